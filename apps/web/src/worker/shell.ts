// A room's page without a network: the page and its files as they were built together, kept in one cache a build. The
// network always comes first for a page, so that no old version is served to anybody who has one (MR3).

/** A room that can be installed. */
export interface InstalledRoom {
  /** The address its page is kept under. */
  readonly page: string;
  /** What the names of its caches begin with: no other room's do. */
  readonly caches: string;
}

/** The mentor: one page behind every address of it. */
export const MENTOR: InstalledRoom = { page: "/mentor/chat", caches: "mentor-shell-" };
/** The game: one address, one view by state. */
export const GAME: InstalledRoom = { page: "/", caches: "game-shell-" };

export interface Shell {
  /** Changes with every build. */
  readonly build: string;
  /** The script that the page begins with: it names the build in the page itself. */
  readonly entry: string;
  /** Paths of everything that a page needs to show itself. */
  readonly assets: readonly string[];
}

export interface ShellPorts {
  readonly caches: CacheStorage;
  readonly fetch: typeof fetch;
}

const ASSETS = "/assets/";

/** What the kept page carries, and no page from the network: it reloads as soon as the server answers. */
export const KEPT_MARK = "data-kept";

export interface ShellCache {
  /** Keeps the page with all it needs. Rejects, and keeps nothing that counts, when any of it cannot be had. */
  install(): Promise<void>;
  /** Lets go of other builds. */
  activate(): Promise<void>;
  /** A page: of the network, or the kept one when there is none. */
  page(request: Request): Promise<Response>;
  /** A file that never changes: the kept one, or of the network. */
  asset(request: Request): Promise<Response>;
}

/** Whether a path is that of a file that never changes. Pure. */
export function isAsset(path: string): boolean {
  return path.startsWith(ASSETS);
}

/** The cache of a room's shell, as one build of it. */
export function createShellCache(
  room: InstalledRoom,
  { build, entry, assets }: Shell,
  { caches, fetch }: ShellPorts,
): ShellCache {
  const name = `${room.caches}${build}`;
  const open = () => caches.open(name);
  return {
    async install() {
      const cache = await open();
      const page = await fetch(room.page, { cache: "reload" });
      if (!page.ok) throw new Error(`The page cannot be kept: ${page.status}`);
      const html = (await page.text()).replace("<html ", `<html ${KEPT_MARK} `);
      if (!html.includes(entry)) throw new Error("The page is of another build than its worker");
      await cache.addAll([...assets]);
      await cache.put(room.page, new Response(html, { headers: withoutLength(page.headers) }));
    },
    async activate() {
      for (const other of await caches.keys())
        if (other.startsWith(room.caches) && other !== name) await caches.delete(other);
    },
    async page(request) {
      try {
        return await fetch(request);
      } catch (cause) {
        const kept = await (await open()).match(room.page);
        if (kept === undefined) throw cause;
        return kept;
      }
    },
    async asset(request) {
      const cache = await open();
      const kept = await cache.match(request);
      if (kept !== undefined) return kept;
      const found = await fetch(request);
      if (found.ok) await cache.put(request, found.clone());
      return found;
    },
  };
}

/** The page's headers, its content security policy among them, without what was said of the text on the way. */
function withoutLength(headers: Headers): Headers {
  const kept = new Headers(headers);
  for (const name of ["content-encoding", "content-length", "etag"]) kept.delete(name);
  return kept;
}
