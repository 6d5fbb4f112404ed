// Whole processes in trouble: real tables, hubs and cluster nodes over a register and books in memory, with bad wires, drifting clocks, stops,
// cuts and kills, while people play for chips, dial again and change tables. FUZZ_SITES says how many runs, FUZZ_SITES_FROM with which to begin.
import { env } from "node:process";
import { describe, expect, it } from "vitest";
import { settle } from "@fitil/testkit";
import { readCheckpoint } from "../tables/checkpoint/checkpoint.ts";
import type { Tables } from "../tables/index.ts";
import { PatientPerson } from "../testing/patient-person.ts";
import { TroubledProcess, TroubledWorld, inTime } from "../testing/troubled-process.ts";

const RUNS = Number(env["FUZZ_SITES"] ?? 200);
const FIRST = Number(env["FUZZ_SITES_FROM"] ?? 1);
/** What has failed once, beyond the first runs: a yes that was forgotten, somebody seated again who had left, an end that nobody told. */
const FOUND = [
  70, 75, 80, 86, 104, 134, 186, 230, 249, 296, 381, 416, 627, 632, 788, 803, 1268, 1722, 2052, 6522,
  // Counted as away, or seated on an older connection, after a process had slept while the register lost everything.
  308,
  1410,
  // The same where the owner heard that they are back before it could act again.
  329, 467, 693,
  // The last word to a process was lost on a wire that was cut for a moment; or the table rested, and who came back was refused their seat.
  1650,
  3398, 3661, 4100, 5992,
  // A process that came back after the register had lost everything was cut off while it was asked for its people.
  2313,
  // Cut off for two seconds while whoever could have missed it was asleep: nobody asked, and it told nobody.
  2244,
  // A game was seen to begin that was not written down yet; whoever went on with the table called it off, and it never ended.
  9932,
  // A connection was gone while its question for a seat waited, and the table came to its own process meanwhile.
  2174,
].filter((seed) => seed < FIRST || seed > RUNS);
const PROCESSES = 3;
const STAKE = 250;
const TROUBLE_MS = 6_000;
/** Until the silent are evicted, their tables claimed, the register's rest is over, and everybody has dialled again. */
const CALM_MS = 6_000;
const STEP_MS = 100;

const PAIRS = [
  ["ann", "bob"],
  ["cat", "dan"],
] as const;
const WANDERER = "eve";

