// «Что сработало»: a person's own counts of what they sent and what was answered (MK11). Only of chats that are not deleted.
import { SHOWN_ANSWERED, withGapsFilled } from "@fitil/contracts";
import type { AnsweredMessage, MessagePart, Tally, WhatWorked } from "@fitil/contracts";
import type { Database } from "../../db/database.ts";
import { adviceIn } from "./kind-of-move.ts";

/** The counts, and the newest messages that got an answer. */
export async function whatWorked(database: Database, userId: string): Promise<WhatWorked> {
  const groups = await marksOf(database, userId)
    .select(({ fn }) => [
      "mentor_sent_option.tone",
      "mentor_sent_option.kind",
      "mentor_sent_option.outcome",
      fn.countAll().as("count"),
    ])
    .groupBy(["mentor_sent_option.tone", "mentor_sent_option.kind", "mentor_sent_option.outcome"])
    .execute();
  const all = emptyTally();
  const byTone = new Map<AnsweredMessage["tone"], Count>();
  const byKind = new Map<AnsweredMessage["kind"], Count>();
  for (const { tone, kind, outcome, count } of groups)
    for (const tally of [all, tallyOf(byTone, tone), tallyOf(byKind, kind)]) {
      tally.sent += Number(count);
      if (outcome !== null) tally[outcome] += Number(count);
    }
  return {
    all,
    byTone: [...byTone].flatMap(([tone, tally]) => (tone === null ? [] : [{ tone, ...tally }])),
    byKind: [...byKind].map(([kind, tally]) => ({ kind, ...tally })),
    answered: await answeredOf(database, userId),
  };
}

type Count = { -readonly [Part in keyof Tally]: Tally[Part] };

function emptyTally(): Count {
  return { sent: 0, answered: 0, silent: 0 };
}

function tallyOf<Key>(tallies: Map<Key, Count>, key: Key): Count {
  const tally = tallies.get(key) ?? emptyTally();
  tallies.set(key, tally);
  return tally;
}

function marksOf({ kysely }: Database, userId: string) {
  return kysely
    .selectFrom("mentor_chat")
    .innerJoin("mentor_sent_option", "mentor_sent_option.chat_id", "mentor_chat.id")
    .where("mentor_chat.user_id", "=", userId)
    .where("mentor_chat.deleted_at", "is", null);
}

async function answeredOf(database: Database, userId: string): Promise<AnsweredMessage[]> {
  const found = await marksOf(database, userId)
    .innerJoin("mentor_message", (join) =>
      join
        .onRef("mentor_message.chat_id", "=", "mentor_sent_option.chat_id")
        .onRef("mentor_message.id", "=", "mentor_sent_option.message_id"),
    )
    .select(["mentor_chat.title", "mentor_message.parts", "mentor_sent_option.chat_id"])
    .select(["mentor_sent_option.message_id", "mentor_sent_option.place"])
    .select(["mentor_sent_option.tone", "mentor_sent_option.kind", "mentor_sent_option.sent_at"])
    .where("mentor_sent_option.outcome", "=", "answered")
    .orderBy("mentor_sent_option.sent_at", "desc")
    .orderBy("mentor_sent_option.message_id")
    .orderBy("mentor_sent_option.place")
    .limit(SHOWN_ANSWERED)
    .execute();
  return found.map((row) => ({
    chatId: row.chat_id,
    chatTitle: row.title,
    messageId: row.message_id,
    option: row.place,
    text: sentText(JSON.parse(row.parts) as MessagePart[], row.place),
    tone: row.tone,
    kind: row.kind,
    sentAt: row.sent_at,
  }));
}

function sentText(parts: readonly MessagePart[], option: number): string {
  return withGapsFilled(adviceIn(parts)?.options[option]?.text ?? "", () => "…");
}
