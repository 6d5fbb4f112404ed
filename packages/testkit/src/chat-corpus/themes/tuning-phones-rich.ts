// More phone themes for tuning: tails, shadows, patterns, outlines and gradients that the plain ones lack.
import type { ChatTheme } from "../chat-theme.ts";

const EMBER: ChatTheme = {
  id: "ember",
  split: "tuning",
  screen: { width: 384, height: 832, scale: 2.8125 },
  font: "Roboto",
  time: "inside",
  ticks: true,
  avatars: false,
  quote: "tint",
  reaction: "edge",
  readLine: false,
  panels: "none",
  css: `
body{font-size:16px}
.light .talk{background:#dfe5ea url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='110' height='110' fill='none' stroke='%23cdd5dc' stroke-width='1.500'%3E%3Crect x='10' y='14' width='18' height='18' rx='4'/%3E%3Cpath d='M60 20 q14 -12 26 4 M20 78 l12 -12 12 12z M72 74 a10 10 0 1 0 12 12'/%3E%3C/svg%3E")}
.dark .talk{background:#12100e url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='110' height='110' fill='none' stroke='%231f1b18' stroke-width='1.500'%3E%3Crect x='10' y='14' width='18' height='18' rx='4'/%3E%3Cpath d='M60 20 q14 -12 26 4 M20 78 l12 -12 12 12z M72 74 a10 10 0 1 0 12 12'/%3E%3C/svg%3E")}
.light header,.light .status{background:#fff;color:#111}.dark header,.dark .status{background:#211d1a;color:#f3ede8}
.face{background:#d0743c}
.bubble{border-radius:10px;padding:6px 10px 8px;box-shadow:0 1px 2px rgba(0,0,0,.2)}
.row.first.them .bubble:after{content:"";position:absolute;left:-8px;top:0;border:8px solid transparent;border-top-color:inherit;border-left:0;border-bottom:0}
.row.first.me .bubble:after{content:"";position:absolute;right:-8px;top:0;border:8px solid transparent;border-top-color:inherit;border-right:0;border-bottom:0}
.row.first.them .bubble{border-top-left-radius:0}.row.first.me .bubble{border-top-right-radius:0}
.light .them .bubble{background:#fdfdfd;color:#181818;border-color:#fdfdfd}.light .me .bubble{background:#ffe3c2;color:#181818;border-color:#ffe3c2}
.dark .them .bubble{background:#2a2522;color:#f0ebe6;border-color:#2a2522}.dark .me .bubble{background:#6a3d1c;color:#f6ece4;border-color:#6a3d1c}
.meta svg{color:#e0812f}
.quote{border-left:4px solid #e0812f;border-radius:5px;padding:4px 8px;background:rgba(0,0,0,.06)}.dark .quote{background:rgba(0,0,0,.22)}.quote b{color:#c96a1b}
.light .reacted{background:#fdfdfd;border:1px solid #dde1e5}.dark .reacted{background:#2a2522;border:1px solid #12100e;color:#ccc}
.light .day,.light .service{background:#fff;color:#5b6570;box-shadow:0 1px 1px rgba(0,0,0,.15)}.dark .day,.dark .service{background:#211d1a;color:#b0a69e}
footer{padding:6px 8px 10px}
.light .field{background:#fff;color:#87909a;border-radius:22px;padding:11px 16px}.dark .field{background:#2a2522;color:#8f857d;border-radius:22px;padding:11px 16px}`,
};

const CHALK: ChatTheme = {
  id: "chalk",
  split: "tuning",
  screen: { width: 402, height: 874, scale: 3 },
  font: "Open Sans",
  time: "between",
  ticks: false,
  avatars: false,
  quote: "above",
  reaction: "corner",
  readLine: true,
  panels: "none",
  css: `
body{font-size:17px}
.light .talk{background:#fff;color:#000}.dark .talk{background:#000;color:#fff}
header{flex-direction:column;gap:2px;padding:4px 0 8px}.light header{border-bottom:1px solid #e2e2e2}.dark header{border-bottom:1px solid #222}
header .icon{display:none}header .who b{font-size:13px;text-align:center}header .who small{display:none}
.face{background:#8e97a3}
.pane{padding:8px 14px}.stack{max-width:74%}
.bubble{border-radius:19px;padding:8px 14px}
.light .them .bubble{background:#ececee;color:#000}.dark .them .bubble{background:#2a2a2d;color:#fff}
.me .bubble{background:#30b455;color:#fff}
.quoted{border:1px solid #cfcfd3;color:#8c8c90;border-radius:16px;padding:5px 11px;font-size:14px;margin-bottom:4px;max-width:80%;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}.dark .quoted{border-color:#444448}
.quoted-note{font-size:11px;opacity:.55;margin:6px 8px 3px}
.light .reacted{background:#ececee;border:2px solid #fff}.dark .reacted{background:#3c3c40;border:2px solid #000}
.reacted{padding:4px 6px;border-radius:16px}.row.has-corner{margin-top:18px}
.between,.day,.service{font-size:12px;color:#8c8c90}
.light .field{border:1px solid #d0d0d4;color:#b0b0b5;border-radius:19px}.dark .field{border:1px solid #3c3c40;color:#707074;border-radius:19px}`,
};

