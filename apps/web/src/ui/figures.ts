// Numbers as the language of the screen writes them.
import { useCallback } from "react";
import { useTranslation } from "react-i18next";

/** Writes whole numbers with the language's grouping, from five digits on, e.g. «2500» and «12 500». */
export function useFigures(): (value: number) => string {
  const { i18n } = useTranslation();
  return useCallback(
    (value) => new Intl.NumberFormat(i18n.language, { useGrouping: "min2" }).format(value),
    [i18n.language],
  );
}

/** A change as people write it: with its sign, a real minus, and nothing before a zero; `write` writes its amount. */
export function signedFigure(value: number, write: (amount: number) => string): string {
  const sign = value > 0 ? "+" : value < 0 ? "−" : "";
  return sign + write(Math.abs(value));
}
