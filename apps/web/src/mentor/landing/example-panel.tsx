// The example analysis on the right (specification §2): folded it shows the intro, two options and a line that there is more;
// it opens to the whole analysis and folds again.
import { useRef, useState } from "react";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "../../ui/icons.tsx";
import { SparkMark } from "../../ui/spark-mark.tsx";
import { ExampleChat } from "./example-chat.tsx";
import { ExampleOption, Reveal } from "./example-option.tsx";
import { TryButton } from "./try-out.tsx";
import type { TryOut } from "./try-out.tsx";

const READING = ["last", "length", "hook"] as const;

/** A chat that went quiet, and what the mentor makes of it. */
export function ExamplePanel({ tryOut }: { readonly tryOut: TryOut }): ReactElement {
  const { t } = useTranslation("mentor");
  const [open, setOpen] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const toggle = () => {
    setOpen(!open);
    // Folding up from far below would leave the eye in the middle of nowhere.
    if (open) panel.current?.scrollIntoView({ block: "nearest" });
  };
  return (
    <aside
      ref={panel}
      aria-labelledby="example-title"
      className="relative w-full max-w-[560px] min-w-0 animate-rise scroll-mt-4 max-lg:mx-auto"
    >
      <span
        aria-hidden="true"
        className="pointer-events-none absolute -top-20 -right-48 size-[620px] rounded-full bg-radial from-glow/26 to-transparent to-70%"
      />
      <div className="relative rounded-lg border border-line bg-raised shadow-soft">
        <header className="flex items-center justify-between gap-3 border-b border-line px-5 py-3 text-sm">
          <h2 id="example-title" className="font-semibold">
            {t("landing.example.label")}
          </h2>
          <span className="text-quiet">{t("landing.example.made")}</span>
        </header>
        <div className="px-5 pt-5 pb-2">
          <ExampleChat />
          <TryButton
            tryOut={tryOut}
            withSample
            className="mt-4 min-h-12 w-full border border-fuse/70 px-4 text-fuse hover:bg-fuse/10"
          >
            {t("landing.try.sample")}
          </TryButton>
          <div id="example-analysis" className="mt-6">
            <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
              <SparkMark size={26} />
              <span className="font-title font-semibold">{t("shell.brand")}</span>
              <span className="ml-auto rounded-full border border-mint px-3 py-0.5 text-sm font-semibold text-mint">
                {t("landing.example.verdict")}
              </span>
            </p>
            <p className="mt-3 text-pretty">{t("landing.example.intro")}</p>
            <Reveal open={open}>
              <h3 className="pt-5 font-semibold">{t("landing.example.readingTitle")}</h3>
              <ul className="mt-2 grid gap-2">
                {READING.map((line) => (
                  <li key={line} className="flex gap-2.5 text-pretty text-quiet">
                    <span aria-hidden="true" className="mt-[0.6em] size-1.5 shrink-0 rounded-full bg-fuse" />
                    {t(`landing.example.reading.${line}`)}
                  </li>
                ))}
              </ul>
            </Reveal>
            <ul className="mt-4 grid gap-2.5">
              <ExampleOption tone="playful" open={open} />
              <ExampleOption tone="sincere" open={open} />
            </ul>
            <Reveal open={open}>
              <ul className="pt-2.5">
                <ExampleOption tone="direct" open={open} />
              </ul>
              <h3 className="pt-5 font-semibold">{t("landing.example.nextTitle")}</h3>
              <p className="mt-1 text-pretty text-quiet">{t("landing.example.next")}</p>
              <p className="mt-3 text-sm text-pretty text-hint">{t("landing.example.facts")}</p>
            </Reveal>
          </div>
          <button
            type="button"
            aria-expanded={open}
            aria-controls="example-analysis"
            onClick={toggle}
            className="mt-2 flex min-h-12 w-full items-center justify-center gap-2 rounded-md px-3 text-center leading-tight font-semibold text-spark transition-colors duration-150 hover:bg-lifted"
          >
            {t(open ? "landing.example.less" : "landing.example.more")}
            <span className={`transition-transform duration-240 ${open ? "rotate-180" : ""}`}>
              <Icon name="chevron" />
            </span>
          </button>
        </div>
      </div>
    </aside>
  );
}
