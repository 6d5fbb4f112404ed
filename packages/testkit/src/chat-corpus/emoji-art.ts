// Our own small emoji, as SVG, because machines differ in their emoji fonts.

const FACE = '<circle cx="16" cy="16" r="14" fill="#ffc83d"/>';
const EYES = '<circle cx="11" cy="13" r="2" fill="#5c3a00"/><circle cx="21" cy="13" r="2" fill="#5c3a00"/>';
const HEART = "M16 28 C4 19 2 13 4 8 C7 3 13 4 16 9 C19 4 25 3 28 8 C30 13 28 19 16 28 Z";

const ART: Readonly<Record<string, string>> = {
  "🙂": `${FACE}${EYES}<path d="M9 19 Q16 26 23 19" stroke="#5c3a00" stroke-width="2" fill="none"/>`,
  "😂": `${FACE}<path d="M8 13 l4 -3 4 3 M17 13 l4 -3 4 3" stroke="#5c3a00" stroke-width="2" fill="none"/><path d="M8 17 H24 Q23 26 16 26 Q9 26 8 17 Z" fill="#7a3b12"/><ellipse cx="4" cy="19" rx="3" ry="4" fill="#4fb3ff"/><ellipse cx="28" cy="19" rx="3" ry="4" fill="#4fb3ff"/>`,
  "😍": `${FACE}<g transform="translate(4 5) scale(.35)"><path d="${HEART}" fill="#f2335d"/></g><g transform="translate(17 5) scale(.35)"><path d="${HEART}" fill="#f2335d"/></g><path d="M9 19 Q16 27 23 19 Z" fill="#7a3b12"/>`,
  "😉": `${FACE}<circle cx="11" cy="13" r="2" fill="#5c3a00"/><path d="M18 13 h6" stroke="#5c3a00" stroke-width="2"/><path d="M9 19 Q16 26 23 19" stroke="#5c3a00" stroke-width="2" fill="none"/>`,
  "🤔": `${FACE}${EYES}<path d="M12 21 q5 -3 9 0" stroke="#5c3a00" stroke-width="2" fill="none"/><path d="M6 24 q6 -5 9 1 q-1 5 -6 5 Z" fill="#f0a51e"/>`,
  "🙈": '<circle cx="16" cy="16" r="14" fill="#8a5a35"/><circle cx="16" cy="18" r="9" fill="#e7bd92"/><ellipse cx="10" cy="14" rx="5" ry="4" fill="#a46d43"/><ellipse cx="22" cy="14" rx="5" ry="4" fill="#a46d43"/>',
  "🐱": '<path d="M4 4 L12 9 H20 L28 4 V20 Q28 29 16 29 Q4 29 4 20 Z" fill="#f6b04d"/><circle cx="11" cy="17" r="2" fill="#333"/><circle cx="21" cy="17" r="2" fill="#333"/><path d="M14 21 h4 l-2 2 Z" fill="#d15b6d"/>',
  "❤️": `<path d="${HEART}" fill="#e8274b"/>`,
  "🔥": '<path d="M16 2 C20 9 27 12 26 20 C25 27 20 30 16 30 C11 30 6 26 6 20 C6 14 12 12 16 2 Z" fill="#ff6a1a"/><path d="M16 15 C19 19 21 20 21 24 C21 28 18 29 16 29 C13 29 11 27 11 24 C11 20 15 19 16 15 Z" fill="#ffd23d"/>',
  "☕": '<path d="M5 11 H24 V20 Q24 28 15 28 Q5 28 5 20 Z" fill="#f3f3f3" stroke="#999"/><ellipse cx="14.500" cy="12" rx="8" ry="2.500" fill="#6b3d1f"/><path d="M24 14 q6 0 5 5 q-1 4 -6 3" fill="none" stroke="#bbb" stroke-width="2"/>',
  "👍": '<path d="M4 15 H10 V28 H4 Z" fill="#3b88c3"/><path d="M10 15 L15 4 Q20 4 18 12 H27 Q29 14 27 17 Q29 20 26 22 Q27 26 23 28 H10 Z" fill="#ffc83d"/>',
};

const PATTERN = new RegExp(Object.keys(ART).join("|"), "gu");

/** The text as HTML: escaped, each drawn emoji as an inline SVG one em tall. */
export function drawEmoji(text: string): string {
  const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return escaped.replaceAll(
    PATTERN,
    (emoji) => `<svg class="emoji" viewBox="0 0 32 32">${ART[emoji] ?? ""}</svg>`,
  );
}

/** The text without emoji and with single spaces, as it is compared with what was read. */
export function withoutEmoji(text: string): string {
  return text
    .replaceAll(/[\p{Extended_Pictographic}\u{FE0F}\u{200D}]/gu, "")
    .replaceAll(/\s+/g, " ")
    .trim();
}
