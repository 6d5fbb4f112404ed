// The one entry: texts, the version, then the app.
import i18next from "i18next";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/app.tsx";
import { createOpenApi } from "./app/create-services.ts";
import { LoadingPage } from "./app/status-page.tsx";
import { startPreparing } from "./app/prepare.ts";
import { preloadSignedIn } from "./app/load-signed-in.ts";
import { prefetchFirstScreen } from "./app/query-client.ts";
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

const prepare = startPreparing(() => i18next.language || stored);
const version = gate.setUp();
prefetchFirstScreen(openApi);
preloadSignedIn(browserStorage);
i18next.on("languageChanged", () => {
  document.title = i18next.t("common.pageTitle");
});
const texts = await startTexts(stored);
root.render(<LoadingPage text={texts.t("common.loading")} brand={texts.t("common.brand")} />);
await version;
gate.watch();
root.render(
  <StrictMode>
    <App
      prepare={prepare}
      setBusy={(next) => {
        busy = next;
      }}
    />
  </StrictMode>,
);
