// English, complete: the compiler and a test compare it with Russian.
import type { Texts } from "../texts.ts";
import { account } from "./account.ts";
import { app } from "./app.ts";
import { auth } from "./auth.ts";
import { common } from "./common.ts";
import { lobby } from "./lobby.ts";
import { match } from "./match.ts";
import { rooms } from "./rooms.ts";

export const en: Texts = { account, app, auth, common, lobby, match, rooms };
