// The presence in memory under the contract of all of them.
import { describePresence } from "./presence.contract.ts";
import { createMemoryPresence } from "./presence.ts";

describePresence("memory", async () => createMemoryPresence());
