// Pages that are no chats: a profile to be read as one, and pictures with nothing to read.

/** A dating profile with a photo, prompts and tags; `lines` stand on it in order. */
export function drawProfilePage(name: string, lines: readonly string[], tags: readonly string[]): string {
  const cards = lines.map((line) => `<p>${line}</p>`).join("");
  const chips = tags.map((tag) => `<span>${tag}</span>`).join("");
  return `<!doctype html><meta charset="utf-8"><style>body{margin:0;font:17px/1.5 "Liberation Sans",Arial,sans-serif;background:#fff;color:#222}
.photo{height:340px;background:linear-gradient(150deg,#f4c7a1,#6d8fb3 60%,#36506e)}h1{margin:14px 18px 4px;font-size:28px}p{margin:10px 18px}
.tags{display:flex;flex-wrap:wrap;gap:8px;margin:14px 18px}.tags span{background:#f1edf7;border-radius:16px;padding:5px 12px;font-size:15px}</style>
<div class="photo"></div><h1>${name}</h1>${cards}<div class="tags">${chips}</div>`;
}

/** Something like a photo: shades and shapes, no letters. */
export function drawLandscapePage(): string {
  return `<!doctype html><style>body{margin:0;height:100vh;overflow:hidden;background:linear-gradient(#8fc3ea,#f3e2c7 55%,#6f8a4f 56%,#35502c)}
i{position:absolute;border-radius:50%;filter:blur(2px)}</style><i style="left:60%;top:12%;width:90px;height:90px;background:#fff3b0"></i>
<i style="left:-10%;top:46%;width:70%;height:30%;background:#4d6b3a"></i><i style="left:35%;top:50%;width:90%;height:40%;background:#3d5a30"></i>`;
}
