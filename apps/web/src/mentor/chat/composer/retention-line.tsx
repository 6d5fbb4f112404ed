// What happens to a picture, said where one uploads (MF2), and the way to keep it.
import { KEPT_PICTURE_DAYS } from "@fitil/contracts";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { useGuestTry } from "../guest/use-guest-try.ts";
import { ChatIcon } from "../parts/chat-icon.tsx";

/** One line with a switch. */
export function RetentionLine(props: {
  readonly keep: boolean;
  readonly onChange: (keep: boolean) => void;
}): ReactElement {
  const { onChange } = props;
  // A guest's pictures are never kept (GU4).
  const mayKeep = useGuestTry() === "none";
  const { t } = useTranslation("mentor");
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 px-2 text-[0.8125rem] text-quiet">
      <p className="flex min-w-0 items-center gap-2 py-1">
        <ChatIcon name="shield" size={16} />
        {t(props.keep ? "chat.retention.kept" : "chat.retention.deleted", { count: KEPT_PICTURE_DAYS })}
      </p>
      {mayKeep && (
        <label className="inline-flex min-h-11 cursor-pointer items-center gap-2.5 rounded-sm has-focus-visible:outline-3 has-focus-visible:outline-spark">
          <input
            type="checkbox"
            role="switch"
            checked={props.keep}
            onChange={(event) => onChange(event.target.checked)}
            className="peer sr-only"
          />
          <span>{t("chat.retention.keep", { count: KEPT_PICTURE_DAYS })}</span>
          <span
            aria-hidden="true"
            className="relative h-5 w-9 shrink-0 rounded-full border border-edge bg-night transition-colors duration-150 peer-checked:border-fuse peer-checked:bg-fuse after:absolute after:top-[2px] after:left-[2px] after:size-3.5 after:rounded-full after:bg-quiet after:transition-transform after:duration-150 peer-checked:after:translate-x-4 peer-checked:after:bg-night"
          />
        </label>
      )}
    </div>
  );
}
