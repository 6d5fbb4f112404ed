// One row of the palette: what it is called, where it lies, and the line that was found.
import type { FoundLine } from "@fitil/contracts";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "../../../ui/icons.tsx";
import { ChatIcon } from "../parts/chat-icon.tsx";
import type { Hit } from "./hits.ts";

/** The row as an option of a listbox. */
export function HitRow(props: {
  readonly id: string;
  readonly hit: Hit;
  readonly isChosen: boolean;
  readonly onPoint: () => void;
  readonly onOpen: () => void;
}): ReactElement {
  const { hit, isChosen } = props;
  const { t, i18n } = useTranslation("mentor");
  const isProject = hit.place.kind === "project";
  const date = new Intl.DateTimeFormat(i18n.language, { day: "numeric", month: "short" });
  return (
    <li
      id={props.id}
      role="option"
      aria-selected={isChosen}
      onPointerMove={props.onPoint}
      onClick={props.onOpen}
      className={`flex min-h-12 cursor-pointer items-start gap-3 rounded-md px-3 py-2.5 ${isChosen ? "bg-lifted" : ""}`}
    >
      <span className="mt-0.5 text-quiet">
        {isProject ? <ChatIcon name="folder" size={18} /> : <Icon name="chat" size={18} />}
      </span>
      <span className="grid min-w-0 flex-1">
        <span dir="auto" className="truncate">
          {isProject && <span className="sr-only">{t("chat.search.project")}: </span>}
          {hit.title}
        </span>
        {hit.line !== null && <Line line={hit.line} />}
        {hit.project !== null && <span className="truncate text-xs text-quiet">{hit.project}</span>}
      </span>
      <span className="mt-0.5 shrink-0 text-xs figures text-quiet">{date.format(hit.updatedAt)}</span>
    </li>
  );
}

/** Two lines at most, the place marked. */
function Line({ line }: { readonly line: FoundLine }): ReactElement {
  return (
    <span dir="auto" className="line-clamp-2 text-sm leading-snug text-quiet [overflow-wrap:anywhere]">
      {line.before}
      <mark className="rounded-[3px] bg-fuse/25 text-text">{line.hit}</mark>
      {line.after}
    </span>
  );
}
