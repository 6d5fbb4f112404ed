// A guest leaves: there is no way back in, so what they have is erased at once, and they are told before (GU2).
import { useState } from "react";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "../../../lib/router/router.tsx";
import { useServices } from "../../../lib/services.tsx";
import { Button } from "../../../ui/button.tsx";
import { Modal } from "../../../ui/modal.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useChatContext } from "../data/chat-context.tsx";
import { signUpPathFrom } from "../data/chat-place.ts";

/** The dialog; `onErased` when nothing of them is left. */
export function LeaveTryOutDialog(props: {
  readonly onErased: () => void;
  readonly onClose: () => void;
}): ReactElement {
  const { t } = useTranslation("mentor");
  const { api } = useServices();
  const { place } = useChatContext();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const erase = async () => {
    setBusy(true);
    const erased = await api.deleteAccount();
    setBusy(false);
    if (erased.ok) props.onErased();
    else setFailed(erased.failure.message ?? t("chat.failed"));
  };
  return (
    <Modal title={t("chat.guest.leaveTitle")} closeLabel={t("chat.close")} onClose={props.onClose}>
      <div className="grid gap-5">
        {failed !== null && <Notice tone="bad">{failed}</Notice>}
        <p className="text-pretty text-quiet">{t("chat.guest.leaveText")}</p>
        <div className="grid gap-3 sm:grid-cols-2">
          <Button look="danger" busy={busy} onClick={() => void erase()}>
            {t("chat.guest.leave")}
          </Button>
          <Link
            to={signUpPathFrom(place)}
            data-autofocus=""
            className="inline-flex min-h-12 items-center justify-center rounded-md bg-fuse px-5 py-2 text-center leading-tight font-semibold text-night hover:bg-fuse-hot"
          >
            {t("chat.guest.save")}
          </Link>
        </div>
      </div>
    </Modal>
  );
}
