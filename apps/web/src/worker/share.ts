// What the phone's share sheet sends: taken by the worker, kept, opened in a new chat. Nothing of it goes to the server here.
import { keepShared, SHARED_LOST, SHARED_PAGE } from "../lib/device/share-sheet.ts";

export interface SharePorts {
  readonly caches: CacheStorage;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly newId: () => string;
}

const WORDS = ["title", "text", "url"] as const;
const FILES = "files";

/** Keeps what came and leads to a new chat, which opens it; also says where nothing could be kept. */
export async function takeShare(request: Request, { caches, now, newId }: SharePorts): Promise<Response> {
  const { origin } = new URL(request.url);
  const to = (path: string): Response => Response.redirect(`${origin}${path}`, 303);
  try {
    const form = await request.formData();
    const files = form.getAll(FILES).filter((file) => file instanceof File && file.size > 0) as File[];
    const words = WORDS.flatMap((name) => form.get(name) ?? []).filter((word) => typeof word === "string");
    const text = [...new Set(words.map((word) => word.trim()))].filter((word) => word !== "").join("\n");
    await keepShared(caches, { files, text }, { now: now(), newId });
    return to(SHARED_PAGE);
  } catch {
    // The page that comes says that nothing arrived.
    return to(SHARED_LOST);
  }
}
