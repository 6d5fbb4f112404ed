// Beside the tables: where the players meet, who is best, and how the game is played.
import type { PublicConfig } from "@fitil/contracts";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { publicConfigQuery } from "../../lib/http/queries.ts";
import { useServices } from "../../lib/services.tsx";
import { Icon } from "../../ui/icons.tsx";
import type { IconName } from "../../ui/icons.tsx";
import { HighlightsPanel } from "./highlights.tsx";
import { safeLink } from "./row-rules.ts";

/** «Наши сообщества», the ladder, and the short instructions: cards of a grid. */
export function SideCards(): ReactElement {
  const { api } = useServices();
  const config = useQuery(publicConfigQuery(api));
  return (
    <>
      <Communities links={config.data?.communityLinks ?? null} />
      <HighlightsPanel />
      <HowToPlay />
    </>
  );
}

const PLACES = [
  { id: "chat", icon: "chat", title: "people.communityChat", hint: "people.communityChatHint" },
  { id: "channel", icon: "megaphone", title: "people.communityChannel", hint: "people.communityChannelHint" },
  { id: "social", icon: "people", title: "people.communitySocial", hint: "people.communitySocialHint" },
] as const satisfies readonly {
  id: keyof PublicConfig["communityLinks"];
  icon: IconName;
  title: string;
  hint: string;
}[];

function Communities({
  links,
}: {
  readonly links: PublicConfig["communityLinks"] | null;
}): ReactElement | null {
  const { t } = useTranslation();
  const known = PLACES.flatMap((place) => {
    const href = safeLink(links?.[place.id] ?? null);
    return href === null ? [] : [{ ...place, href }];
  });
  if (known.length === 0) return null;
  return (
    <Panel title={t("people.communities")}>
      <ul className="-mx-2 grid gap-1">
        {known.map(({ id, icon, title, hint, href }) => (
          <li key={id}>
            <a
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              className="flex min-h-14 items-center gap-3 rounded-md px-2 py-2 transition-colors duration-150 hover:bg-lifted"
            >
              <span className="grid size-10 shrink-0 place-items-center rounded-sm bg-night text-spark">
                <Icon name={icon} />
              </span>
              <span className="grid leading-snug">
                <span className="font-semibold">{t(title)}</span>
                <span className="text-sm text-quiet">{t(hint)}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function HowToPlay(): ReactElement {
  const { t } = useTranslation();
  return (
    <Panel title={t("people.howTitle")}>
      <ul className="grid gap-2 text-quiet">
        <li>{t("people.howMove")}</li>
        <li>{t("people.howBomb")}</li>
        <li>{t("people.howGoal")}</li>
      </ul>
    </Panel>
  );
}

function Panel({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactElement {
  return (
    // Below the link, of an odd number of cards in two columns the last one takes both.
    <section className="rounded-lg border border-line bg-raised p-4 md:p-6 max-lg:even:last-of-type:col-span-full">
      <h2 className="mb-3 font-title text-base font-semibold">{title}</h2>
      {children}
    </section>
  );
}
