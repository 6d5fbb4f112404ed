// Whether the one who is invited is a man or a woman, as far as the chat tells: by their own past tense and short forms, and by how the
// person speaks of them. Facts about men or women are shown only where this is known [CO86].
import type { Gender } from "../transcript/transcript.ts";
import { plain } from "../words/plain.ts";

const HER = /(?<!\p{L})(?:она|ей|ее|нее|ней|девушк\p{L}*|she|her|hers|girl|woman|girlfriend)(?!\p{L})/gu;
const HIM =
  /(?<!\p{L})(?:он|ему|его|него|нем|парн\p{L}*|парень|мужчин\p{L}*|he|him|his|guy|man|boyfriend)(?!\p{L})/gu;
/** «Я ходила», «была», «сама рада» and the same in the other gender, of oneself. */
const I_SHE =
  /(?<!\p{L})(?:я(?: (?!он|она|ты|вы|кто|что|как)\p{L}+){0,3}|сама|бы|уже|тоже|вчера|сегодня|еще|давно|и|только|^) ?(?:не )?(?:\p{L}{2,}(?:ала|ела|ила|ыла|ула|яла|шла)(?:сь)?|была|рада|готова|занята|свободна|уверена|согласна|должна)(?!\p{L})/gu;
const I_HE =
  /(?<!\p{L})(?:я(?: (?!он|она|ты|вы|кто|что|как)\p{L}+){0,3}|сам|бы|уже|тоже|вчера|сегодня|еще|давно|и|только|^) ?(?:не )?(?:\p{L}{2,}(?:[аеиуыя]л|шел)(?:ся)?|был|рад|готов|занят|свободен|уверен|согласен|должен)(?!\p{L})/gu;
/** «Ездил к маме», «не пошла»: half a sentence that begins so is mostly of oneself; «убедил», «насмешила» are not, so one proves nothing. */
const OPENS_SHE =
  /(?:^|[.!?…,;\n()]\s*|(?:^|\n|[,.])\s*(?:а|но|и|да|нет|ну|еле|так|пока|вроде|наконец|опять)\s)(?:не )?\p{L}{2,}(?:ала|ела|ила|ыла|яла|шла)(?:сь)?(?!\p{L})/gu;
const OPENS_HE =
  /(?:^|[.!?…,;\n()]\s*|(?:^|\n|[,.])\s*(?:а|но|и|да|нет|ну|еле|так|пока|вроде|наконец|опять)\s)(?:не )?(?:\p{L}{2,}[аеиыя]л(?:ся)?|\p{L}*шел)(?!\p{L})/gu;
const MARGIN = 1;

/** The gender of the other one by their own messages and the person's words about them; null where nothing tells. */
export function theirGender(theirs: readonly string[], told: string): Gender | null {
  const said = plain(theirs.join("\n"));
  const about = plain(told);
  const count = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].length;
  const woman = count(said, I_SHE) + count(said, OPENS_SHE) / 2 + 2 * count(about, HER);
  const man = count(said, I_HE) + count(said, OPENS_HE) / 2 + 2 * count(about, HIM);
  if (woman >= man + MARGIN) return "woman";
  return man >= woman + MARGIN ? "man" : null;
}
