// Case forms of Russian first names by their endings, so that a masked name can come back in the case a sentence needs (MF2).
// First names only: it knows no exceptions among other words.

export const CASES = ["nom", "gen", "dat", "acc", "ins", "pre", "voc"] as const;
/** `voc` is the short call: «Ань», «Саш». */
export type NameCase = (typeof CASES)[number];

/** Names whose last vowel falls out. */
const STEMS: Readonly<Record<string, string>> = { Павел: "Павл", Лев: "Льв", Пётр: "Петр" };
const ALWAYS_SAME =
  /[оеиуыэюё]$|^(?:Адель|Айгуль|Гузель|Асель|Эсмиэль|Гульшат|Жасмин|Ирэн|Николь|Кэт|Катрин|Севиль)$/iu;

/** The forms of a name in Cyrillic letters with a capital; only `nom` when it has no others. Endings: gen, dat, acc, ins, pre. */
export function declineName(
  name: string,
): Readonly<Partial<Record<NameCase, string>>> & { readonly nom: string } {
  const ending = name.slice(-1).toLowerCase();
  if (!/^[а-яё]+$/iu.test(name) || name.length < 2 || ALWAYS_SAME.test(name)) return { nom: name };
  const stem = STEMS[name] ?? name.slice(0, -1);
  if (name === "Любовь") return forms(name, "Любов", "и и ь ью и");
  if (ending === "а") {
    const hushing = /[жшчщ]$/iu.test(stem);
    const first = hushing || /[гкх]$/iu.test(stem) ? "и" : "ы";
    return forms(
      name,
      stem,
      `${first} е у ${hushing || stem.endsWith("ц") ? "ей" : "ой"} е`,
      shortCall(stem, ""),
    );
  }
  if (ending === "я") {
    if (stem.endsWith("и")) return forms(name, stem, "и и ю ей и");
    return forms(name, stem, "и е ю ей е", shortCall(stem, /[аоуеёэ]$/iu.test(stem) ? "й" : "ь"));
  }
  if (ending === "й") return forms(name, stem, stem.endsWith("и") ? "я ю я ем и" : "я ю я ем е");
  if (ending === "ь") return forms(name, stem, "я ю я ем е");
  const whole = STEMS[name] ?? droppedVowel(name);
  return forms(name, whole, `а у а ${/[жшчщц]$/iu.test(whole) ? "ем" : "ом"} е`);
}

/** «Витёк», «Санёк», «Игорек» lose their vowel: Витьк-, Игорьк-. «Марк», «Олежек» (Олежк-). */
function droppedVowel(name: string): string {
  if (/[жшч]ек$/iu.test(name)) return `${name.slice(0, -2)}к`;
  if (/[а-я][ёе]к$/iu.test(name)) return `${name.slice(0, -2)}ьк`;
  if (/[а-я]ок$/iu.test(name)) return `${name.slice(0, -2)}к`;
  return name;
}

/** «Ань» from «Аня»; null for what nobody would call out. */
function shortCall(stem: string, sign: string): string | undefined {
  return stem.length < 2 || stem.length > 6 ? undefined : stem + sign;
}

function forms(name: string, stem: string, endings: string, call?: string) {
  const [gen = "", dat = "", acc = "", ins = "", pre = ""] = endings.split(" ");
  return {
    nom: name,
    gen: stem + gen,
    dat: stem + dat,
    acc: stem + acc,
    ins: stem + ins,
    pre: stem + pre,
    ...(call !== undefined && { voc: call }),
  };
}
