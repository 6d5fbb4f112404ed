// Which of an answer's options were sent, and what came of each (MS3). Kept twice by one transaction: in the message's metadata for
// whoever reads the chat, and as a row for whoever counts (MK11). Asked only for chats found to be one's own.
import type { MarkSent, MentorMessage, MessageMetadata, MessagePart, SentMark } from "@fitil/contracts";
import type { Database } from "../../db/database.ts";
import { firstRow, rows } from "../../db/work.ts";
import type { Work } from "../../db/work.ts";
import type { Clock } from "../../ports/process.ts";
import { adviceIn, kindOfMove } from "./kind-of-move.ts";

/** Where an answer stands. */
export interface AnswerPlace {
  readonly chatId: string;
  readonly messageId: string;
}

export interface SentOptions {
  /** Marks an option as sent, and tells what came of it; null when there is no such message with such an option. */
  mark(place: AnswerPlace, option: number, change: MarkSent): Promise<MentorMessage | null>;
  /** Takes the mark back; null when there is no such message with such an option. */
  unmark(place: AnswerPlace, option: number): Promise<MentorMessage | null>;
  /** This option was sent and no other, null: none; null when there is no such message with such an option. */
  markOnly(place: AnswerPlace, option: number | null): Promise<MentorMessage | null>;
}

type Marks = readonly SentMark[];

/** The sent options of a migrated database. */
export function createSentOptions({
  database,
  clock,
}: {
  readonly database: Database;
  readonly clock: Clock;
}): SentOptions {
  const change = (place: AnswerPlace, option: number | null, alter: (marks: Marks) => Marks) =>
    database.atomically(() => changeMarks(database, { place, option, alter }));
  return {
    mark(place, option, { outcome }) {
      const now = clock.now();
      return change(place, option, (marks) => {
        const known = marks.find((mark) => mark.option === option);
        const told = { ...(known ?? { option, at: now }), ...(outcome != null && { outcome }) };
        const { outcome: _forgotten, ...untold } = told;
        const mark = outcome === null ? untold : told;
        return known === undefined ? [...marks, mark] : marks.map((one) => (one === known ? mark : one));
      });
    },
    unmark: (place, option) =>
      change(place, option, (marks) => marks.filter((mark) => mark.option !== option)),
    markOnly(place, option) {
      const now = clock.now();
      return change(place, option, (marks) =>
        option === null ? [] : [marks.find((mark) => mark.option === option) ?? { option, at: now }],
      );
    },
  };
}

interface Change {
  readonly place: AnswerPlace;
  /** Must be there. */
  readonly option: number | null;
  readonly alter: (marks: Marks) => Marks;
}

function* changeMarks(database: Database, { place, option, alter }: Change): Work<MentorMessage | null> {
  const { kysely } = database;
  const { chatId, messageId } = place;
  const row = yield* firstRow(messageIn(database, chatId, messageId));
  // What lies in pieces is the person's own: there is nothing of it to be sent.
  if (row === undefined || row.parts === "") return null;
  const parts = JSON.parse(row.parts) as MessagePart[];
  const advice = adviceIn(parts);
  if (option !== null && advice?.options[option]?.text === undefined) return null;
  const { sent = [], sentOption: _last, ...others } = JSON.parse(row.metadata) as MessageMetadata;
  const marks = alter(sent);
  const last = marks.at(-1);
  const metadata: MessageMetadata =
    last === undefined ? others : { ...others, sentOption: last.option, sent: [...marks] };
  yield* rows(
    kysely
      .updateTable("mentor_message")
      .set({ metadata: JSON.stringify(metadata) })
      .where("chat_id", "=", chatId)
      .where("id", "=", messageId),
  );
  yield* rows(
    kysely.deleteFrom("mentor_sent_option").where("chat_id", "=", chatId).where("message_id", "=", messageId),
  );
  if (marks.length > sent.length) yield* endReminder(database, place);
  if (last !== undefined) {
    const kind = kindOfMove(advice, yield* askedBy(database, chatId, metadata.parentId));
    yield* rows(
      kysely.insertInto("mentor_sent_option").values(
        marks.map((mark) => ({
          chat_id: chatId,
          message_id: messageId,
          place: mark.option,
          tone: advice?.options[mark.option]?.tone ?? null,
          kind,
          outcome: mark.outcome ?? null,
          sent_at: mark.at,
        })),
      ),
    );
  }
  return { id: row.id, role: row.role, metadata, parts };
}

/** Whoever has sent one of the messages needs no word to do so (MK12). */
function* endReminder({ kysely }: Database, { chatId, messageId }: AnswerPlace): Work<void> {
  yield* rows(
    kysely
      .updateTable("mentor_chat")
      .set({ remind_at: null, remind_message_id: null })
      .where("id", "=", chatId)
      .where("remind_message_id", "=", messageId),
  );
}

function messageIn({ kysely }: Database, chatId: string, id: string) {
  return kysely
    .selectFrom("mentor_message")
    .select(["id", "role", "parts", "metadata"])
    .where("chat_id", "=", chatId)
    .where("id", "=", id);
}

/** The message that was answered; of one that lies in pieces, what it wanted. */
function* askedBy(
  database: Database,
  chatId: string,
  id: string | null,
): Work<Pick<MentorMessage, "metadata" | "parts"> | null> {
  const row = id === null ? undefined : yield* firstRow(messageIn(database, chatId, id));
  if (row === undefined) return null;
  return {
    metadata: JSON.parse(row.metadata) as MessageMetadata,
    parts: row.parts === "" ? [] : (JSON.parse(row.parts) as MessagePart[]),
  };
}
