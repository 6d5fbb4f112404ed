// The line to the table server for the screens that listen to it; null where nobody is signed in.
// Knows the line by its type alone: the code behind it is fetched with the signed-in part of the product.
import { createContext, useContext } from "react";
import type { Connection } from "./realtime/connection.ts";

const LineContext = createContext<Connection | null>(null);
export const LineProvider = LineContext.Provider;

/** The line, or null on a page without one. */
export function useLine(): Connection | null {
  return useContext(LineContext);
}
