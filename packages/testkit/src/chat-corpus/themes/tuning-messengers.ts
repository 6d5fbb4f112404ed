// Themes for tuning that look like the messengers people really bring: tails, receipts, both sides grey, a browser's window.
import type { ChatTheme } from "../chat-theme.ts";

const COBALT: ChatTheme = {
  id: "cobalt",
  split: "tuning",
  screen: { width: 390, height: 844, scale: 3 },
  font: "Inter",
  time: "between",
  ticks: false,
  avatars: false,
  quote: "above",
  reaction: "corner",
  readLine: false,
  panels: "none",
  tails: true,
  receipt: true,
  typing: true,
  css: `
body{font-size:17px}
.light .talk{background:#fff;color:#000}.dark .talk{background:#000;color:#fff}
header{flex-direction:column;gap:3px;padding:2px 0 8px}.light header{background:#f9f9f9;border-bottom:1px solid #d1d1d4}.dark header{background:#151516;border-bottom:1px solid #2b2b2d}
header .icon{display:none}header .who b{font-size:12px;text-align:center;font-weight:400}header .who small{display:none}
.face{width:50px;height:50px;background:linear-gradient(#a9afbb,#858b95)}
.pane{padding:8px 16px}.stack{max-width:73%}.row{margin-top:2px}.row.first{margin-top:9px}
.bubble{border-radius:18px;padding:7px 13px;letter-spacing:-.3px;line-height:1.28}
.light .them .bubble{background:#e9e9eb;color:#000}.dark .them .bubble{background:#26252a;color:#fff}
.me .bubble{background:linear-gradient(#42a4fb,#1b87fc 45%,#0a79fb) fixed;color:#fff}
.quoted{border:1px solid #cfcfd3;color:#8a8a8e;border-radius:16px;padding:5px 11px;font-size:14px;margin-bottom:4px;max-width:80%;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}.dark .quoted{border-color:#3a3a3c}
.quoted-note{font-size:11px;opacity:.55;margin:6px 8px 3px}
.light .reacted{background:#e9e9eb;border:2px solid #fff}.dark .reacted{background:#3a3a3c;border:2px solid #000}.reacted{padding:4px 6px;border-radius:16px}
.row.has-corner{margin-top:17px}
.under{font-size:11px;font-weight:500;color:#8a8a8e;opacity:1;margin:3px 4px}
.between,.day,.service{font-size:11px;font-weight:500;color:#8a8a8e;opacity:1}
footer{padding:6px 12px 10px}.light .field{border:1px solid #cacace;color:#bcbcc0;border-radius:18px;padding:6px 12px;font-size:16px}.dark .field{border:1px solid #38383a;color:#6b6b6f;border-radius:18px;padding:6px 12px;font-size:16px}`,
};

const FERN: ChatTheme = {
  ...COBALT,
  id: "fern",
  screen: { width: 375, height: 667, scale: 2 },
  font: "Roboto",
  typing: false,
  css: `${COBALT.css}
body{font-size:16px}.bubble{letter-spacing:0;border-radius:17px;padding:6px 12px}
.me .bubble{background:linear-gradient(#5fd772,#34c759)}.dark .me .bubble{background:linear-gradient(#2f9a4d,#248a3d)}
header{flex-direction:row;padding:8px 14px}.face{width:32px;height:32px}`,
};

const ZAFFRE: ChatTheme = {
  ...COBALT,
  id: "zaffre",
  screen: { width: 414, height: 896, scale: 2 },
  font: "Open Sans",
  css: `${COBALT.css}
body{font-size:16.500px}.bubble{letter-spacing:-.2px}
.me .bubble{background:linear-gradient(#55b8ff,#0a62ea)}.light .them .bubble{background:linear-gradient(#f0f0f4,#dedee4)}.dark .them .bubble{background:linear-gradient(#34343a,#232328)}`,
};

const LAPIS: ChatTheme = {
  ...COBALT,
  id: "lapis",
  screen: { width: 428, height: 926, scale: 3 },
  font: "Rubik",
  css: `${COBALT.css}
body{font-size:17px}.bubble{letter-spacing:0}.pane{padding:6px 13px}
.me .bubble{background:linear-gradient(160deg,#47aeff,#0560e0)}`,
};

