// Making a table: an optional name, a stake from the list, and whether strangers may see it.
import { MAX_ROOM_NAME_LENGTH, STAKES } from "@fitil/contracts";
import type { Stake } from "@fitil/contracts";
import { useState } from "react";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { useServices } from "../../lib/services.tsx";
import { Button } from "../../ui/button.tsx";
import { ChipIcon } from "../../ui/icons.tsx";
import { Modal } from "../../ui/modal.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Switch } from "../../ui/switch.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useFigures } from "../../ui/figures.ts";

export interface CreateTableModalProps {
  readonly chips: number | null;
  readonly onClose: () => void;
  /** The new table stands: go and sit down. */
  readonly onCreated: (roomId: string) => void;
}

/** «Создание стола». Stays open when the table could not be made. */
export function CreateTableModal({ chips, onClose, onCreated }: CreateTableModalProps): ReactElement {
  const { t } = useTranslation();
  const { api } = useServices();
  const [name, setName] = useState("");
  const [stakes, setStakes] = useState<Stake>(0);
  const [isPrivate, setPrivate] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const create = async () => {
    setBusy(true);
    setError(null);
    const trimmed = name.trim();
    const result = await api.createTable({ stakes, isPrivate, ...(trimmed === "" ? {} : { name: trimmed }) });
    setBusy(false);
    if (result.ok) {
      onClose();
      onCreated(result.value.id);
    } else setError(result.failure.message ?? t("newTable.createFailed"));
  };

  return (
    <Modal title={t("newTable.createTitle")} closeLabel={t("common.close")} onClose={onClose}>
      <form
        className="grid gap-5 low:grid-cols-2 low:gap-x-5 low:gap-y-2 low:*:col-span-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void create();
        }}
      >
        {error !== null && (
          <Notice tone="bad" close={{ label: t("rooms.closeNotice"), onClose: () => setError(null) }}>
            {error}
          </Notice>
        )}
        <TextField
          className="low:col-span-1! low:row-start-2"
          label={t("newTable.nameLabel")}
          placeholder={t("newTable.namePlaceholder")}
          name="table-name"
          autoComplete="off"
          maxLength={MAX_ROOM_NAME_LENGTH}
          data-autofocus
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <StakeChoice value={stakes} chips={chips} onChange={setStakes} />
        <div className="low:col-span-1! low:row-start-2 low:self-end">
          <Switch
            label={t("newTable.privateLabel")}
            hint={t("newTable.privateHint")}
            checked={isPrivate}
            onChange={setPrivate}
          />
        </div>
        <div className="grid grid-cols-2 gap-3">
          <Button onClick={onClose}>{t("common.cancel")}</Button>
          <Button type="submit" look="primary" busy={busy}>
            {t(busy ? "newTable.submitting" : "newTable.submit")}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

function StakeChoice(props: {
  readonly value: Stake;
  readonly chips: number | null;
  readonly onChange: (stake: Stake) => void;
}): ReactElement {
  const { value, chips, onChange } = props;
  const { t } = useTranslation();
  const figures = useFigures();
  const isShort = chips !== null && STAKES.some((stake) => stake > chips);
  const hint = t(value === 0 ? "newTable.stakeFreeHint" : "newTable.stakeHint");
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 text-sm font-semibold text-quiet">{t("newTable.stakeLabel")}</legend>
      <div className="grid grid-cols-3 gap-2 low:grid-cols-6 low:gap-1.5">
        {STAKES.map((stake) => (
          <label
            key={stake}
            className="flex min-h-12 cursor-pointer items-center justify-center gap-1.5 rounded-md border border-line bg-night px-1 text-center figures font-semibold transition-colors duration-150 hover:border-edge has-checked:border-fuse has-checked:bg-fuse/16 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-spark has-disabled:cursor-not-allowed has-disabled:border-line/60 has-disabled:text-quiet/70 has-disabled:hover:border-line/60"
          >
            <input
              type="radio"
              name="stake"
              value={stake}
              checked={stake === value}
              disabled={chips !== null && stake > chips}
              onChange={() => onChange(stake)}
              className="sr-only"
            />
            {stake === 0 ? (
              <span className="max-sm:text-sm low:text-sm">{t("common.free")}</span>
            ) : (
              <>
                <ChipIcon />
                {figures(stake)}
              </>
            )}
          </label>
        ))}
      </div>
      <p className="text-sm text-quiet" aria-live="polite">
        {hint} {isShort && t("newTable.stakeTooHigh", { chips: t("common.chips", { count: chips }) })}
      </p>
    </fieldset>
  );
}
