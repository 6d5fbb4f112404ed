// Which screenshots the corpus holds: every theme, light and dark, both languages, each in a file form that
// people really send. Numbers only; nothing is drawn here.
import type { CorpusLanguage } from "./chat-script.ts";
import type { ChatTheme } from "./chat-theme.ts";
import { createSeededChance } from "./seeded-chance.ts";
import { HELD_OUT_DESKTOPS } from "./themes/held-out-desktops.ts";
import { HELD_OUT_MESSENGERS } from "./themes/held-out-messengers.ts";
import { HELD_OUT_PHONES } from "./themes/held-out-phones.ts";
import { TUNING_DESKTOPS } from "./themes/tuning-desktops.ts";
import { TUNING_MESSENGERS } from "./themes/tuning-messengers.ts";
import { TUNING_PHONES_RICH } from "./themes/tuning-phones-rich.ts";
import { TUNING_PHONES_SHADED } from "./themes/tuning-phones-shaded.ts";
import { TUNING_PHONES } from "./themes/tuning-phones.ts";

export interface FileForm {
  readonly format: "png" | "jpeg" | "webp";
  /** 1–100; of no meaning for PNG. */
  readonly quality: number;
  /** Size against the original, 0–1. */
  readonly scale: number;
}

export interface CorpusItem {
  /** Names theme, mode, language, form and seed. */
  readonly id: string;
  readonly theme: ChatTheme;
  readonly dark: boolean;
  readonly language: CorpusLanguage;
  readonly seed: number;
  /** Messages in the talk; a tall talk is cut off at the top, as on a real screen. */
  readonly messages: number;
  readonly form: FileForm;
}

/** Every theme there is. */
const CHAT_THEMES: readonly ChatTheme[] = [
  ...TUNING_PHONES,
  ...TUNING_PHONES_RICH,
  ...TUNING_DESKTOPS,
  ...TUNING_PHONES_SHADED,
  ...HELD_OUT_PHONES,
  ...HELD_OUT_DESKTOPS,
  ...TUNING_MESSENGERS,
  ...HELD_OUT_MESSENGERS,
];

/**
 * The screenshots of one half of the corpus, `rounds` (≥ 1) for each theme, mode and language; deterministic.
 * Forms take turns: half of the pictures are PNG, a third JPEG (some of them scaled down), the rest WebP.
 */
export function planCorpus(split: ChatTheme["split"], rounds: number): readonly CorpusItem[] {
  const items: CorpusItem[] = [];
  const themes = CHAT_THEMES.filter((theme) => theme.split === split);
  for (let round = 0; round < rounds; round += 1) {
    for (const [place, theme] of themes.entries()) {
      for (const [turn, [dark, language]] of COMBINATIONS.entries()) {
        const seed = (split === "tuning" ? 1000 : 5000) + round * 97 + place * 11 + turn;
        items.push(planItem(theme, dark, language, seed, round + place + turn));
      }
    }
  }
  return items;
}

const COMBINATIONS: readonly (readonly [dark: boolean, language: CorpusLanguage])[] = [
  [false, "ru"],
  [true, "ru"],
  [false, "en"],
  [true, "en"],
];

function planItem(
  theme: ChatTheme,
  dark: boolean,
  language: CorpusLanguage,
  seed: number,
  turn: number,
): CorpusItem {
  const chance = createSeededChance(seed * 31 + 7);
  const small = theme.screen.scale >= 2 ? 0.5 + chance.below(21) / 100 : theme.screen.scale > 1 ? 0.8 : 1;
  const quality = 60 + chance.below(21);
  const forms: readonly FileForm[] = [
    { format: "png", quality: 100, scale: 1 },
    { format: "jpeg", quality, scale: 1 },
    { format: "png", quality: 100, scale: 1 },
    { format: "jpeg", quality, scale: small },
    { format: "png", quality: 100, scale: 1 },
    { format: "webp", quality: quality + 10, scale: 1 },
  ];
  const form = forms[turn % forms.length] as FileForm;
  const mode = dark ? "dark" : "light";
  const shape = form.format === "png" ? "png" : `${form.format}${form.quality}x${form.scale}`;
  return {
    id: `${theme.id}-${mode}-${language}-${shape}-${seed}`,
    theme,
    dark,
    language,
    seed,
    messages: 2 + chance.below(15),
    form,
  };
}
