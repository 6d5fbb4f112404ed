// The person in the mentor's account dialog: their address, how they want to be called and spoken of, and their plan.
import { MAX_CALLED_LENGTH } from "@fitil/contracts";
import type { MentorMe } from "@fitil/contracts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "../../lib/router/router.tsx";
import { mentorMeQuery } from "../../lib/http/mentor-queries.ts";
import { useMentorServices } from "../../lib/mentor-services.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { GenderChoice } from "./gender-choice.tsx";
import { useChangeMe } from "./use-change-me.ts";

/** The section; nothing until the person is known. `onLeave` hears that one goes to the plans. */
export function OwnSection({ onLeave }: { readonly onLeave: () => void }): ReactElement | null {
  const { t } = useTranslation("mentor");
  const { mentorApi } = useMentorServices();
  const me = useQuery(mentorMeQuery(mentorApi)).data;
  if (me === undefined) return null;
  return (
    <>
      {me.email !== null && (
        <p className="grid gap-0.5">
          <span className="text-sm text-quiet">{t("chat.own.email")}</span>
          <span className="[overflow-wrap:anywhere]">{me.email}</span>
        </p>
      )}
      <Called me={me} />
      <p className="flex flex-wrap items-center justify-between gap-x-4 rounded-md border border-line px-4 py-1">
        <span>
          {t(`chat.plan.${me.plan === "self-hosted" ? "selfHosted" : me.plan}`)}
          {": "}
          {me.requestsLeft === null
            ? t("chat.plan.unlimited")
            : t("chat.plan.left", { count: me.requestsLeft })}
        </span>
        <Link
          to="/mentor/plans"
          onClick={onLeave}
          className="inline-flex min-h-11 items-center rounded-sm px-2 font-semibold text-fuse"
        >
          {t("chat.toPlans")}
        </Link>
      </p>
    </>
  );
}

function Called({ me }: { readonly me: MentorMe }): ReactElement {
  const { t } = useTranslation("mentor");
  const change = useChangeMe();
  const [called, setCalled] = useState(me.called);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const save = async (wish: Parameters<typeof change>[0]) => {
    setBusy(true);
    const failure = await change(wish);
    setBusy(false);
    setFault(failure === null ? null : (failure.message ?? t("chat.failed")));
  };
  return (
    <div className="grid gap-3">
      <form
        className="grid gap-3 sm:grid-cols-[1fr_auto] sm:items-start"
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void save({ called: called.trim() });
        }}
      >
        <TextField
          label={t("chat.own.called")}
          hint={t("chat.own.calledHint")}
          fault={fault}
          name="called"
          autoComplete="given-name"
          maxLength={MAX_CALLED_LENGTH}
          value={called}
          onChange={(event) => setCalled(event.target.value)}
        />
        <Button type="submit" busy={busy} disabled={called.trim() === me.called} className="sm:mt-[26px]">
          {t("chat.save")}
        </Button>
      </form>
      <GenderChoice of="own" value={me.gender} onChoose={(gender) => void save({ gender })} />
    </div>
  );
}
