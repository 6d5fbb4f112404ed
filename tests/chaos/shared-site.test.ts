// The short form of `npm run chaos`: in one evening of two paid matches an owner is killed, another one sleeps for three seconds, and a
// third is told to stop.
import { expect, it } from "vitest";
import { openChaosSite } from "./chaos-site.ts";
import { FAULTS } from "./faults.ts";
import { sufferAll } from "./rounds.ts";

const SHORT = ["kill", "zombie", "rolling"];

it("[CL5] [CL9] [CL14] [CL15] matches survive a kill, a sleeper and a stop: same seats, one owner, one prize", async (context) => {
  const site = await openChaosSite();
  if (site === null) return context.skip();
  try {
    const faults = SHORT.map((name) => FAULTS.find((fault) => fault.name === name)!);
    const suffered = await sufferAll(site, { name: "short", faults, times: 3, meetsBooks: false });
    expect(suffered).toMatchObject({
      inMatch: 3,
      sameSeat: 3,
      games: 2,
      settledOnce: 2,
      refunds: 0,
      chipsWhole: true,
      ownersOverlapped: 0,
      held: true,
    });
    // The trace saw them act: two tables, each under several epochs.
    expect(suffered.acts).toBeGreaterThan(100);
  } finally {
    await site.stop();
  }
}, 300_000);
