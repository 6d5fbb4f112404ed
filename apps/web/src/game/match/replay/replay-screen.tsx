// The page of a recorded match, `/?replay={gameId}`: fetched, played again and proven here. Opens without an account.
import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState } from "react";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { replaySchema } from "@fitil/contracts";
import type { CharacterId, FinishedGame, Replay } from "@fitil/contracts";
import { verifyReplay } from "@fitil/engine";
import type { ReplayVerdict } from "@fitil/engine";
import type { Api } from "../../../lib/http/api.ts";
import { CallFailed } from "../../../lib/http/http.ts";
import { useServices } from "../../../lib/services.tsx";
import { BombMark } from "../../../ui/bomb-mark.tsx";
import { Icon } from "../../../ui/icons.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { useMedia, useScreenShape } from "../screen/screen-shape.ts";
import { sha256 } from "../sha256.ts";
import { MomentList } from "./moment-list.tsx";
import { decisiveMs, momentsOf } from "./moments.ts";
import { createTapePlayer } from "./player.ts";
import { Proof } from "./proof.tsx";
import { ReplayActions } from "./replay-actions.tsx";
import { ReplayBoard } from "./replay-board.tsx";
import { nameOf, ReplayPeople } from "./replay-people.tsx";
import { createTape } from "./tape.ts";
import { TimeLine } from "./time-line.tsx";
import { tableName } from "../../../ui/table-name.ts";

export interface ReplayScreenProps {
  readonly gameId: string;
  /** The game and its recording, asked for before this page's code was here. */
  readonly early: readonly [ReturnType<Api["game"]>, ReturnType<Api["replay"]>];
}

interface Loaded {
  readonly game: FinishedGame;
  readonly replay: Replay;
  readonly verdict: ReplayVerdict | "other_game";
}

/** What the page is given is judged before anything is drawn. */
function judge(game: FinishedGame, replay: Replay): Loaded["verdict"] {
  const verdict = verifyReplay(replay, sha256);
  const isSame =
    game.digest === replay.digest && game.endHash === replay.endHash && game.seedHash === replay.seedHash;
  return verdict === "proven" && !isSame ? "other_game" : verdict;
}

