// Steps between addresses for screens: where one is, how to go elsewhere, and links that go there without a new page. They stay
// true links: a middle click, a modifier key and a screen reader find what they expect.
import { createContext, useCallback, useContext, useEffect, useSyncExternalStore } from "react";
import type { ComponentProps, MouseEvent, ReactElement } from "react";
import type { Address, Addresses, StepOptions } from "./addresses.ts";

const RouterContext = createContext<Addresses | null>(null);
export const RouterProvider = RouterContext.Provider;

function useAddresses(): Addresses {
  const addresses = useContext(RouterContext);
  if (addresses === null) throw new Error("A router's hook outside of RouterProvider");
  return addresses;
}

/** The present address. @throws when used outside of the provider, which is a bug. */
export function useLocation(): Address {
  const addresses = useAddresses();
  return useSyncExternalStore(addresses.subscribe, addresses.get);
}

/** How to go to an address of this site; always the same function. */
export function useNavigate(): (to: string, options?: StepOptions) => void {
  const addresses = useAddresses();
  return useCallback((to, options) => addresses.go(to, options), [addresses]);
}

/** Goes to `to` in place of the present address, as soon as it is shown. Draws nothing. */
export function Navigate({ to }: { readonly to: string }): null {
  const navigate = useNavigate();
  useEffect(() => navigate(to, { replace: true }), [to, navigate]);
  return null;
}

export interface LinkProps extends Omit<ComponentProps<"a">, "href"> {
  readonly to: string;
}

/** A link to another address of this app. */
export function Link({ to, onClick, ...rest }: LinkProps): ReactElement {
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isPlain = event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);
    if (event.defaultPrevented || !isPlain || (rest.target !== undefined && rest.target !== "_self")) return;
    event.preventDefault();
    navigate(to);
  };
  return <a {...rest} href={to} onClick={follow} />;
}
