// `npm run chaos`: three processes behind HAProxy on a real Redis and PostgreSQL, eight people at two paid tables, and one fault after
// another in the middle of their matches. One JSON line a fault. `npm run chaos -- kill=100 zombie=20` runs these, so often; CHAOS_SECONDS
// ends it after the round that goes on then, CHAOS_BALANCER=nginx strikes behind nginx (NGINX_PROGRAM names another than the system's).
import { FAULTS } from "./faults.ts";
import { openChaosSite } from "./chaos-site.ts";
import type { ChaosSite } from "./chaos-site.ts";
import { sufferAll } from "./rounds.ts";

const asked = new Map(
  process.argv.slice(2).map((word) => {
    const [name = "", times] = word.split("=");
    return [name, times === undefined ? undefined : Number(times)] as const;
  }),
);
const endsAt = performance.now() + Number(process.env["CHAOS_SECONDS"] ?? Infinity) * 1000;
const known = new Set(FAULTS.map(({ name }) => name));
for (const [name, times] of asked)
  if (!known.has(name) || times === 0 || Number.isNaN(times)) {
    console.error(`Faults are ${[...known].join(", ")}, each with =TIMES or without.`);
    process.exit(2);
  }

const site: ChaosSite | null = await openChaosSite();
if (site !== null) {
  try {
    for (const fault of FAULTS) {
      if (asked.size > 0 && !asked.has(fault.name)) continue;
      const { name } = fault;
      const times = asked.get(name) ?? fault.times;
      const suffered = await sufferAll(site, { name, faults: [fault], times, meetsBooks: true, endsAt });
      process.stdout.write(`${JSON.stringify(suffered)}\n`);
      if (!suffered.held) process.exitCode = 1;
    }
  } finally {
    await site.stop();
  }
}
