// Brings a database to the present schema at start. Every migration is one transaction; on PostgreSQL an advisory
// lock lets several processes start at once. A migration that has shipped is never edited: add the next one.
import { Migrator } from "kysely/migration";
import type { Migration } from "kysely/migration";
import type { Database } from "./database.ts";
import { firstTables } from "./migrations/001-first-tables.ts";
import { mentorTables } from "./migrations/002-mentor.ts";
import { billing } from "./migrations/003-billing.ts";
import { messagePieces } from "./migrations/004-message-pieces.ts";
import { mentorQuotas } from "./migrations/005-mentor-quotas.ts";
import { fairPlay } from "./migrations/006-fair-play.ts";
import { lookAlikeNames } from "./migrations/007-look-alike-names.ts";
import { firebaseSignOuts } from "./migrations/008-firebase-sign-outs.ts";
import { processLeases } from "./migrations/009-process-leases.ts";
import { sentOptions } from "./migrations/010-sent-options.ts";
import { guests } from "./migrations/011-guests.ts";
import { reminders } from "./migrations/012-reminders.ts";
import { personNames } from "./migrations/013-person-names.ts";
import { missedGames } from "./migrations/014-missed-games.ts";
import { games } from "./migrations/015-games.ts";
import { tableFence } from "./migrations/016-table-fence.ts";
import { otherPerson } from "./migrations/017-other-person.ts";
import { playerSettings } from "./migrations/018-player-settings.ts";

/** Runs what has not run yet. Throws with the cause when a migration fails; the database then is as it was. */
export async function migrate(database: Database): Promise<void> {
  const migrations: Record<string, Migration> = {
    "001-first-tables": firstTables(database.kind),
    "002-mentor": mentorTables(database.kind),
    "003-billing": billing(database.kind),
    "004-message-pieces": messagePieces(database.kind),
    "005-mentor-quotas": mentorQuotas(database.kind),
    "006-fair-play": fairPlay(database.kind),
    "007-look-alike-names": lookAlikeNames,
    "008-firebase-sign-outs": firebaseSignOuts(database.kind),
    "009-process-leases": processLeases(database.kind),
    "010-sent-options": sentOptions(database.kind),
    "011-guests": guests(database.kind),
    "012-reminders": reminders(database.kind),
    "013-person-names": personNames,
    "014-missed-games": missedGames(database.kind),
    "015-games": games(database.kind),
    "016-table-fence": tableFence(database.kind),
    "017-other-person": otherPerson,
    "018-player-settings": playerSettings,
  };
  const migrator = new Migrator({
    db: database.kysely,
    provider: { getMigrations: async () => migrations },
    migrationTableName: "schema_migration",
    migrationLockTableName: "schema_migration_lock",
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw new Error("The database could not be brought to the present schema", { cause: error });
}
