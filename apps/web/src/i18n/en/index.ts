// English, complete: the compiler and a test compare it with Russian.
import type { Texts } from "../texts.ts";
import { rooms } from "./rooms.ts";
import { shared } from "./shared.ts";

export const en: Texts = { ...shared, rooms };
