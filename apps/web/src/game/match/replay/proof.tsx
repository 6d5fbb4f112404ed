// «Проверено»: the page has played the match again, and says in words what that proves (RP3).
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import type { FinishedGame, Replay } from "@fitil/contracts";
import type { ReplayVerdict } from "@fitil/engine";
import { Icon } from "../../../ui/icons.tsx";
import { replayAddress } from "./replay-actions.tsx";

/** What the replay proves, held against what the site says of the game. */
export function Proof(props: {
  readonly game: FinishedGame;
  readonly replay: Replay;
  readonly verdict: ReplayVerdict | "other_game";
}): ReactElement {
  const { t } = useTranslation();
  const { verdict, replay, game } = props;
  const isProven = verdict === "proven";
  return (
    <details
      className="group rounded-md border border-line bg-raised"
      data-testid="proof"
      data-verdict={verdict}
    >
      <summary
        className={`flex min-h-12 cursor-pointer items-center gap-2 px-3 font-semibold ${isProven ? "text-mint" : "text-coral"}`}
      >
        <Icon name={isProven ? "check" : "info"} />
        <span className="flex-1">{t(isProven ? "recording.verified" : "recording.notVerified")}</span>
        <span className="transition-transform duration-150 group-open:rotate-180">
          <Icon name="chevron" />
        </span>
      </summary>
      <div className="grid gap-2 px-3 pb-3 text-sm text-quiet">
        <p className="text-pretty">{t(`recording.proof.${verdict}`, { count: replay.inputs.length })}</p>
        <dl className="grid gap-1">
          <Fact name={t("recording.seedHash")} value={game.seedHash} />
          <Fact name={t("recording.seed")} value={game.seed} />
          <Fact name={t("recording.endHash")} value={game.endHash} />
        </dl>
        <p>
          {t("recording.byHand")}{" "}
          <code className="break-all text-text">npm run verify -- {replayAddress(game.id)}</code>
        </p>
      </div>
    </details>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }): ReactElement {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="break-all font-mono text-xs text-text">{value}</dd>
    </div>
  );
}
