// Tells i18next which keys exist, so that a wrong one does not compile.
import type { MentorTexts } from "./mentor-texts.ts";
import type { ru } from "./ru/index.ts";
import type { AreaTexts } from "./load-area.ts";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "translation";
    resources: { translation: typeof ru & AreaTexts; mentor: MentorTexts };
  }
}
