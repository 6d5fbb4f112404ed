// The game screen: joins the store, the board and the panels around it. Knows no server and no route.
import type { ReactElement } from "react";
import type { MatchScreenProps } from "./match-props.ts";

/** One running match, from its picture to the way back to the lobby. */
export function MatchScreen(props: MatchScreenProps): ReactElement {
  return (
    <section aria-label={props.roomName}>
      <button type="button" onClick={props.onExit}>
        Выйти из игры
      </button>
    </section>
  );
}
