// The figures of a running server as Prometheus text. Everything is read when somebody asks; nothing is counted twice.
import { monitorEventLoopDelay } from "node:perf_hooks";
import { Counter, Gauge, Registry } from "prom-client";
import { type AddFigure, clusterFigures } from "./cluster-figures.ts";
import type { ClusterFigures } from "../ports/shared-site.ts";

/** Where the figures come from. Counters only ever grow. */
export interface FigureSources {
  readonly tables: () => {
    readonly tables: number;
    readonly people: number;
    readonly games: number;
    readonly gamesStarted: number;
    readonly gamesFinished: number;
    readonly positions: number;
    readonly corrections: number;
    readonly settling: number;
    readonly settlementFailures: number;
  };
  readonly hub: () => {
    readonly clients: number;
    readonly connections: number;
    readonly framesIn: number;
    readonly framesOut: number;
    readonly bytesIn: number;
    readonly bytesOut: number;
    readonly deliveries: number;
    readonly rateLimited: number;
    readonly refusedConnections: number;
    readonly closesByCode: Readonly<Record<string, number>>;
  };
  readonly sockets: { readonly open: () => number; readonly refused: () => number };
  readonly ledgerMovements: () => number;
  readonly database: {
    figures(): { readonly lockWaits: number; readonly lockWaitSeconds: number; readonly refusals: number };
    /** What is wrong with it; null when nothing is. */
    trouble(): string | null;
  };
  /** This process among the others of its site; null where there are none. */
  readonly cluster?: (() => ClusterFigures) | null;
  readonly mentor: () => {
    readonly running: number;
    readonly completed: number;
    readonly stopped: number;
    readonly failed: number;
    readonly modelFailures: number;
  };
}

export interface Metrics {
  readonly contentType: string;
  /** The text of one scrape. */
  text(): Promise<string>;
  /** Stops measuring the event loop. */
  close(): void;
}

/** The close code of who was displaced. */
const DISPLACED = "1013";
const NS_PER_S = 1e9;
const LOOP_RESOLUTION_MS = 20;

function databaseFigures(
  database: FigureSources["database"],
  { gauge, counter }: { readonly gauge: AddFigure; readonly counter: AddFigure },
): void {
  const figures = () => database.figures();
  gauge("fitil_database_well", "0 while the database is locked, full, broken or away", () =>
    database.trouble() === null ? 1 : 0,
  );
  counter("fitil_database_lock_waits_total", "Calls that waited for a lock", () => figures().lockWaits);
  counter(
    "fitil_database_lock_wait_seconds_total",
    "Seconds they waited, together",
    () => figures().lockWaitSeconds,
  );
  counter("fitil_database_refusals_total", "Calls refused for the database", () => figures().refusals);
}

/** Begins to measure. */
export function createMetrics(sources: FigureSources): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  const counter = (name: string, help: string, read: () => number) =>
    new Counter({
      name,
      help,
      registers,
      collect() {
        this.reset();
        this.inc(read());
      },
    });
  const { tables } = sources;
  gauge("fitil_tables", "Open tables", () => tables().tables);
  gauge("fitil_players", "People at tables", () => tables().people);
  gauge("fitil_games", "Running games", () => tables().games);
  counter("fitil_games_started_total", "Games started", () => tables().gamesStarted);
  counter("fitil_games_finished_total", "Games finished", () => tables().gamesFinished);
  counter("fitil_positions_total", "Positions judged", () => tables().positions);
  counter("fitil_corrections_total", "Positions corrected", () => tables().corrections);
  gauge("fitil_settlements", "Ledger and rating calls of games under way", () => tables().settling);
  counter(
    "fitil_settlement_failures_total",
    "Ledger and rating calls of games that failed and are made again",
    () => tables().settlementFailures,
  );
  realTimeFigures(gauge, counter, sources);
  counter("fitil_ledger_movements_total", "Ledger movements", sources.ledgerMovements);
  databaseFigures(sources.database, { gauge, counter });
  const { mentor } = sources;
  gauge("fitil_mentor_answers_running", "Answers being written", () => mentor().running);
  counter("fitil_mentor_answers_completed_total", "Answers completed", () => mentor().completed);
  counter("fitil_mentor_answers_stopped_total", "Answers stopped", () => mentor().stopped);
  counter("fitil_mentor_answers_failed_total", "Answers that failed", () => mentor().failed);

  counter(
    "fitil_mentor_model_failures_total",
    "Times a mentor failed, in chats, advice and pictures",
    () => mentor().modelFailures,
  );

  if (sources.cluster) clusterFigures(sources.cluster, { registry, gauge, counter });

  const delay = monitorEventLoopDelay({ resolution: LOOP_RESOLUTION_MS });
  delay.enable();
  gauge("fitil_event_loop_delay_p99_seconds", "Event loop delay since the start, 99th percentile", () =>
    Math.max(0, delay.percentile(99) / NS_PER_S - LOOP_RESOLUTION_MS / 1000),
  );
  gauge("fitil_event_loop_delay_max_seconds", "Largest event loop delay since the start", () =>
    Math.max(0, delay.max / NS_PER_S - LOOP_RESOLUTION_MS / 1000),
  );
  gauge("process_resident_memory_bytes", "Resident memory", () => process.memoryUsage.rss());
  counter("process_cpu_seconds_total", "CPU time used", () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  });
  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    close: () => delay.disable(),
  };
}

type Figure = (name: string, help: string, read: () => number) => unknown;

function realTimeFigures(gauge: Figure, counter: Figure, { hub, sockets }: FigureSources): void {
  gauge("fitil_clients", "Signed-in real-time connections", () => hub().clients);
  gauge("fitil_connections", "Real-time connections", () => hub().connections);
  counter(
    "fitil_connections_refused_total",
    "Real-time connections refused because there were too many, of an address or altogether",
    () => hub().refusedConnections,
  );
  counter(
    "fitil_connections_displaced_total",
    "Real-time connections that had not authenticated and made room for newer ones",
    () => hub().closesByCode[DISPLACED] ?? 0,
  );
  gauge("fitil_http_sockets", "Open sockets that are no real-time connections", sockets.open);
  counter(
    "fitil_http_sockets_refused_total",
    "Sockets refused because there were too many, of an address or altogether",
    sockets.refused,
  );
  counter("fitil_frames_in_total", "Frames received", () => hub().framesIn);
  counter("fitil_frames_out_total", "Frames sent", () => hub().framesOut);
  counter("fitil_bytes_in_total", "Bytes received in frames", () => hub().bytesIn);
  counter("fitil_bytes_out_total", "Bytes sent in frames", () => hub().bytesOut);
  counter("fitil_deliveries_total", "Publications handed to connections", () => hub().deliveries);
  counter("fitil_rate_limited_total", "Commands refused by a rate limit", () => hub().rateLimited);
}
