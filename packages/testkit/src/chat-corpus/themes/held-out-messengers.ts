// The messengers people really bring, as themes that judge the reader. Their pictures are not looked at while it is tuned.
import type { ChatTheme } from "../chat-theme.ts";

const AZURE: ChatTheme = {
  id: "azure",
  split: "held-out",
  screen: { width: 430, height: 932, scale: 3 },
  font: "Noto Sans",
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
body{font-size:16.500px}
.light .talk{background:#fefefe;color:#050505}.dark .talk{background:#020203;color:#fcfcfc}
header{flex-direction:column;gap:2px;padding:2px 0 7px}.light header{background:#f4f4f6}.dark header{background:#1a1a1c}
header .icon{display:none}header .who b{font-size:11.500px;text-align:center;font-weight:500}header .who small{display:none}
.face{width:46px;height:46px;background:linear-gradient(#b4b9c6,#7c828f)}
.pane{padding:6px 14px}.stack{max-width:75%}.row{margin-top:1.500px}.row.first{margin-top:8px}
.bubble{border-radius:19px;padding:7px 14px}
.light .them .bubble{background:#e5e5ea;color:#050505}.dark .them .bubble{background:#2a2a2e;color:#fcfcfc}
.me .bubble{background:linear-gradient(170deg,#3fa9ff,#0067ee);color:#fff}
.quoted{border:1px solid #c4c4ca;color:#85858b;border-radius:15px;padding:4px 10px;font-size:13.500px;margin-bottom:3px;max-width:78%;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}.dark .quoted{border-color:#404045}
.quoted-note{font-size:10.500px;opacity:.6;margin:5px 8px 3px}
.light .reacted{background:#e5e5ea;border:2px solid #fefefe}.dark .reacted{background:#3b3b40;border:2px solid #020203}.reacted{padding:4px 6px;border-radius:15px}
.row.has-corner{margin-top:17px}
.under{font-size:11px;font-weight:600;color:#85858b;opacity:1;margin:3px 3px}
.between,.day,.service{font-size:11.500px;font-weight:600;color:#85858b;opacity:1}
footer{padding:5px 10px 9px}.light .field{border:1px solid #c4c4ca;color:#b8b8be;border-radius:19px;padding:6px 13px}.dark .field{border:1px solid #404045;color:#707076;border-radius:19px;padding:6px 13px}`,
};

const COBBLE: ChatTheme = {
  ...AZURE,
  id: "cobble",
  screen: { width: 375, height: 812, scale: 2 },
  font: "Rubik",
  typing: false,
  css: `${AZURE.css}
body{font-size:16px}
.me .bubble{background:linear-gradient(#58b2ff,#1e8bff 50%,#0d6ff0) fixed}.bubble{border-radius:16px;padding:6px 12px}
header{flex-direction:row;padding:7px 14px}header .who b{text-align:left;font-size:15px}.face{width:34px;height:34px}`,
};

const GRAPHITE: ChatTheme = {
  id: "graphite",
  split: "held-out",
  screen: { width: 393, height: 851, scale: 2.75 },
  font: "Roboto",
  time: "none",
  ticks: false,
  avatars: true,
  quote: "above",
  reaction: "edge",
  readLine: true,
  panels: "none",
  mixed: true,
  typing: true,
  css: `
body{font-size:16px}
.light .talk{background:#fff;color:#0b0b0c}.dark .talk{background:#18191a;color:#e9eaec}
header{border-bottom:1px solid rgba(128,128,128,.2)}.face{background:#8c7fa6}.row .face{width:27px;height:27px;font-size:11px}
.bubble{border-radius:17px;padding:7px 12px}
.light .them .bubble{background:#eceef1;color:#0b0b0c}.light .me .bubble{background:#cfd3da;color:#0b0b0c}
.dark .them .bubble{background:#3a3b3c;color:#e9eaec}.dark .me .bubble{background:#55575b;color:#fff}
.quoted{background:rgba(128,128,128,.15);color:#87898e;border-radius:15px;padding:5px 11px;font-size:13px;margin-bottom:-1px;max-width:82%;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
.quoted-note{font-size:11px;opacity:.55;margin:6px 8px 3px}
.light .reacted{background:#fff;border:1px solid #d9dbe0}.dark .reacted{background:#3a3b3c;border:2px solid #18191a}
.day,.service{color:#87898e}
.light .field{background:#eceef1;border-radius:19px;color:#8e9197}.dark .field{background:#3a3b3c;border-radius:19px;color:#9b9da2}`,
};

const PINE: ChatTheme = {
  id: "pine",
  split: "held-out",
  screen: { width: 384, height: 854, scale: 2.8125 },
  font: "Open Sans",
  time: "inside",
  ticks: true,
  avatars: false,
  quote: "tint",
  reaction: "edge",
  readLine: false,
  panels: "none",
  quotes: 0.3,
  css: `
body{font-size:15px}
.light .talk{background:#f0e9df url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='110' height='110' fill='none' stroke='%23e0d6c8' stroke-width='1.400'%3E%3Cpath d='M14 30 l14 -16 14 16 z M70 20 q14 -10 22 6'/%3E%3Crect x='60' y='60' width='22' height='16' rx='4'/%3E%3Ccircle cx='24' cy='80' r='10'/%3E%3C/svg%3E")}
.dark .talk{background:#0a1216 url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='110' height='110' fill='none' stroke='%23141e24' stroke-width='1.400'%3E%3Cpath d='M14 30 l14 -16 14 16 z M70 20 q14 -10 22 6'/%3E%3Crect x='60' y='60' width='22' height='16' rx='4'/%3E%3Ccircle cx='24' cy='80' r='10'/%3E%3C/svg%3E")}
.light .status,.light header{background:#fff;color:#111}.dark .status,.dark header{background:#0a1216;color:#e6ebee}.face{background:#6c8f86}
.bubble{border-radius:12px;padding:6px 9px 7px;box-shadow:0 1px 1px rgba(0,0,0,.12)}
.row.first.them .bubble{border-top-left-radius:2px}.row.first.me .bubble{border-top-right-radius:2px}
.light .them .bubble{background:#fff;color:#101010}.light .me .bubble{background:#d9fdd3;color:#101010}
.dark .them .bubble{background:#1d282f;color:#e6ebee}.dark .me .bubble{background:#144d37;color:#e6ebee}
.meta svg{color:#3fb0e6}
.quote{border-left:4px solid #b5548f;border-radius:7px;padding:5px 9px;background:rgba(0,0,0,.05)}.dark .quote{background:rgba(0,0,0,.24)}.quote b{color:#b5548f}
.light .reacted{background:#fff;border:1px solid #e6ded2}.dark .reacted{background:#1d282f;border:1px solid #0a1216;color:#ccc}
.light .day{background:#fff;color:#59666d}.dark .day{background:#16212a;color:#8f9ba2}.light .service{background:#fff3cf;color:#59666d}.dark .service{background:#16212a;color:#f5cf7a}
footer{gap:6px;padding:5px 7px 9px}.light .field{background:#fff;color:#858c91;border-radius:23px;padding:11px 17px}.dark .field{background:#1d282f;color:#84919a;border-radius:23px;padding:11px 17px}
.send{width:44px;height:44px;border-radius:50%;background:#1daa61;color:#fff;padding:11px;opacity:1}`,
};

const CORAL: ChatTheme = {
  id: "coral",
  split: "held-out",
  screen: { width: 402, height: 874, scale: 3 },
  font: "Inter",
  time: "between",
  ticks: false,
  avatars: true,
  quote: "tint",
  reaction: "corner",
  readLine: false,
  panels: "none",
  likes: true,
  receipt: true,
  css: `
body{font-size:15.500px}
.light .talk{background:#fff;color:#1f232b}.dark .talk{background:#0c0e11;color:#eef0f3}
header{border-bottom:1px solid rgba(128,128,128,.18)}header .who small{display:none}
.face{background:linear-gradient(150deg,#ff7854,#e5396b)}.row .face{width:30px;height:30px;font-size:12px}
.bubble{border-radius:18px;padding:9px 14px}
.light .them .bubble{background:#eceff2;color:#1f232b}.dark .them .bubble{background:#23282f;color:#eef0f3}
.me .bubble{background:#1786ff;color:#fff}
.quote{padding:5px 9px;border-radius:9px;background:rgba(255,255,255,.24)}.light .them .quote{background:#dbe0e6}.dark .them .quote{background:#343b44}
.light .reacted{background:#fff;box-shadow:0 1px 4px rgba(0,0,0,.28)}.dark .reacted{background:#343b44}.row.has-corner{margin-top:16px}
.day,.between{color:#838b97;font-weight:600;opacity:1}.service{color:#f5476a;font-weight:700;font-size:13px}
.light .field{background:#f3f5f7;color:#9ca4ae;border-radius:22px;padding:10px 16px}.dark .field{background:#1b1f25;color:#7b838e;border-radius:22px;padding:10px 16px}.send{color:#f5476a}`,
};

const BEE: ChatTheme = {
  id: "bee",
  split: "held-out",
  screen: { width: 360, height: 780, scale: 3 },
  font: "Nunito",
  time: "under",
  ticks: false,
  avatars: true,
  quote: "bar",
  reaction: "edge",
  readLine: false,
  panels: "none",
  receipt: true,
  css: `
body{font-size:16px}
.light .talk{background:#fffdf7;color:#22201a}.dark .talk{background:#171613;color:#f4f1e8}
header{border-bottom:2px solid #f7b500}.face{background:#d0a03a}.row .face{width:28px;height:28px;font-size:11px}
.bubble{border-radius:16px;padding:9px 13px}
.light .them .bubble{background:#eeeae0;color:#22201a}.dark .them .bubble{background:#2d2b26;color:#f4f1e8}
.light .me .bubble{background:#ffd75e;color:#22201a}.dark .me .bubble{background:#8a6500;color:#fff}
.quote{border-left:3px solid rgba(0,0,0,.35);padding-left:8px}.dark .quote{border-left-color:rgba(255,255,255,.45)}
.light .reacted{background:#fff;border:1px solid #e6e0d2}.dark .reacted{background:#3a3731}
.day,.service{color:#938b79}
.light .field{background:#fff;border:1px solid #e0d9c8;color:#a59d8c;border-radius:18px;padding:10px 15px}.dark .field{background:#24221e;color:#8b8474;border-radius:18px;padding:10px 15px}`,
};

const QUAY: ChatTheme = {
  id: "quay",
  split: "held-out",
  screen: { width: 1536, height: 864, scale: 1.25 },
  font: "Noto Sans",
  time: "inside",
  ticks: true,
  avatars: false,
  quote: "bar",
  reaction: "inside",
  readLine: false,
  panels: "list",
  browser: true,
  quotes: 0.35,
  css: `
body{font-size:14.500px}
.side{width:390px}.light .side{background:#f8f9fa;border-right:1px solid #dcdfe3;color:#15181b}.dark .side{background:#121b22;border-right:1px solid #26323a;color:#e6eaed}
.light .search{background:#fff;border:1px solid #e3e6ea;color:#8c949b}.dark .search{background:#202c33;color:#8c98a0}
.light .entry.open{background:#e9edf0}.dark .entry.open{background:#2a3942}.badge{background:#1fa855}.face{background:#84a59d}
.light .talk{background:#ece5dc;color:#15181b}.dark .talk{background:#0b1318;color:#e6eaed}
.light header{background:#f1f2f4;border-bottom:1px solid #dcdfe3}.dark header{background:#202c33;border-bottom:1px solid #26323a}
.pane{padding:10px 54px}.stack{max-width:58%}
.bubble{border-radius:8px;padding:6px 9px 7px}
.light .them .bubble{background:#fff}.light .me .bubble{background:#d6f6c9}.dark .them .bubble{background:#202c33}.dark .me .bubble{background:#045446}
.quote{border-left:4px solid #8a63c9;padding:2px 9px}.quote b{color:#8a63c9}
.reacted{background:rgba(120,130,140,.2)}
.light .day,.light .service{background:#fff;color:#66707a}.dark .day,.dark .service{background:#17222a;color:#909ca4}
.light footer{background:#f1f2f4;padding:10px 16px}.dark footer{background:#202c33;padding:10px 16px}.light .field{background:#fff;border-radius:8px;color:#8d959c}.dark .field{background:#2a3942;border-radius:8px;color:#8796a0}`,
};

export const HELD_OUT_MESSENGERS: readonly ChatTheme[] = [AZURE, COBBLE, GRAPHITE, PINE, CORAL, BEE, QUAY];
