// Another time than the suggested one: a day and an hour in the browser's own field.
import { MAX_REMINDER_DAYS } from "@fitil/contracts";
import { useId, useState } from "react";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button.tsx";
import { fieldTime, fieldValue } from "./remind-times.ts";

const DAY_MS = 86_400_000;

/** The field and its button. `first` stands in it at first; times in ms since 1970. */
export function RemindForm(props: {
  readonly first: number;
  readonly now: number;
  readonly onChoose: (at: number) => void;
}): ReactElement {
  const { t } = useTranslation("mentor");
  const field = useId();
  const [value, setValue] = useState(() => fieldValue(props.first));
  const at = fieldTime(value);
  return (
    <form
      className="flex animate-rise flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (at !== null) props.onChoose(at);
      }}
    >
      <div className="grid gap-1">
        <label htmlFor={field} className="text-sm text-quiet">
          {t("chat.remind.when")}
        </label>
        <input
          id={field}
          type="datetime-local"
          required
          value={value}
          min={fieldValue(props.now)}
          max={fieldValue(props.now + MAX_REMINDER_DAYS * DAY_MS)}
          onChange={(event) => setValue(event.target.value)}
          className="min-h-12 min-w-0 rounded-md border border-edge bg-night px-3 text-base focus-visible:border-spark"
        />
      </div>
      <Button type="submit" look="secondary">
        {t("chat.remind.set")}
      </Button>
    </form>
  );
}
