// One short word with a way to take the last deed back (MC1). It stands in the page's own flow, above the box one writes in,
// so that it covers nothing and nothing covers it. Never steals the focus.
import { createContext, useCallback, useContext, useEffect } from "react";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import type { StoreApi } from "zustand/vanilla";
import type { Clock } from "../../../lib/clock.ts";
import { IconButton } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icons.tsx";

const SHOWN_MS = 8_000;
/** Something to decide takes longer than something to read. */
const SHOWN_WITH_ACTION_MS = 12_000;

export interface Toast {
  readonly text: string;
  readonly action?: { readonly label: string; readonly onPress: () => void };
}

interface ToastState {
  readonly toast: Toast | null;
  /** The drawer is open, and what lies behind it cannot be reached. */
  readonly inDrawer: boolean;
}

type ToastStore = StoreApi<ToastState>;

/** The place where a word waits to be shown. */
export function createToasts(): ToastStore {
  return createStore(() => ({ toast: null, inDrawer: false }));
}

const ToastsContext = createContext<ToastStore | null>(null);
export const ToastsProvider = ToastsContext.Provider;

function useToastStore(): ToastStore {
  const store = useContext(ToastsContext);
  if (store === null) throw new Error("A toast outside of ToastsProvider");
  return store;
}

/** Says something; a newer word takes the place of an older one. @throws outside of the provider, which is a bug. */
export function useToast(): (toast: Toast) => void {
  const store = useToastStore();
  return useCallback((toast) => store.setState({ toast }), [store]);
}

/** Lets every word go when its time is over. Once for each `store`. */
export function useToastTime(store: ToastStore, clock: Clock): void {
  const toast = useStore(store, (state) => state.toast);
  useEffect(() => {
    if (toast === null) return;
    return clock.after(toast.action === undefined ? SHOWN_MS : SHOWN_WITH_ACTION_MS, () => {
      if (store.getState().toast === toast) store.setState({ toast: null });
    });
  }, [toast, store, clock]);
}

/** Reads the word aloud. It outlives the views that show the word, or a screen reader would miss what came with a new view. */
export function SpokenToast(): ReactElement {
  const toast = useStore(useToastStore(), (state) => state.toast);
  return (
    <p role="status" className="sr-only">
      {toast?.text}
    </p>
  );
}

/** The word on the page, where it stands; nothing when there is none. */
export function ToastBar({ className = "" }: { readonly className?: string }): ReactElement | null {
  const store = useToastStore();
  const { toast, inDrawer } = useStore(store);
  if (toast === null || inDrawer) return null;
  return (
    <div className={className}>
      <ToastWord toast={toast} onHide={() => store.setState({ toast: null })} />
    </div>
  );
}

/** The word while the drawer is open: there, and nowhere behind it. */
export function DrawerToast(): ReactElement {
  const store = useToastStore();
  const toast = useStore(store, (state) => state.toast);
  useEffect(() => {
    store.setState({ inDrawer: true });
    return () => store.setState({ inDrawer: false });
  }, [store]);
  return (
    <div role="status" className="p-2 empty:hidden">
      {toast !== null && <ToastWord toast={toast} onHide={() => store.setState({ toast: null })} />}
    </div>
  );
}

function ToastWord({
  toast: { text, action },
  onHide,
}: {
  readonly toast: Toast;
  readonly onHide: () => void;
}): ReactElement {
  const { t } = useTranslation("mentor");
  return (
    <div
      data-toast=""
      className="flex min-w-0 animate-rise items-center gap-1 rounded-md border border-line bg-lifted py-1 pr-1 pl-4 text-sm"
    >
      <span className="line-clamp-2 min-w-0 flex-1 py-1 leading-snug [overflow-wrap:anywhere]">{text}</span>
      {action !== undefined && (
        <button
          type="button"
          onClick={() => {
            onHide();
            action.onPress();
          }}
          className="min-h-11 shrink-0 rounded-sm px-3 font-semibold text-fuse hover:bg-raised"
        >
          {action.label}
        </button>
      )}
      <IconButton label={t("chat.close")} onClick={onHide}>
        <Icon name="close" size={16} />
      </IconButton>
    </div>
  );
}
