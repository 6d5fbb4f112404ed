// What the two runners left in their JSON reports: how much passed, and what failed and why.
import { existsSync, readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";

/** Of one failure, characters. */
const MAX_OF_A_FAILURE = 3000;

/**
 * Adds up both runners' reports; a runner that left no report has already failed its step.
 * @param {string} unitReport file of vitest's report
 * @param {string} browserReport file of Playwright's report
 * @returns {{ passed: number, failed: number, skipped: number }}
 */
export function tally(unitReport, browserReport) {
  const sum = { passed: 0, failed: 0, skipped: 0 };
  if (existsSync(unitReport)) {
    const report = JSON.parse(readFileSync(unitReport, "utf8"));
    sum.passed += report.numPassedTests;
    sum.failed += report.numFailedTests;
    sum.skipped += report.numPendingTests + report.numTodoTests;
  }
  if (existsSync(browserReport)) {
    const { stats } = JSON.parse(readFileSync(browserReport, "utf8"));
    sum.passed += stats.expected;
    sum.failed += stats.unexpected + stats.flaky;
    sum.skipped += stats.skipped;
  }
  return sum;
}

/**
 * What failed and why, once more at the end: where a log is cut, its end is what is left.
 * @param {string} unitReport file of vitest's report
 * @param {string} browserReport file of Playwright's report
 * @returns {string[]} one text a failed test
 */
export function failures(unitReport, browserReport) {
  const found = [];
  const add = (title, messages) => {
    found.push(
      [`✗ ${title}`, ...messages.map(stripVTControlCharacters)].join("\n").slice(0, MAX_OF_A_FAILURE),
    );
  };
  if (existsSync(unitReport)) {
    for (const file of JSON.parse(readFileSync(unitReport, "utf8")).testResults) {
      const failed = file.assertionResults.filter(({ status }) => status === "failed");
      for (const test of failed) add(`${file.name} › ${test.fullName}`, test.failureMessages);
      if (file.status === "failed" && failed.length === 0) add(file.name, [file.message]);
    }
  }
  if (existsSync(browserReport)) {
    const suites = [...JSON.parse(readFileSync(browserReport, "utf8")).suites];
    for (let suite = suites.pop(); suite; suite = suites.pop()) {
      suites.push(...(suite.suites ?? []));
      for (const spec of suite.specs) {
        const errors = spec.tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
        if (!spec.ok)
          add(
            `${spec.file} › ${spec.title}`,
            errors.map(({ message }) => message),
          );
      }
    }
  }
  return found;
}
