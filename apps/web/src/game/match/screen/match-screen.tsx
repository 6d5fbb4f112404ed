// The game screen: joins the store, the board and the panels around it. Knows no server and no route.
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { MouseEvent, ReactElement } from "react";
import { useTranslation } from "react-i18next";
import type { CharacterId } from "@fitil/contracts";
import { browserStorage } from "../../../lib/device/storage.ts";
import type { MatchScreenProps } from "../match-props.ts";
import type { MatchHud } from "../store/hud.ts";
import type { MatchStore } from "../store/match-view.ts";
import { BoardCanvas } from "./board-canvas.tsx";
import type { FrameSettings } from "./board-canvas.tsx";
import { BoardStage } from "./board-stage.tsx";
import { MatchFrame } from "./match-frame.tsx";
import { useTouchParts } from "./lazy-touch.ts";
import { useMedia, useScreenShape } from "./screen-shape.ts";
import { useEnding } from "./use-ending.ts";
import { localNow, useMatch } from "./use-match.ts";
import { useOverlay } from "./use-overlay.ts";

const HIDDEN = "0";
const NOBODY: ReadonlySet<CharacterId> = new Set();

/** Something on this device that is on unless it was switched off. */
function useSwitch(key: "fitil.dangerGlow" | "fitil.shake"): [boolean, (isOn: boolean) => void] {
  const [isOn, setOn] = useState(() => browserStorage.get(key) !== HIDDEN);
  const choose = useCallback(
    (next: boolean) => {
      browserStorage.set(key, next ? "1" : HIDDEN);
      setOn(next);
    },
    [key],
  );
  return [isOn, choose];
}

/** Whether the match is over, and this person has the chips for another: whoever watched sits down for it (SP1). */
function mayPlayAgain({ balance, stake }: MatchScreenProps, hud: MatchHud): boolean {
  return hud.phase === "over" && (balance ?? stake) >= stake;
}

/** Whom somebody who does not play follows: one who stands, by their choice (SP2). */
function useFollowed(hud: MatchHud): [CharacterId | null, (id: CharacterId | null) => void] {
  const [wanted, setWanted] = useState<CharacterId | null>(null);
  const stands = hud.players.some(({ id, state }) => id === wanted && state === "alive");
  return [hud.phase !== "playing" && stands ? wanted : null, setWanted];
}

/** «Выйти из игры»: asks once where a stake or rating is lost by it and `canAsk`; otherwise leaves. */
function useLeaving({ stake, onExit }: MatchScreenProps, hud: MatchHud, canAsk: boolean) {
  const [asks, setAsks] = useState(false);
  // Whoever has fallen, plays alone, or only with bots for nothing, loses nothing by leaving.
  const isRated = !hud.isSolo && !hud.players.some(({ isBot }) => isBot);
  const costs = hud.phase === "playing" && (stake > 0 || isRated);
  return {
    ask: () => (costs && canAsk ? setAsks(true) : onExit()),
    question: asks && costs ? { isRated, onStay: () => setAsks(false), onLeave: onExit } : null,
  };
}

/** Says once what this person has won. */
function usePrize({ outcome }: MatchHud, onPrize: MatchScreenProps["onPrize"]): void {
  const prize = outcome?.isMine === true ? outcome.prize : 0;
  const paid = useRef(false);
  useEffect(() => {
    if (prize <= 0 || paid.current) return;
    paid.current = true;
    onPrize?.(prize);
  }, [prize, onPrize]);
}

/** The names over the figures. */
function useTags(store: MatchStore, myId: CharacterId | null): ReadonlyMap<CharacterId, string> {
  const { t } = useTranslation();
  return useMemo(
    () =>
      new Map(store.hud.getState().players.map(({ id, name }) => [id, id === myId ? t("match.you") : name])),
    [store, myId, t],
  );
}

/** A control that was clicked gives the keys back to the board, so that the next Space is a bomb again. */
function giveBack({ target, detail }: MouseEvent, board: HTMLElement | null): void {
  const isKept =
    target instanceof Element && target.closest("[data-keeps-focus], dialog, summary, [role=dialog]");
  if (detail > 0 && !isKept) board?.focus({ preventScroll: true });
}

/** One running match, from its picture to the way back to the lobby. A new game or another character is a new match. */
export function MatchScreen(props: MatchScreenProps): ReactElement {
  return <OneMatch key={`${props.picture.gameId} ${props.myCharacterId}`} {...props} />;
}

