// A conversation in a theme's clothes, as one HTML page without scripts or outside addresses.
import { BASE_STYLE } from "./base-style.ts";
import type { ChatScript, ScriptMessage } from "./chat-script.ts";
import type { ChatTheme } from "./chat-theme.ts";
import { drawEmoji } from "./emoji-art.ts";
import { fontFaces } from "./corpus-fonts.ts";
import { createSeededChance } from "./seeded-chance.ts";
import type { SeededChance } from "./seeded-chance.ts";
import { drawCard, drawList } from "./side-panels.ts";
import { screenWords } from "./screen-words.ts";

const TICKS =
  '<svg viewBox="0 0 22 14" fill="none" stroke="currentColor" stroke-width="2"><path d="M1 8 l4 4 L13 2 M9 11 l1 1 L19 2"/></svg>';
const BATTERY =
  '<svg viewBox="0 0 44 14" fill="currentColor"><path d="M0 10h3v4H0zM5 7h3v7H5zM10 4h3v10h-3zM15 1h3v13h-3z"/><rect x="24" y="1" width="17" height="12" rx="3"/></svg>';
const ARROW =
  '<svg class="icon" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2.500"><path d="M15 4 L7 12 l8 8"/></svg>';
const DOTS =
  '<svg class="icon" viewBox="0 0 24 24" fill="currentColor"><circle cx="12" cy="5" r="2"/><circle cx="12" cy="12" r="2"/><circle cx="12" cy="19" r="2"/></svg>';
const SEND =
  '<svg class="icon send" viewBox="0 0 24 24" fill="currentColor"><path d="M2 21 L23 12 2 3 V10 L17 12 2 14 Z"/></svg>';
const HEART =
  '<svg class="icon like" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2"><path d="M12 20 C3 13 2 9 4 6 C7 3 10 5 12 8 C14 5 17 3 20 6 C22 9 21 13 12 20 Z"/></svg>';
const TAIL = '<i class="tail"></i>';
const CLIP =
  '<svg class="icon" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2"><circle cx="12" cy="12" r="9"/><path d="M8 14 q4 4 8 0 M9 9 v1 M15 9 v1"/></svg>';

/** The page for `script` in `theme`; `seed` varies what surrounds the talk. Deterministic. */
export function drawChatPage(theme: ChatTheme, script: ChatScript, dark: boolean, seed: number): string {
  const chance = createSeededChance(seed + 77);
  const phone = theme.panels === "none";
  const words = screenWords(script.language);
  const rows = script.messages
    .map((message, index) => drawRow(theme, script, message, index, chance))
    .join("");
  const typing = theme.typing === true && chance.happens(0.5) ? drawTyping(theme, script) : "";
  const list = phone ? "" : drawList(script, chance);
  const card = theme.panels === "list-and-card" ? drawCard(script, chance) : "";
  const status = phone
    ? `<div class="status"><span>${chance.pick(["9:41", "14:05", "22:18"])}</span>${BATTERY}</div>`
    : "";
  return `<!doctype html><meta charset="utf-8"><style>${fontFaces(theme.font)}
body{font-family:"${theme.font}"}${BASE_STYLE}${theme.css}</style>
<body class="${dark ? "dark" : "light"}${theme.browser === true ? " framed" : ""}">${theme.browser === true ? drawBrowserBar(script.language) : ""}${list}
<div class="talk">${status}
<header>${phone ? ARROW : ""}<div class="face">${script.partner.slice(0, 1)}</div><div class="who"><b>${script.partner}</b><small>${chance.pick(words.online)}</small></div>${DOTS}</header>
<div class="pane">${rows}${typing}</div>
<footer>${CLIP}<div class="field">${chance.pick(words.placeholder)}</div>${SEND}</footer>${phone && chance.happens(0.5) ? '<div class="home"></div>' : ""}
</div>${card}</body>`;
}

function drawRow(
  theme: ChatTheme,
  script: ChatScript,
  message: ScriptMessage,
  index: number,
  chance: SeededChance,
): string {
  const before = script.messages[index - 1];
  const after = script.messages[index + 1];
  const first = before?.speaker !== message.speaker || message.separator !== null;
  const lastOfGroup = after?.speaker !== message.speaker || after.separator !== null;
  const corner = message.reaction !== null && theme.reaction === "corner";
  const classes = `row ${message.speaker}${first ? " first" : ""}${corner ? " has-corner" : ""}`;
  const face =
    theme.avatars && message.speaker === "them"
      ? `<div class="face"${lastOfGroup ? "" : ' style="visibility:hidden"'}>${script.partner.slice(0, 1)}</div>`
      : "";
  const beside = theme.time === "beside" ? `<div class="beside">${message.time}</div>` : "";
  const like = theme.likes === true && message.speaker === "them" && lastOfGroup ? HEART : "";
  const stack = `<div class="stack">${drawAbove(theme, script, message, chance)}${drawBubble(theme, script, message, index, lastOfGroup)}${drawBelow(theme, script, message, index, lastOfGroup, chance)}</div>`;
  const inner = message.speaker === "me" ? `${beside}${stack}` : `${face}${stack}${beside}${like}`;
  return `${drawSeparator(theme, script, message, index, chance)}<div class="${classes}">${inner}</div>`;
}

