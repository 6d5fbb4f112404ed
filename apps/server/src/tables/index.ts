// The face of the tables: lobby, matches, their HTTP routes and their channels. app.ts meets nothing else of this folder.
export { createTables } from "./tables.ts";
export type { Tables, TableHooks } from "./tables.ts";
export type { Created } from "./directory.ts";
export { roomRoutes } from "./routes.ts";
export type { RoomsEdge } from "./routes.ts";
export type { TableHub, TablesDeps, TablesStats } from "./deps.ts";
