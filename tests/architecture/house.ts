// The house's plan as data: which room may import which. boundaries.test.ts walks every import against it.

export interface Room {
  /** Folder, from the repository's root. */
  readonly folder: string;
  /** Workspace packages and npm packages it may import; `*` stands for any npm package. */
  readonly packages: readonly string[];
  /** Workspace packages of which it may import types, and nothing that runs. */
  readonly types?: readonly string[];
  /** Whether `node:` modules are allowed. */
  readonly node: boolean;
}

export const ROOMS: readonly Room[] = [
  { folder: "packages/engine/src", packages: [], node: false },
  { folder: "packages/language/src", packages: [], types: ["@fitil/contracts"], node: false },
  {
    folder: "packages/screen-reader/src",
    packages: ["@fitil/language"],
    types: ["@fitil/contracts"],
    node: false,
  },
  { folder: "packages/coach/src", packages: ["@fitil/language"], types: ["@fitil/contracts"], node: false },
  { folder: "packages/contracts/src", packages: ["zod"], types: ["@fitil/engine"], node: false },
  { folder: "packages/realtime/src", packages: ["ws"], node: true },
  {
    folder: "packages/testkit/src",
    packages: [
      "@fitil/engine",
      "@fitil/contracts",
      "@fitil/language",
      "@fitil/realtime",
      "playwright-core",
      "sharp",
    ],
    node: true,
  },
  {
    folder: "apps/server/src",
    packages: [
      "@fitil/coach",
      "@fitil/contracts",
      "@fitil/engine",
      "@fitil/language",
      "@fitil/realtime",
      "@fitil/screen-reader",
      "*",
    ],
    node: true,
  },
  {
    folder: "apps/web/src",
    packages: ["@fitil/contracts", "@fitil/engine", "@fitil/screen-reader", "*"],
    node: false,
  },
];

/** Rooms whose sub-folders are slices that must not reach into each other (the shared ones may be reached by all). */
export const SLICES = [
  {
    folder: "apps/server/src",
    shared: ["ports", "runtime", "errors.ts", "env.ts", "env-schema.ts", "db", "http"],
    joins: ["app", "main.ts"],
  },
  {
    folder: "apps/web/src",
    shared: ["ui", "lib", "i18n", "sound"],
    joins: ["app", "main.tsx", "mentor-main.tsx"],
  },
] as const;

/** Features of the web app; none imports another. */
export const WEB_FEATURES = [
  "game/auth",
  "game/table-list",
  "game/lobby",
  "game/match",
  "game/people",
  "mentor",
] as const;

/** Rooms inside a package or a slice, from the ground up. */
export interface Floors {
  readonly folder: string;
  /** Folders and files: each imports itself and those before it, types too. What is not named stands beside them: it may import all, and none of them imports it. */
  readonly rooms: readonly string[];
}

