// Every attack there is.
import type { Attack } from "./attack.ts";
import { farming } from "./farming.ts";
import { chatMemory } from "./chat-memory.ts";
import { foreignOrigin } from "./foreign-origin.ts";
import { fragments } from "./fragments.ts";
import { hostRebinding } from "./host-rebinding.ts";
import { jpegBomb } from "./jpeg-bomb.ts";
import { rebirth } from "./rebirth.ts";

export const ATTACKS: readonly Attack[] = [
  chatMemory,
  farming,
  foreignOrigin,
  fragments,
  hostRebinding,
  jpegBomb,
  rebirth,
];