function drawBubble(
  theme: ChatTheme,
  script: ChatScript,
  message: ScriptMessage,
  index: number,
  lastOfGroup: boolean,
): string {
  const ticks = theme.ticks && message.speaker === "me" ? TICKS : "";
  const meta = theme.time === "inside" ? `<span class="meta">${message.time}${ticks}</span>` : "";
  const name = message.speaker === "me" ? script.partner : script.language === "ru" ? "Вы" : "You";
  const quote =
    message.quote !== null && theme.quote !== "above"
      ? `<div class="quote"><b>${name}</b><span>${drawEmoji(message.quote)}</span></div>`
      : "";
  const inside = theme.reaction === "inside" ? drawReaction(message, "inside") : "";
  const corner = theme.reaction === "corner" ? drawReaction(message, "corner") : "";
  return `<div class="bubble" data-message="${index}">${quote}<span class="said">${drawEmoji(message.text)}</span>${meta}${inside}${corner}${theme.tails === true && lastOfGroup ? TAIL : ""}</div>`;
}

function drawReaction(message: ScriptMessage, place: string): string {
  if (message.reaction === null) return "";
  return `<div class="reacted ${place}">${drawEmoji(message.reaction)}${place === "corner" ? "" : "<span>1</span>"}</div>`;
}

function drawAbove(
  theme: ChatTheme,
  script: ChatScript,
  message: ScriptMessage,
  chance: SeededChance,
): string {
  if (message.quote === null || theme.quote !== "above") return "";
  const note = chance.happens(0.5)
    ? `<div class="quoted-note">${chance.pick(screenWords(script.language).replied)}</div>`
    : "";
  return `${note}<div class="quoted">${drawEmoji(message.quote)}</div>`;
}

function drawBelow(
  theme: ChatTheme,
  script: ChatScript,
  message: ScriptMessage,
  index: number,
  lastOfGroup: boolean,
  chance: SeededChance,
): string {
  const edge = theme.reaction === "edge" ? drawReaction(message, "edge") : "";
  const ticks = theme.ticks && message.speaker === "me" ? TICKS : "";
  const time =
    theme.time === "under" && lastOfGroup ? `<div class="under">${message.time} ${ticks}</div>` : "";
  const lastOne = index === script.messages.length - 1 && message.speaker === "me";
  const read =
    theme.readLine && lastOne
      ? `<div class="under">${chance.pick(screenWords(script.language).read)}</div>`
      : "";
  const ownLast = index === script.messages.findLastIndex(({ speaker }) => speaker === "me");
  const receipt =
    theme.receipt === true && ownLast
      ? `<div class="under">${chance.pick(screenWords(script.language).receipts)}</div>`
      : "";
  return `${edge}${time}${read}${receipt}`;
}

/** The other one is writing: a bubble without words, and no message. */
function drawTyping(theme: ChatTheme, script: ChatScript): string {
  const face = theme.avatars ? `<div class="face">${script.partner.slice(0, 1)}</div>` : "";
  return `<div class="row first them">${face}<div class="stack"><div class="bubble typing"><i></i><i></i><i></i>${theme.tails === true ? TAIL : ""}</div></div></div>`;
}

function drawBrowserBar(language: string): string {
  const tabs = language === "ru" ? ["Почта", "Сообщения", "Новая вкладка"] : ["Inbox", "Messages", "New Tab"];
  return `<div class="browser"><div class="strip">${tabs.map((tab) => `<span>${tab}</span>`).join("")}</div><div class="address">messages.example.com/t/100048</div></div>`;
}

function drawSeparator(
  theme: ChatTheme,
  script: ChatScript,
  message: ScriptMessage,
  index: number,
  chance: SeededChance,
): string {
  const words = screenWords(script.language);
  const day = chance.pick(words.days);
  if (message.separator === "system") return `<div class="service">${chance.pick(words.system)}</div>`;
  if (message.separator === "day") {
    return theme.time === "between"
      ? `<div class="between">${day}, ${message.time}</div>`
      : `<div class="day">${day}</div>`;
  }
  return theme.time === "between" && index % 5 === 3 ? `<div class="between">${message.time}</div>` : "";
}
