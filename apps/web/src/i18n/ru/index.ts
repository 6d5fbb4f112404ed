// Russian, the language everything starts in and falls back to. Its shape is the shape of every other language.
import { account } from "./account.ts";
import { app } from "./app.ts";
import { auth } from "./auth.ts";
import { common } from "./common.ts";
import { lobby } from "./lobby.ts";
import { match } from "./match.ts";
import { rooms } from "./rooms.ts";

export const ru = { account, app, auth, common, lobby, match, rooms };
