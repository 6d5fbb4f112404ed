// Seats somebody who listens to a table's lobby and is not at the table: nobody asks for it but us, so what is refused for the moment,
// because the table may not act yet, is tried again.
import { lobbyChannel } from "@fitil/contracts";
import type { Clock } from "../../ports/process.ts";
import type { Channels } from "../channels.ts";
import type { TableConnection } from "../deps.ts";
import type { TableActor } from "../table-actor.ts";
import { personOf } from "../table/seats.ts";

/** A table rests for a second after its register had lost it. */
const AGAIN_MS = 250;
const TRIES = 8;

/** Resolves when they sit, may not, or are not there any more. `clock` goes on always. */
export async function seatAgain(
  client: TableConnection,
  { spec, state }: TableActor,
  deps: { readonly channels: Pick<Channels, "subscribe">; readonly clock: Clock },
): Promise<void> {
  for (let tries = 0; tries < TRIES && client.open; tries += 1) {
    if (personOf(state, client.userId) !== undefined) return;
    const answer = await deps.channels.subscribe(client, lobbyChannel(spec.id));
    if (answer.ok || !("error" in answer) || answer.error.temporary !== true) return;
    await new Promise<void>((resolve) => deps.clock.after(AGAIN_MS, resolve));
  }
}
