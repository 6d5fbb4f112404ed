// Wide windows that judge the reader, with other chats beside the talk. Their pictures are not looked at while it is tuned.
import type { ChatTheme } from "../chat-theme.ts";

const GLASS: ChatTheme = {
  id: "glass",
  split: "held-out",
  screen: { width: 1366, height: 768, scale: 1 },
  font: "Open Sans",
  time: "inside",
  ticks: true,
  avatars: false,
  quote: "bar",
  reaction: "inside",
  readLine: false,
  panels: "list",
  css: `
body{font-size:14px}
.side{width:360px}.light .side{background:#fff;border-right:1px solid #dadce0;color:#111}.dark .side{background:#17212b;border-right:1px solid #0e1621;color:#f0f0f0}
.light .search{background:#f1f1f1;color:#999}.dark .search{background:#242f3d;color:#7f91a4}
.light .entry.open{background:#419fd9;color:#fff}.dark .entry.open{background:#2b5278}
.badge{background:#41a2e8}.face{background:#7b92e0}
.light .talk{background:linear-gradient(135deg,#c5d9a8,#7fb69a 50%,#d5d88d)}.dark .talk{background:#0e1621}
.light header{background:#fff;color:#111;border-bottom:1px solid #dadce0}.dark header{background:#17212b;color:#f0f0f0}
.pane{padding:8px 18px}.stack{max-width:480px}
.bubble{border-radius:12px;padding:6px 11px 7px}
.light .them .bubble{background:#fff;color:#111}.light .me .bubble{background:#effdde;color:#111}
.dark .them .bubble{background:#182533;color:#f5f5f5}.dark .me .bubble{background:#2b5278;color:#f5f5f5}
.light .me .meta{color:#3a9a44;opacity:1}
.quote{border-left:3px solid #3aa0e0;padding:1px 8px}.quote b{color:#3aa0e0;font-weight:600}
.light .me .quote{border-color:#49ad4e}.light .me .quote b{color:#49ad4e}
.reacted{background:rgba(60,150,220,.2)}
.day,.service{background:rgba(40,70,40,.42);color:#fff}.dark .day,.dark .service{background:#1e2c3a;color:#dfe6ec}
.light footer{background:#fff;color:#888;padding:10px 16px}.dark footer{background:#17212b;color:#7f91a4;padding:10px 16px}.send{color:#3aa0e0}`,
};

const AMBER: ChatTheme = {
  id: "amber",
  split: "held-out",
  screen: { width: 1600, height: 900, scale: 1.25 },
  font: "Roboto",
  time: "under",
  ticks: false,
  avatars: true,
  quote: "bar",
  reaction: "edge",
  readLine: true,
  panels: "list-and-card",
  css: `
body{font-size:15px}
.side{width:320px}.light .side{background:#fbf8f2;color:#222}.dark .side{background:#1c1a17;color:#eee}
.light .search{background:#fff;border:1px solid #e2dccf;color:#999}.dark .search{background:#2a2723;color:#8d867c}
.light .entry.open{background:#f2ead9;border-radius:14px;margin:0 8px}.dark .entry.open{background:#332e27;border-radius:14px;margin:0 8px}
.badge{background:#d98e04}.face{background:#b06a3a}.row .face{width:32px;height:32px;font-size:12px}
.light .talk{background:#fff;color:#222;border-left:1px solid #e8e2d6;border-right:1px solid #e8e2d6}.dark .talk{background:#131210;color:#eee}
.light header{border-bottom:1px solid #e8e2d6}.dark header{border-bottom:1px solid #2a2723}
.pane{padding:12px 28px}.stack{max-width:62%}
.bubble{border-radius:6px 18px 18px 18px;padding:10px 14px}.row.me .bubble{border-radius:18px 6px 18px 18px}
.light .them .bubble{background:#efefec;color:#222}.dark .them .bubble{background:#2a2825;color:#eee}
.light .me .bubble{background:#ffc93c;color:#221a00}.dark .me .bubble{background:#d99a00;color:#160f00}
.quote{border-left:3px solid rgba(0,0,0,.4);padding-left:8px;opacity:.75}.dark .them .quote{border-color:#999}
.light .reacted{background:#fff;border:1px solid #e2dccf}.dark .reacted{background:#3a352e}
.day,.service{color:#948a78}
.light .card{background:#fff;color:#333}.dark .card{background:#1c1a17;color:#ddd}.card{width:300px}.card .photo{background:linear-gradient(160deg,#e8b37a,#8a4b5c)}
footer{padding:12px 28px 18px}
.light .field{border:1px solid #d8d0c0;border-radius:10px;color:#aaa;padding:12px 16px}.dark .field{background:#1f1d1a;border-radius:10px;color:#777;padding:12px 16px}`,
};

export const HELD_OUT_DESKTOPS: readonly ChatTheme[] = [GLASS, AMBER];
