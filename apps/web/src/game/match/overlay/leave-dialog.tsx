// Leaving is asked about once, where it costs something.
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button.tsx";
import { Modal } from "../../../ui/modal.tsx";
import { useFigures } from "../../../ui/figures.ts";

/** «Выйти из игры?» with what is lost. */
export function LeaveDialog(props: {
  /** Chips that would be lost; 0 when none. */
  readonly stake: number;
  readonly isRated: boolean;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}): ReactElement {
  const { t } = useTranslation();
  const figures = useFigures();
  return (
    <Modal title={t("overlay.leave.title")} closeLabel={t("overlay.leave.close")} onClose={props.onStay}>
      <div className="grid gap-5">
        <p className="text-quiet">
          {props.stake > 0 && `${t("overlay.leave.stake", { stake: figures(props.stake) })} `}
          {props.isRated && t("overlay.leave.rating")}
        </p>
        <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
          <Button look="primary" data-autofocus onClick={props.onStay}>
            {t("overlay.leave.stay")}
          </Button>
          <Button look="danger" onClick={props.onLeave}>
            {t("overlay.leave.go")}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
