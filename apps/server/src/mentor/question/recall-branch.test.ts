// What is recalled of a branch gives the same question as all of it would, whatever the branch, and reads far less.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { MentorMessage, MessagePart } from "@fitil/contracts";
import type { MessageOutline } from "../store/messages.ts";
import { earlierWords, MAX_TURNS, questionOf } from "./question.ts";
import { recallBranch } from "./recall-branch.ts";

const AROUND = { profile: "", notes: "", locale: "ru", take: 0, wish: null } as const;

const text = fc.string({ maxLength: 5 }).map((words): MessagePart => ({ type: "text", text: words }));
const transcript = fc
  .record({
    kind: fc.constantFrom("chat", "profile"),
    lines: fc.array(fc.string({ maxLength: 3 }), { maxLength: 2 }),
  })
  .map(({ kind, lines }): MessagePart => {
    const messages = lines.map((line) => ({ speaker: "them" as const, text: line, confidence: 1 }));
    return {
      type: "data-transcript",
      data: { transcript: { kind: kind as "chat", language: "ru", messages } },
    };
  });
const advice = fc.constant<MessagePart>({
  type: "data-advice",
  data: { verdict: "wait", options: [{ text: "Раз" }, { text: "Два" }, { text: "Три" }] },
});
const message = fc.record({
  role: fc.constantFrom("user" as const, "assistant" as const),
  parts: fc.array(fc.oneof(text, transcript, advice), { maxLength: 3 }),
  sentOption: fc.option(fc.nat({ max: 2 }), { nil: undefined }),
  intent: fc.option(fc.constantFrom("reply" as const, "role_play" as const), { nil: undefined }),
});

describe("recalling a branch", () => {
  it("[MK9] asks the same question as the whole branch would", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(message, { minLength: 1, maxLength: MAX_TURNS + 30 }), async (said) => {
        const branch = said.map(({ role, parts, sentOption, intent }, at): MentorMessage => ({
          id: `m-${at}`,
          // A branch that is answered ends with the person's message.
          role: at === said.length - 1 ? "user" : role,
          metadata: {
            parentId: at === 0 ? null : `m-${at - 1}`,
            createdAt: at,
            ...(sentOption !== undefined && { sentOption }),
            ...(intent !== undefined && { intent }),
          },
          parts,
        }));
        const recalled = await recallBranch(kept(branch), "chat", branch.map(outlined));
        expect(questionOf(recalled, AROUND)).toEqual(questionOf(branch, AROUND));
        expect(earlierWords(recalled)).toEqual(earlierWords(branch));
      }),
      { numRuns: 300 },
    );
  });

  it("[MK9] reads no more of a long talk than is needed, and what the person said however long ago", async () => {
    const long = "ы".repeat(10_000);
    const talk = (words: (at: number) => string) =>
      Array.from({ length: 1_000 }, (_, at): MentorMessage => {
        const parts: MessagePart[] = [{ type: "text", text: words(at) }];
        const metadata = { parentId: null, createdAt: at };
        return { id: `m-${at}`, role: at % 2 === 0 ? "user" : "assistant", metadata, parts };
      });
    for (const [branch, reads] of [
      [talk((at) => `${at}`), 500 + MAX_TURNS / 2],
      // A million signs, those of the last turns' answers among them.
      [talk(() => long), 80 + MAX_TURNS / 2],
    ] as const) {
      let read = 0;
      const messages = kept(branch);
      const counting = { find: (chatId: string, id: string) => ((read += 1), messages.find(chatId, id)) };
      const recalled = await recallBranch(counting, "chat", branch.map(outlined));
      expect(read).toBe(reads);
      if (reads > 500) expect(recalled[0]?.parts).toEqual(branch[0]?.parts);
    }
  });
});

function kept(branch: readonly MentorMessage[]) {
  const byId = new Map(branch.map((one) => [one.id, one]));
  return { find: async (_chatId: string, id: string) => byId.get(id) ?? null };
}

function outlined({ id, role, metadata, parts }: MentorMessage): MessageOutline {
  return { id, role, metadata, bringsTranscript: parts.some(({ type }) => type === "data-transcript") };
}
