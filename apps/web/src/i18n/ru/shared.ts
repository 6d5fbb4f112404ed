// Russian: what both rooms need: signing in, waiting and failing.
import { app } from "./app.ts";
import { auth } from "./auth.ts";
import { common } from "./common.ts";

export const shared = { app, auth, common };