describe("a site in trouble", () => {
  it.each([...Array.from({ length: RUNS - FIRST + 1 }, (_, index) => FIRST + index), ...FOUND])(
    "[CL5] [CL9] [CL10] [CL23] one owner acts, chips are whole, everybody sits once and on their newest connection, a game is settled once, a yes holds, an end is heard: seed %i",
    async (seed) => {
      const world = new TroubledWorld(seed);
      const { die } = world;
      let started = 0;
      const begin = () => {
        const process = new TroubledProcess(world, `p${++started}`);
        void process.start();
        return process;
      };
      const processes = Array.from({ length: PROCESSES }, begin);
      await world.clock.advance(1_500);
      const anyone = () => {
        const process = processes[die(PROCESSES)]!;
        return process.isDead || !process.node.isReady() ? null : process;
      };
      const rooms: string[] = [];
      for (const [index] of PAIRS.entries()) {
        const made = async (): Promise<string | null> => {
          // As they answer where there are others.
          const tables: Tables = processes[index]!.site.tables;
          const created = await tables.create({ userId: `host${index}`, isGuest: false }, { stakes: STAKE });
          if (!created.ok) why = created.code;
          return created.ok ? created.id : null;
        };
        let why = "nothing";
        const room = await inTime(world, made());
        if (room === null) throw new Error(`no table could be made: ${JSON.stringify(why)}`);
        rooms.push(room);
      }
      const people = PAIRS.flatMap((pair, index) =>
        pair.map((userId) => new PatientPerson(world, userId, rooms[index]!, anyone)),
      );
      const wanderer = new PatientPerson(world, WANDERER, rooms[0]!, anyone);
      const all = [...people, wanderer];
      const allBack = async () => {
        for (let ms = 0; ms < 8_000; ms += STEP_MS) {
          for (const person of people) person.comeBack();
          await world.clock.advance(STEP_MS);
        }
      };
      /** Says something until it is taken. */
      const insist = async (person: PatientPerson, action: Record<string, unknown>, isEnough = [0]) => {
        const codes = new Set<number | null>();
        for (let tries = 0; tries < 60; tries += 1) {
          person.comeBack();
          const code = person.isUp ? await inTime(world, person.guest!.act(action)) : null;
          if (code !== null && isEnough.includes(code)) return code;
          codes.add(code);
          await world.clock.advance(200);
        }
        throw new Error(`${person.userId}: ${JSON.stringify(action)} is never taken: ${[...codes].join()}`);
      };
      for (let ms = 0; ms < 3_000; ms += STEP_MS) {
        for (const person of people) person.comeBack();
        await world.clock.advance(STEP_MS);
      }
      for (const [index, person] of people.entries())
        await insist(person, { type: "select_character", characterId: (index % 2) + 1, eyeVariant: 1 }, [0]);
      // Begun by somebody's earlier try, or taken now.
      for (const index of [0, 2]) await insist(people[index]!, { type: "start_game" }, [0, 402, 107]);
      const lastEpoch = new Map<string, number>();
      let isForgotten = false;
      const watchActors = () => {
        for (const room of rooms) {
          const acting = processes.flatMap(({ node, isDead, isPaused }) =>
            !isDead && !isPaused && node.mayAct(room) ? [node.fenceOf(room)?.epoch ?? 0] : [],
          );
          expect(acting.length).toBeLessThanOrEqual(1);
          for (const epoch of acting) {
            expect(epoch).toBeGreaterThanOrEqual(lastEpoch.get(room) ?? 0);
            lastEpoch.set(room, epoch);
          }
        }
        expect(world.ledger.total()).toBe(world.ledger.balances.size * 1000);
      };
      /** What the owners of the tables have written down of where people are connected. */
      const seatedOnTheirNewest = async () => {
        for (const room of rooms) {
          const place = await world.register.location(room);
          const claim = place && (await world.register.claim(place.ownerId, room));
          const read = claim && readCheckpoint(claim.record.checkpoint);
          if (read?.ok !== true) continue;
          for (const { userId, guest, isListening, wantedAway, room: at } of all) {
            if (at !== room || !isListening || wantedAway === guest) continue;
            const seated = read.state.people.find((one) => one.userId === userId);
            expect([userId, seated?.clientId, seated?.away]).toEqual([userId, guest!.client.clientId, false]);
          }
        }
      };
      world.isTroubled = true;
      for (let ms = 0; ms < TROUBLE_MS; ms += STEP_MS) {
        const at = die(PROCESSES);
        const process = processes[at]!;
        const roll = die(40);
        if (roll === 0) {
          process.kill();
          processes[at] = begin();
        } else if (roll === 1) process.pause(50 + die(3_000));
        else if (roll === 2) process.isCut = true;
        else if (roll < 6) process.isCut = false;
        else if (roll === 6 && die(8) === 0) {
          world.register.forget();
          isForgotten = true;
        }
        for (const person of all) {
          person.comeBack();
          if (!person.isUp || person.at!.isPaused) continue;
          if (die(60) === 0) person.lose();
          else if (person !== wanderer && die(400) === 0) void person.leave();
          else if (die(12) === 0) void person.guest!.act({ type: "place_bomb" });
        }
        if (die(15) === 0) {
          wanderer.lose();
          wanderer.room = rooms[die(rooms.length)]!;
        }
        await world.clock.advance(STEP_MS);
        watchActors();
      }
      world.isTroubled = false;
      for (const process of processes) process.isCut = false;
      wanderer.lose();
      await world.clock.advance(CALM_MS);
      await allBack();
      watchActors();
      await seatedOnTheirNewest();
      const leaves = async (person: PatientPerson) => {
        for (let tries = 0; tries < 60; tries += 1) {
          person.comeBack();
          const code = person.isUp ? await inTime(world, person.leave()) : null;
          if (code !== null && code !== 100) return code;
          await world.clock.advance(200);
        }
        throw new Error(`${person.userId} cannot leave`);
      };
      // One of each pair leaves, the other one has won; or both have been felled or refunded before. What was accepted was done: nobody who has left sits there still.
      for (const [index, person] of people.entries())
        if (person.isGone) {
          const code = await leaves(person);
          // A register that lost everything while the newest owner slept goes on from what an older one knows.
          if (!isForgotten) expect([person.userId, code]).not.toEqual([person.userId, 0]);
        } else if (index % 2 === 0) {
          const code = await leaves(person).catch((error: unknown) => {
            if (!isForgotten) throw error;
          });
          if (code === 0 && person.isGone) expect(await leaves(person)).not.toBe(0);
        }
      await world.clock.advance(25_000);
      if (!isForgotten)
        for (const { userId, hasPlayed, isListening, hasHeardEnd } of people)
          expect([userId, hasPlayed && isListening && !hasHeardEnd]).toEqual([userId, false]);
      if (isForgotten) await world.ledger.refundUnfinished();
      expect(world.ledger.unsettled()).toEqual([]);
      for (const gameId of world.ledger.games.keys()) {
        const moved = world.ledger.movements.filter((line) => line.split(" ")[1] === gameId);
        expect(moved.map((line) => line.split(" ")[0])).toHaveLength(2);
      }
      // Whoever is asked says the same seat, and no list counts anybody twice.
      for (const { userId } of all) {
        const seats = new Set<string>();
        for (const { site } of processes) {
          const seat = await inTime(world, Promise.resolve(site.tables.heldSeat(userId)));
          if (seat !== null) seats.add(seat.roomId);
        }
        expect([userId, seats.size <= 1]).toEqual([userId, true]);
      }
      for (const { site } of processes) {
        const counted = site.tables.list().reduce((sum, { playerCount }) => sum + playerCount, 0);
        expect(counted).toBeLessThanOrEqual(all.length);
        expect(site.faults).toEqual([]);
      }
      for (const process of processes) process.kill();
      await settle();
    },
  );
});
