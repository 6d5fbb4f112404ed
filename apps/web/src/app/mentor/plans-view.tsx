// The plans for everybody: with the cache they read from, and whether anybody is signed in.
import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactElement, ReactNode } from "react";
import { useServices } from "../../lib/services.tsx";
import { PlansPage } from "../../mentor/plans/index.ts";
import { queries } from "../../lib/http/queries.ts";
import { useIdentityState } from "./guards.tsx";

/** /mentor/plans. */
export function PlansView({ language }: { readonly language: ReactNode }): ReactElement {
  const { identity } = useServices();
  const state = useIdentityState(identity);
  return (
    <QueryClientProvider client={queries}>
      <PlansPage signedIn={state === "loading" ? null : state === "signed-in"} language={language} />
    </QueryClientProvider>
  );
}
