// The dialogs come after everything that one sees at first: fetched as soon as the chat stands there, and shown when asked for.
import { lazy, Suspense, useEffect } from "react";
import type { ComponentProps, ReactElement } from "react";
import type { DialogHost } from "./dialog-host.tsx";

const load = () => import("./dialog-host.tsx").then(({ DialogHost: view }) => ({ default: view }));
const Host = lazy(load);

/** The dialog, or nothing; nothing, too, until the code is here. */
export function LazyDialogs(props: ComponentProps<typeof DialogHost>): ReactElement | null {
  useEffect(() => {
    // A person who opens one while this fails is told then.
    load().catch(() => undefined);
  }, []);
  if (props.dialog === null) return null;
  return (
    <Suspense fallback={null}>
      <Host {...props} />
    </Suspense>
  );
}