function OneMatch(props: MatchScreenProps): ReactElement {
  const { t } = useTranslation();
  const { myCharacterId, status, onPrize } = props;
  const { store, hands, hud, endedAway } = useMatch(props);
  const shape = useScreenShape();
  const isTouch = useMedia("(pointer: coarse)");
  const isNarrow = useMedia("(max-width: 639px)");
  const isCalm = useMedia("(prefers-reduced-motion: reduce)");
  const [showDanger, setShowDanger] = useSwitch("fitil.dangerGlow");
  const [shakes, setShakes] = useSwitch("fitil.shake");
  const ending = useEnding(hud, endedAway, props.onReturn);
  const parts = useOverlay();
  const thumbs = useTouchParts(isTouch);
  const [helpOpen, setHelpOpen] = useState(false);
  const [muted, setMuted] = useState<ReadonlySet<CharacterId>>(NOBODY);
  const [followed, follow] = useFollowed(hud);
  // PERF: who plays does not change in a match; what changes of them is not the panel's business.
  const [players] = useState(hud.players);
  const frame = { showDanger, isCalm, isSteady: !shakes, mayTurn: shape === "tall", muted, followed };
  const settings = useRef<FrameSettings>(frame);
  useEffect(() => {
    settings.current = frame;
  });
  const area = useRef<HTMLElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => canvas.current?.focus({ preventScroll: true }), []);
  usePrize(hud, onPrize);
  const tags = useTags(store, myCharacterId);

  const mine = hud.players.find(({ isMine }) => isMine);
  const leaving = useLeaving(props, hud, parts !== null);
  const overlay = parts && (
    <parts.Overlay
      store={store}
      myId={myCharacterId}
      now={localNow}
      hud={hud}
      ending={ending}
      stake={props.stake}
      balance={props.balance}
      isCalm={isCalm}
      isTouch={isTouch}
      onReturn={props.onReturn}
      onAgain={mayPlayAgain(props, hud) ? props.onAgain : null}
      isWatcher={myCharacterId === null}
      isPractice={props.isPractice === true}
      leaving={leaving.question}
    />
  );
  const openHelp = useCallback(() => setHelpOpen(true), []);
  const help = parts && (
    <parts.HowToPlay
      isSolo={hud.isSolo}
      seed={hud.outcome?.seed}
      seedHash={hud.seedHash}
      isTouch={isTouch}
      showDanger={showDanger}
      onShowDanger={setShowDanger}
      shakes={shakes}
      onShakes={setShakes}
      players={players}
      muted={muted}
      onMute={setMuted}
    />
  );

  return (
    <section
      ref={area}
      aria-label={props.roomName ?? t("match.title")}
      data-testid="match-screen"
      data-phase={hud.phase}
      onClick={(event) => giveBack(event, canvas.current)}
      className={`group/match h-dvh w-full overflow-hidden bg-night ${isTouch ? "touch-none select-none" : ""}`}
    >
      <MatchFrame
        shape={shape}
        thumbs={thumbs}
        isNarrow={isNarrow}
        title={props.roomName ?? t("match.title")}
        status={status}
        hud={hud}
        hands={hands}
        now={localNow}
        vipPlayers={props.vipPlayers ?? []}
        followed={followed}
        onFollow={follow}
        Powers={parts && parts.Powers}
        feed={parts && <parts.KillFeed store={store} isShort={shape !== "wide"} />}
        reactions={
          parts &&
          mine &&
          hud.phase === "playing" &&
          !hud.isSolo && (
            <parts.Reactions
              color={mine.color}
              isWheel={shape !== "wide"}
              onReact={(eyeVariant) => hands.react(eyeVariant)}
            />
          )
        }
        Sound={parts && parts.MuteButton}
        isWatching={myCharacterId === null || (hud.phase === "fallen" && ending.kind === "none")}
        onReturn={props.onReturn}
        onExit={leaving.ask}
        onHelp={openHelp}
        help={help}
        board={
          <BoardStage hud={hud} status={status} now={localNow} overlay={overlay}>
            {parts && myCharacterId !== null && hud.phase === "playing" && (
              <parts.FirstHints store={store} myId={myCharacterId} canvas={canvas} isTouch={isTouch} />
            )}
            <BoardCanvas store={store} hands={hands} settings={settings} tags={tags} canvasRef={canvas} />
          </BoardStage>
        }
      />
      {thumbs && hud.phase === "playing" && <thumbs.FloatingStick area={area} hands={hands} />}
      {helpOpen && parts && <parts.HelpDialog help={help} onClose={() => setHelpOpen(false)} />}
    </section>
  );
}