/** The whole page. */
export function ReplayScreen({ gameId, early }: ReplayScreenProps): ReactElement {
  const { t } = useTranslation();
  const { api } = useServices();
  /** The early answers have been looked at: asking once more is asking anew. */
  const isAsked = useRef(false);
  const loaded = useQuery({
    queryKey: ["replay", gameId],
    queryFn: async (): Promise<Loaded> => {
      const [game, raw] = await Promise.all(isAsked.current ? [api.game(gameId), api.replay(gameId)] : early);
      isAsked.current = true;
      if (!game.ok) throw new CallFailed(game.failure);
      if (!raw.ok) throw new CallFailed(raw.failure);
      const replay = replaySchema.safeParse(raw.value);
      if (!replay.success) throw new Error("this is no replay");
      return { game: game.value, replay: replay.data, verdict: judge(game.value, replay.data) };
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  useEffect(() => {
    document.title = t("recording.pageTitle");
  }, [t]);
  if (loaded.data !== undefined && loaded.data.verdict !== "other_rules") return <Watched {...loaded.data} />;
  const failed = loaded.error instanceof CallFailed ? loaded.error.failure.message : null;
  return (
    <main className="grid min-h-dvh place-items-center px-4 py-8">
      {loaded.isPending ? (
        <p className="flex items-center gap-3 text-quiet">
          <Spinner size={24} /> {t("common.loading")}
        </p>
      ) : (
        <div role="alert" className="grid max-w-[420px] justify-items-center gap-4 text-center">
          <BombMark size={72} />
          <h1 className="font-title text-xl font-bold text-balance">{t("recording.none")}</h1>
          <p className="text-pretty text-quiet">
            {loaded.data ? t("recording.proof.other_rules") : (failed ?? t("recording.broken"))}
          </p>
          <HomeLink />
        </div>
      )}
    </main>
  );
}

function HomeLink(): ReactElement {
  const { t } = useTranslation();
  return (
    <a
      href="/"
      className="inline-flex min-h-12 items-center gap-1 rounded-md bg-fuse px-4 font-semibold whitespace-nowrap text-night hover:bg-fuse-hot"
    >
      {t("recording.toTables")}
    </a>
  );
}

function Watched({ game, replay, verdict }: Loaded): ReactElement {
  const { t, i18n } = useTranslation();
  const tape = useMemo(() => createTape(replay, game), [replay, game]);
  const [player] = useState(() => createTapePlayer(tape));
  const moments = useMemo(() => momentsOf(tape), [tape]);
  const [followed, setFollowed] = useState<CharacterId | null>(null);
  const isCalm = useMedia("(prefers-reduced-motion: reduce)");
  const shape = useScreenShape();
  const canvas = useRef<HTMLCanvasElement>(null);
  const gone = t("recording.gone");
  const tags = useMemo(() => new Map(game.players.map((one) => [one.id, nameOf(one, gone)])), [game, gone]);
  const look = useMemo(
    () => ({ followed, isCalm, mayTurn: shape === "tall", tags }),
    [followed, isCalm, shape, tags],
  );
  useEffect(() => {
    // Whoever wants less motion presses play themselves.
    if (!isCalm) player.play();
  }, [player, isCalm]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isControl = event.target instanceof Element && event.target.closest("button, input, a, summary");
      if (isControl || event.altKey || event.ctrlKey || event.metaKey) return;
      const { ms } = player.state.getState();
      if (event.code === "Space") player.toggle();
      else if (event.key === "ArrowLeft") player.jump(ms - 5_000);
      else if (event.key === "ArrowRight") player.jump(ms + 5_000);
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [player]);
  const day = new Date(game.endedAt).toLocaleString(i18n.language, {
    dateStyle: "medium",
    timeStyle: "short",
  });
  const isLow = shape === "low";
  return (
    <main
      className={
        isLow
          ? "grid h-dvh grid-cols-[minmax(0,1fr)_236px] gap-3 p-2"
          : shape === "wide"
            ? "mx-auto grid h-dvh max-w-[1720px] grid-cols-[minmax(0,1fr)_340px] gap-6 p-6"
            : "mx-auto grid max-w-[900px] gap-3 p-3"
      }
      data-testid="replay"
    >
      <div
        className={`grid min-h-0 min-w-0 gap-2 ${shape === "tall" ? "" : "h-full grid-rows-[auto_minmax(0,1fr)_auto]"}`}
      >
        <header className={`flex items-center gap-3 ${isLow ? "hidden" : ""}`}>
          <Heading game={game} day={day} />
          <HomeLink />
        </header>
        <div
          className={`relative min-h-0 ${shape === "tall" ? "h-[min(72dvh,150vw)] md:h-[66vw]" : isLow ? "row-span-2" : ""}`}
        >
          <ReplayBoard player={player} look={look} canvasRef={canvas} />
        </div>
        <TimeLine player={player} moments={moments} durationMs={tape.durationMs} />
      </div>
      <aside className={`grid min-w-0 content-start gap-4 ${shape === "tall" ? "" : "overflow-y-auto pr-1"}`}>
        {isLow && (
          <div className="flex items-center gap-2">
            <Heading game={game} day={day} />
            <a
              href="/"
              aria-label={t("recording.toTables")}
              className="grid size-11 shrink-0 place-items-center rounded-md text-quiet hover:text-text"
            >
              <Icon name="close" />
            </a>
          </div>
        )}
        <ReplayPeople game={game} player={player} followed={followed} onFollow={setFollowed} />
        <ReplayActions
          game={game}
          player={player}
          canvasRef={canvas}
          decisiveMs={decisiveMs(moments, tape.durationMs)}
        />
        <Proof game={game} replay={replay} verdict={verdict} />
        <MomentList game={game} player={player} moments={moments} />
      </aside>
    </main>
  );
}

function Heading({ game, day }: { readonly game: FinishedGame; readonly day: string }): ReactElement {
  const { t } = useTranslation();
  return (
    <div className="min-w-0 flex-1 leading-snug">
      <h1 className="truncate font-title text-lg font-bold">{tableName(game.room.name, t)}</h1>
      <p className="figures truncate text-sm text-quiet">{day}</p>
    </div>
  );
}
