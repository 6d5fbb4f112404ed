// The shape of all texts, taken from Russian: a language that lacks one does not compile.
// Plural forms are the exception: each language brings the ones its grammar knows.
import type { ru } from "./ru/index.ts";

/** The same keys with any words; plural forms are left to each language's grammar. */
export type Words<T> = {
  -readonly [
    Key in keyof T as Key extends `${string}_few` | `${string}_many` ? never : Key
  ]: T[Key] extends string ? string : Words<T[Key]>;
};

/** All texts of one language. */
export type Texts = Words<typeof ru>;
