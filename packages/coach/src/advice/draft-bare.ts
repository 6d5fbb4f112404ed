// Easy questions for a chat without any hook: a game, a warm question, two plain ones to choose from, each put together from
// parts by everything that is known of the chat [CO44].
import type { Tone } from "./advice.ts";
import { place } from "./draft-base.ts";
import { capital, fill } from "./fill.ts";
import type { Material } from "./material.ts";
import { pick } from "./material.ts";
import { profileAnswer } from "./profile-words.ts";

/** The question of this tone; the sincere one begins with something of the person's own where the profile has it. */
export function bareQuestion(material: Material, tone: Tone, attempt: number): string {
  const { bare } = material.lines;
  const one = <T>(name: string, list: readonly T[], offset = 0): T =>
    pick(material, `bare/${tone}/${name}`, list, attempt, offset);
  if (tone === "playful") {
    const [first, second, third] = different(material, "pair", bare.pairs, attempt);
    return fillAll(one("game", bare.games), {
      one: first,
      two: second,
      three: third,
      theme: one("theme", bare.themes),
      stake: one("stake", bare.stakes),
    });
  }
  if (tone === "direct") {
    const [first, second] = different(material, "plain", bare.plain, attempt);
    return fillAll(one("choice", bare.choice), { one: first, two: second });
  }
  const fact = profileAnswer(material.profile, "hobby", material.language === "ru");
  const mine = fact === null ? "" : fill(one("mine", bare.mine), { fact });
  const question = fillAll(one("warm", bare.warm), { when: one("when", bare.when) });
  return [mine, question, one("tail", bare.warmTail, place(tone))].filter((part) => part !== "").join(" ");
}

/** Three entries of a list that are not the same. */
function different(
  material: Material,
  name: string,
  list: readonly string[],
  attempt: number,
): readonly [string, string, string] {
  const first = pick(material, `bare/${name}/1`, list, attempt);
  const second = pick(material, `bare/${name}/2`, without(list, [first]), attempt);
  const third = pick(material, `bare/${name}/3`, without(list, [first, second]), attempt);
  return [first, second, third];
}

function without(list: readonly string[], used: readonly string[]): readonly string[] {
  return list.filter((entry) => !used.includes(entry));
}

function fillAll(line: string, marks: Readonly<Record<string, string>>): string {
  return capital(line.replaceAll(/\{(\w+)\}/g, (_, mark: string) => marks[mark] ?? ""));
}
