// Every attack there is.
import type { Attack } from "./attack.ts";
import { fragments } from "./fragments.ts";

export const ATTACKS: readonly Attack[] = [fragments];
