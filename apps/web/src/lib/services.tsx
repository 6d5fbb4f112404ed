// What every screen may reach for: the calls, the identity, the clock. Made once in app, handed down by context.
import { createContext, useContext } from "react";
import type { AuthConfig } from "@fitil/contracts";
import type { Api } from "./http/api.ts";
import type { Clock } from "./clock.ts";
import type { IdentityClient } from "./identity/identity-client.ts";
import type { Storage } from "./device/storage.ts";

export interface Services {
  readonly api: Api;
  readonly authConfig: AuthConfig;
  readonly identity: IdentityClient;
  readonly clock: Clock;
  readonly storage: Storage;
}

const ServicesContext = createContext<Services | null>(null);
export const ServicesProvider = ServicesContext.Provider;

/** The services of this page. @throws when used outside of the provider, which is a bug. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (services === null) throw new Error("useServices outside of ServicesProvider");
  return services;
}
