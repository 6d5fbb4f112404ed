// Russian, the language everything starts in and falls back to. Its shape is the shape of every other language.
import { lobby } from "./lobby.ts";
import { match } from "./match.ts";
import { rooms } from "./rooms.ts";
import { shared } from "./shared.ts";

export const ru = { ...shared, lobby, match, rooms };
