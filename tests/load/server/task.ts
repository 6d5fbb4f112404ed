// What the bench tells the generator, and what it hears back.

import type { Saying } from "./route.ts";

/** What is measured beside each other when nothing else is asked for. */
export const COMPARED = ["fitil", "ws", "colyseus-broadcast", "colyseus-state", "centrifuge-go"] as const;
export const SYSTEMS = [...COMPARED, "fitil-names", "floor"] as const;
/**
 * `centrifuge-go`: the library in Go that Centrifugo is made of, on one core. `fitil-names`: the same server, with clients that do not
 * take numeric channel ids. `floor`: no server at all, only what Node and the kernel take for reading every message unseen and writing
 * one ready-made frame to each client every 50 ms.
 */
export type System = (typeof SYSTEMS)[number];

/** What the generator of a site says when everybody sits; any word to it begins the games. */
export const SEATED = "seated";
/** What it says when everybody walks. */
export const WALKING = "walking";

/** One run. */
export interface Task {
  readonly system: System;
  readonly saying: Saying;
  readonly address: string;
  readonly serverPid: number;
  /** The server's data folder; "" for the peers. */
  readonly dataDir: string;
  readonly tables: number;
  readonly probeTables: number;
  readonly warmUpMs: number;
  readonly seconds: number;
  /** Several processes that are one site, in place of the one at `address`. */
  readonly site?: SiteTask;
}

/** Where the people of several processes dial. */
export interface SiteTask {
  /** Of each process. Tables are made at one after the other. */
  readonly addresses: readonly string[];
  readonly pids: readonly number[];
  /** Everybody dials the process that has their table; else any. */
  readonly isPlaced: boolean;
}

/** What a run gave. */
export interface Measured {
  /** Microseconds of the server process's CPU per player and second of play. */
  readonly usCpuPerPlayerSecond: number;
  readonly wordsPerPlayerSecond: number;
  /** Microseconds of the server process's CPU per position that arrived at another player. */
  readonly usCpuPerDelivery: number;
  /** Share of that spent in the kernel: reading and writing sockets, waiting for them. */
  readonly ofThatInKernel: number;
  /** Share of one core, 0..1 (more with helper threads). */
  readonly serverCpu: number;
  /** Null where nobody measures it. */
  readonly p50Ms: number | null;
  readonly p99Ms: number | null;
  readonly latencySamples: number;
  /** Down, WebSocket frames whole; null when every client was a real one. */
  readonly bytesPerClientPerSecond: number | null;
  readonly framesPerClientPerSecond: number | null;
  readonly rssMb: number;
  readonly generatorCpu: number;
  /** What everything else on the machine used, in cores: far from 0, and the caches were not ours. */
  readonly othersCpu: number;
  readonly deliveriesPerSecond: number;
  /** Steps walked of those due: below 1 the generator was held up. */
  readonly saidShare: number;
  /** Positions that arrived of those said; decisions alone where a server may tell later what everybody sees anyway. */
  readonly deliveredShare: number;
  /** Corrections and error replies. */
  readonly faults: number;
  /** Connections that ended by themselves. */
  readonly lost: number;
  /** Why, as far as the server said. */
  readonly closes?: readonly string[];
}
