// The way to bring friends: the table's link, shared or copied.
import { useState } from "react";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icons.tsx";

/** Shares by the device's own sheet where there is one, otherwise copies; says what it did. */
export function Invite({ link, name }: { readonly link: string; readonly name: string }): ReactElement {
  const { t } = useTranslation();
  const [said, setSaid] = useState<"copied" | "failed" | null>(null);
  const sheet = typeof navigator.share === "function" && matchMedia("(pointer: coarse)").matches;
  const invite = async () => {
    try {
      if (sheet) await navigator.share({ title: name, url: link });
      else {
        await navigator.clipboard.writeText(link);
        setSaid("copied");
      }
    } catch (error) {
      // Closing the device's sheet is a choice, not a failure.
      if (!(error instanceof DOMException && error.name === "AbortError")) setSaid("failed");
    }
  };
  return (
    <div className="grid gap-2">
      <Button onClick={() => void invite()} className="low:px-2! low:text-sm">
        <Icon name={said === "copied" ? "check" : "link"} />
        {t(sheet ? "lobby.share" : "lobby.copyLink")}
      </Button>
      <p role="status" className="text-center text-sm text-quiet empty:hidden">
        {said === "copied" && t("lobby.copied")}
        {said === "failed" && (
          <>
            {t("lobby.copyFailed")} <span className="text-text select-all">{link}</span>
          </>
        )}
      </p>
    </div>
  );
}
