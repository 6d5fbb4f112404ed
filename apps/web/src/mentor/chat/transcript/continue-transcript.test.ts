// A talk that goes on: more pictures, and the reply to what was sent.
import type { Speaker, TranscriptPart } from "@fitil/contracts";
import { describe, expect, it } from "vitest";
import { talkSoFar, withReply } from "./continue-transcript.ts";
import { goesOn, joinTranscripts } from "./join-transcripts.ts";

const part = (...lines: readonly [Speaker, string][]): TranscriptPart => ({
  transcript: {
    kind: "chat",
    language: "en",
    messages: lines.map(([speaker, text]) => ({ speaker, text, confidence: 0.9 })),
  },
});
const lines = (one: TranscriptPart) =>
  one.transcript.messages.map(({ speaker, text }) => `${speaker}: ${text}`);

describe("[MS1] more screenshots", () => {
  it("follow the first ones, and what both show stands once", () => {
    const first = part(["me", "Hi"], ["them", "Hello!"], ["me", "How was the hike?"]);
    const more = part(["them", "hello"], ["me", "How was the hike"], ["them", "Wet."]);
    expect(lines(joinTranscripts(first, more))).toEqual([
      "me: Hi",
      "them: Hello!",
      "me: How was the hike?",
      "them: Wet.",
    ]);
  });

  it("stand whole when they share nothing, or only what nobody could read", () => {
    const first = part(["me", "Hi"], ["them", ""]);
    const more = part(["them", ""], ["me", "So?"]);
    expect(lines(joinTranscripts(first, more))).toEqual(["me: Hi", "them: ", "them: ", "me: So?"]);
  });

  it("are joined though a word was read otherwise, and with what was sent in between", () => {
    const [talk] = talkSoFar(
      part(["them", "Hello!"], ["me", "How was the hike?"], ["them", "Wet, very wet"]),
      ["Next time with an umbrella?"],
    );
    const more = part(
      ["them", "Wet, vory wet"],
      ["me", "Next time with an umbrella?"],
      ["them", "Deal, you bring it"],
    );
    expect(talk !== undefined && goesOn(talk, more)).toBe(true);
    expect(talk !== undefined && lines(joinTranscripts(talk, more))).toEqual([
      "them: Hello!",
      "me: How was the hike?",
      "them: Wet, very wet",
      "me: Next time with an umbrella?",
      "them: Deal, you bring it",
    ]);
  });

  it("of somebody else go on nowhere; a profile is no talk to go on from", () => {
    const talk = part(["them", "Hello!"], ["me", "How was the hike?"]);
    expect(goesOn(talk, part(["me", "Do you like jazz?"], ["them", "Yes"]))).toBe(false);
    const profile = {
      transcript: { ...part(["them", "Loves climbing"]).transcript, kind: "profile" as const },
    };
    expect(goesOn(talk, profile)).toBe(false);
    expect(talkSoFar(profile, [])).toEqual([]);
  });

  it("are joined though the message that was sent was changed first, or another one was sent", () => {
    const brought = part(["them", "Hello!"], ["me", "How was the hike?"], ["them", "Wet, very wet"]);
    const more = part(["them", "Wet, very wet"], ["me", "Shall I bring tea?"], ["them", "Please do"]);
    const talks = talkSoFar(brought, ["Next time with an umbrella?"]);
    expect(talks.map((talk) => goesOn(talk, more))).toEqual([false, true]);
    const [, asBrought = brought] = talks;
    expect(lines(joinTranscripts(asBrought, more))).toEqual([
      "them: Hello!",
      "me: How was the hike?",
      "them: Wet, very wet",
      "me: Shall I bring tea?",
      "them: Please do",
    ]);
  });

  it("bring their kept pictures along", () => {
    const first = { ...part(["me", "Hi"]), pictureIds: ["one"] };
    const more = { ...part(["them", "Yo"]), pictureIds: ["two"] };
    expect(joinTranscripts(first, more).pictureIds).toEqual(["one", "two"]);
    expect(joinTranscripts(part(["me", "a"]), part(["me", "b"]))).not.toHaveProperty("pictureIds");
  });
});

describe("[MS3] what came back", () => {
  it("stands after what was sent, a line a message", () => {
    const next = withReply(part(["them", "Busy week"]), "Coffee on Friday?", " Maybe \n\nwhere? ");
    expect(lines(next)).toEqual(["them: Busy week", "me: Coffee on Friday?", "them: Maybe", "them: where?"]);
  });

  it("ends with the person's own message when there is no reply yet", () => {
    expect(lines(withReply(part(["them", "Busy"]), "Coffee?", ""))).toEqual(["them: Busy", "me: Coffee?"]);
  });

  it("opens a talk after a profile, and where there was no transcript", () => {
    const profile = part(["unknown", "Loves climbing"]);
    const after = withReply(
      { transcript: { ...profile.transcript, kind: "profile" } },
      "Which wall?",
      "The big one",
    );
    expect(after.transcript.kind).toBe("chat");
    expect(lines(after)).toEqual(["me: Which wall?", "them: The big one"]);
    expect(withReply(null, "Какая стена?", "Большая").transcript.language).toBe("ru");
  });
});
