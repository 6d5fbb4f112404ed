// The books as the rest of the server sees them: chips, players and guests, finished games, and the end of what daily rules keep.
import type { AppDeps } from "./app.ts";
import { createGames } from "../games/games.ts";
import { createGuestBook } from "../guest-book/guest-book.ts";
import { createLedger } from "../ledger/ledger.ts";
import { createFairPlay } from "../ledger/newcomers.ts";
import { createHolderDigest } from "../players/closed-accounts.ts";
import { createPlayers } from "../players/players.ts";
import type { Account } from "../ports/sessions.ts";

/** Chips, players and their games, the digest that stands for an account's holder in the books, and the end of what the daily rules keep. */
export function createBooks(deps: AppDeps) {
  const { env, database, clock, steadyClock, random, log, secrets, ownerId, isOwnerAlive } = deps;
  const ledger = createLedger({ database, clock, random, ownerId, isOwnerAlive });
  const holderOf = createHolderDigest(secrets.identity);
  const guests = createGuestBook({ database, clock, secrets, shared: deps.shared ?? null, env });
  const openChips = (account: Account) =>
    ledger.open(account.userId, account.isGuest ? null : holderOf(account));
  const startChips = (account: Account) => ledger.giveStart(account.userId, holderOf(account));
  const fairPlay = createFairPlay(database);
  const { replayWorker } = deps;
  const games = createGames({ database, clock, steadyClock, log, env, replayWorker });
  const { standings } = games;
  const players = createPlayers({
    database,
    clock,
    random,
    openChips,
    startChips,
    guests,
    fairPlay,
    standings,
  });
  const forgetDays = async () => {
    await ledger.forgetExpired();
    await players.forgetExpired();
    await guests.forgetExpired();
    await games.forgetExpired();
  };
  return { ledger, players, guests, games, holderOf, forgetDays };
}
