// The game's entry: texts, the version, then the app.
import i18next from "i18next";
import { StrictMode } from "react";
import { GameApp } from "./app/game/game-app.tsx";
import { preloadSignedIn } from "./app/game/load-signed-in.ts";
import { prefetchFirstScreen } from "./lib/http/queries.ts";
import { startPreparing } from "./app/start/prepare.ts";
import { publicPage } from "./app/game/public-page.ts";
import { startPage } from "./app/start/start-page.ts";
import { LoadingPage } from "./app/frame/status-page.tsx";
import { gameTexts } from "./i18n/game-texts.ts";
import { asLanguage, startTexts } from "./i18n/index.ts";
import { browserStorage } from "./lib/device/storage.ts";
import "./ui/styles/app.css";

const MANIFESTS = { ru: "/manifest.webmanifest", en: "/manifest.en.webmanifest" } as const;

const { root, language, openApi, gate, setBusy } = startPage();
const prepare = startPreparing(() => i18next.language || language);
const version = gate.setUp();
const page = publicPage(location.href, openApi);
if (page === null) {
  prefetchFirstScreen(openApi);
  preloadSignedIn(browserStorage);
}
i18next.on("languageChanged", (shown) => {
  document.title = i18next.t("common.pageTitle");
  // Whoever installs the game gets it under the name they know it by.
  document.querySelector("link[rel=manifest]")?.setAttribute("href", MANIFESTS[asLanguage(shown)]);
});
const texts = await startTexts(language, gameTexts);
// Beside what the server is asked meanwhile. A failure is the screen's business, which asks again.
page?.lazy.fetch().catch(() => undefined);
root.render(
  <LoadingPage
    text={texts.t("common.loading")}
    brand={texts.t("common.brand")}
    tagline={texts.t("common.tagline")}
  />,
);
await version;
gate.watch();
root.render(
  <StrictMode>
    <GameApp prepare={prepare} page={page} setBusy={setBusy} />
  </StrictMode>,
);
