// What stands beside the talk on a wide window: the list of other chats, and a card of the other person.
import type { ChatScript } from "./chat-script.ts";
import { drawEmoji } from "./emoji-art.ts";
import { MIDDLE_EN } from "./phrases-en.ts";
import { MIDDLE_RU } from "./phrases-ru.ts";
import { firstNames, screenWords } from "./screen-words.ts";
import type { SeededChance } from "./seeded-chance.ts";

/** The list of other chats: search, tabs, one open entry, unread badges. */
export function drawList(script: ChatScript, chance: SeededChance): string {
  const words = screenWords(script.language);
  const lines = script.language === "ru" ? MIDDLE_RU : MIDDLE_EN;
  const open = chance.below(4);
  const entries = Array.from({ length: 14 }, (_, index) => {
    const name = index === open ? script.partner : chance.pick(firstNames(script.language));
    const time = `${8 + chance.below(12)}:${10 + chance.below(49)}`;
    const badge =
      index !== open && chance.happens(0.3) ? `<div class="badge">${1 + chance.below(12)}</div>` : "";
    return `<div class="entry${index === open ? " open" : ""}"><div class="face">${name.slice(0, 1)}</div><div class="what"><b>${name}<i>${time}</i></b><span>${drawEmoji(chance.pick(lines))}</span></div>${badge}</div>`;
  }).join("");
  const tabs = chance.happens(0.5)
    ? `<div class="tabs">${words.tabs.map((tab) => `<span>${tab}</span>`).join("")}</div>`
    : "";
  return `<div class="side"><div class="search">${words.search}</div>${tabs}${entries}</div>`;
}

/** A card with the other person's picture and a few lines. */
export function drawCard(script: ChatScript, chance: SeededChance): string {
  const lines = script.language === "ru" ? MIDDLE_RU : MIDDLE_EN;
  return `<div class="card"><div class="photo"></div><b>${script.partner}, ${22 + chance.below(14)}</b><p>${chance.pick(lines)}</p><p>${chance.pick(lines)}</p></div>`;
}
