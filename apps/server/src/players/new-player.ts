// A new player's row, under a name that nobody has: the account's own where it is free, else one that is made up.
import { playerNameSchema } from "@fitil/contracts";
import type { Database } from "../db/database.ts";
import { lookAlikeKey } from "../db/look-alike-key.ts";
import type { Language } from "../http/language.ts";
import type { Clock, Random } from "../ports/process.ts";
import type { Account } from "../ports/sessions.ts";
import { defaultName } from "./names.ts";
import { NEW_SKILL_ESTIMATE } from "./rating/skill-estimate.ts";

const MAX_NAME_TRIES = 40;

/** Makes the player; one that another call of the same person has made stays. Throws where no free name was found. */
export async function insertPlayer(
  deps: { readonly database: Database; readonly clock: Clock; readonly random: Random },
  account: Account,
  { photoUrl, language }: { readonly photoUrl: string | null; readonly language: Language },
): Promise<void> {
  const kind = account.isGuest ? (`guest-${language}` as const) : "player";
  const wanted = playerNameSchema.safeParse(account.isGuest ? null : account.name);
  for (let attempt = 0; attempt < MAX_NAME_TRIES; attempt++) {
    const name = attempt === 0 && wanted.success ? wanted.data : defaultName(deps.random, attempt, kind);
    const inserted = await deps.database.kysely
      .insertInto("player")
      .values({
        user_id: account.userId,
        name,
        name_key: lookAlikeKey(name),
        photo_url: photoUrl,
        ...NEW_SKILL_ESTIMATE,
        created_at: deps.clock.now(),
        is_guest: account.isGuest ? 1 : 0,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning("user_id")
      .executeTakeFirst();
    if (inserted) return;
    // Either the name is taken, or another call of the same person was first.
    const there = await deps.database.kysely
      .selectFrom("player")
      .select("user_id")
      .where("user_id", "=", account.userId)
      .executeTakeFirst();
    if (there) return;
  }
  throw new Error("No free name was found for a new player");
}
