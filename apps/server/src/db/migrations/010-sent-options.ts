// Which messages were sent, and what came of them: a row for each, so that counting them reads no chat. Chats from before keep
// one mark in an answer's metadata; it is taken over, as sent when the answer was given.
import type { MentorMessage, MessageMetadata, MessagePart } from "@fitil/contracts";
import { sql } from "kysely";
import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** The tenth migration, in the words of one database. */
export function sentOptions(kind: "sqlite" | "postgres"): Migration {
  const number = kind === "sqlite" ? "integer" : "bigint";
  return {
    async up(db: Kysely<unknown>) {
      await sql
        .raw(
          `create table mentor_sent_option (
             chat_id text not null,
             message_id text not null,
             place ${number} not null,
             tone text,
             kind text not null,
             outcome text,
             sent_at ${number} not null,
             primary key (chat_id, message_id, place),
             foreign key (chat_id, message_id) references mentor_message (chat_id, id) on delete cascade)`,
        )
        .execute(db);
      await takeOver(db);
    },
  };
}

interface OldRow {
  readonly chat_id: string;
  readonly id: string;
  readonly parts: string;
  readonly metadata: string;
  readonly asked: string | null;
}

const ROWS_A_STEP = 200;

async function takeOver(db: Kysely<unknown>): Promise<void> {
  for (let after = { chat_id: "", id: "" }; ;) {
    const { rows } = await sql<OldRow>`
      select message.chat_id, message.id, message.parts, message.metadata, asked.metadata as asked
      from mentor_message as message left join mentor_message as asked
        on asked.chat_id = message.chat_id and asked.id = message.parent_id
      where message.metadata like '%"sentOption"%'
        and (message.chat_id > ${after.chat_id} or (message.chat_id = ${after.chat_id} and message.id > ${after.id}))
      order by message.chat_id, message.id limit ${ROWS_A_STEP}`.execute(db);
    for (const row of rows) await takeOverOne(db, row);
    const last = rows.at(-1);
    if (last === undefined || rows.length < ROWS_A_STEP) return;
    after = last;
  }
}

async function takeOverOne(db: Kysely<unknown>, row: OldRow): Promise<void> {
  const metadata = JSON.parse(row.metadata) as MessageMetadata;
  const { sentOption, createdAt } = metadata;
  if (sentOption === undefined) return;
  const parts = JSON.parse(row.parts === "" ? "[]" : row.parts) as MessagePart[];
  const advice = adviceIn(parts);
  const asked = row.asked === null ? {} : (JSON.parse(row.asked) as Partial<MessageMetadata>);
  const marked = JSON.stringify({ ...metadata, sent: [{ option: sentOption, at: createdAt }] });
  const tone = advice?.options[sentOption]?.tone ?? null;
  await sql`
    insert into mentor_sent_option (chat_id, message_id, place, tone, kind, outcome, sent_at) values
      (${row.chat_id}, ${row.id}, ${sentOption}, ${tone}, ${kindAsOfNow(asked, advice)}, null, ${createdAt})`.execute(
    db,
  );
  await sql`
    update mentor_message set metadata = ${marked} where chat_id = ${row.chat_id} and id = ${row.id}`.execute(
    db,
  );
}

type Advice = Extract<MentorMessage["parts"][number], { type: "data-advice" }>["data"];

function adviceIn(parts: readonly MessagePart[]): Advice | undefined {
  return parts.flatMap((part) => (part.type === "data-advice" ? [part.data] : [])).at(-1);
}

/** As kinds were told apart when this migration was written: a migration never changes with the product. */
function kindAsOfNow({ intent }: Partial<MessageMetadata>, advice: Advice | undefined): string {
  if (advice?.verdict === "let_it_go") return "farewell";
  if (intent === "opener") return "opener";
  if (intent === "ask_out" || advice?.verdict === "ask_out") return "invitation";
  return advice?.verdict === "wait" ? "pause" : "reply";
}
