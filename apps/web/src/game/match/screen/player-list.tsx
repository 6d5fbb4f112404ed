// Who plays and how they fare: face, name, mark and health. Colour is never the only sign.
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { CharacterFigure, CharacterMark, MARK_NAMES } from "../../../ui/character/index.ts";
import type { FigureMood } from "../../../ui/character/index.ts";
import type { HudPlayer, MatchHud } from "../store/hud.ts";

/** One bar of `max` segments, `health` of them full. */
export function HealthBar({ health, max }: { health: number; max: number }): ReactElement {
  const { t } = useTranslation();
  const fill = health <= 1 ? "bg-coral" : health === 2 ? "bg-spark" : "bg-mint";
  return (
    <span
      role="img"
      aria-label={t("match.health", { health, max })}
      className="flex h-2.5 w-full gap-[3px]"
      data-testid="health-bar"
    >
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

function Entry(props: {
  player: HudPlayer;
  mood: FigureMood;
  isVip: boolean;
  isCompact: boolean;
}): ReactElement {
  const { t } = useTranslation();
  const { player, isCompact } = props;
  const isGone = player.state !== "alive";
  const word = player.state === "out" ? t("match.out") : t("match.dead");
  return (
    <li
      data-testid={`player-${player.id}`}
      data-state={player.state}
      className={`flex min-w-0 items-center rounded-md border ${player.isMine ? "border-edge bg-lifted" : "border-line bg-raised"} ${isCompact ? "gap-1.5 px-1.5 py-1" : "gap-3 px-3 py-2"} ${isGone ? "opacity-60" : ""}`}
    >
      <CharacterFigure
        color={player.color}
        eyeVariant={player.eyeVariant}
        mood={props.mood}
        size={isCompact ? 28 : 44}
        className="shrink-0"
      />
      <div className="grid min-w-0 flex-1 gap-1">
        <p className={`flex min-w-0 items-center gap-1.5 leading-tight ${isCompact ? "text-xs" : "text-sm"}`}>
          {!isCompact && <CharacterMark color={player.color} size={12} className="shrink-0" />}
          <span className="sr-only">{t(`match.marks.${MARK_NAMES[player.color]}`)}</span>
          <span className={`truncate font-semibold ${isGone ? "line-through" : ""}`}>{player.name}</span>
          {props.isVip && !isCompact && (
            <span className="rounded-sm bg-spark px-1.5 text-xs font-bold text-night">{t("match.vip")}</span>
          )}
          {player.isMine && !isCompact && (
            <span className="ml-auto text-xs text-quiet">{t("match.you")}</span>
          )}
        </p>
        {isGone && !isCompact ? (
          <p className="text-xs text-quiet">{word}</p>
        ) : (
          <>
            <HealthBar health={isGone ? 0 : player.health} max={player.maxHealth} />
            {isGone && <span className="sr-only">{word}</span>}
          </>
        )}
      </div>
    </li>
  );
}

/** The players in id order. `isCompact`: one row of small cards for phones. `isColumn`: small cards under each other. */
export function PlayerList(props: {
  hud: MatchHud;
  vipPlayers: readonly string[];
  isCompact: boolean;
  isColumn?: boolean;
}): ReactElement {
  const { t } = useTranslation();
  const { hud, isCompact } = props;
  const winnerId = hud.outcome?.winnerId ?? null;
  const columns = isCompact && !props.isColumn ? "grid-flow-col auto-cols-fr gap-1.5" : "gap-2";
  return (
    <ul aria-label={t("match.players")} className={`grid ${columns}`}>
      {hud.players.map((player) => (
        <Entry
          key={player.id}
          player={player}
          mood={moodOf(player, winnerId)}
          isVip={props.vipPlayers.includes(player.name)}
          isCompact={isCompact}
        />
      ))}
    </ul>
  );
}
