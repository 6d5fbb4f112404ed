// Accounts and chats that are deleted while a call of theirs is on its way: a coded answer, and nothing left behind. On both
// databases.
import { afterAll, describe, expect, it } from "vitest";
import type { Database } from "../../db/database.ts";
import { postgresDatabases, sqliteDatabases } from "../../testing/databases.ts";
import { PIECE_LENGTH } from "../store/message-pieces.ts";
import { inlineCoach } from "../testing/inline-coach.ts";
import { createScriptedMentor } from "../testing/scripted-mentor.ts";
import { blindReader, createMentorSite, transcript, words } from "../testing/mentor-site.ts";
import type { MentorSite } from "../testing/mentor-site.ts";
import { uploadForm } from "../testing/upload-form.ts";

describe.each([sqliteDatabases(), postgresDatabases()])("[MK2] what is gone ($kind)", (databases) => {
  afterAll(() => databases.stop());

  /** A site on a database where `before` runs once, ahead of the next transaction: after the guard, before the write. */
  async function open() {
    const database = await databases.open();
    if (database === null) return null;
    let before: (() => Promise<unknown>) | null = null;
    const slow: Database = {
      ...database,
      async atomically(work) {
        const task = before;
        before = null;
        await task?.();
        return database.atomically(work);
      },
    };
    const read = { kind: "chat" as const, language: "ru" as const, messages: [] };
    const reader = blindReader({ read: async () => ({ ok: true, transcript: read }) });
    const t = await createMentorSite({ database: slow, mentorReader: reader });
    return { t, database, meanwhile: (task: () => Promise<unknown>) => void (before = task) };
  }

  const calls: readonly [string, (t: MentorSite, token: string, chatId: string) => Promise<number>][] = [
    [
      "a profile",
      async (t, token) => status(t.call("PUT", "/api/mentor/me", { token, body: { profile: "Я" } })),
    ],
    ["a chat", async (t, token) => status(t.call("POST", "/api/mentor/chats", { token, body: {} }))],
    [
      "a project",
      async (t, token) => status(t.call("POST", "/api/mentor/projects", { token, body: { name: "Аня" } })),
    ],
    ["a picture", upload],
  ];

  it.each(calls)("the account, while it writes %s: 401, and nothing is kept", async (_name, call) => {
    const site = await open();
    // The machine has no such database.
    if (site === null) return;
    const { t, database, meanwhile } = site;
    const token = await t.adult("ann");
    const { id } = await t.newChat(token);
    meanwhile(() => t.call("DELETE", "/api/user/me", { token }));
    expect(await call(t, token, id)).toBe(401);
    expect(await database.kysely.selectFrom("mentor_person").selectAll().execute()).toEqual([]);
    expect(t.logged).toEqual([]);
    await t.close();
  });

  it("the account or the chat, while a message is sent: a coded refusal, short or long", async (context) => {
    // Just more than one piece: what is written in several goes another way.
    const long = transcript(Array.from({ length: PIECE_LENGTH / 1_000 + 10 }, () => "ы".repeat(1_000)));
    for (const body of [words("Привет"), long]) {
      for (const gone of ["account", "chat"] as const) {
        const site = await open();
        if (site === null) return context.skip();
        const { t, database, meanwhile } = site;
        const token = await t.adult("ann");
        const { id } = await t.newChat(token);
        meanwhile(async () => {
          if (gone === "account") await t.call("DELETE", "/api/user/me", { token });
          else await database.kysely.deleteFrom("mentor_chat").where("id", "=", id).execute();
        });
        const { status } = await t.whole(t.send(token, id, body));
        expect([401, 404]).toContain(status);
        expect(await database.kysely.selectFrom("mentor_message").selectAll().execute()).toEqual([]);
        expect(t.logged).toEqual([]);
        await t.close();
      }
    }
  });

  it.each(["account", "chat"] as const)(
    "the %s, while an answer is asked for anew: the mentor is never shown it",
    async (gone) => {
      const database = await databases.open();
      // The machine has no such database.
      if (database === null) return;
      const mentor = createScriptedMentor();
      const coach = inlineCoach();
      let guarding: (() => Promise<unknown>) | null = null;
      const t = await createMentorSite({
        database,
        mentorModel: mentor,
        mentorCoach: {
          ...coach,
          async ask(kind, asked) {
            if (kind === "prepare") await guarding?.();
            return coach.ask(kind, asked);
          },
        },
      });
      const token = await t.adult("ann");
      const { id } = await t.newChat(token);
      const first = t.send(token, id, words("Что ответить?"));
      await mentor.asked();
      mentor.text("Вот так.");
      mentor.end();
      await t.whole(first);
      const messageId = (await t.chat(token, id)).messages[0]?.id;
      guarding = () =>
        t.call("DELETE", gone === "account" ? "/api/user/me" : `/api/mentor/chats/${id}`, { token });
      const again = await t.whole(t.send(token, id, { trigger: "regenerate-message", messageId }));
      expect([again.status, mentor.questions.length, t.logged]).toEqual([404, 1, []]);
      await t.close();
    },
  );
});

async function upload(t: MentorSite, token: string): Promise<number> {
  const { payload, headers } = uploadForm([new Uint8Array([137, 80, 78, 71])], { keep: true });
  const { statusCode } = await t.app.http.inject({
    method: "POST",
    url: "/api/mentor/transcripts",
    headers: { ...headers, authorization: `Bearer ${token}` },
    payload,
  });
  return statusCode;
}

async function status(reply: Promise<{ readonly status: number }>): Promise<number> {
  return (await reply).status;
}
