// Words for days and greetings, in both languages (`wordPattern` notation).
import { wordPattern } from "../words/pattern.ts";

export const SIGNALS = {
  greeting: wordPattern(
    "привет|приветик|приветствую|приветы|хай|здравствуй|здравствуйте|добрый день|доброе утро|добрый вечер|доброго дня|салют|ку|hi|hey|hello|heya|hiya|good morning|good evening|morning|hi there|hey there",
  ),
  date: wordPattern(
    "понедельник*|вторник*|среду|среда|в среду|четверг*|пятниц*|суббот*|воскресень*|выходн*|завтра|послезавтра|сегодня|вечером|на неделе|на следующей|следующей неделе|через неделю|после праздников|monday*|tuesday*|wednesday*|thursday*|friday*|saturday*|sunday*|weekend*|tomorrow|tonight|next week|this week|the week after",
  ),
} as const;
