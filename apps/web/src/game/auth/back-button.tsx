// The way back between the modes of signing in.
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icons.tsx";

/** «Назад». */
export function BackButton({ onClick }: { readonly onClick: () => void }): ReactElement {
  const { t } = useTranslation();
  return (
    <Button look="quiet" className="-ml-3 justify-self-start px-3!" onClick={onClick}>
      <Icon name="back" />
      {t("common.back")}
    </Button>
  );
}
