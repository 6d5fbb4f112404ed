// Whether two people say «ты» or «вы» to each other, in a language that has both.

const TY =
  /(?<!\p{L})(?:ты|тебя|тебе|тобой|тво(?:й|я|ё|е|и|его|ей|ему|им|ём|ем|ю|их|ими)|\p{L}{2,}[еёи]шь(?:ся)?)(?!\p{L})/iu;
const VY =
  /(?<!\p{L})(?:вы|вас|вам|вами|ваш\p{L}{0,3}|\p{L}{2,}йте(?:сь)?|здравствуйте|будете|можете|хотите|думаете|знаете|любите|понимаете|извините|простите|скажите|напишите|расскажите|приходите|помните)(?!\p{L})/iu;

/** Whether the two say «вы» to each other. */
export function saysVy(lines: readonly { readonly text: string }[]): boolean {
  const texts = lines.map(({ text }) => text);
  return texts.some((text) => VY.test(text)) && !texts.some((text) => TY.test(text));
}

const VY_LARGE = /[^.!?…]\s(?:Вы|Вас|Вам|Вами|Ваш\p{Ll}{0,3})(?!\p{L})/u;

/** Whether the two write «Вы» with a capital. */
export function saysVyLarge(lines: readonly { readonly text: string }[]): boolean {
  return saysVy(lines) && lines.some(({ text }) => VY_LARGE.test(text));
}
