// What a table says while the beginning of its game is not written down, on the virtual clock.
import { describe, expect, it } from "vitest";
import { VirtualClock } from "@fitil/testkit";
import { HeldNews } from "./held-news.ts";

function open() {
  const clock = new VirtualClock();
  const said: string[] = [];
  const table = { isWritten: null as Promise<boolean> | null, mayAct: true, isStopped: false };
  const news = new HeldNews({
    publisher: {
      publish: (_, { text }) => void said.push(text),
      tell: (clientId) => void said.push(clientId),
    },
    checkpointer: { later: (task) => void clock.after(50, task) },
    whenWritten: () => table.isWritten,
    mayAct: () => table.mayAct,
    isStopped: () => table.isStopped,
  });
  const say = (text: string) => news.publish("game", { text, isUrgent: true });
  return { clock, said, table, news, say };
}

describe("the beginning of a game", () => {
  it("[CL14] is told when it is written down, and what follows it afterwards", async () => {
    const { clock, said, table, news, say } = open();
    const { promise, resolve } = Promise.withResolvers<boolean>();
    table.isWritten = promise;
    news.hold();
    say("begins");
    news.tell("ann", { type: "player_state", id: 1, x: 1, y: 1, orientation: "down" });
    await clock.advance(100);
    expect([news.isHolding, said]).toEqual([true, []]);
    resolve(true);
    await clock.advance(0);
    say("bomb");
    expect([news.isHolding, said]).toEqual([false, ["begins", "ann", "bomb"]]);
  });

  it("[CL14] waits until it can be written and the process may act", async () => {
    const { clock, said, table, news, say } = open();
    table.isWritten = Promise.resolve(false);
    news.hold();
    say("begins");
    await clock.advance(200);
    table.isWritten = Promise.resolve(true);
    table.mayAct = false;
    await clock.advance(200);
    expect(said).toEqual([]);
    table.mayAct = true;
    await clock.advance(50);
    expect([said, clock.pending()]).toEqual([["begins"], 0]);
  });

  it("[CL14] is told by whoever goes on with the table, or by this process when nobody does", async () => {
    const { clock, said, table, news, say } = open();
    table.isWritten = Promise.resolve(false);
    news.hold();
    say("begins");
    await clock.advance(100);
    [table.isStopped, table.mayAct] = [true, false];
    await clock.advance(200);
    expect([said, clock.pending()]).toEqual([[], 0]);
    [table.isStopped, table.mayAct] = [false, true];
    table.isWritten = null;
    news.goOn();
    await clock.advance(0);
    expect(said).toEqual(["begins"]);
  });

  it("[CL14] waits for nothing where there is no other process", () => {
    const { said, news, say } = open();
    news.hold();
    say("begins");
    expect(said).toEqual(["begins"]);
  });
});
