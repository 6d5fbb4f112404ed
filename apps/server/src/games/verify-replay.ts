// What playing a replay again proves, in words (RP3). Pure.
import { RULES_VERSION, judgeReplay } from "@fitil/engine";
import type { ReplayVerdict } from "@fitil/engine";
import { replaySchema } from "@fitil/contracts";
import type { FinishedGame } from "@fitil/contracts";
import type { Language } from "../http/messages.ts";
import { sha256Hex } from "./replay-file.ts";

/** What the site says of the same game, which the replay must agree with. */
export type SiteFacts = Pick<FinishedGame, "seedHash" | "endHash" | "digest">;

/** The verdict, and the sentences that say it. */
export interface VerifiedReplay {
  readonly verdict: ReplayVerdict | "no_replay" | "other_game";
  readonly lines: readonly string[];
}

const SENTENCES: Readonly<Record<VerifiedReplay["verdict"], Readonly<Record<Language, string>>>> = {
  proven: {
    ru: "Проверено. Доска вышла из зерна, чей отпечаток сервер назвал до первого шага, и все слова игроков, сыгранные заново, привели ровно к записанному концу. Значит, после начала никто не подменил ни доску, ни бонусы под ящиками, ни ходы, ни итог.",
    en: "Verified. The board came from the seed whose fingerprint the server named before the first step, and everything the players said, played again, led to exactly the end on record. So after the start nobody swapped the board, what the crates hid, the moves or the result.",
  },
  changed: {
    ru: "Запись изменена: она не та, что была сохранена, хотя бы в одном знаке. Она ничего не доказывает.",
    en: "The recording was changed: it differs from what was kept in at least one character. It proves nothing.",
  },
  no_replay: {
    ru: "Это не запись игры, или в ней что-то испорчено: прочитать её нельзя. Она ничего не доказывает.",
    en: "This is not a recording of a game, or something in it is damaged: it cannot be read. It proves nothing.",
  },
  other_rules: {
    ru: `Эта игра сыграна по другим правилам (у этой программы версия ${RULES_VERSION}), переиграть её здесь нельзя. Возьми программу того времени.`,
    en: `This game was played by other rules (this program has version ${RULES_VERSION}) and cannot be played again here. Take the program of its time.`,
  },
  other_seed: {
    ru: "Зерно не то: его отпечаток не совпал с тем, что был назван до первого шага. Доску могли подменить.",
    en: "The seed is another one: its fingerprint is not the one named before the first step. The board may have been swapped.",
  },
  other_end: {
    ru: "Слова игроков ведут к другому концу, чем записан. Итог или ходы подменены.",
    en: "What the players said leads to another end than the one on record. The result or the moves were swapped.",
  },
  other_game: {
    ru: "Запись сама по себе цела, но сайт хранит об этой игре другое: это запись не той игры, или её подменили целиком.",
    en: "The recording is whole, but the site keeps something else of this game: it is of another game, or was replaced as a whole.",
  },
};

/** Plays the replay in `text` again, and compares it with what the site says where there is one. */
export function verifyReplay(text: string, site: SiteFacts | null, language: Language): VerifiedReplay {
  const parsed = replaySchema.safeParse(parseJson(text));
  if (!parsed.success) return { verdict: "no_replay", lines: [SENTENCES.no_replay[language]] };
  const { seed, seedHash, endHash, digest, inputs } = parsed.data;
  const judged = judgeReplay(parsed.data, sha256Hex);
  const isOther =
    site !== null && (site.seedHash !== seedHash || site.endHash !== endHash || site.digest !== digest);
  const verdict = judged === "proven" && isOther ? "other_game" : judged;
  const facts =
    language === "ru"
      ? [
          `зерно       ${seed}`,
          `отпечаток   ${seedHash}`,
          `конец       ${endHash}`,
          `слов        ${inputs.length}`,
        ]
      : [
          `seed         ${seed}`,
          `fingerprint  ${seedHash}`,
          `end          ${endHash}`,
          `words        ${inputs.length}`,
        ];
  return { verdict, lines: [SENTENCES[verdict][language], ...facts] };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // Not JSON: the caller says so.
    return undefined;
  }
}