export const FLOORS: readonly Floors[] = [
  {
    folder: "packages/realtime/src",
    rooms: ["protocol", "schedule", "broker", "channel", "session", "transport"],
  },
  {
    folder: "packages/engine/src",
    rooms: [
      "constants.ts",
      "match-types.ts",
      "match-events.ts",
      "match-input.ts",
      "random",
      "recording",
      "board",
      "movement",
      "rules",
      "match.ts",
      "bot",
    ],
  },
  {
    folder: "packages/contracts/src",
    rooms: [
      "primitives.ts",
      "limits.ts",
      "codes.ts",
      "tables.ts",
      "game.ts",
      "lobby.ts",
      "actions.ts",
      "codec",
      "mentor",
    ],
  },
  { folder: "packages/screen-reader/src", rooms: ["pixels", "screen", "print", "transcript"] },
  {
    // A chat is read message by message, then as a whole; what is known decides, and is then put into words; a talk is what asks for it.
    folder: "packages/coach/src",
    rooms: [
      "acts",
      "words",
      "transcript",
      "request",
      "topics",
      "names",
      "facts",
      "advice",
      "counsel",
      "encoder",
      "learnt",
      "safety",
      "telling",
      "cases",
      "message",
      "chat",
      "deciding",
      "wording",
      "advising",
      "talk",
    ],
  },
  {
    // How a refusal reads, who calls, what the site is and how much anybody may: then the doors made of them.
    folder: "apps/server/src/http",
    rooms: ["language.ts", "refusals", "caller", "site", "limits", "realtime"],
  },
  {
    // Use cases in the middle: HTTP above them, what they are made of below. What is asked is found out before it is known who answers.
    folder: "apps/server/src/mentor",
    rooms: [
      "plain-text.ts",

      "answer-failure.ts",
      "mentor-port.ts",
      "search",
      "store",
      "caller.ts",
      "coach-thread",
      "reader",
      "question",
      "answer",
      "pictures",
      "model",
      "app",
      "guard.ts",
      "mentor-services.ts",
      "routes",
    ],
  },
  {
    // A site of many processes: what they agree on, who may act, how they speak, one process among them, what it stands on.
    folder: "apps/server/src/cluster",
    rooms: [
      "ports.ts",
      "own-address.ts",
      "clock-check.ts",
      "common-ticks.ts",
      "node-lease.ts",
      "ownership.ts",
      "leased-clock.ts",
      "table-locations.ts",
      "person-locations.ts",
      "node-link.ts",
      "call-messages.ts",
      "node-calls.ts",
      "share-site.ts",
      "node-figures.ts",
      "joining.ts",
      "cluster-node.ts",
      "redis",
    ],
  },
  {
    // A table decides, its actor carries out, the directory has them all, channels judge; other processes' tables are on top.
    folder: "apps/server/src/tables",
    rooms: [
      "table",
      "hub-answers.ts",
      "new-table.ts",
      "played-game.ts",
      "draw-game.ts",
      "match-inputs.ts",
      "neighbours.ts",
      "node-messages.ts",
      "deps.ts",
      "table-publisher.ts",
      "newest-connections.ts",
      "checkpoint",
      "watcher-count.ts",
      "settlement-queue.ts",
      "table-timer.ts",
      "table-actor.ts",
      "list-updates.ts",
      "remote-rows.ts",
      "directory.ts",
      "channels.ts",
      "remote",
    ],
  },
  {
    folder: "apps/web/src/game/match",
    rooms: [
      "match-props.ts",
      "sha256.ts",
      "store",
      "input",
      "board",
      "art",
      "paint",
      "overlay",
      "screen",
      "practice",
      "replay",
      "poster",
    ],
  },
  {
    folder: "apps/web/src/mentor",
    rooms: ["sample-chat.ts", "sign-in", "pages", "own", "landing", "plans", "chat"],
  },
  {
    // Below what a place shows: the session of a chat and the queries; on top the thread, which is made of all others.
    folder: "apps/web/src/mentor/chat",
    rooms: [
      "parts",
      "markdown",
      "transcript",
      "play",
      "session",
      "data",
      "place",
      "guest",
      "role-play",
      "reminder",
      "palette",
      "dialogs",
      "sidebar",
      "composer",
      "project",
      "welcome",
      "worked",
      "thread",
    ],
  },
];

/** Pure rooms inside the server: state in, state and effects out. They run nothing but these packages and themselves. */
export const REDUCERS = [
  { folder: "apps/server/src/tables/table", packages: ["@fitil/contracts", "@fitil/engine"] },
] as const;

/** Use cases: what is called by HTTP and by whatever else may call it, and knows none of it, types neither. */
export const USE_CASES = { folder: "apps/server/src/mentor/app", edge: "apps/server/src/http/" } as const;

/** What the ground floor and the reducers may not even mention. */
export const BANNED_ON_GROUND =
  /\b(Math\.random|Date\.now|new Date|performance\.now|console\.|setTimeout|setInterval|globalThis|process\.)/;
/** Maths whose last bit differs between engines: banned in the engine, which must hash alike everywhere. */
export const BANNED_MATHS =
  /\bMath\.(sin|cos|tan|asin|acos|atan|atan2|exp|log|log2|log10|pow|cbrt|hypot|sinh|cosh|tanh|expm1|log1p)\b|\*\*/;
