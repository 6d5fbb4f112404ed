// Practice: the match screen over a table of one's own, one match after another, until the person leaves (QP4).
import { useEffect, useMemo, useState } from "react";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { browserClock } from "../../../lib/clock.ts";
import { MatchScreen } from "../screen/match-screen.tsx";
import { PRACTICE_BOTS, PracticeTable } from "./practice-table.ts";
import { randomText } from "../../../lib/random-text.ts";

const ME = 1;

/** Matches against three bots; `onExit` leaves. */
export function PracticeScreen({ onExit }: { readonly onExit: () => void }): ReactElement {
  const { t } = useTranslation();
  const [seed, setSeed] = useState(randomText);
  const table = useMemo(() => {
    const names = [t("common.defaultPlayerName"), ...PRACTICE_BOTS.slice(0, 3)];
    return new PracticeTable({ clock: browserClock, seed, names, myId: ME });
  }, [seed, t]);
  useEffect(() => {
    table.start();
    return () => table.stop();
  }, [table]);
  const [picture, setPicture] = useState(() => table.picture());
  const [shown, setShown] = useState(table);
  if (shown !== table) {
    setShown(table);
    setPicture(table.picture());
  }
  return (
    <MatchScreen
      key={seed}
      roomId="practice"
      roomName={t("match.practice")}
      myCharacterId={ME}
      picture={picture}
      status="online"
      stake={0}
      isPractice
      balance={null}
      connection={table.connection}
      onExit={onExit}
      onReturn={onExit}
      onAgain={() => setSeed(randomText())}
    />
  );
}
