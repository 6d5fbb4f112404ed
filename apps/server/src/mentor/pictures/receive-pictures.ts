// Takes an upload in, file by file, never more of it in memory than may be kept (MC4). What is too much is read past and
// thrown away, so that the sender hears why instead of meeting a broken connection. Nothing touches the disk.
import { Readable } from "node:stream";
import type { MultipartFile, MultipartValue } from "@fastify/multipart";
import { MAX_SCREENSHOT_BYTES, MAX_SCREENSHOTS } from "@fitil/contracts";
import type { Code } from "@fitil/contracts";
import type { FastifyRequest } from "fastify";
import type { UploadPacer } from "./upload-pacer.ts";
import type { UploadShare } from "./upload-memory.ts";

const MEGABYTE = 1_048_576;
/** Six pictures and the words between them. More than this is not even read past. */
export const MAX_UPLOAD_BYTES = MAX_SCREENSHOTS * MAX_SCREENSHOT_BYTES + MEGABYTE;
/** Files beyond the limit that are read past before the upload is given up. */
const MAX_PARTS = 20;

export type Upload =
  | { readonly ok: true; readonly pictures: readonly Uint8Array[]; readonly keep: boolean }
  | { readonly ok: false; readonly code: Code };

/**
 * The pictures of the field `files`, in order, counted in `share`, which the caller releases. Refuses with the codes of MC4, and
 * with `mentor/reader_busy` when there is no memory for this person's pictures now (MU7).
 */
export async function receivePictures(
  request: FastifyRequest,
  { pacer, share }: { readonly pacer: UploadPacer; readonly share: UploadShare },
): Promise<Upload> {
  if (!request.isMultipart()) return { ok: false, code: "request/unsupported_media" };
  const announced = Number(request.headers["content-length"] ?? 0);
  if (announced > MAX_UPLOAD_BYTES) return { ok: false, code: "mentor/picture_too_large" };
  const body = Readable.from(piecesUpTo(MAX_UPLOAD_BYTES, request, pacer), { objectMode: false });
  try {
    return await collect(withBody(request, body), share);
  } catch (cause) {
    const code = codeOfBadForm(cause);
    if (code === null) throw cause;
    return { ok: false, code };
  } finally {
    body.destroy();
  }
}

/** The request as the form's parser sees it: with its body in pieces. */
function withBody(request: FastifyRequest, body: Readable): FastifyRequest {
  const raw = Object.assign(body, { headers: request.headers });
  return Object.create(request, { raw: { value: raw } }) as FastifyRequest;
}

/** Ends an upload that does not say how long it is and does not end. */
async function* piecesUpTo(
  most: number,
  { raw }: FastifyRequest,
  pacer: UploadPacer,
): AsyncGenerator<Buffer> {
  let seen = 0;
  for await (const piece of pacer.pieces(raw)) {
    seen += piece.length;
    if (seen > most) raw.destroy();
    else yield piece;
  }
}

async function collect(request: FastifyRequest, share: UploadShare): Promise<Upload> {
  const pictures: Uint8Array[] = [];
  let refusal: Code | null = null;
  let keep = false;
  const limits = {
    fileSize: MAX_SCREENSHOT_BYTES,
    files: MAX_PARTS,
    fields: MAX_PARTS,
    parts: 2 * MAX_PARTS,
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
    const bytes: Uint8Array | Code = refusal ?? (await bytesOf(part, share));
    if (typeof bytes === "string") {
      // After a refusal nothing is kept, and what was kept is let go.
      refusal = bytes;
      pictures.length = 0;
      share.release();
      part.file.resume();
    } else pictures.push(bytes);
  }
  if (refusal !== null) return { ok: false, code: refusal };
  if (pictures.length === 0) return { ok: false, code: "mentor/no_pictures" };
  return { ok: true, pictures, keep };
}

/** The file's bytes; a code when it is larger than a picture may be, or than there is memory for. */
async function bytesOf({ file }: MultipartFile, share: UploadShare): Promise<Uint8Array | Code> {
  const chunks: Buffer[] = [];
  let isRoom = true;
  for await (const chunk of file as AsyncIterable<Buffer>) {
    if (file.truncated) return "mentor/picture_too_large";
    isRoom &&= share.grow(chunk.length);
    if (isRoom) chunks.push(chunk);
    // What has no room is read past, so that its sender hears why.
    else chunks.length = 0;
  }
  if (file.truncated) return "mentor/picture_too_large";
  return isRoom ? Buffer.concat(chunks) : "mentor/reader_busy";
}

function isYes({ value }: MultipartValue): boolean {
  return value === "true" || value === "1";
}

/** What is wrong with a form that cannot be read to its end; null for a fault of our own. */
function codeOfBadForm(cause: unknown): Code | null {
  if (!(cause instanceof Error)) return null;
  const code = "code" in cause ? String(cause.code) : "";
  if (code === "FST_FILES_LIMIT" || code === "FST_PARTS_LIMIT") return "mentor/too_many_pictures";
  if (
    code.startsWith("FST_") ||
    code === "ERR_STREAM_PREMATURE_CLOSE" ||
    /multipart|part terminated|boundary|aborted/i.test(cause.message)
  )
    return "request/bad";
  return null;
}
