// Two devices of one person, and an account that answers by script.
import { describe, expect, it } from "vitest";
import type { PlayerSettings } from "@fitil/contracts";
import type { Caller } from "../../lib/http/caller.ts";
import { memoryStorage, STORED } from "../../lib/device/storage.ts";
import { deviceSettings, syncSettings } from "./sync-settings.ts";

function createAccount() {
  const account = { kept: {} as PlayerSettings, isAway: false, calls: [] as string[] };
  const personal = (async (_path: string, init?: RequestInit) => {
    account.calls.push(init?.method ?? "GET");
    if (account.isAway)
      return {
        ok: false,
        failure: { status: 0, code: "network/lost", message: null, retryAfterMs: null, body: null },
      };
    if (init?.method === "PUT") account.kept = JSON.parse(init.body as string) as PlayerSettings;
    return { ok: true, value: account.kept };
  }) as Caller["personal"];
  return { account, personal };
}

describe("what was set in a match", () => {
  it("goes with the account to another device, and back when it is changed there", async () => {
    const { account, personal } = createAccount();
    const [phone, laptop] = [memoryStorage(), memoryStorage()];
    const sync = (device: typeof phone, asks = true) =>
      syncSettings({ personal, device, userId: "ann", asks });
    phone.set(STORED.volume, "30");
    phone.set(STORED.shake, "0");
    await sync(phone);
    expect(account.kept).toEqual({ volume: 30, shake: false });
    expect(await sync(laptop)).toEqual({ volume: 30, shake: false });
    expect(deviceSettings(laptop)).toEqual(deviceSettings(phone));
    laptop.set(STORED.music, "0");
    await sync(laptop, false);
    expect(await sync(phone)).toEqual({ volume: 30, music: 0, shake: false });
    account.calls.length = 0;
    await sync(laptop, false);
    expect(account.calls).toEqual([]);
  });

  it("leaves nothing on a device where nothing is set, and tells what is set there later", async () => {
    const { account, personal } = createAccount();
    const device = memoryStorage();
    const sync = (asks: boolean) => syncSettings({ personal, device, userId: "ann", asks });
    await sync(true);
    await sync(false);
    expect([device.get(STORED.settings), account.calls]).toEqual([null, ["GET"]]);
    device.set(STORED.shake, "0");
    await sync(false);
    expect(account.kept).toEqual({ shake: false });
  });

  it("a change here that could not be told wins the next time; another person's do not become one's own", async () => {
    const { account, personal } = createAccount();
    const device = memoryStorage();
    const sync = (userId: string) => syncSettings({ personal, device, userId, asks: true });
    account.kept = { volume: 80 };
    await sync("ann");
    device.set(STORED.volume, "10");
    account.isAway = true;
    expect(await sync("ann")).toBeNull();
    account.isAway = false;
    await sync("ann");
    expect(account.kept).toEqual({ volume: 10 });
    account.kept = { volume: 55, dangerGlow: false };
    expect(await sync("bob")).toEqual({ volume: 55, dangerGlow: false });
    expect(device.get(STORED.volume)).toBe("55");
  });
});
