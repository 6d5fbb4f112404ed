// Keeps docs/coverage.md true: every file it names is there and holds a test of that title, and no line stands without proof.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
const SECTIONS = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];
const PROOF = /^ {2}- `([^`]+)`: "(.+)"$/;
const REASON = /^ {2}- Not ours: \S.*\.$/;
const TEST_FILE = /\.(test|spec|contract)\.tsx?$/;

const lines = readFileSync(join(ROOT, "docs/coverage.md"), "utf8").split("\n");
const proofs = lines.flatMap((line) => {
  const [, file, title] = PROOF.exec(line) ?? [];
  return file !== undefined && title !== undefined ? [{ file, title }] : [];
});

describe("docs/coverage.md", () => {
  it("goes through the specification from its first section to its last", () => {
    const sections = lines.flatMap((line) => /^## (\d)\. /.exec(line)?.[1] ?? []);
    expect(sections).toEqual(SECTIONS);
    expect(proofs.length).toBeGreaterThan(150);
  });

  it("names only test files that are there, and titles that stand in them", () => {
    const wrong = proofs.filter(({ file, title }) => {
      const path = join(ROOT, file);
      return !TEST_FILE.test(file) || !existsSync(path) || !holdsTitle(readFileSync(path, "utf8"), title);
    });
    expect(wrong).toEqual([]);
  });

  it("leaves no line without a test or a reason why it is not ours", () => {
    const bare = lines.filter((line, index) => line.startsWith("- ") && !isSupport(lines[index + 1] ?? ""));
    expect(bare).toEqual([]);
    const odd = lines.filter((line) => /^ {2}- /.test(line) && !isSupport(line));
    expect(odd).toEqual([]);
  });
});

/** Whether a source has a test of this title; a title may be a quoted text or a template. */
function holdsTitle(source: string, title: string): boolean {
  return ['"', "'", "`"].some(
    (quote) => source.includes(`(${quote}${title}${quote}`) || source.includes(`${quote}${title}${quote},`),
  );
}

function isSupport(line: string): boolean {
  return PROOF.test(line) || REASON.test(line);
}
