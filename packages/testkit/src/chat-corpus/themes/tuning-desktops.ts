// Wide windows that the reader may be tuned on.
import type { ChatTheme } from "../chat-theme.ts";

const FJORD: ChatTheme = {
  id: "fjord",
  split: "tuning",
  screen: { width: 1440, height: 900, scale: 1 },
  font: "Noto Sans",
  time: "inside",
  ticks: true,
  avatars: false,
  quote: "tint",
  reaction: "edge",
  readLine: false,
  panels: "list",
  css: `
body{font-size:14.500px}
.side{width:410px}.light .side{background:#fff;border-right:1px solid #e2e2e0;color:#111}.dark .side{background:#111b21;border-right:1px solid #222e35;color:#e9edef}
.light .search{background:#f0f2f5;color:#777}.dark .search{background:#202c33;color:#8696a0}
.light .entry.open{background:#f0f2f5}.dark .entry.open{background:#2a3942}
.badge{background:#25b865}.face{background:#a9b3ba}
.light .talk{background:#f0ebe3}.dark .talk{background:#0b141a}
.light header{background:#f0f2f5;color:#111}.dark header{background:#202c33;color:#e9edef}
.pane{padding:10px 62px}.stack{max-width:65%}
.bubble{border-radius:8px;padding:6px 9px 8px;box-shadow:0 1px 1px rgba(0,0,0,.13)}
.light .them .bubble{background:#fff;color:#111}.light .me .bubble{background:#d9fdd3;color:#111}
.dark .them .bubble{background:#202c33;color:#e9edef}.dark .me .bubble{background:#005c4b;color:#e9edef}
.meta svg{color:#53bdeb}
.quote{border-left:4px solid #06cf9c;border-radius:6px;background:rgba(0,0,0,.05);padding:5px 9px}.quote b{color:#06a37c}
.light .reacted{background:#fff;border:1px solid #eee}.dark .reacted{background:#202c33;border:1px solid #0b141a}
.light .day,.light .service{background:#fff;color:#54656f}.dark .day,.dark .service{background:#182229;color:#8696a0}
.light footer{background:#f0f2f5;color:#888}.dark footer{background:#202c33;color:#8696a0}
.light .field{background:#fff;border-radius:8px;color:#888}.dark .field{background:#2a3942;border-radius:8px;color:#8696a0}`,
};

const CORAL: ChatTheme = {
  id: "coral",
  split: "tuning",
  screen: { width: 1280, height: 800, scale: 1.5 },
  font: "Inter",
  time: "none",
  ticks: false,
  avatars: true,
  quote: "above",
  reaction: "corner",
  readLine: true,
  panels: "list-and-card",
  css: `
body{font-size:15px}
.side{width:300px}.light .side{background:#fff;color:#222}.dark .side{background:#16181c;color:#eee}
.light .search{background:#f3f3f3;color:#999}.dark .search{background:#24272d;color:#888}
.light .entry.open{background:#fff1ef}.dark .entry.open{background:#2a2f37}
.badge{background:#ff5a4d}.face{background:#e28b7c}.row .face{width:30px;height:30px;font-size:12px}
.light .talk{background:#fff;color:#222;border-left:1px solid #eee;border-right:1px solid #eee}.dark .talk{background:#16181c;color:#eee;border-left:1px solid #2a2f37;border-right:1px solid #2a2f37}
.light header{border-bottom:1px solid #eee}.dark header{border-bottom:1px solid #2a2f37}
.pane{padding:10px 20px}.stack{max-width:70%}
.bubble{border-radius:20px}
.light .them .bubble{background:#f1f1f1;color:#222}.dark .them .bubble{background:#2a2f37;color:#eee}
.me .bubble{background:#ff5a4d;color:#fff}
.quoted{background:rgba(128,128,128,.13);color:#888;border-radius:14px;padding:5px 11px;font-size:13px;margin-bottom:3px;max-width:84%;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
.quoted-note{font-size:11px;opacity:.6;margin:6px 8px 3px}
.light .reacted{background:#fff;box-shadow:0 1px 3px rgba(0,0,0,.3)}.dark .reacted{background:#3b414b}
.row.has-corner{margin-top:16px}
.day,.service{color:#999}
.light .card{background:#fff;color:#333}.dark .card{background:#16181c;color:#ddd}.card{width:280px}.card .photo{background:linear-gradient(160deg,#8fb7d8,#3f5d85)}
.light .field{border:1px solid #ddd;border-radius:22px;color:#aaa}.dark .field{border:1px solid #3b414b;border-radius:22px;color:#777}`,
};

export const TUNING_DESKTOPS: readonly ChatTheme[] = [FJORD, CORAL];
