// The account dialog for both rooms, fetched when it is opened.
import { lazy, Suspense } from "react";
import type { ReactElement } from "react";
import type { AccountModalProps } from "./account-modal.tsx";

const AccountModal = lazy(async () => ({
  default: await (await import("./load-account.ts")).loadAccount(),
}));

/** The dialog; nothing is shown until its code is here. */
export function LazyAccount(props: AccountModalProps): ReactElement {
  return (
    <Suspense fallback={null}>
      <div className="roomy">
        <AccountModal {...props} />
      </div>
    </Suspense>
  );
}
