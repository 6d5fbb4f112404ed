// A stream of events may go on for minutes after its caller was let in: it ends when the session it was asked by is over.
// Short answers are left alone; deleting an account ends the very session that waits for the answer.
import type { FastifyInstance, FastifyReply } from "fastify";
import type { SessionRef, SessionWatch } from "../../ports/sessions.ts";

/** Hears by which session a call was let in. */
export interface SessionStreams {
  /** The call that `reply` answers was made in this session. */
  known(reply: FastifyReply, session: SessionRef): void;
}

/** Watches over the event streams of a server and of everything registered in it later (SE2). */
export function watchSessionStreams(app: FastifyInstance, watch: SessionWatch): SessionStreams {
  const sessions = new WeakMap<FastifyReply, SessionRef>();
  app.addHook("onSend", async (_request, reply, payload: unknown) => {
    const session = sessions.get(reply);
    if (session === undefined || !isEventStream(reply)) return payload;
    // Cut off, not finished: whoever reads it must not take it for the whole answer.
    const letGo = watch.hold(session, () => reply.raw.destroy());
    reply.raw.once("close", letGo);
    return payload;
  });
  return { known: (reply, session) => void sessions.set(reply, session) };
}

function isEventStream(reply: FastifyReply): boolean {
  return String(reply.getHeader("content-type")).startsWith("text/event-stream");
}
