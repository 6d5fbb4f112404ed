// A Chromium that nobody watches: spoken to by the DevTools protocol alone, without the network domain that test tools always turn
// on. With it every WebSocket message is copied to the tool by the page's own thread, which would count as the page's script.
import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A page and the few words that are said to it. */
export interface PlainPage {
  /** Sends one command of the DevTools protocol to the page. */
  send(method: string, params?: object): Promise<Record<string, unknown>>;
  /** The value of an expression in the page; promises are waited for. Rejects with what the page threw. */
  evaluate(expression: string): Promise<unknown>;
  /** Resolves as soon as the expression is true; looked at ten times a second. */
  until(expression: string): Promise<void>;
  /** A key by its `code` goes down or up. */
  key(type: "keyDown" | "keyUp", code: string): Promise<void>;
}

export interface PlainBrowser {
  /** The one page, empty. `script` runs before the scripts of every page it goes to. */
  openPage(script: string): Promise<PlainPage>;
  close(): Promise<void>;
}

interface Answer {
  readonly id?: number;
  readonly result?: Record<string, unknown>;
  readonly error?: { readonly message: string };
}

const UNTIL_TIMEOUT_MS = 30_000;
const KEY_CODES: Readonly<Record<string, number>> = {
  Space: 32,
  ArrowLeft: 37,
  ArrowUp: 38,
  ArrowRight: 39,
  ArrowDown: 40,
};

/** Starts the browser at `path` with a profile of its own. */
export async function startPlainBrowser(path: string, flags: readonly string[]): Promise<PlainBrowser> {
  const profile = mkdtempSync(join(tmpdir(), "fitil-browser-"));
  const args = ["--headless=new", "--remote-debugging-port=0", `--user-data-dir=${profile}`, "about:blank"];
  const child = spawn(path, [...flags, ...args], { stdio: ["ignore", "ignore", "pipe"] });
  const socket = new WebSocket(await debuggingAddress(child));
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve, { once: true });
    socket.addEventListener("error", () => reject(new Error("the browser does not answer")), { once: true });
  });
  const waiting = new Map<
    number,
    { resolve: (result: Record<string, unknown>) => void; reject: (e: Error) => void }
  >();
  let lastId = 0;
  socket.addEventListener("message", ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    const asked = answer.id === undefined ? undefined : waiting.get(answer.id);
    if (asked === undefined) return;
    waiting.delete(answer.id!);
    if (answer.error) asked.reject(new Error(answer.error.message));
    else asked.resolve(answer.result ?? {});
  });
  const send = (method: string, params: object, sessionId?: string): Promise<Record<string, unknown>> =>
    new Promise((resolve, reject) => {
      lastId += 1;
      waiting.set(lastId, { resolve, reject });
      socket.send(JSON.stringify({ id: lastId, method, params, ...(sessionId ? { sessionId } : {}) }));
    });
  return {
    async openPage(script) {
      const { targetId } = await send("Target.createTarget", { url: "about:blank" });
      const { sessionId } = await send("Target.attachToTarget", { targetId, flatten: true });
      const page = pageOf((method, params) => send(method, params, String(sessionId)));
      await page.send("Page.enable");
      const screen = { width: 1366, height: 768, deviceScaleFactor: 1, mobile: false };
      await page.send("Emulation.setDeviceMetricsOverride", screen);
      await page.send("Page.addScriptToEvaluateOnNewDocument", { source: script });
      return page;
    },
    async close() {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      // It does not answer any more: then it is ended.
      await send("Browser.close", {}).catch(() => child.kill());
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function pageOf(send: (method: string, params: object) => Promise<Record<string, unknown>>): PlainPage {
  async function evaluate(expression: string): Promise<unknown> {
    const params = { expression, awaitPromise: true, returnByValue: true };
    const { result, exceptionDetails } = (await send("Runtime.evaluate", params)) as {
      result?: { value?: unknown };
      exceptionDetails?: { text: string; exception?: { description?: string } };
    };
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result?.value;
  }
  return {
    send: (method, params = {}) => send(method, params),
    evaluate,
    async until(expression) {
      const end = Date.now() + UNTIL_TIMEOUT_MS;
      // While a page is being left its world may be gone for a moment.
      while ((await evaluate(expression).catch(() => false)) !== true) {
        if (Date.now() > end) throw new Error(`never true in the page: ${expression}`);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    },
    async key(type, code) {
      const key = code === "Space" ? " " : code;
      await send("Input.dispatchKeyEvent", { type, code, key, windowsVirtualKeyCode: KEY_CODES[code] });
    },
  };
}

function debuggingAddress(child: ChildProcess): Promise<string> {
  let output = "";
  return new Promise((resolve, reject) => {
    child.stderr?.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      const found = /DevTools listening on (ws:\/\/\S+)/.exec(output)?.[1];
      if (found) resolve(found);
    });
    child.once("exit", (code) => reject(new Error(`the browser ended with ${code}:\n${output}`)));
  });
}
