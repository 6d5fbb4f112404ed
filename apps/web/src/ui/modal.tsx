// A dialog over the page, the browser's own: it keeps the focus inside, gives it back, and closes by Escape.
// Needs no inline style element, so the strict content policy stays.
import { useId, useLayoutEffect, useRef } from "react";
import type { ReactElement, ReactNode } from "react";
import { IconButton } from "./button.tsx";
import { Icon } from "./icons.tsx";

export interface ModalProps {
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Wide enough for a table. */
  readonly wide?: boolean;
}

/**
 * Shows `children` in a modal dialog for as long as it is mounted. A click beside it closes it.
 * What carries `data-autofocus` has the focus first, otherwise the close button.
 */
export function Modal({ title, closeLabel, onClose, children, wide = false }: ModalProps): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Before the element is gone: only a dialog that is closed gives the focus back to where it was.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    element.showModal();
    element.querySelector<HTMLElement>("[data-autofocus]")?.focus();
    return () => element.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // The dialog's own box is covered by its content: a press on the element itself is a press on the backdrop.
      onPointerDown={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
      className={`m-auto max-h-[calc(100dvh-32px)] w-[calc(100vw-32px)] low:max-h-[calc(100dvh-12px)] overflow-visible bg-transparent p-0 text-text ${wide ? "max-w-[640px]" : "max-w-[460px] low:max-w-[620px]"}`}
    >
      <div className="flex max-h-[calc(100dvh-32px)] low:max-h-[calc(100dvh-12px)] animate-pop flex-col rounded-lg border border-line bg-raised shadow-soft">
        <header className="flex items-center justify-between gap-4 py-4 pr-3 pl-6 low:py-1">
          <h2 id={titleId} className="font-title text-lg leading-tight font-semibold">
            {title}
          </h2>
          <IconButton label={closeLabel} onClick={onClose}>
            <Icon name="close" />
          </IconButton>
        </header>
        <div className="overflow-y-auto px-6 pb-6 low:pb-3">{children}</div>
      </div>
    </dialog>
  );
}
