// The question of age (MF1), asked once, with the three promises that matter before the first screenshot.
import type { ReactElement, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icons.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SparkMark } from "../../ui/spark-mark.tsx";

export interface AdultGateProps {
  readonly language: ReactNode;
  readonly busy: boolean;
  /** Why the answer could not be kept, in words. */
  readonly failed: string | null;
  readonly onConfirm: () => void;
  readonly onLeave: () => void;
}

const PROMISES = ["pictures", "names", "no"] as const;

/** A whole page: nothing of the chat is behind it. */
export function AdultGate(props: AdultGateProps): ReactElement {
  const { t } = useTranslation("mentor");
  return (
    <main id="main" className="grid min-h-dvh place-items-center px-4 py-8">
      <section
        aria-labelledby="adult-title"
        className="roomy relative grid w-full max-w-[480px] animate-rise gap-5 rounded-lg border border-line bg-raised px-6 py-8 shadow-soft sm:px-10"
      >
        <div className="absolute top-2 right-2">{props.language}</div>
        <SparkMark size={56} />
        <div className="grid gap-3">
          <h1 id="adult-title" tabIndex={-1} className="font-title text-[1.625rem] leading-tight font-bold">
            {t("shell.adult.title")}
          </h1>
          <p className="text-pretty text-quiet">{t("shell.adult.lead")}</p>
        </div>
        <ul className="grid gap-3 border-y border-line py-5">
          {PROMISES.map((promise) => (
            <li key={promise} className="flex gap-3 text-pretty">
              <span className="mt-0.5 text-mint">
                <Icon name="check" />
              </span>
              {t(`shell.adult.${promise}`)}
            </li>
          ))}
        </ul>
        {props.failed !== null && <Notice tone="bad">{props.failed}</Notice>}
        <div className="grid gap-2">
          <Button look="primary" busy={props.busy} onClick={props.onConfirm}>
            {t("shell.adult.confirm")}
          </Button>
          <Button look="quiet" onClick={props.onLeave}>
            {t("shell.adult.leave")}
          </Button>
        </div>
      </section>
    </main>
  );
}
