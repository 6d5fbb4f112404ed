// Numbers as the language of the screen writes them.
import { useCallback } from "react";
import { useTranslation } from "react-i18next";

/** Writes whole numbers with the language's grouping, e.g. «2 500». */
export function useFigures(): (value: number) => string {
  const { i18n } = useTranslation();
  return useCallback(
    (value) => new Intl.NumberFormat(i18n.language, { useGrouping: "always" }).format(value),
    [i18n.language],
  );
}
