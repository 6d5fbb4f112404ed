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

const FIELD: ChatTheme = {
  id: "field",
  split: "tuning",
  screen: { width: 1280, height: 720, scale: 1 },
  font: "Noto Sans",
  time: "inside",
  ticks: true,
  avatars: false,
  quote: "bar",
  reaction: "inside",
  readLine: false,
  panels: "list",
  css: `
body{font-size:14px}
.side{width:330px}.light .side{background:#fff;border-right:1px solid #d5dbe0;color:#111}.dark .side{background:#1b1f24;border-right:1px solid #101316;color:#eee}
.light .search{background:#eef1f4;color:#8a95a0}.dark .search{background:#2a3038;color:#8a95a0}
.light .entry.open{background:#7b61d6;color:#fff}.dark .entry.open{background:#4a3b86}
.badge{background:#7b61d6}.face{background:#66b38a}
.light .talk{background:linear-gradient(120deg,#e7c9d8,#b9c8ea 45%,#c7e3d4)}.dark .talk{background:#101316}
.light header{background:#fff;color:#111;border-bottom:1px solid #d5dbe0}.dark header{background:#1b1f24;color:#eee}
.pane{padding:8px 20px}.stack{max-width:460px}
.bubble{border-radius:13px;padding:6px 11px 7px}
.light .them .bubble{background:#fff;color:#111}.light .me .bubble{background:#eee6ff;color:#111}
.dark .them .bubble{background:#212830;color:#f2f2f2}.dark .me .bubble{background:#52448e;color:#f6f4ff}
.light .me .meta{color:#7b61d6;opacity:1}
.quote{border-left:3px solid #7b61d6;padding:1px 8px}.quote b{color:#7b61d6;font-weight:600}.dark .quote{border-color:#a996f0}.dark .quote b{color:#a996f0}
.reacted{background:rgba(123,97,214,.2)}
.day,.service{background:rgba(70,60,90,.42);color:#fff}.dark .day,.dark .service{background:#20262d;color:#dfe3e8}
.light footer{background:#fff;color:#888;padding:10px 16px}.dark footer{background:#1b1f24;color:#8a95a0;padding:10px 16px}.send{color:#7b61d6}`,
};

const ZINC: ChatTheme = {
  id: "zinc",
  split: "tuning",
  screen: { width: 1536, height: 864, scale: 1.25 },
  font: "Rubik",
  time: "under",
  ticks: false,
  avatars: true,
  quote: "bar",
  reaction: "edge",
  readLine: true,
  panels: "list-and-card",
  css: `
body{font-size:15px}
.side{width:310px}.light .side{background:#f4f6f7;color:#222}.dark .side{background:#191d1f;color:#eee}
.light .search{background:#fff;border:1px solid #dbe1e3;color:#999}.dark .search{background:#252b2d;color:#889}
.light .entry.open{background:#e0ecec;border-radius:12px;margin:0 8px}.dark .entry.open{background:#2b3436;border-radius:12px;margin:0 8px}
.badge{background:#0d8a86}.face{background:#3f7f8f}.row .face{width:32px;height:32px;font-size:12px}
.light .talk{background:#fff;color:#222;border-left:1px solid #dfe5e7;border-right:1px solid #dfe5e7}.dark .talk{background:#111415;color:#eee}
.light header{border-bottom:1px solid #dfe5e7}.dark header{border-bottom:1px solid #252b2d}
.pane{padding:12px 26px}.stack{max-width:60%}
.bubble{border-radius:5px 16px 16px 16px;padding:10px 14px}.row.me .bubble{border-radius:16px 5px 16px 16px}
.light .them .bubble{background:#eef1f2;color:#222}.dark .them .bubble{background:#272d2f;color:#eee}
.light .me .bubble{background:#7fe0d6;color:#05302d}.dark .me .bubble{background:#1d9f96;color:#02201e}
.quote{border-left:3px solid rgba(0,0,0,.4);padding-left:8px;opacity:.75}.dark .them .quote{border-color:#99a}
.light .reacted{background:#fff;border:1px solid #dfe5e7}.dark .reacted{background:#363e41}
.day,.service{color:#8a979a}
.light .card{background:#fff;color:#333}.dark .card{background:#191d1f;color:#ddd}.card{width:290px}.card .photo{background:linear-gradient(160deg,#b7d9c4,#3d6f6b)}
footer{padding:12px 26px 18px}
.light .field{border:1px solid #d2dadc;border-radius:10px;color:#aaa;padding:12px 16px}.dark .field{background:#1d2224;border-radius:10px;color:#778;padding:12px 16px}`,
};

export const TUNING_DESKTOPS: readonly ChatTheme[] = [FJORD, CORAL, FIELD, ZINC];
