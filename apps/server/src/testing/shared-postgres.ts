// For tests only: one PostgreSQL for a whole run of them, in the runner's own process. It starts when the first test
// asks for a database; a migrated one is a copy of one that was migrated once.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { sql } from "kysely";
import pg from "pg";
import { startPostgres } from "@fitil/testkit";
import type { TestPostgres } from "@fitil/testkit";
import type { TestProject } from "vitest/node";
import { migrate } from "../db/migrate.ts";
import { openPostgres } from "../db/postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where tests ask for databases: POST /empty or /migrated is answered with an address, or 204 without PostgreSQL. */
    readonly postgresDesk: string;
  }
}

/**
 * `pristine.restore()` gives a database back what it held right after the migrations, and nothing else. PERF: it takes a
 * twentieth of what making and dropping one takes. Without triggers, because the ledger's forbid deleting.
 */
const RESTORING = [
  "create schema pristine",
  `create table pristine.sequences as
    select sequencename, start_value, last_value from pg_sequences where schemaname = 'public'`,
  `do $$ declare name text; holds boolean; begin
    for name in select tablename from pg_tables where schemaname = 'public' loop
      execute format('select exists (select from public.%I)', name) into holds;
      if holds then execute format('create table pristine.%I as table public.%I', name, name); end if;
    end loop;
  end $$`,
  `create function pristine.restore() returns void language plpgsql as $$ declare name text; begin
    set local session_replication_role = replica;
    for name in select tablename from pg_tables where schemaname = 'public' loop
      execute format('delete from public.%I', name);
    end loop;
    for name in select tablename from pg_tables where schemaname = 'pristine' and tablename <> 'sequences' loop
      execute format('insert into public.%I overriding system value select * from pristine.%I', name, name);
    end loop;
    perform setval(format('public.%I', sequencename)::regclass, coalesce(last_value, start_value), last_value is not null)
      from pristine.sequences;
  end $$`,
];

interface Cluster {
  readonly postgres: TestPostgres;
  readonly admin: pg.Client;
}

/** Provides the desk's address to every test; the returned function ends the cluster, if there is one. */
export default async function sharePostgres({ provide }: TestProject): Promise<() => Promise<void>> {
  let cluster: Promise<Cluster | null> | null = null;
  let template: Promise<string> | null = null;
  let count = 0;

  const make = async ({ postgres, admin }: Cluster, from: string): Promise<string> => {
    count += 1;
    const name = `test_${count}`;
    await admin.query(`create database ${name} template ${from} strategy file_copy`);
    return postgres.addressOf(name);
  };
  const makeMigrated = async (started: Cluster): Promise<string> => {
    template ??= migrateNew(await make(started, "template1"));
    return await make(started, await template);
  };
  const answer = async (method: string, path: string): Promise<string | null> => {
    cluster ??= startCluster();
    const started = await cluster;
    if (started === null) return null;
    if (method === "POST" && path === "empty") return await make(started, "template1");
    if (method === "POST" && path === "migrated") return await makeMigrated(started);
    if (method !== "DELETE" || !/^test_\d+$/.test(path)) throw new Error(`Nobody answers ${method} ${path}`);
    await started.admin.query(`drop database if exists ${path} with (force)`);
    return "";
  };

  const desk = createServer((request, response) => {
    const end = (status: number, text: string) => response.writeHead(status).end(text);
    answer(request.method ?? "", (request.url ?? "").slice(1)).then(
      (text) => end(text === null ? 204 : 200, text ?? ""),
      (error: unknown) => end(500, String(error)),
    );
  });
  await new Promise<void>((listening) => desk.listen(0, "127.0.0.1", listening));
  provide("postgresDesk", `http://127.0.0.1:${(desk.address() as AddressInfo).port}`);

  return async () => {
    desk.close();
    const started = await cluster;
    await started?.admin.end();
    await started?.postgres.stop();
  };
}

async function startCluster(): Promise<Cluster | null> {
  const postgres = await startPostgres();
  if (postgres === null) return null;
  const admin = new pg.Client({ connectionString: postgres.addressOf("postgres") });
  await admin.connect();
  return { postgres, admin };
}

/** Brings an empty database to the present schema, teaches it to become so again, and returns its name. */
async function migrateNew(url: string): Promise<string> {
  const database = openPostgres(url, (error) => {
    throw error;
  });
  await migrate(database);
  for (const statement of RESTORING) await sql.raw(statement).execute(database.kysely);
  await database.close();
  return new URL(url).pathname.slice(1);
}
