// Plans and payments: the ledger learns a second currency, the mentor's requests (MP2), and what the payment service
// told us is kept. Every row, trigger and index of the first migration stays; SQLite cannot change a constraint, so
// there the ledger's tables are built anew around their rows.
import { sql } from "kysely";
import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

type Kind = "sqlite" | "postgres";

const MOVEMENT_KINDS = `kind in ('grant', 'gift', 'stake', 'prize', 'refund', 'free', 'pack', 'answer', 'clawback')`;
const CURRENCIES = `currency in ('chips', 'requests')`;
const REQUESTS_ISSUER = `insert into ledger_account (id, kind, currency) values ('issuer:requests', 'issuer', 'requests')`;

/** The third migration, in the words of one database. */
export function billing(kind: Kind): Migration {
  return {
    async up(db: Kysely<unknown>) {
      const ledger = kind === "sqlite" ? sqliteLedger : postgresLedger;
      const number = kind === "sqlite" ? "integer" : "bigint";
      for (const statement of [...ledger, REQUESTS_ISSUER, ...billingTables(number)])
        await sql.raw(statement).execute(db);
    },
  };
}

const GUARDED = ["ledger_movement", "ledger_posting"].flatMap((table) =>
  ["update", "delete"].map((act) => ({ table, act, name: `${table}_no_${act}` })),
);
const LEDGER_TABLES = ["ledger_account", "ledger_movement", "ledger_posting"];

const sqliteLedger = [
  ...["ledger_movement_balanced", "ledger_posting_sealed", ...GUARDED.map(({ name }) => name)].map(
    (trigger) => `drop trigger ${trigger}`,
  ),
  `drop index ledger_posting_by_account`,
  ...LEDGER_TABLES.map((table) => `alter table ${table} rename to old_${table}`),
  `create table ledger_account (
     id text primary key,
     kind text not null check (kind in ('issuer', 'user', 'escrow')),
     user_id text,
     game_id text unique,
     balance integer not null default 0,
     currency text not null default 'chips' check (${CURRENCIES}),
     unique (user_id, currency),
     check (kind = 'issuer' or balance >= 0),
     check (kind <> 'issuer' or balance <= 0))`,
  `create table ledger_movement (
     key text primary key,
     kind text not null check (${MOVEMENT_KINDS}),
     game_id text,
     at integer not null)`,
  `create table ledger_posting (
     id integer primary key autoincrement,
     movement_key text not null references ledger_movement (key) deferrable initially deferred,
     account_id text not null references ledger_account (id),
     amount integer not null check (amount <> 0),
     balance integer not null,
     unique (movement_key, account_id))`,
  `insert into ledger_account (id, kind, user_id, game_id, balance)
     select id, kind, user_id, game_id, balance from old_ledger_account`,
  `insert into ledger_movement (key, kind, game_id, at) select key, kind, game_id, at from old_ledger_movement`,
  `insert into ledger_posting (id, movement_key, account_id, amount, balance)
     select id, movement_key, account_id, amount, balance from old_ledger_posting order by id`,
  // The child first: nothing refers to what is dropped.
  ...LEDGER_TABLES.toReversed().map((table) => `drop table old_${table}`),
  `create index ledger_posting_by_account on ledger_posting (account_id, id)`,
  `create trigger ledger_movement_balanced before insert on ledger_movement
     when not exists (select 1 from ledger_posting where movement_key = new.key)
       or exists (select 1 from ledger_posting join ledger_account on ledger_account.id = account_id
                  where movement_key = new.key group by currency having sum(amount) <> 0)
     begin select raise(abort, 'a movement must add up to zero'); end`,
  `create trigger ledger_posting_sealed before insert on ledger_posting
     when exists (select 1 from ledger_movement where key = new.movement_key)
     begin select raise(abort, 'the ledger is append-only'); end`,
  ...GUARDED.map(
    ({ table, act, name }) => `create trigger ${name} before ${act} on ${table}
       begin select raise(abort, 'the ledger is append-only'); end`,
  ),
];

const postgresLedger = [
  `alter table ledger_account add column currency text not null default 'chips' check (${CURRENCIES})`,
  `alter table ledger_account drop constraint ledger_account_user_id_key`,
  `alter table ledger_account add unique (user_id, currency)`,
  `alter table ledger_movement drop constraint ledger_movement_kind_check`,
  `alter table ledger_movement add constraint ledger_movement_kind_check check (${MOVEMENT_KINDS})`,
  `create or replace function ledger_movement_balanced() returns trigger language plpgsql as $$
     begin
       if not exists (select 1 from ledger_posting where movement_key = new.key)
         or exists (select 1 from ledger_posting p join ledger_account a on a.id = p.account_id
                    where p.movement_key = new.key group by a.currency having sum(p.amount) <> 0) then
         raise exception 'a movement must add up to zero';
       end if;
       return new;
     end $$`,
];

function billingTables(number: string): string[] {
  return [
    `create table billing_person (
       reference text primary key,
       user_id text unique,
       customer_id text unique,
       created_at ${number} not null)`,
    `create table billing_checkout (
       session_id text primary key,
       reference text not null references billing_person (reference),
       plan text not null check (plan in ('credits', 'pro')),
       digest text not null,
       state text not null check (state in ('open', 'processing', 'failed', 'paid')),
       opened_at ${number} not null,
       payment_intent text,
       amount_cents ${number},
       granted ${number} not null default 0,
       clawed ${number} not null default 0,
       taken ${number} not null default 0)`,
    `create index billing_checkout_by_person on billing_checkout (reference, opened_at)`,
    `create index billing_checkout_by_payment on billing_checkout (payment_intent)`,
    `create table billing_refund (
       id text primary key,
       kind text not null check (kind in ('refund', 'charge')),
       payment_intent text not null,
       cents ${number} not null,
       dead ${number} not null,
       at ${number} not null)`,
    `create index billing_refund_by_payment on billing_refund (payment_intent)`,
    `create table billing_subscription (
       id text primary key,
       reference text references billing_person (reference),
       status text,
       state_at ${number} not null,
       started_at ${number},
       trial_end ${number},
       period_start ${number},
       period_end ${number},
       cancel_at ${number},
       trial_ending_at ${number} not null default 0,
       payment_failed_at ${number} not null default 0,
       paid_at ${number} not null default 0)`,
    `create index billing_subscription_by_person on billing_subscription (reference)`,
    `create table billing_event (id text primary key, type text not null, at ${number} not null)`,
    `create index billing_event_by_time on billing_event (at)`,
    `create table billing_pro_answer (
       answer_id text primary key,
       user_id text not null,
       day ${number} not null)`,
    `create index billing_pro_answer_by_day on billing_pro_answer (user_id, day)`,
    `create table billing_farewell (
       provider_id text primary key,
       tries ${number} not null,
       next_at ${number} not null)`,
  ];
}
