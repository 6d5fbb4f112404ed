// Things that stories are about and that no topic is written for: enough to name them in their own form [CO79]. Data only.
import type { Language } from "../transcript/transcript.ts";
import { findAll, mergePatterns } from "../words/pattern.ts";

/** How to find it, in both languages; how to name it after «про» and after “about”. */
type Thing = readonly [finds: string, ru: string, en: string];

const THINGS: readonly Thing[] = [
  ["лифт|лифта|лифте|лифту|лифтом|elevator|lift", "лифт", "the lift"],
  ["ключи|ключей|ключами|ключах|keys|my key", "ключи", "the keys"],
  ["посылк*|parcel|package", "посылку", "the parcel"],
  ["курьер*|доставщик*|courier|delivery guy", "курьера", "the courier"],
  [
    "соседк*|сосед|соседа|соседи|соседей|соседу|соседом|соседям|neighbor*|neighbour*|guy next door",
    "соседей",
    "the neighbours",
  ],
  ["сантехник*|plumber", "сантехника", "the plumber"],
  ["кран|кране|краном|трубу прорвало|tap|faucet", "кран", "the tap"],
  ["таксист*|такси|taxi|cab|uber", "такси", "the taxi"],
  ["инструктор*|instructor", "инструктора", "the instructor"],
  ["права|на права|driving test|driver's license|driving licence", "права", "the driving test"],
  ["рукопис*|manuscript", "рукопись", "the manuscript"],
  ["редактор*|editor", "редактора", "the editor"],
  ["стрижк*|подстриг*|парикмахер*|челк*|haircut|my hair|bangs|fringe", "стрижку", "the haircut"],
  ["чайк*|чаек|seagull*|gulls", "чаек", "the gulls"],
  ["оркестр*|orchestra", "оркестр", "the orchestra"],
  ["кит|кита|киты|китов|whale*", "китов", "the whales"],
  ["голуб*|pigeon*", "голубей", "the pigeons"],
  ["ворон|ворона|вороны|ворону|crow|crows|raven", "ворон", "the crows"],
  ["енот*|raccoon*", "енота", "the raccoon"],
  ["петух*|rooster", "петуха", "the rooster"],
  ["курица|курицу|куры|кур|chickens|hens", "кур", "the chickens"],
  ["коза|козу|козы|goat|goats", "коз", "the goats"],
  ["пчел*|улей|ульи|мед|bees|beekeep*|hive|hives", "пчёл", "the bees"],
  ["ежик*|еж|ежа|hedgehog*", "ежа", "the hedgehog"],
  ["паук*|spider*", "паука", "the spider"],
  ["мышь|мыши|мышку|mouse|mice", "мышь", "the mouse"],
  ["тостер*|toaster", "тостер", "the toaster"],
  ["стиралк*|стиральн*|washing machine|washer", "стиралку", "the washing machine"],
  ["пылесос*|vacuum", "пылесос", "the vacuum"],
  ["утюг*|iron", "утюг", "the iron"],
  ["телефон|телефона|телефоном|my phone", "телефон", "the phone"],
  ["ноут|ноутбук*|laptop", "ноутбук", "the laptop"],
  ["принтер*|printer", "принтер", "the printer"],
  ["радиоприемник*|радио|radio|radios", "радио", "the radio"],
  ["посуд*|тарелк*|dishes|plates", "посуду", "the dishes"],
  ["чемодан*|багаж*|suitcase|luggage", "чемодан", "the suitcase"],
  ["рейс*|самолет*|flight|flights", "рейс", "the flight"],
  ["билет*|tickets", "билеты", "the tickets"],
  ["будильник*|alarm clock", "будильник", "the alarm clock"],
  ["паспорт*|passport", "паспорт", "the passport"],
  ["автобус*|маршрутк*|bus", "автобус", "the bus"],
  ["электричк*|поезд|поезда|поезде|поездом|train", "поезд", "the train"],
  ["метро|subway|the tube", "метро", "the subway"],
  ["лодк*|boat|kayak|canoe", "лодку", "the boat"],
  ["трофей|кубок|медаль|trophy|medal", "награду", "the trophy"],
  ["лесоруб*|lumberjack", "лесорубов", "the lumberjack contest"],
  ["топор*|axe", "топор", "the axe"],
  ["костюм*|платье|платья|наряд*|costume|dress", "наряд", "the outfit"],
  ["тапк*|тапочк*|slippers", "тапочки", "the slippers"],
  ["туфли|кроссовк*|ботинк*|shoes|boots", "обувь", "the shoes"],
  ["шапк*|шляп*|hat|hats", "шапку", "the hat"],
  ["очки|очков|glasses", "очки", "the glasses"],
  ["зуб|зуба|зубы|зубов|tooth|dentist", "зубы", "the dentist"],
  ["татуировк*|тату|tattoo*", "тату", "the tattoo"],
  ["гриб|грибы|грибов|грибам|mushroom*", "грибы", "the mushrooms"],
  ["варенье|варенья|соленья|огурцы|jam|pickles", "заготовки", "the jam"],
  ["острый соус|соус*|hot sauce|sauce", "соус", "the hot sauce"],
  ["суп|супа|супом|soup", "суп", "the soup"],
  ["кефир*|kefir", "кефир", "the kefir"],
  ["арбуз*|watermelon*", "арбуз", "the watermelon"],
  ["квест*|escape room", "квест", "the escape room"],
  ["караван|дом на колесах|кемпер*|camper|campervan", "дом на колёсах", "the camper van"],
  ["воздушн* шар*|balloon*", "воздушный шар", "the balloon"],
  ["парашют*|skydiv*|parachute", "парашют", "the parachute jump"],
  ["дрон*|drone", "дрон", "the drone"],
  ["сокровищ*|клад|treasure", "клад", "the treasure"],
  ["марк*|монет*|stamps|coins", "коллекцию", "the collection"],
  ["дартс*|darts", "дартс", "the darts"],
  ["подъезд*|лестничн*|лестниц*|stairwell|hallway", "подъезд", "the stairwell"],
  ["балкон*|balcony", "балкон", "the balcony"],
  ["крыш*|rooftop|rooftops|roof", "крышу", "the roof"],
  ["подвал*|basement", "подвал", "the basement"],
  ["чердак*|attic", "чердак", "the attic"],
  ["гроб|кладбищ*|cemetery|graveyard", "кладбище", "the cemetery"],
  ["закат*|sunset*", "закат", "the sunset"],
  ["рассвет*|sunrise*", "рассвет", "the sunrise"],
  ["светофор*|traffic light", "светофор", "the traffic light"],
  ["светильник*|ламп*|lamp|lights", "свет", "the lights"],
  ["манекен*|mannequin", "манекен", "the mannequin"],
  ["пожарн*|пожар*|fire alarm|firefighter*|fire department", "пожарных", "the fire alarm"],
  ["полици*|police|cops", "полицию", "the police"],
];

const everything = mergePatterns(THINGS.map(([finds]) => finds));

/** The first thing a text names, ready for a sentence: «про лифт», “the lift”; null when it names none that is known. */
export function thingIn(language: Language, text: string): string | null {
  const found = findAll(text, everything).toSorted((one, other) => one.start - other.start)[0];
  const thing = found === undefined ? undefined : THINGS[found.of];
  if (thing === undefined) return null;
  return language === "ru" ? `про ${thing[1]}` : thing[2];
}
