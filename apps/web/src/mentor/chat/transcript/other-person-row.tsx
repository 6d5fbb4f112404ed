// Whom a chat is with: asked once where it first matters, beside what was read; told shortly from then on, and changed by a tap.
import { MAX_CALLED_LENGTH } from "@fitil/contracts";
import type { OtherPerson } from "@fitil/contracts";
import { useId, useState } from "react";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { GenderChoice } from "../../own/gender-choice.tsx";

/** Nobody has said anything. */
export const UNKNOWN_PERSON: OtherPerson = { name: "", gender: null };

/** Name and gender as two fields; `isAsked`: shown as a question until it is answered, shut from then on. */
export function OtherPersonRow(props: {
  readonly them: OtherPerson;
  readonly onChange: (them: OtherPerson) => void;
}): ReactElement {
  const { them, onChange } = props;
  const { t } = useTranslation("mentor");
  const id = useId();
  const [isOpen, setOpen] = useState(them.gender === null);
  if (!isOpen)
    return (
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="-ml-2 inline-flex min-h-11 max-w-full items-center gap-2 rounded-sm px-2 text-sm text-quiet hover:bg-lifted hover:text-text"
      >
        <span className="truncate" dir="auto">
          {t("chat.them.question")} <b className="font-semibold text-text">{them.name}</b>
        </span>
        <span className="font-semibold text-fuse">{t("chat.them.change")}</span>
      </button>
    );
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <label htmlFor={id} className="text-sm text-quiet">
        {t("chat.them.question")}
      </label>
      <input
        id={id}
        dir="auto"
        value={them.name}
        maxLength={MAX_CALLED_LENGTH}
        placeholder={t("chat.them.name")}
        autoComplete="off"
        onChange={(event) => onChange({ ...them, name: event.target.value })}
        className="min-h-11 w-36 min-w-0 flex-1 rounded-md border border-edge bg-transparent px-3 text-base placeholder:text-hint sm:max-w-52"
      />
      <GenderChoice of="them" value={them.gender} onChoose={(gender) => onChange({ ...them, gender })} />
    </div>
  );
}
