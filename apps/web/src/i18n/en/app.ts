// English: what stands above all screens.
import type { Texts } from "../texts.ts";

export const app: Texts["app"] = {
  replacedTitle: "You are playing in another tab",
  replacedText: "The game is open where you came in last. You can bring it back here: your seat is kept.",
  takeBack: "Play here",
  offline: "Connection lost. Trying again...",
  brokenTitle: "Something broke",
  brokenText: "We could not show this screen. Reload the page: your seat is still waiting.",
  reload: "Reload the page",
  practise: "Practice",
  unreachableTitle: "The server isn't answering",
  unreachableText: "Check your internet. We'll keep trying.",
};
