// Phone themes that the reader may be tuned on.
import type { ChatTheme } from "../chat-theme.ts";

const SKY: ChatTheme = {
  id: "sky",
  split: "tuning",
  screen: { width: 390, height: 844, scale: 3 },
  font: "Inter",
  time: "inside",
  ticks: true,
  avatars: false,
  quote: "bar",
  reaction: "inside",
  readLine: false,
  panels: "none",
  css: `
body{font-size:16.500px}
.light .talk{background:linear-gradient(160deg,#a9cfe8,#c9d5b5 60%,#e5c9a0)}.dark .talk{background:linear-gradient(160deg,#10151c,#1d1630)}
.light .status,.light header{background:#f6f6f7;color:#000}.dark .status,.dark header{background:#1d1d1f;color:#fff}
.face{background:#e0709a}
.bubble{border-radius:17px;padding:6px 11px 7px}
.light .them .bubble{background:#fff;color:#000}.light .me .bubble{background:#e1ffc7;color:#000}
.dark .them .bubble{background:#262628;color:#fff}.dark .me .bubble{background:#3e6a97;color:#fff}
.row.first.them .bubble{border-bottom-left-radius:4px}.row.first.me .bubble{border-bottom-right-radius:4px}
.light .me .meta{color:#2e9c3c;opacity:1}
.quote{border-left:3px solid #3a95d5;padding:2px 8px;border-radius:4px;background:rgba(58,149,213,.12)}.quote b{color:#3a95d5}
.reacted{background:rgba(58,149,213,.22)}
.day,.service{background:rgba(60,80,60,.4);color:#fff;font-weight:500}
.light footer{background:#f6f6f7;color:#000}.dark footer{background:#1d1d1f;color:#fff}
.light .field{background:#fff;border:1px solid #d5d5d8;color:#b0b0b5;border-radius:18px}.dark .field{background:#2a2a2c;color:#777;border-radius:18px}`,
};

const SLATE: ChatTheme = {
  id: "slate",
  split: "tuning",
  screen: { width: 412, height: 915, scale: 2.625 },
  font: "Roboto",
  time: "beside",
  ticks: false,
  avatars: true,
  quote: "bar",
  reaction: "edge",
  readLine: false,
  panels: "none",
  css: `
body{font-size:16px}
.light .talk{background:#fff;color:#111}.dark .talk{background:#141414;color:#e7e8ea}
header{border-bottom:1px solid rgba(120,120,120,.2)}.face{background:#5a8fd0}.row .face{width:32px;height:32px;font-size:12px}
.bubble{border-radius:16px}
.light .them .bubble{background:#ebedf0;color:#111}.dark .them .bubble{background:#2c2d2e;color:#e7e8ea}
.light .me .bubble{background:#cce4ff;color:#111}.dark .me .bubble{background:#3a5a82;color:#e7e8ea}
.quote{border-left:2px solid #6f8db3;padding-left:8px}.quote b{color:#4b7fbd}
.light .reacted{background:#fff;border:1px solid #dcdfe3}.dark .reacted{background:#3a3b3d}
.day,.service{color:#88909a}
.light footer{background:#fafbfc;border-top:1px solid #e2e4e8}.dark footer{background:#1b1b1b}
.light .field{background:#f0f2f4;border-radius:18px;color:#99a2ad}.dark .field{background:#2c2d2e;border-radius:18px;color:#777}`,
};

const LILAC: ChatTheme = {
  id: "lilac",
  split: "tuning",
  screen: { width: 375, height: 740, scale: 2 },
  font: "Nunito",
  time: "between",
  ticks: false,
  avatars: true,
  quote: "above",
  reaction: "corner",
  readLine: true,
  panels: "none",
  css: `
body{font-size:16px}
.light .talk{background:#faf7f4;color:#222}.dark .talk{background:#17151a;color:#eee}
header{border-bottom:1px solid rgba(128,128,128,.18)}.face{background:linear-gradient(#c39be0,#7a4fb0)}.row .face{width:28px;height:28px;font-size:11px}
.bubble{border-radius:8px 18px 18px 18px}.row.me .bubble{border-radius:18px 8px 18px 18px}
.light .them .bubble{background:#fff;color:#222;border:1px solid #e3dcd4}.dark .them .bubble{background:#25222a;color:#eee;border:1px solid #39343f}
.me .bubble{background:#7c3aed;color:#fff}
.quoted{background:rgba(128,128,128,.14);color:#888;border-radius:14px;padding:5px 10px;font-size:13px;margin-bottom:3px;max-width:84%;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
.quoted-note{font-size:11px;opacity:.55;margin:6px 8px 3px}
.light .reacted{background:#fff;box-shadow:0 1px 3px rgba(0,0,0,.3)}.dark .reacted{background:#39343f}
.row.has-corner{margin-top:16px}
.day,.service{color:#9a90a5}
.light .field{background:#fff;border:1px solid #ddd5cc;border-radius:20px;color:#b3a99f}.dark .field{background:#25222a;border-radius:20px;color:#777}`,
};

const WAVE: ChatTheme = {
  id: "wave",
  split: "tuning",
  screen: { width: 360, height: 780, scale: 3 },
  font: "Open Sans",
  time: "under",
  ticks: true,
  avatars: true,
  quote: "tint",
  reaction: "edge",
  readLine: true,
  panels: "none",
  css: `
body{font-size:15px}
.light .talk{background:#fff url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='60' height='60' fill='none' stroke='%23e9eef5' stroke-width='2'%3E%3Cpath d='M0 30 q15 -20 30 0 t30 0'/%3E%3Ccircle cx='30' cy='8' r='4'/%3E%3C/svg%3E");color:#111}.dark .talk{background:#18191a;color:#e4e6eb}
.light header,.light .status{background:#0b7285;color:#fff}.dark header,.dark .status{background:#242526;color:#fff}
.face{background:#3b8ea5}.row .face{width:28px;height:28px;font-size:11px}
.bubble{border-radius:18px}
.light .them .bubble{background:#e4e6eb;color:#050505}.dark .them .bubble{background:#3a3b3c;color:#e4e6eb}
.me .bubble{background:linear-gradient(#0a84ff,#7a3bff);color:#fff}
.quote{background:rgba(0,0,0,.12);border-radius:10px;padding:5px 9px}
.light .reacted{background:#fff;border:1px solid #ddd}.dark .reacted{background:#3a3b3c;border:2px solid #18191a}
.day,.service{color:#777c85}
.light .field{background:#f0f2f5;border-radius:20px;color:#8a8d91}.dark .field{background:#3a3b3c;border-radius:20px;color:#999}`,
};

export const TUNING_PHONES: readonly ChatTheme[] = [SKY, SLATE, LILAC, WAVE];
