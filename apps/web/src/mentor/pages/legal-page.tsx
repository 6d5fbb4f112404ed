// Terms and privacy of the mentor: what is true here, in short sentences.
import type { ReactElement, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PageFrame } from "./page-frame.tsx";

export interface LegalPageProps {
  readonly page: "terms" | "privacy";
  readonly signedIn: boolean;
  readonly language: ReactNode;
}

/** /mentor/terms or /mentor/privacy. */
export function LegalPage({ page, signedIn, language }: LegalPageProps): ReactElement {
  const { t } = useTranslation("mentor");
  const { title, lead, sections } = t(`legal.${page}`, { returnObjects: true });
  return (
    <PageFrame signedIn={signedIn} language={language}>
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-[680px] animate-fade pt-6 pb-16 md:pt-12">
        <h1
          tabIndex={-1}
          className="font-title text-[1.75rem] leading-tight font-bold tracking-tight md:text-[2.25rem]"
        >
          {title}
        </h1>
        <p className="mt-4 text-lg text-pretty text-quiet">{lead}</p>
        {Object.entries(sections).map(([id, section]) => (
          <section key={id} aria-labelledby={id} className="mt-9">
            <h2 id={id} className="font-title text-lg font-semibold">
              {section.title}
            </h2>
            {section.text.split("\n").map((paragraph) => (
              <p key={paragraph} className="mt-3 text-pretty">
                {paragraph}
              </p>
            ))}
          </section>
        ))}
      </main>
    </PageFrame>
  );
}
