// English: the running game.
import type { Texts } from "../texts.ts";

export const match: Texts["match"] = {
  online: "✅ Online",
  connecting: "🔄 Connecting...",
  offline: "❌ Offline",
  leave: "Leave the game",
  loadFailed: "The game did not load. Check your connection and try again.",
};
