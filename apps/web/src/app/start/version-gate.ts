// Keeps the page as new as the server: remembers the version, shows it in the address, and reloads when the server has a
// newer one, but never into a running match or an answer that streams. A failed check means that the version is unknown,
// and nothing happens.
import type { Result } from "../../lib/http/http.ts";
import { wait } from "../../lib/clock.ts";
import type { Clock } from "../../lib/clock.ts";
import { STORED } from "../../lib/device/storage.ts";
import type { Storage } from "../../lib/device/storage.ts";
import { VERSION_CHECK_EVERY_MS, VERSION_FIRST_CHECK_MS } from "../../lib/screen-times.ts";

export interface VersionGateDeps {
  readonly clock: Clock;
  readonly storage: Storage;
  readonly fetchVersion: () => Promise<Result<{ version: string }>>;
  /** The page's address now. */
  readonly address: () => string;
  /** Replaces the address without a history entry. */
  readonly replaceAddress: (url: string) => void;
  readonly reload: (url: string) => void;
  /** The page was kept on the device and shown without a network: it is as old as it may be. */
  readonly isKept: boolean;
  /** Whether a match runs or an answer streams on this page: a reload waits for its end. */
  readonly isBusy: () => boolean;
}

export interface VersionGate {
  /**
   * Before the app mounts: the version is known (or unknown) and stands in the address. Resolves after 3 s at most (MR3): a
   * version that comes later is kept and shown all the same.
   */
  setUp(): Promise<void>;
  /** Puts the known version into an address that lacks it, as after a step to another route. */
  readonly mark: () => void;
  /** Checks at once: the network is back. */
  readonly check: () => Promise<void>;
  /** Begins the checks; returns how to stop them. */
  watch(): () => void;
}

/** The address with `version` in its query. Pure. */
function withVersion(url: string, version: string): string {
  const parsed = new URL(url);
  parsed.searchParams.set("version", version);
  return parsed.toString();
}

/** How long the first fetch may hold the app back (MR3). */
const FIRST_FETCH_MS = 3_000;

/** Builds the gate over the given ports. */
export function createVersionGate(deps: VersionGateDeps): VersionGate {
  const fetched = async (): Promise<string | null> => {
    const result = await deps.fetchVersion();
    return result.ok && typeof result.value?.version === "string" ? result.value.version : null;
  };
  const check = async () => {
    const version = await fetched();
    if (version === null || (!deps.isKept && version === deps.storage.get(STORED.version))) return;
    if (deps.isBusy()) return;
    deps.storage.set(STORED.version, version);
    deps.reload(withVersion(deps.address(), version));
  };
  const mark = () => {
    const version = deps.storage.get(STORED.version);
    if (version === null || new URL(deps.address()).searchParams.get("version") === version) return;
    deps.replaceAddress(withVersion(deps.address(), version));
  };
  const learn = async () => {
    const version = await fetched();
    // Whatever a check has found meanwhile is newer.
    if (version !== null && deps.storage.get(STORED.version) === null)
      deps.storage.set(STORED.version, version);
    mark();
  };
  return {
    async setUp() {
      if (deps.storage.get(STORED.version) === null)
        await Promise.race([learn(), wait(deps.clock, FIRST_FETCH_MS)]);
      mark();
    },
    mark,
    check,
    watch() {
      let stopped = false;
      let cancel = () => {};
      const checkAfter = (delayMs: number) => {
        cancel = deps.clock.after(delayMs, () => void checkAndGoOn());
      };
      const checkAndGoOn = async () => {
        await check();
        if (!stopped) checkAfter(deps.isKept ? VERSION_FIRST_CHECK_MS : VERSION_CHECK_EVERY_MS);
      };
      checkAfter(VERSION_FIRST_CHECK_MS);
      return () => {
        stopped = true;
        cancel();
      };
    },
  };
}
