// English: what both rooms need.
import { account } from "./account.ts";
import { app } from "./app.ts";
import { auth } from "./auth.ts";
import { common } from "./common.ts";

export const shared = { account, app, auth, common };
