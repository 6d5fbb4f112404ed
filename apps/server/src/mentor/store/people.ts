// The person as the mentor knows them: what they wrote about themselves, their language, and that they are of age.
import type { MentorLanguage, MentorMeChange } from "@fitil/contracts";
import type { Database } from "../../db/database.ts";
import { firstRow, rows } from "../../db/work.ts";
import type { Work } from "../../db/work.ts";

export interface Person {
  /** Empty when nothing was written. */
  readonly profile: string;
  /** Null until it was chosen. */
  readonly locale: MentorLanguage | null;
  /** Whether 18+ was confirmed (MF1). */
  readonly adult: boolean;
}

const STRANGER: Person = { profile: "", locale: null, adult: false };

export interface People {
  /** Never null: somebody new has written and confirmed nothing. */
  find(userId: string): Promise<Person>;
  /** Writes what is given, keeps the rest. `fallback` is the language of somebody who never chose one. */
  change(userId: string, change: MentorMeChange, fallback: MentorLanguage, now: number): Promise<Person>;
}

/** The people of a migrated database. */
export function createPeople(database: Database): People {
  const { kysely } = database;
  const byId = (userId: string) =>
    kysely.selectFrom("mentor_person").selectAll().where("user_id", "=", userId);
  return {
    async find(userId) {
      const row = await byId(userId).executeTakeFirst();
      return row === undefined ? STRANGER : shown(row);
    },
    change: (userId, change, fallback, now) =>
      database.atomically(function* (): Work<Person> {
        const known = yield* firstRow(byId(userId));
        const row = {
          profile: change.profile === undefined ? (known?.profile ?? "") : change.profile.trim(),
          locale: change.locale ?? known?.locale ?? fallback,
          adult_at: adultAt(change.adult, known?.adult_at ?? null, now),
        };
        yield* rows(
          kysely
            .insertInto("mentor_person")
            .values({ user_id: userId, ...row })
            .onConflict((conflict) => conflict.column("user_id").doUpdateSet(row)),
        );
        return shown(row);
      }),
  };
}

function adultAt(said: boolean | undefined, known: number | null, now: number): number | null {
  if (said === undefined) return known;
  return said ? (known ?? now) : null;
}

function shown(row: { profile: string; locale: MentorLanguage; adult_at: number | null }): Person {
  return { profile: row.profile, locale: row.locale, adult: row.adult_at !== null };
}
