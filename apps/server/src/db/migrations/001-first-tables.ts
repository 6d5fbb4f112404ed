// Everything the product keeps at its first release: chips, people, sign-in. The same tables on both databases; where
// they need different words, the difference stands in `words`.
import { sql } from "kysely";
import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

type Kind = "sqlite" | "postgres";

const words = {
  sqlite: {
    number: "integer",
    real: "real",
    serial: "integer primary key autoincrement",
    date: "date",
    flag: "integer",
  },
  postgres: {
    number: "bigint",
    real: "double precision",
    serial: "bigint generated always as identity primary key",
    date: "timestamptz",
    flag: "boolean",
  },
} as const;

/** The first migration, in the words of one database. */
export function firstTables(kind: Kind): Migration {
  return {
    async up(db: Kysely<unknown>) {
      const guards = kind === "sqlite" ? sqliteGuards : postgresGuards;
      const statements = [...ledgerTables(kind), ...guards, ...playerTables(kind), ...identityTables(kind)];
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
  };
}

function ledgerTables(kind: Kind): string[] {
  const { number, serial } = words[kind];
  return [
    `create table ledger_account (
       id text primary key,
       kind text not null check (kind in ('issuer', 'user', 'escrow')),
       user_id text unique,
       game_id text unique,
       balance ${number} not null default 0,
       check (kind = 'issuer' or balance >= 0),
       check (kind <> 'issuer' or balance <= 0))`,
    `insert into ledger_account (id, kind) values ('issuer', 'issuer')`,
    `create table ledger_movement (
       key text primary key,
       kind text not null check (kind in ('grant', 'gift', 'stake', 'prize', 'refund')),
       game_id text,
       at ${number} not null)`,
    `create table ledger_posting (
       id ${serial},
       movement_key text not null references ledger_movement (key) deferrable initially deferred,
       account_id text not null references ledger_account (id),
       amount ${number} not null check (amount <> 0),
       balance ${number} not null,
       unique (movement_key, account_id))`,
    `create index ledger_posting_by_account on ledger_posting (account_id, id)`,
    `create table ledger_game (
       game_id text primary key,
       owner_id text not null,
       stake ${number} not null check (stake > 0),
       staked_at ${number} not null,
       settled_at ${number})`,
    `create index ledger_game_unsettled on ledger_game (owner_id) where settled_at is null`,
  ];
}

// A movement's row is written after its postings and seals them: they must add up to zero, and nothing can be added,
// changed or taken away afterwards.
const sqliteGuards = [
  `create trigger ledger_movement_balanced before insert on ledger_movement
     when (select coalesce(sum(amount), 1) from ledger_posting where movement_key = new.key) <> 0
     begin select raise(abort, 'a movement must add up to zero'); end`,
  `create trigger ledger_posting_sealed before insert on ledger_posting
     when exists (select 1 from ledger_movement where key = new.movement_key)
     begin select raise(abort, 'the ledger is append-only'); end`,
  ...["ledger_movement", "ledger_posting"].flatMap((table) =>
    ["update", "delete"].map(
      (act) => `create trigger ${table}_no_${act} before ${act} on ${table}
         begin select raise(abort, 'the ledger is append-only'); end`,
    ),
  ),
];

const postgresGuards = [
  `create function ledger_movement_balanced() returns trigger language plpgsql as $$
     begin
       if (select coalesce(sum(amount), 1) from ledger_posting where movement_key = new.key) <> 0 then
         raise exception 'a movement must add up to zero';
       end if;
       return new;
     end $$`,
  `create function ledger_posting_sealed() returns trigger language plpgsql as $$
     begin
       if exists (select 1 from ledger_movement where key = new.movement_key) then
         raise exception 'the ledger is append-only';
       end if;
       return new;
     end $$`,
  `create function ledger_append_only() returns trigger language plpgsql as $$
     begin raise exception 'the ledger is append-only'; end $$`,
  `create trigger ledger_movement_balanced before insert on ledger_movement
     for each row execute function ledger_movement_balanced()`,
  `create trigger ledger_posting_sealed before insert on ledger_posting
     for each row execute function ledger_posting_sealed()`,
  ...["ledger_movement", "ledger_posting"].map(
    (table) => `create trigger ${table}_kept before update or delete on ${table}
       for each row execute function ledger_append_only()`,
  ),
];

function playerTables(kind: Kind): string[] {
  const { number, real } = words[kind];
  return [
    `create table player (
       user_id text primary key,
       name text not null,
       name_key text not null unique,
       photo_url text,
       mu ${real} not null,
       sigma ${real} not null,
       created_at ${number} not null)`,
    `create table rated_game (
       game_id text primary key,
       people text not null,
       rated ${number} not null,
       at ${number} not null)`,
    `create index rated_game_by_people on rated_game (people, at)`,
    `create table closed_account (user_digest text primary key, closed_at ${number} not null)`,
    `create table rate_limit (key text primary key, empty_at ${number} not null)`,
    `create index rate_limit_by_time on rate_limit (empty_at)`,
  ];
}

function identityTables(kind: Kind): string[] {
  const { date, flag } = words[kind];
  return [
    `create table auth_user (
       "id" text not null primary key, "name" text not null, "email" text not null unique,
       "emailVerified" ${flag} not null, "image" text, "createdAt" ${date} not null, "updatedAt" ${date} not null)`,
    `create table auth_session (
       "id" text not null primary key, "expiresAt" ${date} not null, "token" text not null unique,
       "createdAt" ${date} not null, "updatedAt" ${date} not null, "ipAddress" text, "userAgent" text,
       "userId" text not null references auth_user ("id") on delete cascade)`,
    `create table auth_account (
       "id" text not null primary key, "accountId" text not null, "providerId" text not null,
       "userId" text not null references auth_user ("id") on delete cascade,
       "accessToken" text, "refreshToken" text, "idToken" text, "accessTokenExpiresAt" ${date},
       "refreshTokenExpiresAt" ${date}, "scope" text, "password" text,
       "createdAt" ${date} not null, "updatedAt" ${date} not null)`,
    `create table auth_verification (
       "id" text not null primary key, "identifier" text not null, "value" text not null,
       "expiresAt" ${date} not null, "createdAt" ${date} not null, "updatedAt" ${date} not null)`,
    `create table auth_jwks (
       "id" text not null primary key, "publicKey" text not null, "privateKey" text not null,
       "createdAt" ${date} not null, "expiresAt" ${date}, "alg" text, "crv" text)`,
    `create index "auth_session_userId_idx" on auth_session ("userId")`,
    `create index "auth_account_userId_idx" on auth_account ("userId")`,
    `create unique index "auth_account_provider_idx" on auth_account ("providerId", "accountId")`,
    `create index "auth_verification_identifier_idx" on auth_verification ("identifier")`,
  ];
}
