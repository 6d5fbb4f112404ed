// Terms and privacy: the two short pages that the sign-in notice links to, fetched only by whoever wants to read them. They say what the
// product does, nothing it does not.
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { Modal } from "../../ui/modal.tsx";
import LEGAL_TEXTS from "./data/legal.json" with { type: "json" };

export type LegalTopic = "terms" | "privacy";

/** One of the two pages in the language of the screen. */
export function LegalModal(props: { readonly page: LegalTopic; readonly onClose: () => void }): ReactElement {
  const { t, i18n } = useTranslation();
  const { title, paragraphs } = LEGAL_TEXTS[i18n.language === "en" ? "en" : "ru"][props.page];
  return (
    <Modal title={title} closeLabel={t("common.close")} onClose={props.onClose} wide>
      <div className="grid gap-3 text-quiet">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Modal>
  );
}
