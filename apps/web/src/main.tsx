// The one entry: texts, the version, then the app.
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/app.tsx";
import { createOpenApi } from "./app/create-services.ts";
import { LoadingPage } from "./app/status-page.tsx";
import { createVersionGate } from "./app/version-gate.ts";
import { asLanguage, startTexts } from "./i18n/index.ts";
import { browserClock } from "./lib/clock.ts";
import { randomText } from "./lib/random-text.ts";
import { browserStorage, STORED } from "./lib/storage.ts";
import "./ui/styles/app.css";

let busy = false;
const element = document.getElementById("root");
if (element === null) throw new Error("The page has no #root.");
const root = createRoot(element);
const stored = asLanguage(browserStorage.get(STORED.language));
const openApi = createOpenApi(() => stored);
const gate = createVersionGate({
  clock: browserClock,
  storage: browserStorage,
  fetchVersion: () => openApi.version(randomText()),
  address: () => location.href,
  replaceAddress: (url) => history.replaceState(null, "", url),
  reload: (url) => location.replace(url),
  isBusy: () => busy,
});

const texts = await startTexts(stored);
root.render(<LoadingPage text={texts.t("common.loading")} />);
await gate.setUp();
gate.watch();
root.render(
  <StrictMode>
    <App
      setBusy={(next) => {
        busy = next;
      }}
    />
  </StrictMode>,
);