const ASH: ChatTheme = {
  id: "ash",
  split: "tuning",
  screen: { width: 412, height: 892, scale: 2.625 },
  font: "Open Sans",
  time: "between",
  ticks: false,
  avatars: true,
  quote: "above",
  reaction: "edge",
  readLine: true,
  panels: "none",
  mixed: true,
  typing: true,
  css: `
body{font-size:15px}
.light .talk{background:#f4f5f7;color:#111}.dark .talk{background:#1c1e21;color:#e4e6eb}
header{border-bottom:1px solid rgba(128,128,128,.25)}.face{background:#6b7a99}.row .face{width:28px;height:28px;font-size:11px}
.bubble{border-radius:18px;padding:8px 12px}
.light .them .bubble{background:#fff;color:#111}.light .me .bubble{background:#d9dce3;color:#111}
.dark .them .bubble{background:#303236;color:#e4e6eb}.dark .me .bubble{background:#45484e;color:#e4e6eb}
.quoted{background:rgba(128,128,128,.16);color:#8b8e95;border-radius:16px;padding:6px 12px;font-size:13px;margin-bottom:-2px;max-width:84%;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
.quoted-note{font-size:11px;opacity:.55;margin:6px 8px 3px}
.light .reacted{background:#fff;border:1px solid #dfe1e6}.dark .reacted{background:#303236;border:2px solid #1c1e21}
.day,.service{color:#8b8e95}
.light .field{background:#fff;border-radius:18px;color:#9a9da5}.dark .field{background:#303236;border-radius:18px;color:#8b8e95}`,
};

const MOSS: ChatTheme = {
  id: "moss",
  split: "tuning",
  screen: { width: 360, height: 800, scale: 3 },
  font: "Roboto",
  time: "inside",
  ticks: true,
  avatars: false,
  quote: "tint",
  reaction: "edge",
  readLine: false,
  panels: "none",
  quotes: 0.3,
  css: `
body{font-size:15.500px}
.light .talk{background:#e5ddd5 url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='80' height='80' fill='none' stroke='%23d6ccc0' stroke-width='1.500'%3E%3Cpath d='M10 20 h16 v12 h-16z M50 10 l10 14 h-20z'/%3E%3Ccircle cx='58' cy='56' r='8'/%3E%3Cpath d='M10 58 q8 -12 18 0'/%3E%3C/svg%3E")}
.dark .talk{background:#0b141a url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='80' height='80' fill='none' stroke='%23151f26' stroke-width='1.500'%3E%3Cpath d='M10 20 h16 v12 h-16z M50 10 l10 14 h-20z'/%3E%3Ccircle cx='58' cy='56' r='8'/%3E%3Cpath d='M10 58 q8 -12 18 0'/%3E%3C/svg%3E")}
.light .status,.light header{background:#075e54;color:#fff}.dark .status,.dark header{background:#1f2c34;color:#e9edef}.face{background:#9a7f5c}
.bubble{border-radius:8px;padding:6px 8px 7px;box-shadow:0 1px 1px rgba(0,0,0,.14)}
.row.first.them .bubble{border-top-left-radius:0}.row.first.me .bubble{border-top-right-radius:0}
.light .them .bubble{background:#fff;color:#111}.light .me .bubble{background:#dcf8c6;color:#111}
.dark .them .bubble{background:#202c33;color:#e9edef}.dark .me .bubble{background:#005c4b;color:#e9edef}
.meta svg{color:#53bdeb}
.quote{border-left:4px solid #06cf9c;border-radius:6px;padding:5px 8px;background:rgba(0,0,0,.05)}.dark .quote{background:rgba(0,0,0,.22)}.quote b{color:#06a37c}
.light .reacted{background:#fff;border:1px solid #e3dcd2}.dark .reacted{background:#202c33;border:1px solid #0b141a;color:#ccc}
.light .day{background:#e1f2fb;color:#4a5a63}.dark .day{background:#182229;color:#93a1a9}.light .service{background:#fdf4c5;color:#54656f}.dark .service{background:#182229;color:#ffd279}
footer{gap:6px;padding:5px 6px 8px}.light .field{background:#fff;color:#8a9196;border-radius:22px;padding:11px 16px}.dark .field{background:#1f2c34;color:#8796a1;border-radius:22px;padding:11px 16px}
.send{width:44px;height:44px;border-radius:50%;background:#00a884;color:#fff;padding:11px;opacity:1}`,
};

