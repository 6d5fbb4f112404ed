// What somebody has set in a match, kept with the account so that it is there on another device too.
import { playerSettingsSchema } from "@fitil/contracts";
import type { PlayerSettings } from "@fitil/contracts";
import type { Database } from "../db/database.ts";

/** What the account keeps; nothing set is an empty object, and so is what an older or newer version has written. */
export async function settingsOf({ kysely }: Database, userId: string): Promise<PlayerSettings> {
  const found = await kysely
    .selectFrom("player")
    .select("settings")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  const known = playerSettingsSchema.safeParse(JSON.parse(found?.settings ?? "{}"));
  return known.success ? known.data : {};
}

/** Keeps these in place of the ones before. */
export async function keepSettings(
  { kysely }: Database,
  userId: string,
  settings: PlayerSettings,
): Promise<void> {
  await kysely
    .updateTable("player")
    .set({ settings: JSON.stringify(settings) })
    .where("user_id", "=", userId)
    .execute();
}
