// What a guest finds in place of the box when the one answer has come: the chat stays theirs if they sign up (GU2).
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "../../../lib/router/router.tsx";
import { SparkMark } from "../../../ui/spark-mark.tsx";
import { useChatContext } from "../data/chat-context.tsx";
import { signUpPathFrom } from "../data/chat-place.ts";

/** The card. Spoken when it appears. */
export function SaveCard(): ReactElement {
  const { t } = useTranslation("mentor");
  const { place } = useChatContext();
  const isChat = place.kind === "chat";
  return (
    <section
      role="status"
      aria-labelledby="save-title"
      className="grid animate-rise justify-items-start gap-3 rounded-lg border border-fuse/60 bg-raised px-5 py-4 shadow-soft sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:items-center sm:gap-5"
    >
      <span className="max-sm:hidden">
        <SparkMark size={44} />
      </span>
      <div className="grid gap-1">
        <h2 id="save-title" className="font-semibold">
          {t(isChat ? "chat.guest.saveTitle" : "chat.guest.overTitle")}
        </h2>
        <p className="text-sm text-pretty text-quiet">
          {t(isChat ? "chat.guest.saveText" : "chat.guest.overText")}
        </p>
      </div>
      <Link
        to={signUpPathFrom(place)}
        className="inline-flex min-h-12 items-center justify-center rounded-md bg-fuse px-5 py-2 text-center leading-tight font-semibold text-night shadow-soft transition-[background-color,transform] duration-150 hover:bg-fuse-hot active:translate-y-px max-sm:w-full"
      >
        {t("chat.guest.save")}
      </Link>
    </section>
  );
}
