// One short word at the bottom of the screen, with a way to take the last deed back (MC1). Never steals the focus.
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

export interface Toast {
  readonly text: string;
  readonly action?: { readonly label: string; readonly onPress: () => void };
}

type ToastStore = StoreApi<{ readonly toast: Toast | null }>;

/** The place where a word waits to be shown. */
export function createToasts(): ToastStore {
  return createStore(() => ({ toast: null }));
}

const ToastsContext = createContext<ToastStore | null>(null);
export const ToastsProvider = ToastsContext.Provider;

/** Says something; a newer word takes the place of an older one. @throws outside of the provider, which is a bug. */
export function useToast(): (toast: Toast) => void {
  const store = useContext(ToastsContext);
  if (store === null) throw new Error("useToast outside of ToastsProvider");
  return useCallback((toast) => store.setState({ toast }), [store]);
}

/** The word itself. */
export function ToastView({
  store,
  clock,
}: {
  readonly store: ToastStore;
  readonly clock: Clock;
}): ReactElement {
  const { t } = useTranslation("mentor");
  const toast = useStore(store, (state) => state.toast);
  const hide = () => store.setState({ toast: null });
  useEffect(() => {
    if (toast === null) return;
    return clock.after(SHOWN_MS, () => {
      if (store.getState().toast === toast) store.setState({ toast: null });
    });
  }, [toast, store, clock]);
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-[calc(env(safe-area-inset-bottom)+112px)] z-30 grid justify-items-center px-4"
    >
      {toast !== null && (
        <div className="pointer-events-auto flex max-w-full animate-rise items-center gap-2 rounded-md border border-line bg-lifted py-1 pr-1 pl-4 text-sm shadow-soft">
          <span className="min-w-0 truncate py-2">{toast.text}</span>
          {toast.action !== undefined && (
            <button
              type="button"
              onClick={() => {
                hide();
                toast.action?.onPress();
              }}
              className="min-h-11 shrink-0 rounded-sm px-3 font-semibold text-fuse hover:bg-raised"
            >
              {toast.action.label}
            </button>
          )}
          <IconButton label={t("chat.close")} onClick={hide}>
            <Icon name="close" size={16} />
          </IconButton>
        </div>
      )}
    </div>
  );
}
