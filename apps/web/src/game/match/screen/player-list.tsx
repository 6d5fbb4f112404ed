// Who plays and how they fare: face, name, mark and health. Colour is never the only sign.
import type { CharacterId } from "@fitil/contracts";
import { memo } from "react";
import type { ComponentType, ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { CharacterFigure, CharacterMark, MARK_NAMES } from "../../../ui/character/index.ts";
import type { FigureMood } from "../../../ui/character/index.ts";
import type { HudPlayer, MatchHud } from "../store/hud.ts";

/** One bar of `max` segments, `health` of them full. */
function HealthBar({ health, max }: { health: number; max: number }): ReactElement {
  const { t } = useTranslation();
  const fill = health <= 1 ? "bg-coral" : health === 2 ? "bg-spark" : "bg-mint";
  return (
    <span role="img" aria-label={t("match.health", { health, max })} className="flex h-2.5 w-full gap-[3px]">
      {Array.from({ length: max }, (_, index) => (
        <span
          key={index}
          className={`h-full flex-1 rounded-full transition-colors duration-200 ${index < health ? fill : "bg-line"}`}
        />
      ))}
    </span>
  );
}

function moodOf(player: HudPlayer, winnerId: number | null): FigureMood {
  if (player.id === winnerId) return "win";
  return player.state === "alive" ? "normal" : "dead";
}

/** `list`: full cards under each other; `row`: small cards in a row; `tiny`: a row on a phone, a column on one held flat; `column`: small cards under each other. */
export type PlayerListLook = "list" | "row" | "tiny" | "column";

const CARDS: Readonly<Record<PlayerListLook, string>> = {
  list: "flex items-center gap-3 px-3 py-2 short:py-1",
  row: "flex items-center gap-2 px-2 py-1.5",
  tiny: "grid grid-cols-[auto_1fr] items-center gap-x-1.5 px-1.5 py-1 low:py-0",
  column: "flex items-center gap-1.5 px-1.5 py-0.5",
};
const FACES: Readonly<Record<PlayerListLook, number>> = { list: 44, row: 36, tiny: 24, column: 26 };

interface EntryProps {
  readonly player: HudPlayer;
  readonly mood: FigureMood;
  readonly isVip: boolean;
  readonly isWinner: boolean;
  readonly look: PlayerListLook;
  /** Shows what an opponent has picked up; null until it is here. */
  readonly Powers: ComponentType<{ readonly player: HudPlayer }> | null;
  readonly isFollowed: boolean;
  /** Follows this player, or no longer; null for whoever plays. */
  readonly onFollow: ((id: CharacterId | null) => void) | null;
}

function PlayerName({ player, isVip, isWinner, look }: EntryProps): ReactElement {
  const { t } = useTranslation();
  const isFull = look === "list";
  // Whoever wins by health has fallen too: a winner is never struck through.
  const isGone = player.state !== "alive" && !isWinner;
  return (
    <p
      className={`flex min-w-0 items-center gap-1.5 leading-tight ${isFull || look === "row" ? "text-sm" : "text-xs"} col-span-full`}
    >
      {(isFull || look === "row") && <CharacterMark color={player.color} size={12} className="shrink-0" />}
      <span className="sr-only">{t(`match.marks.${MARK_NAMES[player.color]}`)}</span>
      <span className={`truncate font-semibold ${isGone ? "line-through" : ""}`}>{player.name}</span>
      {player.isBot && (
        <span className="rounded-sm border border-line px-1 text-xs whitespace-nowrap text-quiet low:border-0 low:px-0">
          {t("match.bot")}
        </span>
      )}
      {isVip && (isFull || look === "row") && (
        <span className="rounded-sm bg-spark px-1 text-xs font-bold whitespace-nowrap text-night">
          {t("match.vip")}
        </span>
      )}
      {player.isMine && isFull && (
        <span className="ml-auto text-xs whitespace-nowrap text-quiet">{t("match.you")}</span>
      )}
    </p>
  );
}

function PlayerHealth({ player, look }: EntryProps): ReactElement {
  const { t } = useTranslation();
  if (player.isLineLost)
    return (
      <p className="truncate text-xs leading-tight text-spark">
        <span className="sr-only">{t("match.lineLost")}</span>
        <span aria-hidden="true">
          {t(look === "list" || look === "row" ? "match.lineLost" : "match.lineLostShort")}
        </span>
      </p>
    );
  if (player.state === "alive") return <HealthBar health={player.health} max={player.maxHealth} />;
  const word = player.state === "out" ? t("match.out") : t("match.dead");
  return (
    <p className={`leading-tight whitespace-nowrap text-quiet ${look === "list" ? "text-sm" : "text-xs"}`}>
      {word}
    </p>
  );
}

/** PERF: who did not change is not drawn again. */
const Entry = memo(function Entry(props: EntryProps): ReactElement {
  const { t } = useTranslation();
  const { player, look, onFollow, Powers } = props;
  return (
    <li
      data-testid={`player-${player.id}`}
      data-state={player.state}
      className={`relative min-w-0 rounded-md border ${props.isFollowed ? "outline-2 outline-spark" : ""} ${CARDS[look]} ${player.isMine ? "border-edge bg-lifted" : "border-line bg-raised"} ${player.state === "alive" || props.isWinner ? "" : "opacity-75"}`}
    >
      <CharacterFigure
        color={player.color}
        eyeVariant={player.eyeVariant}
        mood={props.mood}
        size={FACES[look]}
        className="shrink-0"
      />
      {look === "tiny" ? (
        <>
          <PlayerHealth {...props} />
          <PlayerName {...props} />
        </>
      ) : (
        <div className="grid min-w-0 flex-1 gap-1">
          <PlayerName {...props} />
          <PlayerHealth {...props} />
          {Powers !== null && look === "list" && player.state === "alive" && !player.isMine && (
            <Powers player={player} />
          )}
        </div>
      )}
      {onFollow !== null && player.state === "alive" && (
        <button
          type="button"
          aria-pressed={props.isFollowed}
          aria-label={t("match.follow", { name: player.name })}
          onClick={() => onFollow(props.isFollowed ? null : player.id)}
          className="absolute inset-0 rounded-md"
        />
      )}
    </li>
  );
});

/** The players in id order. */
export function PlayerList(props: {
  hud: MatchHud;
  vipPlayers: readonly string[];
  look: PlayerListLook;
  Powers: EntryProps["Powers"];
  followed: CharacterId | null;
  onFollow: (id: CharacterId | null) => void;
}): ReactElement {
  const { t } = useTranslation();
  const { hud, look } = props;
  const winnerId = hud.outcome?.winnerId ?? null;
  const columns =
    look === "row" || look === "tiny" ? "grid-cols-4 gap-1.5 low:grid-cols-1 low:gap-1" : "gap-2";
  return (
    <ul aria-label={t("match.players")} className={`grid ${columns}`}>
      {hud.players.map((player) => (
        <Entry
          key={player.id}
          player={player}
          mood={moodOf(player, winnerId)}
          isVip={props.vipPlayers.includes(player.name)}
          isWinner={player.id === winnerId}
          look={look}
          Powers={props.Powers}
          isFollowed={player.id === props.followed}
          onFollow={hud.phase === "watching" || hud.phase === "fallen" ? props.onFollow : null}
        />
      ))}
    </ul>
  );
}
