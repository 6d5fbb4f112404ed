// Every attack there is.
import type { Attack } from "./attack.ts";

export const ATTACKS: readonly Attack[] = [];
