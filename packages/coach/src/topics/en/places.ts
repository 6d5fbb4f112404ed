// English names of places. Data only.

/** Each is found as it stands (`wordPattern`) and named as in the list. */
export const englishPlaces: readonly string[] = [
  "London", "Paris", "Rome", "Italy", "Spain", "Barcelona", "Madrid", "Lisbon", "Portugal", "Berlin", "Germany",
  "Prague", "Vienna", "Amsterdam", "Istanbul", "Greece", "Croatia", "Iceland", "Norway", "Ireland", "Scotland",
  "New York", "NYC", "California", "Los Angeles", "San Francisco", "Chicago", "Boston", "Austin", "Seattle",
  "Portland", "Denver", "Colorado", "Mexico", "Hawaii", "Canada", "Tokyo", "Japan", "Kyoto", "Thailand", "Bali",
  "Vietnam", "Seoul", "Korea", "India", "Morocco", "Peru", "Brazil", "Australia", "New Zealand", "Georgia", "Turkey",
];

/** `{place}` stands for the place; the lines hold for those who live there and for those who went. */
export const englishPlaceLines = {
  playful: [
    "Quick test about {place}: what does a visitor absolutely have to eat there?",
    "In {place}, are you about the sights, or about finding a bench and staying there?",
    "Say I get one day in {place} and you as the guide. Where do we start?",
  ],
  ask: [
    "Which spot in {place} feels most like yours?",
    "What would you show someone who has one day in {place}?",
    "What's the best thing to eat in {place}?",
  ],
} as const;
