// What the mentor's screens may reach for besides the services of every page: the mentor's own calls, and how to say that
// the page must not be reloaded just now. Made once in app, handed down by context.
import { createContext, useContext, useEffect } from "react";
import type { MentorApi } from "./http/mentor-api.ts";

export interface MentorPageServices {
  readonly mentorApi: MentorApi;
  /** Keeps the page from being reloaded (MR3) until what it returns is called. */
  readonly hold: () => () => void;
}

const MentorServicesContext = createContext<MentorPageServices | null>(null);
export const MentorServicesProvider = MentorServicesContext.Provider;

/** The mentor's services. @throws when used outside of the provider, which is a bug. */
export function useMentorServices(): MentorPageServices {
  const services = useContext(MentorServicesContext);
  if (services === null) throw new Error("useMentorServices outside of MentorServicesProvider");
  return services;
}

/** Keeps the page from being reloaded for as long as `busy` is true and the screen is shown (MR3). */
export function useBusy(busy: boolean): void {
  const { hold } = useMentorServices();
  useEffect(() => (busy ? hold() : undefined), [busy, hold]);
}
