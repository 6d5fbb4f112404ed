// Joins connections, channels and the broker into one hub.
import type { Hub, HubOptions } from "./hub-face.ts";

/** Makes a hub. It holds no port and no timer until somebody connects. */
export declare function createHub(options: HubOptions): Hub;
