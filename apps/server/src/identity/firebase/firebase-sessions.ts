// Which sign-ins at Firebase are over for this server. Firebase gives every token the second of its sign-in
// (`auth_time`), and tokens that are renewed keep it: person and second name a session. Ended ones are refused for good.
import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Database } from "../../db/database.ts";
import { rows } from "../../db/work.ts";
import type { Work } from "../../db/work.ts";
import type { SessionRef } from "../../ports/sessions.ts";

/** Ended sign-ins, in the database. People are kept as digests. */
export interface FirebaseSessions {
  /** Those of `sessions` that are over; session ids are seconds since 1970. */
  endedAmong(sessions: readonly SessionRef[]): Promise<readonly SessionRef[]>;
  /** Ends one sign-in. Twice is once. */
  end(session: SessionRef): Promise<void>;
  /** Ends every sign-in of a person until `second` (since 1970), that second included. */
  endUntil(userId: string, second: number): Work<void>;
}

/** The name of the sign-in that a token's `auth_time` (seconds since 1970) tells of. Pure. */
export function firebaseSessionId(authTime: number): string {
  return String(Math.floor(authTime));
}

/** Works on a migrated database. */
export function createFirebaseSessions({ kysely, kind }: Database): FirebaseSessions {
  return {
    async endedAmong(sessions) {
      const digests = [...new Set(sessions.map(({ userId }) => digestOf(userId)))];
      const listed =
        kind === "sqlite"
          ? sql<string>`(select value from json_each(${JSON.stringify(digests)}))`
          : sql<string>`(select unnest(${digests}::text[]))`;
      const ends = await kysely
        .selectFrom("firebase_sign_out")
        .selectAll()
        .where("user_digest", "in", listed)
        .execute();
      const single = new Set<string>();
      const until = new Map<string, number>();
      for (const { user_digest: digest, signed_in_at: second, earlier } of ends)
        if (earlier === 1) until.set(digest, Math.max(second, until.get(digest) ?? 0));
        else single.add(`${digest} ${second}`);
      return sessions.filter(({ userId, sessionId }) => {
        const digest = digestOf(userId);
        return single.has(`${digest} ${sessionId}`) || Number(sessionId) <= (until.get(digest) ?? -1);
      });
    },
    async end({ userId, sessionId }) {
      await kysely
        .insertInto("firebase_sign_out")
        .values({ user_digest: digestOf(userId), signed_in_at: Number(sessionId), earlier: 0 })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    *endUntil(userId, second) {
      const digest = digestOf(userId);
      // What it covers is said by it alone from now on.
      yield* rows(
        kysely
          .deleteFrom("firebase_sign_out")
          .where("user_digest", "=", digest)
          .where("signed_in_at", "<=", second),
      );
      yield* rows(
        kysely
          .insertInto("firebase_sign_out")
          .values({ user_digest: digest, signed_in_at: second, earlier: 1 })
          .onConflict((conflict) => conflict.doNothing()),
      );
    },
  };
}

function digestOf(userId: string): string {
  return createHash("sha256").update(userId).digest("base64url");
}
