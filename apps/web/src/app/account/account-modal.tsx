// The person's own page in a dialog: name, chip movements, how it is entered, data, and leaving for good. Fetched when it is
// opened.
import type { CurrentUser } from "@fitil/contracts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ReactElement, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useServices } from "../../lib/services.tsx";
import { Modal } from "../../ui/modal.tsx";
import { Notice } from "../../ui/notice.tsx";
import { AccessSection } from "./access-section.tsx";
import type { AccessDoor } from "./access-section.tsx";
import { DataSection } from "./data-section.tsx";
import { DeleteAccount } from "./delete-account.tsx";
import { GuestSignUp } from "./guest-sign-up.tsx";
import type { GuestSignUpProps } from "./guest-sign-up.tsx";
import { LeaveGuest } from "./leave-guest.tsx";
import { LedgerSection } from "./ledger-section.tsx";
import { PasswordForm } from "./password-form.tsx";
import { RenameSection } from "./rename-section.tsx";
import { SignOutEverywhere } from "./sign-out-everywhere.tsx";

export interface AccountModalProps {
  readonly user: CurrentUser;
  /** What the room knows of the person, in place of the name at the table and its chips. */
  readonly own?: ReactNode;
  /** The game's line. */
  readonly line?: GuestSignUpProps["line"];
  /** A guest wants to leave: they are asked at once. */
  readonly isLeaving?: boolean;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
  /** Signs this device out, as the room does it. */
  readonly onSignOut: () => void;
}

type View = "account" | "deletion" | "leaving" | AccessDoor;

/** «Аккаунт». */
export function AccountModal(props: AccountModalProps): ReactElement {
  const { user, own, line, onClose, onDeleted, onSignOut } = props;
  const { t } = useTranslation();
  const [view, setView] = useState<View>(props.isLeaving === true ? "leaving" : "account");
  const [cameFrom, setCameFrom] = useState<AccessDoor | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  // The game's guests sign up here; what else stands here is for whoever has an address.
  const isGuest = user.isGuest === true && own === undefined;
  const password = usePasswordState(!isGuest);
  // Where it cannot be told, the server's own refusal will.
  const state = password.data ?? (password.isError ? { isSet: true, maySet: false } : null);
  const open = (door: AccessDoor) => {
    setSaid(null);
    setCameFrom(door);
    setView(door);
  };
  const back = () => setView("account");
  const passwordSaved = () => {
    setSaid(t(state?.isSet === false ? "account.passwordIsSet" : "account.passwordChanged"));
    void password.refetch();
    back();
  };
  const titles = {
    account: t(isGuest ? "account.guestTitle" : "account.title"),
    deletion: t("account.deleteTitle"),
    leaving: t("account.leaveTitle"),
    password: t(state?.isSet === false ? "account.passwordSet" : "account.passwordChange"),
    everywhere: t("account.everywhereTitle"),
  } as const satisfies Record<View, string>;

  return (
    <Modal
      title={titles[view]}
      closeLabel={t("common.close")}
      onClose={onClose}
      wide={view === "account" && !isGuest}
    >
      {view === "leaving" && <LeaveGuest user={user} onKeep={back} onErased={onDeleted} />}
      {view === "deletion" && <DeleteAccount name={user.Name} onCancel={back} onDeleted={onDeleted} />}
      {view === "password" && state !== null && (
        <PasswordForm password={state} onCancel={back} onDone={passwordSaved} onSignOut={onSignOut} />
      )}
      {view === "everywhere" && <SignOutEverywhere onCancel={back} onSignOut={onSignOut} />}
      {view === "account" && (
        <div className="grid gap-8">
          {said !== null && <Notice tone="good">{said}</Notice>}
          {isGuest && <GuestSignUp line={line} onDone={() => setSaid(t("account.guestDone"))} />}
          {own ??
            (isGuest ? null : (
              <>
                <RenameSection user={user} />
                <LedgerSection />
              </>
            ))}
          {!isGuest && <AccessSection password={state} cameFrom={cameFrom} onOpen={open} />}
          <DataSection onDelete={() => setView("deletion")} />
        </div>
      )}
    </Modal>
  );
}

function usePasswordState(enabled: boolean) {
  const { identity } = useServices();
  return useQuery({
    queryKey: ["password"],
    enabled,
    queryFn: async () => {
      const result = await identity.passwordState();
      if (result.ok) return result.value;
      throw new Error(result.failure.code);
    },
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}
