// Opens in a new chat what the phone's share sheet handed over; it waited on the device, maybe through signing in.
import { useEffect, useEffectEvent } from "react";
import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "../../../lib/router/router.tsx";
import { useServices } from "../../../lib/services.tsx";
import { readShared, SHARED_LOST, SHARED_PAGE } from "../../../lib/device/share-sheet.ts";
import type { ComposerHandle } from "../composer/composer.tsx";
import { useToast } from "../parts/toasts.tsx";

/** Hands what waits to the composer, once. */
export function useShared(composer: RefObject<ComposerHandle | null>): void {
  const { t } = useTranslation("mentor");
  const { clock } = useServices();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const toast = useToast();
  const isLost = new URLSearchParams(search).get(LOST_PARAM) === LOST;
  const tellLost = useEffectEvent(() => {
    toast({ text: t("chat.shared.lost") });
    navigate(pathname === SHARED_PAGE ? SHARED_PAGE : pathname, { replace: true });
  });
  useEffect(() => {
    if (isLost) tellLost();
  }, [isLost]);
  useEffect(() => {
    let isShown = true;
    const open = async () => {
      const shared = await readShared(globalThis.caches, clock.now());
      if (shared === null || !isShown || composer.current === null) return;
      composer.current.receive(shared.text, shared.files);
      await shared.forget();
    };
    // A device that forbids caches has nothing waiting.
    open().catch(() => undefined);
    return () => {
      isShown = false;
    };
  }, [clock, composer]);
}

const [LOST_PARAM = "", LOST = ""] = (SHARED_LOST.split("?")[1] ?? "").split("=");
