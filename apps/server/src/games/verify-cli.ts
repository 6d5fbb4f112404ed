// `npm run verify -- <file or address>`: plays a recorded game again and says in words what that proves (RP3). Exit code 0: proven.
import { readFile } from "node:fs/promises";
import { gameSchema } from "@fitil/contracts";
import { sayVerdict } from "./say-verdict.ts";
import type { SiteFacts } from "./say-verdict.ts";

const [source] = process.argv.slice(2);
const language = /^ru/i.test(process.env["LC_ALL"] ?? process.env["LANG"] ?? "") ? "ru" : "en";
const USAGE = {
  ru: "Назови файл с записью или её адрес: npm run verify -- https://сайт/?replay=…",
  en: "Name a file with a recording or its address: npm run verify -- https://site/?replay=…",
};

/** The game's own address on the API, from a page's or an API call's address. */
function gameAddress(address: URL): string {
  const named = address.searchParams.get("replay") ?? /^\/api\/games\/([^/]+)/.exec(address.pathname)?.[1];
  if (named === undefined) throw new Error(USAGE[language]);
  return new URL(`/api/games/${encodeURIComponent(named)}`, address).href;
}

async function fetchText(address: string): Promise<string> {
  const answer = await fetch(address, { headers: { "accept-language": language } });
  const text = await answer.text();
  if (!answer.ok) throw new Error((JSON.parse(text) as { error: string }).error);
  return text;
}

async function read(from: string): Promise<{ text: string; site: SiteFacts | null }> {
  if (!/^https?:\/\//.test(from)) return { text: await readFile(from, "utf8"), site: null };
  const game = gameAddress(new URL(from));
  const site = gameSchema.parse(JSON.parse(await fetchText(game)));
  return { text: await fetchText(`${game}/replay`), site };
}

try {
  if (source === undefined) throw new Error(USAGE[language]);
  const { text, site } = await read(source);
  const { verdict, lines } = sayVerdict(text, site, language);
  process.stdout.write(`${lines.join("\n")}\n`);
  process.exitCode = verdict === "proven" ? 0 : 1;
} catch (cause) {
  process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n`);
  process.exitCode = 2;
}
