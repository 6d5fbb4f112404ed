// What a game brought that ended while the person was away, and why: until they have read it (OC4).
import type { CurrentUser, MissedGame } from "@fitil/contracts";
import { useQueryClient } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { useServices } from "../../lib/services.tsx";
import { Notice } from "../../ui/notice.tsx";
import { signedFigure, useFigures } from "../../ui/figures.ts";
import { tableName } from "../../ui/table-name.ts";

/** The notice over the list, and over the lobby of whoever comes back to their table. */
export function MissedNotice({ missed }: { readonly missed: MissedGame }): ReactElement {
  const { t } = useTranslation();
  const figures = useFigures();
  const queries = useQueryClient();
  const { api } = useServices();
  const { gameId, roomName, why, chips, ratingChange } = missed;
  const read = () => {
    queries.setQueryData<CurrentUser>(["me"], (me) => {
      if (me === undefined) return me;
      const { missed: _, ...rest } = me;
      return rest;
    });
    void api.forgetMissed(gameId);
  };
  const name = tableName(roomName, t);
  const words = [t(`rooms.missed.${why}`, { name })];
  if (chips !== 0) words.push(t("rooms.missed.chips", { change: signedFigure(chips, figures) }));
  if (ratingChange !== 0)
    words.push(t("rooms.missed.rating", { change: signedFigure(ratingChange, figures) }));
  return (
    <Notice
      tone={why === "won" ? "good" : chips < 0 || ratingChange < 0 ? "bad" : "plain"}
      close={{ label: t("rooms.closeNotice"), onClose: read }}
    >
      {words.join(" ")}
    </Notice>
  );
}
