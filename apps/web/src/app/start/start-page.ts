// What both entries of the app do first: the place to draw in, the language of this device, the version gate.
import { createRoot } from "react-dom/client";
import type { Root } from "react-dom/client";
import { firstLanguage } from "../../i18n/index.ts";
import type { Language } from "../../i18n/index.ts";
import type { Api } from "../../lib/http/api.ts";
import { browserClock } from "../../lib/clock.ts";
import { randomText } from "../../lib/random-text.ts";
import { browserStorage, STORED } from "../../lib/device/storage.ts";
import { createOpenApi } from "./create-services.ts";
import { createVersionGate } from "./version-gate.ts";
import type { VersionGate } from "./version-gate.ts";

export interface StartedPage {
  readonly root: Root;
  /** The language chosen on this device, or the browser's where it is one of ours, or the default. */
  readonly language: Language;
  readonly openApi: Api;
  readonly gate: VersionGate;
  /** Hears whether a match runs or an answer streams: the page must not be reloaded into it. */
  readonly setBusy: (busy: boolean) => void;
}

/** Begins a page. @throws when the page has no #root, which is a bug. */
export function startPage(): StartedPage {
  const element = document.getElementById("root");
  if (element === null) throw new Error("The page has no #root.");
  const language = firstLanguage(browserStorage.get(STORED.language), navigator.languages);
  const openApi = createOpenApi(() => language);
  let busy = false;
  const gate = createVersionGate({
    clock: browserClock,
    storage: browserStorage,
    fetchVersion: () => openApi.version(randomText()),
    address: () => location.href,
    replaceAddress: (url) => history.replaceState(history.state, "", url),
    reload: (url) => location.replace(url),
    isKept: document.documentElement.hasAttribute("data-kept"),
    isBusy: () => busy,
  });
  return {
    root: createRoot(element),
    language,
    openApi,
    gate,
    setBusy: (next) => {
      busy = next;
    },
  };
}
