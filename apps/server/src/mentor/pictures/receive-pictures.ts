// Takes an upload in, file by file, never more of it in memory than may be kept (MC4). What is too much is read past and
// thrown away, so that the sender hears why instead of meeting a broken connection. Nothing touches the disk.
import type { MultipartFile, MultipartValue } from "@fastify/multipart";
import { MAX_SCREENSHOT_BYTES, MAX_SCREENSHOTS } from "@fitil/contracts";
import type { Code } from "@fitil/contracts";
import type { FastifyRequest } from "fastify";

const MEGABYTE = 1_048_576;
/** Six pictures and the words between them. More than this is not even read past. */
const MOST_UPLOAD_BYTES = MAX_SCREENSHOTS * MAX_SCREENSHOT_BYTES + MEGABYTE;
/** Files beyond the limit that are read past before the upload is given up. */
const MOST_PARTS = 20;

export type Upload =
  | { readonly ok: true; readonly pictures: readonly Uint8Array[]; readonly keep: boolean }
  | { readonly ok: false; readonly code: Code };

/** The pictures of the field `files`, in order. Refuses with the codes of MC4. */
export async function receivePictures(request: FastifyRequest): Promise<Upload> {
  if (!request.isMultipart()) return { ok: false, code: "request/unsupported_media" };
  const announced = Number(request.headers["content-length"] ?? 0);
  if (announced > MOST_UPLOAD_BYTES) return { ok: false, code: "mentor/picture_too_large" };
  const stopCounting = destroyBeyond(request, MOST_UPLOAD_BYTES);
  try {
    return await collect(request);
  } catch (cause) {
    const code = codeOfBadForm(cause);
    if (code === null) throw cause;
    return { ok: false, code };
  } finally {
    stopCounting();
  }
}

async function collect(request: FastifyRequest): Promise<Upload> {
  const pictures: Uint8Array[] = [];
  let refusal: Code | null = null;
  let keep = false;
  const limits = {
    fileSize: MAX_SCREENSHOT_BYTES,
    files: MOST_PARTS,
    fields: MOST_PARTS,
    parts: 2 * MOST_PARTS,
    fieldSize: 1_000,
    fieldNameSize: 100,
    headerPairs: 50,
  };
  for await (const part of request.parts({ limits })) {
    if (part.type === "field") {
      if (part.fieldname === "keep") keep = isYes(part);
      continue;
    }
    if (part.fieldname !== "files") {
      part.file.resume();
      continue;
    }
    if (pictures.length === MAX_SCREENSHOTS) refusal ??= "mentor/too_many_pictures";
    const bytes = refusal === null ? await bytesOf(part) : null;
    if (bytes === null) {
      // After a refusal nothing is kept, and what was kept is let go.
      refusal ??= "mentor/picture_too_large";
      pictures.length = 0;
      part.file.resume();
    } else pictures.push(bytes);
  }
  if (refusal !== null) return { ok: false, code: refusal };
  if (pictures.length === 0) return { ok: false, code: "mentor/no_pictures" };
  return { ok: true, pictures, keep };
}

/** The file's bytes; null when it is larger than a picture may be. */
async function bytesOf({ file }: MultipartFile): Promise<Uint8Array | null> {
  const chunks: Buffer[] = [];
  for await (const chunk of file as AsyncIterable<Buffer>) {
    if (file.truncated) return null;
    chunks.push(chunk);
  }
  return file.truncated ? null : Buffer.concat(chunks);
}

function isYes({ value }: MultipartValue): boolean {
  return value === "true" || value === "1";
}

/** Ends an upload that does not say how long it is and does not end. */
function destroyBeyond({ raw }: FastifyRequest, most: number): () => void {
  let seen = 0;
  const count = (chunk: Buffer) => {
    seen += chunk.length;
    if (seen > most) raw.destroy();
  };
  raw.on("data", count);
  return () => void raw.off("data", count);
}

/** What is wrong with a form that cannot be read to its end; null for a fault of our own. */
function codeOfBadForm(cause: unknown): Code | null {
  if (!(cause instanceof Error)) return null;
  const code = "code" in cause ? String(cause.code) : "";
  if (code === "FST_FILES_LIMIT" || code === "FST_PARTS_LIMIT") return "mentor/too_many_pictures";
  if (code.startsWith("FST_") || /multipart|part terminated|boundary|aborted/i.test(cause.message))
    return "request/bad";
  return null;
}
