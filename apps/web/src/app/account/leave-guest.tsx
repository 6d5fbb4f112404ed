// A guest leaves the game: nobody can come back into an account without an address, so what they have is erased at once, they are told
// before, and keeping it is the first thing offered (GU2).
import { STARTING_CHIPS } from "@fitil/contracts";
import type { CurrentUser } from "@fitil/contracts";
import { useState } from "react";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { useServices } from "../../lib/services.tsx";
import { Button } from "../../ui/button.tsx";
import { useFigures } from "../../ui/figures.ts";
import { Notice } from "../../ui/notice.tsx";

/** The question with what is lost; `onErased` when nothing of them is left. */
export function LeaveGuest(props: {
  readonly user: Pick<CurrentUser, "Name" | "Rating">;
  readonly onKeep: () => void;
  readonly onErased: () => void;
}): ReactElement {
  const { t } = useTranslation();
  const { api } = useServices();
  const figures = useFigures();
  const { Name: name, Rating: rating } = props.user;
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const erase = async () => {
    setBusy(true);
    setFailed(null);
    const erased = await api.deleteAccount();
    setBusy(false);
    if (erased.ok) props.onErased();
    else setFailed(erased.failure.message ?? t("account.deleteFailed"));
  };
  return (
    <div className="grid gap-5">
      {failed !== null && <Notice tone="bad">{failed}</Notice>}
      <p className="text-pretty">{t("account.leaveLost", { name, rating: figures(Math.round(rating)) })}</p>
      <p className="text-pretty text-quiet">
        {t("account.leaveKeep", { chips: t("common.chips", { count: STARTING_CHIPS }) })}
      </p>
      <div className="grid gap-3 sm:grid-cols-2">
        <Button look="primary" data-autofocus onClick={props.onKeep}>
          {t("rooms.signUp")}
        </Button>
        <Button look="danger" busy={busy} onClick={() => void erase()}>
          {t("account.leaveErase")}
        </Button>
      </div>
    </div>
  );
}
