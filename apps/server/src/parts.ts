// Everything main.ts builds the server from, as one import: main.ts loads it after the settings were found good, and with
// last time's compiled code. Holds nothing of its own.
export { systemChance } from "@fitil/realtime";
export { createApp } from "./app.ts";
export { openDatabase } from "./db/connect.ts";
export { migrate } from "./db/migrate.ts";
export { createSiteAddress } from "./http/site-address.ts";
export { readStaticFiles } from "./http/static-files.ts";
export { createOutboxMailer, createSmtpMailer } from "./identity/mail.ts";
export { loadSecrets } from "./identity/secrets.ts";
export { createLog } from "./ops/log.ts";
