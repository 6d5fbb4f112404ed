// English: what both rooms need.
import { app } from "./app.ts";
import { auth } from "./auth.ts";
import { common } from "./common.ts";

export const shared = { app, auth, common };
