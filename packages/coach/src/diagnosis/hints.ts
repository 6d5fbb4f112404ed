// A hint to be asked out [CO74]: they would like to see the place or to do the thing that I have just named.
import { findTopics } from "../topics/find-topics.ts";
import type { TranscriptMessage } from "../transcript/transcript.ts";
import { has, wordPattern } from "../words/pattern.ts";
import { plain } from "../words/plain.ts";
import { asks } from "./acts.ts";
import { isCommon, isVeryCommon } from "./hooks.ts";
import { SIGNALS } from "./signals.ts";

/** A wish of their own. */
const WISH = wordPattern(
  "давно никуда не|сто лет никуда|сто лет не была|сто лет не был|тоже хочу|тоже хочется|тоже бы|хочу туда|хочу так|хочу попробовать|хотела бы|хотел бы|хочется попробовать|хочется туда|я бы сходила|я бы сходил|я бы пошла|я бы пошел|я бы съездила|я бы съездил|я бы попробовала|я бы попробовал|было бы здорово|было бы круто|было бы классно|было бы интересно|было бы супер|ни разу там не|ни разу не была|ни разу не был|ни разу не пробовал*|никогда не была|никогда не был|никогда не пробовал*|всегда хотела|всегда хотел|давно хотела|давно хотел|давно хочу|мечтаю|давно мечтаю|надо сходить|надо попробовать|возьми меня|возьмешь меня|always wanted to|never been|never tried|i'd love to|would love to|been meaning to|been wanting to|need to try|have to try|want to try|want to go there|i should go|dying to|take me|jealous i want|me too someday|i'm in",
);
const PRAISE = wordPattern(
  "звучит классно|звучит круто|звучит здорово|звучит интересно|звучит отлично|звучит заманчиво|звучит вкусно|звучит супер|классная идея|sounds fun|sounds great|sounds amazing|sounds lovely|sounds cool|sounds delicious|sounds awesome|sounds so good|sounds so fun",
);
const PLACE = wordPattern(
  "клуб*|бар|баре|бары|кафе|кофейн*|место|местечко|ресторан*|скалодром*|планетари*|каток|катке|парк*|театр*|музе*|выставк*|рынок|рынке|джем|концерт*|лекци*|мастер класс|мастер-класс|квиз*|place|spot|bar|club|cafe|café|restaurant|market|gym|museum|gallery|open mic|gig|concert|night|nights|class|park|bakery",
);
const SOUNDS =
  /(?<!\p{L})(?:звучит|sounds) (?:\p{L}+ )?(?:волшебно|прекрасно|сказочно|чудесно|потрясающе|обалденно|magical|dreamy|perfect|incredible|fantastic|wonderful|heavenly)(?!\p{L})/u;
const WISHED = 3;
const MINE_LOOKED_AT = 2;

/** The message of mine they would like to come along to; null when they hint at nothing. */
export function hintedAt(messages: readonly TranscriptMessage[], theirs: readonly string[]): number | null {
  const said = theirs.join(" ");
  if (theirs.some((text) => asks(text)) || has(said, SIGNALS.refusal)) return null;
  const wish = has(said, WISH);
  const praise = has(said, PRAISE) || SOUNDS.test(plain(said));
  if (!wish && !praise) return null;
  // «Давно мечтаю» one turn before, and now «звучит волшебно».
  const wished = messages.slice(-WISHED).some(({ speaker, text }) => speaker !== "me" && has(text, WISH));
  const mine = messages
    .flatMap((message, at) => (message.speaker === "me" ? [at] : []))
    .slice(-MINE_LOOKED_AT)
    .toReversed();
  const named = (at: number): boolean => {
    const text = messages[at]?.text ?? "";
    const topical = findTopics(text).some((find) => !isCommon(find.topic) && !isVeryCommon(find.topic));
    // Praise alone is a hint where I named a place, and when one can go there.
    return wish || (praise && wished)
      ? topical || has(text, PLACE)
      : has(text, PLACE) && has(text, SIGNALS.date);
  };
  return mine.find((at) => named(at)) ?? null;
}
