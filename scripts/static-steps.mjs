// The checks that run nothing of the product: format, lint, types, dead code, workspace hygiene.
import { runNode, toolScript } from "./runtime.mjs";

export const STATIC_STEPS = [
  { name: "format", run: () => runNode([toolScript("oxfmt", "bin/oxfmt"), "--check"]) },
  {
    name: "lint",
    run: () => runNode([toolScript("oxlint", "bin/oxlint"), "--type-aware", "--deny-warnings"]),
  },
  { name: "types", run: () => runNode(["scripts/typecheck.mjs"]) },
  { name: "dead code", run: () => runNode([toolScript("knip", "bin/knip.js"), "--no-progress"]) },
  {
    name: "workspaces",
    run: () => runNode([toolScript("sherif", "index.js"), "-r", "root-package-manager-field"]),
  },
];
