// Phone themes for tuning whose bubbles shade off: each by itself from top to bottom, aslant, or over the screen.
import type { ChatTheme } from "../chat-theme.ts";

const IRIS: ChatTheme = {
  id: "iris",
  split: "tuning",
  screen: { width: 390, height: 844, scale: 2 },
  font: "Inter",
  time: "none",
  ticks: false,
  avatars: true,
  quote: "above",
  reaction: "edge",
  readLine: true,
  panels: "none",
  css: `
body{font-size:16px}
.light .talk{background:#fff;color:#0d0d10}.dark .talk{background:#000;color:#fafafa}
header{border-bottom:1px solid rgba(128,128,128,.22)}.face{background:#d77fae}.row .face{width:28px;height:28px;font-size:12px}
.bubble{border-radius:20px;padding:7px 11px}.row.me .bubble{border-bottom-right-radius:4px}
.light .them .bubble{background:#efeff1;color:#0d0d10}.dark .them .bubble{background:#25262a;color:#fafafa}
.me .bubble{background:linear-gradient(180deg,#b12cf0,#4a5be0);color:#fff}
.quoted{background:rgba(128,128,128,.16);color:#8b8b92;border-radius:16px;padding:5px 11px;font-size:13px;margin-bottom:3px;max-width:84%;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
.quoted-note{font-size:11px;opacity:.55;margin:6px 8px 3px}
.light .reacted{background:#efeff1;border:2px solid #fff}.dark .reacted{background:#25262a;border:2px solid #000}
.day,.service{opacity:.6;font-size:12px}
.light .field{border:1px solid #d7d7dc;color:#9a9aa2;border-radius:20px}.dark .field{border:1px solid #35363b;color:#83848c;border-radius:20px}`,
};

const DUSK: ChatTheme = {
  id: "dusk",
  split: "tuning",
  screen: { width: 393, height: 852, scale: 2.75 },
  font: "Roboto",
  time: "inside",
  ticks: true,
  avatars: false,
  quote: "tint",
  reaction: "inside",
  readLine: false,
  panels: "none",
  css: `
body{font-size:16px}
.light .talk{background:#f2ede9;color:#1b1512}.dark .talk{background:#151217;color:#f4eff6}
.light header,.light .status{background:#fffaf6}.dark header,.dark .status{background:#221d26}
.face{background:#c76b5a}
.bubble{border-radius:16px;padding:7px 11px}
.light .them .bubble{background:#fffdfb;color:#1b1512;box-shadow:0 1px 2px rgba(60,30,10,.14)}.dark .them .bubble{background:#2a2430;color:#f4eff6}
.me .bubble{background:linear-gradient(#f0588e,#b04fd8 45%,#4f6be6) fixed;color:#fff}
.meta{opacity:.8}.them .meta{color:#9a7f72;opacity:1}
.quote{border-radius:8px;padding:5px 9px;background:rgba(0,0,0,.14)}.light .them .quote{background:#f3e9e2}
.reacted{background:rgba(255,255,255,.25)}.light .them .reacted{background:#f3e9e2}
.light .day,.light .service{background:rgba(90,60,40,.3);color:#fff}.dark .day,.dark .service{background:rgba(255,255,255,.1);color:#ddd}
.light footer{background:#fffaf6}.dark footer{background:#221d26}
.light .field{background:#f2ede9;color:#a3958c;border-radius:20px}.dark .field{background:#151217;color:#857b8c;border-radius:20px}`,
};

const GRAPE: ChatTheme = {
  id: "grape",
  split: "tuning",
  screen: { width: 412, height: 892, scale: 2.625 },
  font: "Noto Sans",
  time: "under",
  ticks: true,
  avatars: false,
  quote: "bar",
  reaction: "edge",
  readLine: false,
  panels: "none",
  css: `
body{font-size:15px}
.light .talk{background:linear-gradient(#fdf7ff,#f1f5ff);color:#20172b}.dark .talk{background:linear-gradient(#1b1224,#0d1018);color:#f2edf8}
header{border-bottom:1px solid rgba(128,128,128,.2)}.face{background:linear-gradient(#e59ad0,#7f5ad6)}
.bubble{border-radius:14px;padding:8px 12px}
.light .them .bubble{background:linear-gradient(#efe4fb,#ddd3ef);color:#20172b}.dark .them .bubble{background:linear-gradient(#3a2f4c,#272036);color:#f2edf8}
.me .bubble{background:linear-gradient(160deg,#8d3ff0,#3a7bf0 80%);color:#fff}
.quote{border-left:3px solid rgba(255,255,255,.7);padding-left:8px}.them .quote{border-left-color:#9d7fe0}
.light .reacted{background:#fff;border:1px solid #ddd5ea}.dark .reacted{background:#32283f;border:2px solid #120e18}
.day,.service{color:#9a8fab}
.light .field{background:#fff;border:1px solid #ddd5ea;border-radius:18px;color:#aaa0b8}.dark .field{background:#272036;border-radius:18px;color:#80778f}`,
};

export const TUNING_PHONES_SHADED: readonly ChatTheme[] = [IRIS, DUSK, GRAPE];
