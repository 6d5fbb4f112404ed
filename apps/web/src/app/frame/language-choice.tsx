// The language switch joined to the texts and to what the device remembers.
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { asLanguage, LANGUAGES, setLanguage } from "../../i18n/index.ts";
import type { Language } from "../../i18n/index.ts";
import { browserStorage, STORED } from "../../lib/device/storage.ts";
import { LanguageSwitch } from "../../ui/language-switch.tsx";

const NAMES = { ru: "common.languageRu", en: "common.languageEn" } as const satisfies Record<
  Language,
  string
>;

/** «RU EN»; `onChosen` hears of a choice that is shown. */
export function LanguageChoice(props: { readonly onChosen?: (language: Language) => void }): ReactElement {
  const { t, i18n } = useTranslation();
  return (
    <LanguageSwitch
      label={t("common.language")}
      value={asLanguage(i18n.language)}
      languages={LANGUAGES.map((id) => ({ id, short: id, name: t(NAMES[id]) }))}
      onChange={(id) => {
        const language = asLanguage(id);
        void setLanguage(language).then((shown) => {
          if (!shown) return;
          browserStorage.set(STORED.language, language);
          props.onChosen?.(language);
        });
      }}
    />
  );
}