const DAWN: ChatTheme = {
  id: "dawn",
  split: "tuning",
  screen: { width: 402, height: 874, scale: 3 },
  font: "Nunito",
  time: "under",
  ticks: false,
  avatars: true,
  quote: "tint",
  reaction: "corner",
  readLine: true,
  panels: "none",
  css: `
body{font-size:16px}
.light .talk{background:linear-gradient(#eef6ff,#fff3ea);color:#1d2330}.dark .talk{background:linear-gradient(#0f1a28,#1d120b);color:#f3f5f8}
.face{background:linear-gradient(140deg,#38c4b0,#2a67d8)}.row .face{width:30px;height:30px;font-size:12px}
.bubble{border-radius:18px 18px 18px 4px;padding:9px 14px}.row.me .bubble{border-radius:18px 18px 4px 18px}
.light .them .bubble{background:#fff;color:#1d2330;border:1px solid #dde6f0}.dark .them .bubble{background:#26313f;color:#f3f5f8}
.me .bubble{background:linear-gradient(100deg,#1fae9a,#2a7be0);color:#fff}
.quote{padding:5px 9px;border-radius:9px;background:rgba(255,255,255,.24)}.light .them .quote{background:#e6edf5}.dark .them .quote{background:#354252}
.light .reacted{background:#fff;box-shadow:0 1px 4px rgba(0,0,0,.28)}.dark .reacted{background:#354252}
.row.has-corner{margin-top:16px}
.day{font-weight:700;color:#8390a2}.service{color:#1f8fae;font-weight:800;font-size:14px}
.light .field{background:#fff;border:1px solid #dde6f0;color:#a0abb9;border-radius:22px;padding:10px 16px}.dark .field{background:#26313f;color:#7c899a;border-radius:22px;padding:10px 16px}
.send{color:#1fae9a}`,
};

const MIST: ChatTheme = {
  id: "mist",
  split: "tuning",
  screen: { width: 384, height: 820, scale: 3 },
  font: "Inter",
  time: "none",
  ticks: false,
  avatars: true,
  quote: "above",
  reaction: "edge",
  readLine: true,
  panels: "none",
  css: `
body{font-size:15px}
.light .talk{background:linear-gradient(#f6fbf7,#eef4fb);color:#14201a}.dark .talk{background:linear-gradient(#0e1a16,#070b10);color:#fff}
header{background:transparent}.face{background:linear-gradient(45deg,#7bc67b,#2d7fb8)}.row .face{width:26px;height:26px;font-size:10px}
.bubble{border-radius:19px;padding:8px 13px}
.light .them .bubble{background:#fff;color:#14201a;border:1px solid #e3ece8}.dark .them .bubble{background:#1d2a28;color:#fff}
.me .bubble{background:linear-gradient(180deg,#23a06b,#2578b5);color:#fff}
.quoted{background:rgba(110,140,130,.17);color:#7c8f88;border-radius:16px;padding:6px 12px;font-size:13px;margin-bottom:-2px;max-width:86%;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
.quoted-note{font-size:11px;opacity:.55;margin:6px 8px 3px}
.light .reacted{background:#fff;border:1px solid #e3ece8}.dark .reacted{background:#1d2a28;border:2px solid #0b1413}
.day,.service{opacity:.6;font-size:12px}
footer{padding:8px 14px 12px}
.light .field{background:#fff;border:1px solid #d6e2dc;color:#9db0a8;border-radius:22px;padding:11px 16px}.dark .field{background:#18231f;color:#7f938a;border-radius:22px;padding:11px 16px}`,
};

export const TUNING_PHONES_RICH: readonly ChatTheme[] = [EMBER, CHALK, DAWN, MIST];
