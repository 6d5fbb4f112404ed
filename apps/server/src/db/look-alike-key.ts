// What a name looks like, so that no two players carry names that the eye takes for one another. Case makes no difference:
// letters that look alike in either case are one, and so are the signs that such letters join (I, i, l, L and 1).

/** A sign, and the small letters and signs that look like it in lower or upper case. A letter stands in one row only. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  a: "аαɑᴀ",
  b: "вβʙ",
  c: "сᴄ",
  d: "ԁᴅ",
  e: "еεᴇ",
  g: "ɡɢ",
  h: "нηһʜ",
  j: "јϳᴊ",
  k: "кκᴋ",
  l: "iіӏι1|ɩɪʟ",
  m: "мμᴍ",
  n: "νɴ",
  o: "оο0ᴏ",
  p: "рρᴘ",
  q: "ԛ",
  r: "ʀ",
  s: "ѕꜱ",
  t: "тτᴛ",
  u: "ᴜ",
  v: "ѵᴠ",
  w: "ԝᴡ",
  x: "хχ",
  y: "уүυʏ",
  z: "ζᴢ",
  æ: "ӕ",
  ə: "ә",
  г: "γ",
  п: "π",
  ф: "φ",
  θ: "ѳө",
  σ: "ς",
  "3": "з",
  "6": "б",
  "'": "’‘ʼʹ′`",
};
const SIGN_OF = new Map(
  Object.entries(LOOK_ALIKES).flatMap(([sign, others]) =>
    Array.from(others, (other) => [other, sign] as const),
  ),
);
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800]+/gu;
/** The dots of ё, which people leave out, and of a small i. */
const DOTS = /(?<=e)\u0308+|(?<=l)\u0307+/gu;
const SEPARATORS = /[\s.\p{Pd}\p{Pc}]+/gu;

/**
 * The name as uniqueness sees it, for comparing and never for showing. Compatibility forms (full width), case, letters and
 * digits that look alike, е and ё, invisible characters and the kind and number of spaces, dots, hyphens and underscores
 * make no difference. The key of a key is itself, and none has a line break. Pure.
 */
export function lookAlikeKey(name: string): string {
  const signs = Array.from(folded(name), (sign) => SIGN_OF.get(sign) ?? sign);
  return signs.join("").replace(DOTS, "").replace(SEPARATORS, " ").trim();
}

/** Small letters with their marks apart, and nothing invisible. By way of upper case: «ß» is «SS», and «ẞ» small «ß». */
function folded(name: string): string {
  const visible = name.normalize("NFKD").replace(INVISIBLE, "");
  return visible.toLowerCase().toUpperCase().toLowerCase().normalize("NFKD");
}
