// The face of the tables: lobby, matches, their HTTP routes and their channels. app.ts meets nothing else of this folder.
export { createTables } from "./tables.ts";
export type { Neighbours } from "./neighbours.ts";
export type { Tables } from "./tables.ts";
export { tableRoutes } from "./routes.ts";
