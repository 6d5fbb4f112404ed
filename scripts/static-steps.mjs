// The checks that run nothing of the product: format, lint, types, dead code, workspace hygiene. Nothing of one is in another's
// way, so all may run beside each other.
import { uncollected } from "./go-memory.mjs";
import { runNode, toolScript } from "./runtime.mjs";

/** The longest first. */
export const STATIC_STEPS = [
  {
    name: "lint",
    run: (stdio) =>
      runNode([toolScript("oxlint", "bin/oxlint"), "--type-aware", "--deny-warnings"], {
        stdio,
        env: uncollected(1 / 4),
      }),
  },
  { name: "types", run: (stdio) => runNode(["scripts/typecheck.mjs"], { stdio }) },
  {
    name: "dead code",
    run: (stdio) => runNode([toolScript("knip", "bin/knip.js"), "--no-progress"], { stdio }),
  },
  { name: "format", run: (stdio) => runNode([toolScript("oxfmt", "bin/oxfmt"), "--check"], { stdio }) },
  {
    name: "workspaces",
    run: (stdio) =>
      runNode([toolScript("sherif", "index.js"), "-r", "root-package-manager-field"], { stdio }),
  },
];
