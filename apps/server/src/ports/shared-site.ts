// What slices share with the other processes of a site, where there are some: calls from process to process, places that are
// held while their process lives, and counts. Shapes only; cluster/ has them, app.ts hands them on.
import type { Readable } from "node:stream";
import type { MaybePromise } from "@fitil/realtime";

/** Words to the other processes. */
export interface SiteCalls {
  /** This process's own node. */
  nodeId(): string;
  /** The node that a process of this id is now, this one among them; null: none that lives. */
  nodeOf(processId: string): string | null;
  /** Answers calls of this kind with a value of JSON. Once a kind. */
  serve(kind: string, answer: (payload: unknown) => MaybePromise<unknown>): void;
  /** Answers readings of this kind; null: there is nothing to read. Once a kind. */
  serveStream(kind: string, open: (payload: unknown) => Readable | null): void;
  /** Asks a node. Rejects when it does not answer in 5 s, fails, or is gone; it may have done it all the same. */
  call(nodeId: string, kind: string, payload: unknown): Promise<unknown>;
  /** Reads from a node; null: there is nothing, or nobody. What breaks on the way ends the stream with an error. */
  read(nodeId: string, kind: string, payload: unknown): Promise<Readable | null>;
  /** Tells every other node that lives; nobody answers. */
  tellAll(kind: string, payload: unknown): void;
}

/** What became of a wish for a place. */
export type PlaceTaken =
  | { readonly kind: "taken" }
  /** Another holder has this very item. */
  | { readonly kind: "held"; readonly nodeId: string }
  /** As many are held as may be. */
  | { readonly kind: "full" };

/** Places of a kind and an owner (`key`), each held by a process for an `item`: void when that process is gone, or 15 minutes later. */
export interface SharedPlaces {
  /** Takes one, unless it is held or `most` others are. Rejects when nobody can be asked. */
  take(key: string, item: string, most: number): Promise<PlaceTaken>;
  /** Lets go of one that this process holds. */
  free(key: string, item: string): Promise<void>;
  /** The node that holds it, this one among them; null: nobody. Rejects when nobody can be asked. */
  holder(key: string, item: string): Promise<string | null>;
}

/** Counts of all processes together. */
export interface SharedCounts {
  /** Adds to the count of a key in its present window; returns the count and how long the window goes on. Rejects when nobody can be asked. */
  add(
    key: string,
    amount: number,
    windowMs: number,
  ): Promise<{ readonly count: number; readonly leftMs: number }>;
}

/** Everything that is shared. */
export interface SharedSite {
  readonly calls: SiteCalls;
  readonly places: SharedPlaces;
  readonly counts: SharedCounts;
  /** Do all processes that live serve the same build of the page? */
  readonly isOneBuild: () => boolean;
  /** How this process fares among the others, for those who run it. */
  readonly figures: () => ClusterFigures;
}

/** A process among the others of its site. Counters only ever grow. */
export interface ClusterFigures {
  /** What logs call this process. */
  readonly name: string;
  /** Processes that live, this one among them. */
  readonly nodes: number;
  readonly ownedTables: number;
  /** How long it may still act; 0 when it may not. */
  readonly leaseLeftMs: number;
  /** Of the last beat that was answered. */
  readonly roundTripMs: number;
  /** Tables taken over from processes that were gone or gave them away. */
  readonly takeovers: number;
  /** Tables given to other processes. */
  readonly handedOver: number;
  /** How often the others have taken this process for dead. */
  readonly evictions: number;
  readonly messagesSent: number;
  readonly messagesReceived: number;
  /** How often words of another process got lost. */
  readonly gaps: number;
  readonly notUnderstood: number;
}
