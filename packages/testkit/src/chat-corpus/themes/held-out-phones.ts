// Phone themes that judge the reader. They were written before it; their pictures are not looked at while it is tuned.
import type { ChatTheme } from "../chat-theme.ts";

const MINT: ChatTheme = {
  id: "mint",
  split: "held-out",
  screen: { width: 393, height: 852, scale: 2.75 },
  font: "Noto Sans",
  time: "inside",
  ticks: true,
  avatars: false,
  quote: "tint",
  reaction: "edge",
  readLine: false,
  panels: "none",
  css: `
body{font-size:15.500px}
.light .talk{background:#efe7dd url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='90' height='90' fill='none' stroke='%23d9cfc2' stroke-width='1.300'%3E%3Ccircle cx='20' cy='20' r='9'/%3E%3Cpath d='M55 12 l12 6 -8 12z M12 62 q10 -14 20 0 t20 0 M66 58 h14 v14 h-14z'/%3E%3C/svg%3E")}
.dark .talk{background:#0c141a url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='90' height='90' fill='none' stroke='%23172229' stroke-width='1.300'%3E%3Ccircle cx='20' cy='20' r='9'/%3E%3Cpath d='M55 12 l12 6 -8 12z M12 62 q10 -14 20 0 t20 0 M66 58 h14 v14 h-14z'/%3E%3C/svg%3E")}
.light .status,.light header{background:#0a7d68;color:#fff}.dark .status,.dark header{background:#1c2a32;color:#e6edf0}
.face{background:#c78f5c}
.bubble{border-radius:9px;padding:6px 9px 7px;box-shadow:0 1px 1px rgba(0,0,0,.13)}
.row.first.them .bubble{border-top-left-radius:0}.row.first.me .bubble{border-top-right-radius:0}
.row.first.them .bubble:before{content:"";position:absolute;left:-7px;top:0;border:7px solid transparent;border-top-color:inherit;border-left:0;border-bottom:0}
.light .them .bubble{background:#fff;color:#111;border-color:#fff}.light .me .bubble{background:#d8fdd0;color:#111;border-color:#d8fdd0}
.dark .them .bubble{background:#1f2c34;color:#e9edef;border-color:#1f2c34}.dark .me .bubble{background:#075c4c;color:#e9edef;border-color:#075c4c}
.row.first.me .bubble:before{content:"";position:absolute;right:-7px;top:0;border:7px solid transparent;border-top-color:inherit;border-right:0;border-bottom:0}
.meta svg{color:#4aa8e0}
.quote{border-left:4px solid #06a884;border-radius:6px;padding:5px 8px;background:rgba(0,0,0,.055)}
.dark .quote{background:rgba(0,0,0,.2)}.quote b{color:#06a884}
.light .reacted{background:#fff;border:1px solid #e7e2da}.dark .reacted{background:#1f2c34;border:1px solid #0c141a;color:#ccc}
.light .day{background:#fff;color:#54656f}.dark .day{background:#182229;color:#93a1a9}
.light .service{background:#ffeecd;color:#54656f}.dark .service{background:#182229;color:#ffd279}
footer{gap:6px;padding:5px 6px 10px}
.light .field{background:#fff;color:#7a8288;border-radius:22px;padding:11px 16px}.dark .field{background:#1f2c34;color:#8796a1;border-radius:22px;padding:11px 16px}
.send{width:44px;height:44px;border-radius:50%;background:#0aa884;color:#fff;padding:11px;opacity:1}`,
};

