// Every attack there is.
import type { Attack } from "./attack.ts";
import { fragments } from "./fragments.ts";
import { jpegBomb } from "./jpeg-bomb.ts";

export const ATTACKS: readonly Attack[] = [fragments, jpegBomb];
