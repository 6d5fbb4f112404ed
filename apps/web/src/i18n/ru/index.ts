// Russian, the language everything starts in and falls back to. Its shape is the shape of every other language.
import { rooms } from "./rooms.ts";
import { shared } from "./shared.ts";

export const ru = { ...shared, rooms };
