// The proof of a fair draw, checked here and now (BD6).
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { sha256 } from "../sha256.ts";

/** The fingerprint of the draw, and after the end the number it was made from, checked here and now. */
export function FairDraw({
  seed,
  seedHash,
}: {
  /** Known once the match is over. */
  readonly seed: string | undefined;
  readonly seedHash: string;
}): ReactElement {
  const { t } = useTranslation();
  const isGood = seed !== undefined && sha256(seed) === seedHash;
  return (
    <details className="text-sm text-quiet" data-testid="fair-draw">
      <summary className="-my-1 cursor-pointer py-3 font-semibold text-text">
        {t("overlay.fair")}
        {seed !== undefined && (isGood ? " ✓" : " ✗")}
      </summary>
      <p className="mt-1">{t("overlay.fairText")}</p>
      <p className="mt-2 text-xs">
        {t("overlay.fairHash")}: <code className="break-all text-text">{seedHash}</code>
      </p>
      {seed !== undefined && (
        <>
          <p className="mt-1 text-xs">
            {t("overlay.fairSeed")}: <code className="break-all text-text">{seed}</code>
          </p>
          <p className={`mt-1 font-semibold ${isGood ? "text-mint" : "text-coral"}`}>
            {t(isGood ? "overlay.fairGood" : "overlay.fairBad")}
          </p>
        </>
      )}
    </details>
  );
}
