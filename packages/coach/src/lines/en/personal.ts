// English answers to questions about one's own life: children, marriage. Data only.
import type { QuestionKind, Toned } from "../lines.ts";

export const personal: Readonly<Record<Extract<QuestionKind, "kids" | "status">, Toned>> = {
  kids: {
    playful: [
      "Only plants so far, and they have tempers.",
      "I'm raising a coffee machine, it listens every other day.",
      "No, but other people's always pick me for their team.",
    ],
    sincere: [
      "Yes, and they're a big part of my life.",
      "I do, you can't really know me without that.",
      "I do, and I'm happy to tell you about it.",
    ],
    direct: ["No.", "Not yet.", "No, and I'm in no rush."],
  },
  status: {
    playful: [
      "No, the only commitment on paper is my library card.",
      "No, my heart is on open water.",
      "No, the only ring I have is on my phone.",
    ],
    sincere: [
      "No, there was something serious, but it ended a good while ago.",
      "No, and I'm here with open cards.",
      "No, and being honest about it matters to me.",
    ],
    direct: ["No.", "No, or I wouldn't be here.", "No, and there's no secret about it."],
  },
};

export const personalBack: Readonly<Record<Extract<QuestionKind, "kids" | "status">, readonly string[]>> = {
  kids: ["And you?", "Is it important to you?", "How about you?"],
  status: ["And you?", "How about yours?", "Is that your first question to everyone?"],
};
