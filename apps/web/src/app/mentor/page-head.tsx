// What a step to another page owes to everybody: a title, the version in the address, the top of the page, and the focus on
// its heading, so that a screen reader begins there. Steps within the chat are the chat's own.
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { asLanguage } from "../../i18n/index.ts";
import { useLocation } from "../../lib/router/router.tsx";
import { mentorPageOf } from "./paths.ts";

const MANIFESTS = { ru: "/mentor.webmanifest", en: "/mentor.en.webmanifest" } as const;

/** Draws nothing. */
export function PageHead({ markVersion }: { readonly markVersion: () => void }): null {
  const { t, i18n } = useTranslation("mentor");
  const address = useLocation();
  const { hash, by } = address;
  const page = mentorPageOf(address.pathname);
  const arrivedAt = useRef(page);

  useEffect(() => {
    document.title = t(`shell.titles.${page}`);
    document.querySelector("meta[name=description]")?.setAttribute("content", t("shell.description"));
    // Whoever installs the app gets it under the name they know it by.
    document.querySelector("link[rel=manifest]")?.setAttribute("href", MANIFESTS[asLanguage(i18n.language)]);
  }, [page, i18n.language, t]);
  useEffect(markVersion, [address, markVersion]);
  useEffect(() => {
    const isOther = arrivedAt.current !== page;
    arrivedAt.current = page;
    if (!isOther && hash === "") return;
    // The browser's own buttons bring back the place where one was.
    if (isOther && by !== "pop") scrollTo(0, 0);
    return whenThere(() => target(hash), arriveAt);
  }, [page, hash, by]);
  return null;
}

/** What a step leads to: the part its address names, else the page's heading. */
function target(hash: string): HTMLElement | null {
  const named = hash.length > 1 ? document.getElementById(hash.slice(1)) : null;
  return named ?? document.querySelector<HTMLElement>("main h1[tabindex]");
}

function arriveAt(element: HTMLElement): void {
  if (element.tagName !== "H1") element.scrollIntoView();
  // A field that took the focus by itself keeps it.
  if (document.activeElement === null || document.activeElement === document.body)
    element.focus({ preventScroll: true });
}

/** Hands over the element as soon as it is on the page, once. Returns how to stop waiting. */
function whenThere(find: () => HTMLElement | null, arrive: (element: HTMLElement) => void): () => void {
  const found = find();
  if (found !== null) {
    arrive(found);
    return () => undefined;
  }
  const observer = new MutationObserver(() => {
    const element = find();
    if (element === null) return;
    observer.disconnect();
    arrive(element);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
