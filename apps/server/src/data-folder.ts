// DATA_DIR: there, writable, and closed to other users of the machine. What is wrong with it is one sentence at the start,
// not a stack trace from whoever writes first.
import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { StartRefusal } from "./errors.ts";

/** Files and folders of ours are the owner's alone. */
const OTHERS = 0o077;
/** Everything the server itself puts into the folder; whatever else lies there is none of its business. */
const OURS = /^(fitil\.sqlite(-wal|-shm|-journal)?|in-use\.lock|secrets\.json|outbox|compile-cache)$/;

/**
 * Makes the folder (mode 0700) where it is missing, tries to write into it, and keeps everything this process makes from
 * now on to its owner. Throws a `StartRefusal` that names DATA_DIR when it cannot be used.
 */
export function openDataFolder(folder: string): void {
  process.umask(OTHERS);
  try {
    makeFolder(folder);
    const probe = join(folder, `.writable-${process.pid}`);
    writeFileSync(probe, "1", { flush: true });
    rmSync(probe);
  } catch (cause) {
    const isFull =
      cause instanceof Error && "code" in cause && ["ENOSPC", "EDQUOT"].includes(String(cause.code));
    throw new StartRefusal(
      isFull
        ? `DATA_DIR expects room on its disk, but there is none left for ${folder}.`
        : `DATA_DIR expects a folder that can be written, but ${folder} is none.`,
      { cause },
    );
  }
}

/**
 * Closes what an earlier version or a restored backup left open to other users. Returns the names of what was closed, and
 * of what belongs to somebody else and stayed open.
 */
export function closeToOthers(folder: string): { readonly closed: string[]; readonly open: string[] } {
  const closed: string[] = [];
  const open: string[] = [];
  const close = (name: string): void => {
    const path = join(folder, name);
    const stat = statSync(path);
    if ((stat.mode & OTHERS) === 0) return;
    try {
      chmodSync(path, stat.mode & (stat.isDirectory() ? 0o700 : 0o600));
      closed.push(name);
    } catch {
      // Not ours to change, as on a mounted disk: whoever asked is told which.
      open.push(name);
    }
  };
  for (const name of readdirSync(folder).filter((entry) => OURS.test(entry))) {
    close(name);
    if (name === "outbox") for (const mail of readdirSync(join(folder, name))) close(join(name, mail));
  }
  return { closed, open };
}

/** Step by step: Node's own recursive way never comes back from a folder under /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) {
    if (!statSync(folder).isDirectory()) throw new Error(`${folder} is a file.`);
    return;
  }
  makeFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}
