// From whom connections are taken, and where: what a host says of each way in.
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import type { MaybePromise } from "../schedule/maybe-promise.ts";

/** From whom connections are taken. */
export interface EntryOptions {
  /** Is the hub served under the name that the request asks for (its Host)? Refused: 421. Default: any. */
  readonly allowedHost?: (request: IncomingMessage) => boolean;
  /** May a page of this origin connect? `undefined` = the header was missing (not a browser). Refused: 403. Default: all. */
  readonly allowedOrigin?: (origin: string | undefined, request: IncomingMessage) => boolean;
  /** Who is calling, for limits per address. Default: the socket's peer address. */
  readonly clientAddress?: (request: IncomingMessage) => string;
  /** This socket has become a connection of the hub's and is counted there from now on. */
  readonly taken?: (socket: Duplex) => void;
}

/** From whom connections over SSE and HTTP streaming are taken. */
export interface EmulateOptions extends EntryOptions {
  /** The other processes behind the same address. Default: none, and what is for them is refused with 404. */
  readonly peers?: EmulationPeers;
}

/** Commands over HTTP may come to another process than the one that holds their session's stream: the host carries them over. */
export interface EmulationPeers {
  /** Does this node hold this session (`hub.holdsSession` there)? Asked before more than a kilobyte of a request is read. */
  holds(node: string, session: string): MaybePromise<boolean>;
  /** Hands commands to `hub.takeCommands` of that node; false = no such node, or no such session there. SAFETY: `session` is a secret. */
  forward(node: string, session: string, data: Uint8Array): MaybePromise<boolean>;
}

/** Where and from whom WebSocket upgrades are taken. */
export interface AttachOptions extends EntryOptions {
  /** The one path served, e.g. "/ws". Upgrades elsewhere are left to others; without other listeners they get 404. */
  readonly path: string;
}

/**
 * Answers a request for one of the paths of `EMULATION_PATHS`, for networks that break WebSockets. False = it is for another
 * path, and nothing was done to it.
 */
export type EmulationHandler = (request: IncomingMessage, response: ServerResponse) => boolean;
