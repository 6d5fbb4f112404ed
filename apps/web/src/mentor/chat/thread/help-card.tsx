// Help instead of messages (MF1): what one can do now, and where to turn to, one tap away. Calm: nothing blinks, nothing warns.
import type { Help } from "@fitil/contracts";
import { useId } from "react";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { ChatIcon } from "../parts/chat-icon.tsx";

/** The card. */
export function HelpCard({ help }: { readonly help: Help }): ReactElement {
  const { t } = useTranslation("mentor");
  const title = useId();
  const { contacts } = help;
  const first = contacts.find(({ value }) => !isSite(contactHref(value)));
  return (
    <section
      aria-labelledby={title}
      data-help={help.kind}
      className="grid gap-4 rounded-lg border border-line bg-raised p-4 sm:p-5"
    >
      <div className="flex flex-wrap items-center gap-2.5 font-semibold">
        <span className="text-mint">
          <ChatIcon name={contacts.length === 0 ? "hello" : "shield"} size={22} />
        </span>
        <h4 id={title} className="min-w-0 flex-1 basis-32">
          {t(contacts.length === 0 ? "chat.help.titleWithout" : "chat.help.title")}
        </h4>
        {first !== undefined && <FirstContact {...first} />}
      </div>
      {/* What to do this evening, a line each, then whom to call. */}
      <div dir="auto" className="grid gap-2.5 leading-relaxed text-pretty [overflow-wrap:anywhere]">
        {help.text.split("\n").map((line) => (
          // A step's number stands beside its lines, not above them.
          <p key={line} className={/^\d\. /.test(line) ? "pl-5 -indent-5" : ""}>
            {line}
          </p>
        ))}
      </div>
      {contacts.length > 0 && (
        <ul aria-label={t("chat.help.contacts")} className="grid gap-2">
          {contacts.map((contact) => (
            <li key={contact.value}>
              <ContactLink {...contact} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The first number, in sight before anything is scrolled; below it stands again with its name and hours. */
function FirstContact({ name, value }: Help["contacts"][number]): ReactElement {
  return (
    <a
      href={contactHref(value)}
      aria-label={`${value}, ${name}`}
      className="-my-1 inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-md border border-line bg-lifted px-3 whitespace-nowrap text-mint tabular-nums hover:border-edge"
    >
      {value}
      <ChatIcon name="phone" size={18} />
    </a>
  );
}

function isSite(href: string): boolean {
  return href.startsWith("https:");
}

/** One contact: all of the row calls or opens. */
function ContactLink({ name, value, hours, source }: Help["contacts"][number]): ReactElement {
  const href = contactHref(value);
  const opensSite = isSite(href);
  return (
    <a
      href={href}
      {...(opensSite && { target: "_blank", rel: "noopener noreferrer" })}
      className="grid min-h-11 gap-x-4 gap-y-1 rounded-md border border-line bg-lifted px-4 py-3 transition-colors duration-150 hover:border-edge hover:bg-line sm:grid-cols-[1fr_auto] sm:items-center"
    >
      <span className="leading-snug text-pretty">{name}</span>
      <span className="inline-flex items-center gap-1.5 text-lg font-semibold whitespace-nowrap text-mint tabular-nums sm:row-span-2 sm:justify-self-end">
        {opensSite ? value.replace(/^https:\/\/|\/.*$/g, "") : value}
        <ChatIcon name={opensSite ? "arrow" : "phone"} size={18} />
      </span>
      <span className="text-[0.8125rem] leading-snug text-quiet">
        {hours === undefined ? source : `${hours} · ${source}`}
      </span>
    </a>
  );
}

/** `tel:` with the figures of a number, or the address itself when it is one of https. Pure. */
export function contactHref(value: string): string {
  return value.startsWith("https://") ? value : `tel:${value.replaceAll(/[^\d+]/g, "")}`;
}
