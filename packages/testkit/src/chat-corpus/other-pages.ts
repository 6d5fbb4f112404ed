// Pages without bubbles: profiles and a list of messages to be read as such, and pictures with nothing to read.
import { fontFaces } from "./corpus-fonts.ts";

/** A dating profile with a photo, prompts and tags; `lines` stand on it in order. */
export function drawProfilePage(name: string, lines: readonly string[], tags: readonly string[]): string {
  const cards = lines.map((line) => `<p>${line}</p>`).join("");
  const chips = tags.map((tag) => `<span>${tag}</span>`).join("");
  return `<!doctype html><meta charset="utf-8"><style>body{margin:0;font:17px/1.5 "Liberation Sans",Arial,sans-serif;background:#fff;color:#222}
.photo{height:340px;background:linear-gradient(150deg,#f4c7a1,#6d8fb3 60%,#36506e)}h1{margin:14px 18px 4px;font-size:28px}p{margin:10px 18px}
.tags{display:flex;flex-wrap:wrap;gap:8px;margin:14px 18px}.tags span{background:#f1edf7;border-radius:16px;padding:5px 12px;font-size:15px}</style>
<div class="photo"></div><h1>${name}</h1>${cards}<div class="tags">${chips}</div>`;
}

/** A profile whose tags are outlines only, two rows of them. */
export function drawOutlinedProfile(name: string, about: string, tags: readonly string[]): string {
  const chips = tags.map((tag) => `<span>${tag}</span>`).join("");
  return `<!doctype html><meta charset="utf-8"><style>${fontFaces("Inter")}
body{margin:0;font:16px/1.35 "Inter";background:#fffefd;color:#262330}
.photo{height:300px;background:linear-gradient(120deg,#9fd8c4,#f7d794 55%,#f19c79)}h1{margin:16px 18px 4px;font-size:27px}p{margin:8px 18px}
.tags{display:flex;flex-wrap:wrap;gap:8px;margin:14px 18px}.tags span{border:1px solid #c9c4d4;border-radius:15px;padding:5px 12px;font-size:14px}</style>
<div class="photo"></div><h1>${name}</h1><p>${about}</p><div class="tags">${chips}</div>`;
}

/** A talk without bubbles, as team chats show it: a face, a name and a time, and below them what was said. */
export function drawMessageList(
  groups: readonly { readonly name: string; readonly time: string; readonly said: readonly string[] }[],
  dark: boolean,
): string {
  const rows = groups
    .map(({ name, time, said }) =>
      said
        .map((text, index) =>
          index === 0
            ? `<div class="entry"><i>${name.slice(0, 1)}</i><div><b>${name}</b> <small>${time}</small><br>${text}</div></div>`
            : `<div class="entry"><s></s><div>${text}</div></div>`,
        )
        .join(""),
    )
    .join("");
  const colours = dark ? "background:#2b2d31;color:#e2e4e8" : "background:#fff;color:#1d1c1d";
  return `<!doctype html><meta charset="utf-8"><style>${fontFaces("Inter")}
body{margin:0;font:15px/1.35 "Inter";height:100vh;display:flex;flex-direction:column;${colours}}
header{padding:14px 16px;font-weight:600;border-bottom:1px solid rgba(128,128,128,.25)}main{flex:1;padding:12px 10px}
.entry{display:flex;gap:12px;padding:6px 8px}.entry i,.entry s{flex:none;width:36px}.entry i{height:36px;border-radius:50%;background:#4f8f7b;color:#fff;display:grid;place-items:center;font-style:normal}
small{color:#8b8f97;font-size:12px}footer{margin:10px;padding:10px 14px;border-radius:10px;border:1px solid rgba(128,128,128,.4);color:#8b8f97}</style>
<header># weekend</header><main>${rows}</main><footer>Message</footer>`;
}

/** Something like a photo: shades and shapes, no letters. */
export function drawLandscapePage(): string {
  return `<!doctype html><style>body{margin:0;height:100vh;overflow:hidden;background:linear-gradient(#8fc3ea,#f3e2c7 55%,#6f8a4f 56%,#35502c)}
i{position:absolute;border-radius:50%;filter:blur(2px)}</style><i style="left:60%;top:12%;width:90px;height:90px;background:#fff3b0"></i>
<i style="left:-10%;top:46%;width:70%;height:30%;background:#4d6b3a"></i><i style="left:35%;top:50%;width:90%;height:40%;background:#3d5a30"></i>`;
}
