// The person's own page in a dialog: name, chip movements, data, and leaving for good. Fetched when it is opened.
import type { CurrentUser } from "@fitil/contracts";
import { useState } from "react";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { Modal } from "../../ui/modal.tsx";
import { DataSection } from "./data-section.tsx";
import { DeleteAccount } from "./delete-account.tsx";
import { LedgerSection } from "./ledger-section.tsx";
import { RenameSection } from "./rename-section.tsx";

export interface AccountModalProps {
  readonly user: CurrentUser;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** «Аккаунт». */
export function AccountModal({ user, onClose, onDeleted }: AccountModalProps): ReactElement {
  const { t } = useTranslation();
  const [deleting, setDeleting] = useState(false);
  return (
    <Modal
      title={t(deleting ? "account.deleteTitle" : "account.title")}
      closeLabel={t("common.close")}
      onClose={onClose}
      wide={!deleting}
    >
      {deleting ? (
        <DeleteAccount name={user.Name} onCancel={() => setDeleting(false)} onDeleted={onDeleted} />
      ) : (
        <div className="grid gap-8">
          <RenameSection user={user} />
          <LedgerSection />
          <DataSection onDelete={() => setDeleting(true)} />
        </div>
      )}
    </Modal>
  );
}
