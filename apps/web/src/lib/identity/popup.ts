// A provider's sign-in window: opens it, waits for its word, notices when it is closed. Must be opened from a click.
// The word is no key: who is signed in then is what the session's cookie says.
import { SIGN_IN_WINDOW_MESSAGE, SIGN_IN_WINDOW_START } from "@fitil/contracts";
import { isRecord } from "../http/http.ts";
import { randomText } from "../random-text.ts";

/** The window of every provider, in pixels (specification §9). */
export const POPUP_WIDTH = 500;
export const POPUP_HEIGHT = 600;
const CLOSED_POLL_MS = 500;
const GIVE_UP_AFTER_MS = 300_000;

export type PopupOutcome =
  | { readonly status: "success"; readonly passwordVoid: boolean }
  | { readonly status: "error"; readonly code: string };

/** The features of a 500×600 window in the middle of the one it belongs to. Pure. */
export function popupFeatures(opener: {
  screenX: number;
  screenY: number;
  outerWidth: number;
  outerHeight: number;
}): string {
  const left = Math.round(opener.screenX + (opener.outerWidth - POPUP_WIDTH) / 2);
  const top = Math.round(opener.screenY + (opener.outerHeight - POPUP_HEIGHT) / 2);
  return `popup,width=${POPUP_WIDTH},height=${POPUP_HEIGHT},left=${left},top=${top}`;
}

/** What a message from the window means; null when it is not for us. Pure. */
export function readPopupMessage(
  message: { origin: string; data: unknown },
  origin: string,
  nonce: string,
): PopupOutcome | null {
  const { data } = message;
  if (message.origin !== origin || !isRecord(data)) return null;
  if (data["type"] !== SIGN_IN_WINDOW_MESSAGE || data["nonce"] !== nonce) return null;
  const { error } = data;
  if (typeof error === "string") return { status: "error", code: error };
  return error === null ? { status: "success", passwordVoid: data["passwordVoid"] === true } : null;
}

/** Opens the provider's sign-in window and resolves with how it ended. */
export function signInByPopup(): Promise<PopupOutcome> {
  const nonce = randomText();
  const query = new URLSearchParams({ nonce });
  const popup = window.open(`${SIGN_IN_WINDOW_START}?${query}`, "fitil-sign-in", popupFeatures(window));
  if (popup === null) return Promise.resolve({ status: "error", code: "popup-blocked" });
  return new Promise((resolve) => {
    const settle = (outcome: PopupOutcome) => {
      window.removeEventListener("message", onMessage);
      clearInterval(poll);
      clearTimeout(limit);
      popup.close();
      resolve(outcome);
    };
    const onMessage = (event: MessageEvent) => {
      const outcome = readPopupMessage(event, location.origin, nonce);
      if (outcome !== null) settle(outcome);
    };
    let closedForMs = 0;
    const poll = setInterval(() => {
      if (!popup.closed) return;
      closedForMs += CLOSED_POLL_MS;
      // The message is queued before the window closes, so one more look is enough to tell closed from done.
      if (closedForMs > CLOSED_POLL_MS) settle({ status: "error", code: "popup-closed-by-user" });
    }, CLOSED_POLL_MS);
    const limit = setTimeout(
      () => settle({ status: "error", code: "popup-closed-by-user" }),
      GIVE_UP_AFTER_MS,
    );
    window.addEventListener("message", onMessage);
  });
}
