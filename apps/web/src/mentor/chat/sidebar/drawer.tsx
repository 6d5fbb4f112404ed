// The sidebar on a phone: a dialog from the left, the browser's own. Keeps the focus inside, closes by Escape, by a press
// beside it and by going somewhere.
import { useLayoutEffect, useRef } from "react";
import type { ReactElement, ReactNode } from "react";
import { DrawerToast } from "../parts/toasts.tsx";

/** Shows `children` in the drawer for as long as it is mounted. */
export function Drawer(props: {
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-label={props.label}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        props.onClose();
      }}
      onPointerDown={(event) => {
        if (event.target === event.currentTarget) props.onClose();
      }}
      className="m-0 h-dvh animate-fade max-h-none w-[min(320px,calc(100vw-48px))] max-w-none overflow-hidden border-r border-line bg-raised p-0 text-text"
    >
      <div className="flex h-full flex-col">
        <div className="min-h-0 flex-1">{props.children}</div>
        <DrawerToast />
      </div>
    </dialog>
  );
}
