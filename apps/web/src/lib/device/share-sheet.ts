// What the phone's share sheet handed over, between the worker that takes it and the page that opens it: kept in a cache of its
// own, also while nobody is signed in. Both sides use this file. A page without a secure line has no caches.

/** Where the share sheet sends it; the manifest says the same. */
export const SHARE_PATH = "/mentor/share";
/** Where one is then: a new chat. With `lost`, nothing could be kept. */
export const SHARED_PAGE = "/mentor/chat";
export const SHARED_LOST = `${SHARED_PAGE}?shared=lost`;

export interface Shared {
  readonly files: readonly File[];
  /** Words that came along; "" for none. */
  readonly text: string;
}

const CACHE = "mentor-shared";
const ENTRY = "/mentor/shared/";
const NAME = "x-name";
const AT = "x-at";
const TEXT_TYPE = "text/plain";
/** A chat takes so many pictures at once; the oldest make room. */
const MAX_FILES = 6;
/** A picture that nobody came back for was shared by mistake. */
const KEPT_MS = 86_400_000;

/** Keeps what was shared. Rejects when there is no room on the device. `now` in ms since 1970; `newId` names an entry. */
export async function keepShared(
  caches: CacheStorage,
  { files, text }: Shared,
  { now, newId }: { readonly now: number; readonly newId: () => string },
): Promise<void> {
  const cache = await caches.open(CACHE);
  const put = (body: Blob | string, type: string, name: string) =>
    cache.put(
      `${ENTRY}${newId()}`,
      new Response(body, {
        headers: { "content-type": type, [NAME]: encodeURIComponent(name), [AT]: String(now) },
      }),
    );
  if (text !== "") await put(text, TEXT_TYPE, "");
  for (const file of files) await put(file, file.type, file.name);
  const pictures = (await entriesOf(cache)).filter(({ response }) => !isText(response));
  for (const { request } of pictures.slice(0, -MAX_FILES)) await cache.delete(request);
}

/** What waits to be opened, and `forget`, which lets go of it; null when there is nothing. */
export async function readShared(
  caches: CacheStorage | undefined,
  now: number,
): Promise<(Shared & { readonly forget: () => Promise<void> }) | null> {
  if (caches === undefined || !(await caches.has(CACHE))) return null;
  const cache = await caches.open(CACHE);
  const entries = await entriesOf(cache);
  const forget = async () => {
    for (const { request } of entries) await cache.delete(request);
  };
  const young = entries.filter(({ response }) => now - Number(response.headers.get(AT)) < KEPT_MS);
  if (young.length === 0) {
    await forget();
    return null;
  }
  const files: File[] = [];
  const texts: string[] = [];
  for (const { response } of young)
    if (isText(response)) texts.push(await response.text());
    else files.push(await fileOf(response));
  return { files, text: texts.join("\n"), forget };
}

/** Forgets all of it: somebody leaves this device. */
export async function forgetShared(caches: CacheStorage | undefined): Promise<void> {
  await caches?.delete(CACHE);
}

interface Entry {
  readonly request: Request;
  readonly response: Response;
}

/** Oldest first. */
async function entriesOf(cache: Cache): Promise<Entry[]> {
  const found = await Promise.all(
    (await cache.keys()).map(async (request) => ({ request, response: await cache.match(request) })),
  );
  return found.flatMap(({ request, response }) => (response === undefined ? [] : [{ request, response }]));
}

function isText(response: Response): boolean {
  return response.headers.get("content-type")?.startsWith(TEXT_TYPE) === true;
}

async function fileOf(response: Response): Promise<File> {
  const type = response.headers.get("content-type") ?? "";
  const name = decodeURIComponent(response.headers.get(NAME) ?? "");
  return new File([await response.blob()], name === "" ? "screenshot" : name, { type });
}
