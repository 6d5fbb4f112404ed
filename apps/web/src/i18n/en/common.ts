// English: what every screen shares.
import type { Texts } from "../texts.ts";

export const common: Texts["common"] = {
  brand: "Fuse",
  pageTitle: "Fuse — bombs, crates and friends at one table",
  tagline: "Bombs, crates and friends at one table",
  loading: "Loading...",
  close: "Close",
  cancel: "Cancel",
  back: "Back",
  retry: "Try again",
  save: "Save",
  free: "Free",
  chips_one: "{{count}} chip",
  chips_other: "{{count}} chips",
  defaultPlayerName: "Player",
  language: "Language",
  languageRu: "Русский",
  languageEn: "English",
};
