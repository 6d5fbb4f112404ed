// Screenshots over HTTP: up, read and forgotten, or kept when their owner says so; looked at and taken away again.
import multipart from "@fastify/multipart";
import type { Code } from "@fitil/contracts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { CodedError } from "../../errors.ts";
import { transcribe } from "../app/transcribe.ts";
import type { MentorServices } from "../mentor-services.ts";
import { receivePictures } from "../pictures/receive-pictures.ts";
import { idIn } from "./read-body.ts";

const SLOT_WAIT_S = 10;
/** As the code's own sentence says. */
const BUSY_WAIT_S = 60;

/** Adds POST /api/mentor/transcripts, and what is below /api/mentor/pictures. */
export async function pictureRoutes(app: FastifyInstance, services: MentorServices): Promise<void> {
  const { edge, guard, pictures } = services;
  await app.register(multipart, { throwFileSizeLimit: false });

  app.post("/api/mentor/transcripts", { config: { slowBody: true } }, async (request, reply) => {
    const caller = await guard.adult(request, reply);
    if (caller === null) return reply;
    if (caller.isGuest) {
      // Reading is for the one answer.
      const { requestsLeft } = await services.allowance.state(caller.userId);
      if (requestsLeft === 0) return edge.refuse(request, reply, "mentor/guest_try_used");
      await services.guestUploadLimit.count(caller.limitKey);
    }
    await services.uploadLimit.count(caller.limitKey);
    const free = services.uploadSlots.take(caller.limitKey);
    if (free === null) throw new CodedError("request/too_many", { retryAfterS: SLOT_WAIT_S });
    const share = services.uploadMemory.open(caller.limitKey);
    services.reader.warm();
    try {
      const upload = await receivePictures(request, { pacer: services.uploads, share });
      if (!upload.ok) return refuseUpload(services, upload.code, { request, reply });
      const { pictures, keep } = upload;
      const requester = {
        userId: caller.userId,
        address: services.clientAddress(request.raw),
        signal: closingSignal(reply),
      };
      const transcribed = await transcribe(services, caller, { pictures, keep, requester });
      if (!transcribed.ok) return refuseUpload(services, transcribed.code, { request, reply });
      return reply.send(transcribed.answer);
    } finally {
      share.release();
      free();
    }
  });

  app.get("/api/mentor/pictures/:id", async (request, reply) => {
    const caller = await guard.adult(request, reply);
    if (caller === null) return reply;
    const id = idIn(request.params);
    const found = id === null ? null : await pictures.find(caller.userId, id);
    if (found === null) return edge.refuse(request, reply, "mentor/not_found");
    return reply
      .type(found.mime)
      .header("content-disposition", "inline")
      .header("x-content-type-options", "nosniff")
      .send(Buffer.from(found.bytes));
  });

  app.delete("/api/mentor/pictures/:id", async (request, reply) => {
    const caller = await guard.adult(request, reply);
    if (caller === null) return reply;
    const id = idIn(request.params);
    const removed = id !== null && (await pictures.remove(caller.userId, id));
    return removed ? reply.code(204).send() : edge.refuse(request, reply, "mentor/not_found");
  });
}

/** Aborts when the line closes: what has not begun then is not read. */
function closingSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once("close", () => gone.abort());
  return gone.signal;
}

function refuseUpload(
  { edge }: MentorServices,
  code: Code,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): FastifyReply {
  if (code === "mentor/reader_busy") reply.header("retry-after", String(BUSY_WAIT_S));
  return edge.refuse(request, reply, code);
}

/**
 * Adds POST /mentor/share: the phone's share sheet, where the page's worker is not there to take what it sends. Leads to a new chat, which
 * says that the pictures did not arrive. Nothing of the body is read; the answer comes before it.
 */
export function shareRoute(app: FastifyInstance): void {
  app.post(
    "/mentor/share",
    {
      // The share sheet is no page of ours, and nothing changes here.
      config: { changesNothing: true },
      onRequest: async (_request, reply) =>
        reply.header("connection", "close").redirect("/mentor/chat?shared=lost", 303),
    },
    async (_request, reply) => reply,
  );
}
