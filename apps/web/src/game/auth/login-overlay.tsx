// What stands over the dimmed list while nobody is signed in. The list behind it is inert: app sees to that.
import { lazy, Suspense, useState } from "react";
import type { ReactElement, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { BombMark } from "../../ui/bomb-mark.tsx";
import { CharacterFigure } from "../../ui/character/index.ts";
import type { LegalTopic } from "./legal-modal.tsx";

const LegalModal = lazy(() =>
  import("./legal-modal.tsx").then(({ LegalModal: view }) => ({ default: view })),
);

/** The sign-in card: sign, name, one sentence, the form, and what one agrees to. */
export function LoginOverlay({
  children,
  corner,
  backdrop,
}: {
  readonly children: ReactNode;
  readonly corner: ReactNode;
  /** Lies dimmed between the list and the card; null for nothing. */
  readonly backdrop: ReactNode;
}): ReactElement {
  const { t } = useTranslation();
  const [legal, setLegal] = useState<LegalTopic | null>(null);
  const link = (page: LegalTopic, text: string) => (
    <button
      type="button"
      className="-my-3 py-3 text-text underline underline-offset-4 hover:text-spark"
      onClick={() => setLegal(page)}
    >
      {text}
    </button>
  );
  return (
    <main className="fixed inset-0 z-10 overflow-y-auto bg-deep/60">
      <div className="pointer-events-none fixed inset-0 -z-1 animate-fade bg-deep after:absolute after:inset-0 after:bg-deep/65 empty:hidden">
        {backdrop}
      </div>
      <div className="grid min-h-full place-items-center px-4 py-8 low:py-2">
        <div className="roomy w-full max-w-[420px] animate-rise low:max-w-[680px]">
          <Crew />
          <section
            aria-labelledby="login-title"
            className="relative grid gap-5 rounded-lg border border-line bg-raised px-6 pt-7 pb-5 shadow-soft sm:px-8 low:grid-cols-[112px_1fr] low:items-center low:gap-x-5 low:gap-y-1 low:px-5 low:pt-3 low:pb-1"
          >
            <div className="absolute top-2 right-2 low:right-auto low:left-3">{corner}</div>
            <header className="grid justify-items-center gap-3 text-center">
              <span className="low:*:size-12">
                <BombMark size={64} />
              </span>
              <h1
                id="login-title"
                className="font-title text-[2rem] leading-none font-extrabold tracking-tight low:text-xl"
              >
                {t("common.brand")}
              </h1>
            </header>
            {children}
            <p className="text-center text-sm text-pretty text-quiet low:col-start-2 low:py-2 low:leading-tight">
              {t("auth.notice.lead")} {link("terms", t("auth.notice.terms"))} {t("auth.notice.and")}{" "}
              {link("privacy", t("auth.notice.privacy"))}.
            </p>
          </section>
        </div>
      </div>
      {legal !== null && (
        <Suspense fallback={null}>
          <LegalModal page={legal} onClose={() => setLegal(null)} />
        </Suspense>
      )}
    </main>
  );
}

/** The four who are waiting, standing on the card's edge and looking at the bomb. */
function Crew(): ReactElement {
  return (
    <div aria-hidden="true" className="-mb-1.5 flex items-end justify-center gap-3 sm:gap-5 low:hidden">
      <CharacterFigure color="blue" eyeVariant={1} size={60} look={{ x: 0.8, y: 0.9 }} />
      <CharacterFigure color="red" eyeVariant={2} size={60} look={{ x: 0.5, y: 0.9 }} />
      <CharacterFigure color="yellow" eyeVariant={3} size={60} look={{ x: -0.5, y: 0.9 }} />
      <CharacterFigure color="violet" eyeVariant={4} size={60} look={{ x: -0.8, y: 0.9 }} />
    </div>
  );
}