const QUARTZ: ChatTheme = {
  id: "quartz",
  split: "held-out",
  screen: { width: 390, height: 844, scale: 3 },
  font: "Inter",
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
header{flex-direction:column;gap:2px;padding:4px 0 6px}.light header{background:#f7f7f8;border-bottom:1px solid #d8d8dc}.dark header{background:#161618;border-bottom:1px solid #2c2c2e}
header .icon{display:none}header .who b{font-size:12px;text-align:center;font-weight:400}header .who small{display:none}
.face{background:linear-gradient(#a5acb8,#838993)}
.pane{padding:8px 16px}.stack{max-width:72%}
.bubble{border-radius:18px;padding:7px 13px;letter-spacing:-.3px}
.light .them .bubble{background:#e9e9eb;color:#000}.dark .them .bubble{background:#262629;color:#fff}
.me .bubble{background:#0a7cff;color:#fff}
.quoted{border:1px solid #c9c9cd;color:#8a8a8e;border-radius:15px;padding:5px 10px;font-size:14px;margin-bottom:4px;max-width:80%;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
.dark .quoted{border-color:#3a3a3c}
.light .reacted{background:#e9e9eb;border:2px solid #fff}.dark .reacted{background:#3a3a3c;border:2px solid #000}
.reacted{padding:4px 6px;border-radius:16px}
.row.has-corner{margin-top:17px}
.under{font-size:11px;font-weight:500}
.between,.day,.service{font-size:11.500px;color:#8a8a8e}
footer{padding:6px 12px 10px}
.light .field{border:1px solid #c9c9cd;color:#b5b5b9;border-radius:18px;padding:6px 12px;font-size:16px}.dark .field{border:1px solid #3a3a3c;color:#6b6b6f;border-radius:18px;padding:6px 12px;font-size:16px}`,
};

const PETAL: ChatTheme = {
  id: "petal",
  split: "held-out",
  screen: { width: 412, height: 892, scale: 2.625 },
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
.light .talk{background:#fff;color:#21262e}.dark .talk{background:#111418;color:#f0f2f4}
header{border-bottom:1px solid rgba(128,128,128,.22)}header .who b{font-size:18px;font-weight:800}
.face{background:linear-gradient(140deg,#ff7a59,#e0356f)}.row .face{width:30px;height:30px;font-size:12px}
.bubble{border-radius:20px 20px 20px 5px;padding:9px 15px}
.row.me .bubble{border-radius:20px 20px 5px 20px}
.light .them .bubble{background:#f0f2f4;color:#21262e}.dark .them .bubble{background:#2a2f36;color:#f0f2f4}
.me .bubble{background:linear-gradient(100deg,#ff4e78,#ff7a54);color:#fff}
.quote{padding:5px 9px;border-radius:10px;background:rgba(255,255,255,.26)}.light .them .quote{background:#dfe3e8}.dark .them .quote{background:#3a4048}
.light .reacted{background:#fff;box-shadow:0 1px 4px rgba(0,0,0,.25)}.dark .reacted{background:#3a4048}
.row.has-corner{margin-top:16px}
.day{font-weight:700;color:#8c939c}.service{color:#fd5068;font-weight:800;font-size:14px}
.light .field{background:#f5f6f8;color:#a0a7b0;border-radius:24px;padding:11px 18px}.dark .field{background:#21262e;color:#7d8590;border-radius:24px;padding:11px 18px}
.send{color:#fd5068}`,
};

const PLUM: ChatTheme = {
  id: "plum",
  split: "held-out",
  screen: { width: 375, height: 812, scale: 3 },
  font: "Rubik",
  time: "none",
  ticks: false,
  avatars: true,
  quote: "above",
  reaction: "edge",
  readLine: true,
  panels: "none",
  css: `
body{font-size:15px}
.light .talk{background:linear-gradient(#fdf4ff,#f3efff);color:#1a1023}.dark .talk{background:linear-gradient(#1b1026,#0b0711);color:#fff}
header{background:transparent}.face{background:linear-gradient(45deg,#f9a13c,#d6249f)}.row .face{width:26px;height:26px;font-size:10px}
.bubble{border-radius:20px;padding:8px 13px}
.light .them .bubble{background:#fff;color:#1a1023;border:1px solid #eadff2}.dark .them .bubble{background:#2b2233;color:#fff}
.me .bubble{background:linear-gradient(180deg,#8b3ff2,#5851ea);color:#fff}
.quoted{background:rgba(130,110,150,.18);color:#857794;border-radius:16px;padding:6px 12px;font-size:13px;margin-bottom:-2px;max-width:86%;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
.quoted-note{font-size:11px;opacity:.55;margin:6px 8px 3px}
.light .reacted{background:#fff;border:1px solid #eadff2}.dark .reacted{background:#2b2233;border:2px solid #140c1c}
.day,.service{opacity:.6;font-size:12px}
footer{padding:8px 14px 12px}
.light .field{background:#fff;border:1px solid #ddd0e8;color:#a99bb5;border-radius:22px;padding:11px 16px}.dark .field{background:#241b2d;color:#8d7f9a;border-radius:22px;padding:11px 16px}`,
};

export const HELD_OUT_PHONES: readonly ChatTheme[] = [MINT, QUARTZ, PETAL, PLUM];
