// The skeleton under every theme's own stylesheet: boxes in place, no colours.

export const BASE_STYLE = `
*{box-sizing:border-box}
html,body{margin:0;height:100%}
body{display:flex;overflow:hidden;-webkit-font-smoothing:antialiased}
.emoji{width:1.2em;height:1.2em;vertical-align:-.25em;margin:0 .05em}
.talk{flex:1;min-width:0;display:flex;flex-direction:column;position:relative;overflow:hidden}
.status{display:flex;justify-content:space-between;padding:6px 24px 4px;font-size:14px;font-weight:600}
.status svg{height:12px}
header{display:flex;align-items:center;gap:10px;padding:8px 14px;min-height:54px;z-index:2;position:relative}
header .who{flex:1;line-height:1.2}
header .who b{display:block;font-size:16px}
header .who small{font-size:12px;opacity:.65}
.face{width:38px;height:38px;border-radius:50%;flex:none;display:grid;place-items:center;font-weight:600;color:#fff}
.icon{width:22px;height:22px;flex:none;opacity:.8}
.pane{flex:1;overflow:hidden;min-height:0;display:flex;flex-direction:column;justify-content:flex-end;position:relative;padding:8px 10px}
.row{display:flex;align-items:flex-end;gap:6px;margin-top:3px;max-width:100%}
.row.first{margin-top:10px}
.row.me{justify-content:flex-end}
.stack{max-width:76%;display:flex;flex-direction:column;min-width:0}
.row.me .stack{align-items:flex-end}
.row.them .stack{align-items:flex-start}
.bubble{position:relative;padding:8px 12px;line-height:1.3;overflow-wrap:break-word;max-width:100%;width:fit-content}
.meta{float:right;font-size:.7em;opacity:.65;margin:.55em 0 -.2em .8em;white-space:nowrap}
.meta svg{height:.9em;vertical-align:-.1em;margin-left:.25em}
.under,.beside{font-size:11px;opacity:.6;margin:2px 6px}
.quote{font-size:.86em;margin-bottom:4px;overflow:hidden;line-height:1.25;max-width:100%}
.quote b{display:block}
.quote span{display:block;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
.reacted{font-size:12px;display:flex;gap:3px;align-items:center;width:fit-content;padding:2px 6px;border-radius:12px}
.reacted.edge{margin-top:-7px;z-index:1;position:relative}
.row.them .reacted.edge{margin-left:10px}.row.me .reacted.edge{margin-right:10px}
.reacted.corner{position:absolute;top:-13px;right:-10px}
.row.me .reacted.corner{right:auto;left:-10px}
.reacted.inside{margin-top:5px}
.between{text-align:center;font-size:12px;margin:12px 0 6px;opacity:.7}
.day,.service{align-self:center;font-size:12.500px;margin:10px 0 6px;padding:3px 10px;border-radius:12px}
footer{display:flex;align-items:center;gap:10px;padding:8px 12px 14px;z-index:2}
.field{flex:1;padding:8px 14px;font-size:15px}
.home{height:5px;width:134px;border-radius:3px;background:currentColor;align-self:center;margin-bottom:8px;opacity:.9}
.tail{position:absolute;top:0;bottom:-1px;background:inherit}
.row.me .tail{left:0;right:-6px;mask:url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='16' height='20'%3E%3Cpath d='M0 0 H9 C9 10 11 16 16 18 C10 20 4 18 0 14 Z'/%3E%3C/svg%3E") right bottom/16px 20px no-repeat}
.row.them .tail{left:-6px;right:0;mask:url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='16' height='20'%3E%3Cpath d='M16 0 H7 C7 10 5 16 0 18 C6 20 12 18 16 14 Z'/%3E%3C/svg%3E") left bottom/16px 20px no-repeat}
.typing{display:flex;gap:5px;padding:13px 14px}.typing i{width:9px;height:9px;border-radius:50%;background:currentColor;opacity:.45;font-style:normal}.typing i:nth-child(2){opacity:.3}.typing .tail{opacity:1}
.like{width:18px;height:18px;align-self:center;opacity:.5}
body.framed{flex-wrap:wrap}body.framed .talk,body.framed .side,body.framed .card{height:calc(100% - 78px)}
.browser{width:100%;height:78px;font-size:12px;background:#dee1e6;color:#3c4043}.browser .strip{display:flex;gap:6px;padding:8px 12px 0;height:40px}.browser .strip span{width:190px;padding:9px 14px;border-radius:9px 9px 0 0}.browser .strip span:nth-child(2){background:#fff}
.browser .address{height:38px;background:#fff;padding:10px 60px}.dark .browser{background:#202124;color:#e8eaed}.dark .browser .address,.dark .browser .strip span:nth-child(2){background:#35363a}
.side{flex:none;display:flex;flex-direction:column;overflow:hidden}
.side .search{margin:10px;padding:7px 12px;border-radius:8px;font-size:13px}
.side .tabs{display:flex;gap:14px;padding:2px 14px 8px;font-size:13px}
.entry{display:flex;gap:10px;padding:8px 12px;align-items:center}
.entry .face{width:46px;height:46px}
.entry .what{flex:1;min-width:0;font-size:13px;line-height:1.35}
.entry .what b{display:flex;justify-content:space-between;font-size:14px}
.entry .what b i{font-style:normal;font-weight:400;font-size:11px;opacity:.6}
.entry .what span{display:block;white-space:nowrap;overflow:hidden;text-overflow:ellipsis;opacity:.7}
.badge{min-width:20px;height:20px;border-radius:10px;font-size:11px;display:grid;place-items:center;color:#fff;padding:0 6px}
.card{flex:none;padding:16px;font-size:14px;line-height:1.5}
.card .photo{height:220px;border-radius:12px;margin-bottom:12px}
`;
