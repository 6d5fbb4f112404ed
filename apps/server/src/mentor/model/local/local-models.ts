// `MENTOR_MODEL=auto` (MA19): looks now and then whether a model server on this machine has a chat model, and has the mentor over it
// while it does. Nothing leaves the machine.
import type { ModelSettings } from "../../../env.ts";
import type { Clock, Log } from "../../../ports/process.ts";
import type { Mentor } from "../../mentor-port.ts";
import { askList } from "./ask-list.ts";
import { chatModelsIn } from "./chat-models.ts";
import type { ChatModel } from "./chat-models.ts";
import type { LocalServer } from "./ask-list.ts";

/** Between two looks. */
export const LOOK_EVERY_MS = 60_000;

export interface LocalModels {
  /** The mentor over the local model that was there at the last look; null when there was none. */
  current(): Mentor | null;
  /** Ends the looking. */
  close(): void;
}

export interface LocalModelPorts {
  readonly clock: Clock;
  readonly log: Log;
  /** In the order in which they are preferred. */
  readonly servers: readonly LocalServer[];
  /** Makes the mentor over a model; called once for each that is found anew. */
  open(settings: ModelSettings): Promise<Mentor>;
}

interface Found {
  readonly server: LocalServer;
  readonly model: ChatModel;
}

/** Looks once, then every minute. Resolves after the first look, which takes a second at most. */
export async function watchLocalModels(ports: LocalModelPorts): Promise<LocalModels> {
  const { clock, log, servers } = ports;
  let used: (Found & { readonly mentor: Mentor }) | null = null;
  let closed = false;
  let cancel = () => {};

  const look = async (): Promise<void> => {
    const found = choose(await listAll(servers, clock), used);
    if (closed) return;
    if (found === null) {
      if (used !== null) log.info({}, "no local model any more: the built-in mentor answers");
      used = null;
    } else if (used === null || !isSame(found, used)) {
      const { server, model } = found;
      const baseUrl = `${server.origin}/v1`;
      const mentor = await ports.open({ provider: "compatible", model: model.id, apiKey: null, baseUrl });
      const { readPictures: _unseen, ...blind } = mentor;
      // A model that cannot see invents what it was shown.
      used = { ...found, mentor: model.sees ? mentor : blind };
      log.info({ server: server.name, model: model.id }, "a local model answers for the mentor");
    }
  };
  const again = async (): Promise<void> => {
    await look().catch((cause: unknown) => log.error({ err: cause }, "a local model could not be used"));
    if (!closed) cancel = clock.after(LOOK_EVERY_MS, () => void again());
  };
  await again();
  return {
    current: () => used?.mentor ?? null,
    close() {
      closed = true;
      cancel();
    },
  };
}

async function listAll(servers: readonly LocalServer[], clock: Clock): Promise<Found[]> {
  const lists = await Promise.all(
    servers.map(async (server) => {
      const models = chatModelsIn(await askList(server, clock));
      return models.map((model) => ({ server, model }));
    }),
  );
  return lists.flat();
}

/** The one that is used while it is there, else the first. */
function choose(all: readonly Found[], used: Found | null): Found | null {
  return all.find((one) => used !== null && isSame(one, used)) ?? all[0] ?? null;
}

function isSame(one: Found, other: Found): boolean {
  return one.server === other.server && one.model.id === other.model.id;
}
