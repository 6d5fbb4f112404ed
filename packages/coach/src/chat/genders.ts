// Whether the person and the other one are men or women, as far as the chat and the person's words tell; null where nothing does.
import { theirGender } from "./gender-forms.ts";
import type { Gender } from "../transcript/transcript.ts";
import { plain } from "../words/plain.ts";

/** «Ты сказала», «ты такой смешной»: how one is spoken to. */
const TO_HER =
  /(?<!\p{L})(?:ты\s(?:(?!я\s|он|кто\s|что\s)\p{L}+\s){0,3}(?:\p{L}{2,}(?:ала|ела|ила|ыла|яла|шла)(?:сь)?|была|сама|такая|готова|свободна|рада|согласна))(?!\p{L})/gu;
const TO_HIM =
  /(?<!\p{L})(?:ты\s(?:(?!я\s|он|кто\s|что\s)\p{L}+\s){0,3}(?:\p{L}{2,}(?:[аеиыя]л|шел)(?:ся)?|был|сам|такой|готов|свободен|рад|согласен))(?!\p{L})/gu;

/** «Я девушка, 26», «Я мужчина», “I am a woman”: said outright, so nothing is guessed. */
const STATED = {
  woman: /(?<!\p{L})(?:я [-–—]?\s?(?:женщина|девушка)|i(?:'m| am) a (?:woman|girl))(?!\p{L})/u,
  man: /(?<!\p{L})(?:я [-–—]?\s?(?:мужчина|парень)|i(?:'m| am) a (?:man|guy))(?!\p{L})/u,
} as const;

function statedIn(about: string): Gender | null {
  const said = plain(about);
  const [isWoman, isMan] = [STATED.woman.test(said), STATED.man.test(said)];
  return isWoman === isMan ? null : isWoman ? "woman" : "man";
}

/** Of the person who asks. `about` is what they say of themselves: their profile and their own words. */
export function genderOfMe(mine: readonly string[], theirs: readonly string[], about: string): Gender | null {
  return statedIn(about) ?? theirGender(ofOneself(mine), "") ?? spokenTo(theirs) ?? theirGender([about], "");
}

/** Of the other one. `told` is how the person speaks of them. */
export function genderOfThem(
  mine: readonly string[],
  theirs: readonly string[],
  told: string,
): Gender | null {
  return theirGender(ofOneself(theirs), told) ?? spokenTo(mine);
}

/** «Видел, планетарий открыли?», «ты их не пробовал» tell of the one who is asked or spoken to. */
function ofOneself(texts: readonly string[]): readonly string[] {
  return texts.map((text) => text.replaceAll(QUESTION, "…").replaceAll(SPOKEN_TO, "…"));
}

const QUESTION = /[^.!?…\n]*\?/gu;
const SPOKEN_TO = /(?<!\p{L})(?:ты|вы)(?!\p{L})[^.!?…,;\n]*/giu;

function spokenTo(lines: readonly string[]): Gender | null {
  const said = plain(lines.join("\n"));
  const woman = [...said.matchAll(TO_HER)].length;
  const man = [...said.matchAll(TO_HIM)].length;
  return woman === man ? null : woman > man ? "woman" : "man";
}
