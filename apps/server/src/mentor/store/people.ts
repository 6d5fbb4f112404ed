// The person as the mentor knows them: what they wrote about themselves, their language, and that they are of age.
import type { MentorLanguage, MentorMeChange, SpokenGender } from "@fitil/contracts";
import type { Database } from "../../db/database.ts";
import { firstRow, rows } from "../../db/work.ts";
import type { Work } from "../../db/work.ts";

export interface MentorPerson {
  /** Empty when nothing was written. */
  readonly profile: string;
  /** How they want to be called; empty until they say. */
  readonly called: string;
  /** Null until they were asked. */
  readonly gender: SpokenGender | null;
  /** Null until it was chosen. */
  readonly locale: MentorLanguage | null;
  /** Whether 18+ was confirmed (MF1). */
  readonly adult: boolean;
}

const STRANGER: MentorPerson = { profile: "", called: "", gender: null, locale: null, adult: false };

export interface People {
  /** Never null: somebody new has written and confirmed nothing. */
  find(userId: string): Promise<MentorPerson>;
  /** Writes what is given, keeps the rest. `fallback` is the language of somebody who never chose one. */
  change(
    userId: string,
    change: MentorMeChange,
    fallback: MentorLanguage,
    now: number,
  ): Promise<MentorPerson>;
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
      database.atomically(function* (): Work<MentorPerson> {
        const known = yield* firstRow(byId(userId));
        const row = {
          profile: change.profile === undefined ? (known?.profile ?? "") : change.profile.trim(),
          called: change.called ?? known?.called ?? "",
          gender: change.gender ?? known?.gender ?? null,
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

function shown({
  adult_at,
  ...row
}: Omit<MentorPerson, "locale" | "adult"> & {
  readonly locale: MentorLanguage;
  readonly adult_at: number | null;
}): MentorPerson {
  const { profile, called, gender, locale } = row;
  return { profile, called, gender, locale, adult: adult_at !== null };
}
