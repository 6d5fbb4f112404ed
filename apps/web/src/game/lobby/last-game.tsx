// How the game before ended: for the dead who came back to the lobby, for latecomers, and for whoever lost the line.
import { COLORS } from "@fitil/contracts";
import type { CharacterId, Finish, LastGame } from "@fitil/contracts";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { CharacterMark } from "../../ui/character/index.ts";
import { ChipIcon, StarIcon } from "../../ui/icons.tsx";
import { signedFigure, useFigures } from "../../ui/figures.ts";

/** Places, names, and what each won or lost. A game played alone has no places worth a list. */
export function LastGameCard({
  game,
  mine,
}: {
  readonly game: LastGame;
  readonly mine: CharacterId | null;
}): ReactElement | null {
  const { t } = useTranslation();
  const places = game.places.toSorted((a, b) => a.place - b.place);
  if (places.length < 2) return null;
  const nameOf = (id: CharacterId) => game.players.find((player) => player.id === id)?.name ?? "";
  return (
    <section aria-labelledby="last-game" className="rounded-md border border-line p-3">
      <h2 id="last-game" className="text-sm text-quiet">
        {t("lobby.lastGame")}
      </h2>
      <p role="status" className="sr-only">
        {game.winnerId === null
          ? t("lobby.lastDraw")
          : t("lobby.lastWinner", { name: nameOf(game.winnerId) })}
      </p>
      <ol className="mt-1 grid">
        {places.map((finish) => (
          <Place key={finish.id} finish={finish} name={nameOf(finish.id)} isMine={finish.id === mine} />
        ))}
      </ol>
    </section>
  );
}

function Place(props: {
  readonly finish: Finish;
  readonly name: string;
  readonly isMine: boolean;
}): ReactElement {
  const { t } = useTranslation();
  const { finish, name, isMine } = props;
  return (
    <li className="flex flex-wrap items-center justify-end gap-x-2 py-0.5">
      <span className="figures w-4 shrink-0 text-center font-title text-sm font-semibold text-quiet">
        {finish.place}
      </span>
      <CharacterMark color={COLORS[finish.id]} size={12} className="shrink-0" />
      <span
        className={`min-w-0 flex-1 basis-28 truncate ${finish.place === 1 ? "font-semibold text-spark" : ""}`}
      >
        {name}
        {isMine && <span className="sr-only"> ({t("lobby.seatYours")})</span>}
      </span>
      {finish.chips !== 0 && <Change value={finish.chips} of="chips" />}
      {finish.ratingChange !== 0 && <Change value={finish.ratingChange} of="rating" />}
    </li>
  );
}

function Change({ value, of }: { readonly value: number; readonly of: "chips" | "rating" }): ReactElement {
  const { t } = useTranslation();
  const figures = useFigures();
  const change = signedFigure(value, figures);
  return (
    <span
      className={`figures inline-flex shrink-0 items-center gap-1 text-sm font-semibold ${value > 0 ? "text-mint" : "text-coral"}`}
    >
      <span className="sr-only">{t(of === "chips" ? "lobby.chips" : "lobby.rating", { change })}</span>
      <span aria-hidden="true">{change}</span>
      {of === "chips" ? <ChipIcon size={14} /> : <StarIcon size={14} />}
    </span>
  );
}
