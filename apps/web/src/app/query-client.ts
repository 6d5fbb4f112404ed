// The one cache of what was read from the server.
import { QueryClient } from "@tanstack/react-query";

export const queries = new QueryClient({
  defaultOptions: { queries: { refetchOnWindowFocus: false, networkMode: "always" } },
});