const FLAME: ChatTheme = {
  id: "flame",
  split: "tuning",
  screen: { width: 390, height: 844, scale: 2 },
  font: "Nunito",
  time: "between",
  ticks: false,
  avatars: true,
  quote: "tint",
  reaction: "corner",
  readLine: true,
  panels: "none",
  likes: true,
  css: `
body{font-size:16px}
.light .talk{background:#fff;color:#21262e}.dark .talk{background:#000;color:#f0f2f4}
header{border-bottom:1px solid rgba(128,128,128,.2);flex-direction:column;gap:2px;padding:4px}header .icon{display:none}header .who small{display:none}header .who b{font-size:13px}
.face{background:linear-gradient(140deg,#fd297b,#ff655b)}.row .face{width:32px;height:32px;font-size:12px}
.bubble{border-radius:20px;padding:8px 14px}.row.them .bubble{border-bottom-left-radius:4px}.row.me .bubble{border-bottom-right-radius:4px}
.light .them .bubble{background:#f0f2f4;color:#21262e}.dark .them .bubble{background:#21262e;color:#f0f2f4}
.me .bubble{background:#106bd5;color:#fff}
.quote{padding:5px 9px;border-radius:10px;background:rgba(255,255,255,.22)}.light .them .quote{background:#dfe3e8}.dark .them .quote{background:#353c45}
.light .reacted{background:#fff;box-shadow:0 1px 4px rgba(0,0,0,.25)}.dark .reacted{background:#353c45}.row.has-corner{margin-top:16px}
.day,.between{color:#7c8591;font-weight:700;opacity:1}.service{color:#fd5068;font-weight:800;font-size:14px}
.light .field{border:1px solid #d4d8de;color:#a0a7b0;border-radius:24px;padding:10px 18px}.dark .field{border:1px solid #353c45;color:#7d8590;border-radius:24px;padding:10px 18px}.send{color:#fd5068}`,
};

const HONEY: ChatTheme = {
  id: "honey",
  split: "tuning",
  screen: { width: 393, height: 873, scale: 2.75 },
  font: "Noto Sans",
  time: "none",
  ticks: false,
  avatars: false,
  quote: "bar",
  reaction: "edge",
  readLine: false,
  panels: "none",
  receipt: true,
  css: `
body{font-size:15px}
.light .talk{background:#fff;color:#1d1d1d}.dark .talk{background:#121212;color:#f2f2f2}
header{border-bottom:3px solid #ffc629}.face{background:#c9a24a}
.bubble{border-radius:22px;padding:10px 15px}
.light .them .bubble{background:#f2f2f2;color:#1d1d1d}.dark .them .bubble{background:#2c2c2c;color:#f2f2f2}
.light .me .bubble{background:#ffe9a8;color:#1d1d1d}.dark .me .bubble{background:#ffc629;color:#1d1d1d}
.quote{border-left:3px solid #c79a17;padding-left:8px}
.light .reacted{background:#fff;border:1px solid #e5e5e5}.dark .reacted{background:#3a3a3a}
.day,.service{color:#8f8f8f}
.light .field{background:#f5f5f5;color:#9b9b9b;border-radius:22px;padding:11px 16px}.dark .field{background:#222;color:#8a8a8a;border-radius:22px;padding:11px 16px}`,
};

const HARBOUR: ChatTheme = {
  id: "harbour",
  split: "tuning",
  screen: { width: 1440, height: 810, scale: 1 },
  font: "Inter",
  time: "inside",
  ticks: true,
  avatars: true,
  quote: "bar",
  reaction: "inside",
  readLine: false,
  panels: "list",
  browser: true,
  quotes: 0.35,
  css: `
body{font-size:14px}
.side{width:330px}.light .side{background:#fff;border-right:1px solid #d9dde2;color:#111}.dark .side{background:#1b232c;border-right:1px solid #0f151b;color:#eee}
.light .search{background:#f0f2f5;color:#888}.dark .search{background:#26303a;color:#8494a3}
.light .entry.open{background:#e3ecf7}.dark .entry.open{background:#2c3a49}.badge{background:#3a86d8}.face{background:#6f93b8}.row .face{width:30px;height:30px;font-size:12px}
.light .talk{background:#dfe7ee;color:#111}.dark .talk{background:#10171e;color:#eee}
.light header{background:#fff;border-bottom:1px solid #d9dde2}.dark header{background:#1b232c;border-bottom:1px solid #0f151b}
.pane{padding:10px 26px}.stack{max-width:460px}
.bubble{border-radius:10px;padding:7px 11px}
.light .them .bubble{background:#fff}.light .me .bubble{background:#cfe5ff}.dark .them .bubble{background:#1f2a35}.dark .me .bubble{background:#2f5f93}
.quote{border-left:3px solid #3a86d8;padding:1px 8px}.quote b{color:#3a86d8}.dark .me .quote{border-color:#9cc7f5}.dark .me .quote b{color:#9cc7f5}
.reacted{background:rgba(58,134,216,.2)}
.light .day,.light .service{background:#fff;color:#6b7680}.dark .day,.dark .service{background:#1f2a35;color:#9aa8b5}
.light footer{background:#fff;padding:12px 18px}.dark footer{background:#1b232c;padding:12px 18px}.light .field{color:#98a2ac}.dark .field{color:#74828f}`,
};

export const TUNING_MESSENGERS: readonly ChatTheme[] = [
  COBALT,
  FERN,
  ASH,
  MOSS,
  FLAME,
  HONEY,
  HARBOUR,
  ZAFFRE,
  LAPIS,
];
