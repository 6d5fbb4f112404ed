// The mentor's entry: its own page, texts and screens. Shares the version gate with the game and fetches nothing else of it.
import { StrictMode } from "react";
import { MentorApp } from "./app/mentor/mentor-app.tsx";
import { mentorPageOf } from "./app/mentor/paths.ts";
import { preloadScreen } from "./app/mentor/screens.ts";
import { createServicesStore } from "./app/mentor/services-store.ts";
import { Waiting } from "./app/mentor/status-pages.tsx";
import { askForServices } from "./app/start/prepare.ts";
import { startPage } from "./app/start/start-page.ts";
import { chosenLanguage, startTexts } from "./i18n/index.ts";
import { loadMentorTexts } from "./i18n/load-mentor.ts";
import { sharedTexts } from "./i18n/shared-texts.ts";
import { browserClock } from "./lib/clock.ts";
import { createHolds } from "./lib/holds.ts";
import { createMentorApi } from "./lib/http/mentor-api.ts";
import { browserHistory, createAddresses } from "./lib/router/addresses.ts";
import { uploadByXhr } from "./lib/http/upload.ts";
import "./ui/styles/app.css";

const { root, language, gate, setBusy } = startPage();
const version = gate.setUp();
const texts = startTexts(language, sharedTexts);
preloadScreen(mentorPageOf(location.pathname));
const store = createServicesStore(() => askForServices(chosenLanguage), browserClock);
const mentorApi = createMentorApi({
  fetch: (...args) => fetch(...args),
  upload: uploadByXhr,
  language: chosenLanguage,
  token: async (fresh) => (await store.ready()).identity.token(fresh),
  onUnauthorized: () => void store.ready().then(({ identity }) => identity.signOut()),
});
const hold = createHolds(setBusy);
await Promise.all([texts, loadMentorTexts("shell")]);
root.render(<Waiting />);
await version;
gate.watch();
addEventListener("online", () => void gate.check());
root.render(
  <StrictMode>
    <MentorApp
      addresses={createAddresses(browserHistory())}
      store={store}
      mentor={{ mentorApi, hold }}
      markVersion={gate.mark}
    />
  </StrictMode>,
);
