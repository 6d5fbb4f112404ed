// What was set in a match follows the person: the account is asked once before a match, and told when this device has something new.
// What was changed here wins over what the account keeps.
import type { PlayerSettings } from "@fitil/contracts";
import type { Caller } from "../../lib/http/caller.ts";
import { json } from "../../lib/http/caller.ts";
import { isRecord } from "../../lib/http/http.ts";
import type { Storage } from "../../lib/device/storage.ts";
import { STORED } from "../../lib/device/storage.ts";

const PATH = "/api/user/settings";
const OFF = "0";
const NOTHING = "{}";

type Device = Pick<Storage, "get" | "set">;

/** What is set on this device; what was never touched is missing. Always in the same order. */
export function deviceSettings({ get }: Device): PlayerSettings {
  const [volume, music] = [get(STORED.volume), get(STORED.music)];
  const [shake, dangerGlow, keys] = [get(STORED.shake), get(STORED.dangerGlow), get(STORED.keys)];
  return {
    ...(volume !== null && { volume: Number(volume) }),
    ...(music !== null && { music: Number(music) }),
    ...(shake !== null && { shake: shake !== OFF }),
    ...(dangerGlow !== null && { dangerGlow: dangerGlow !== OFF }),
    ...(keys !== null && { keys: parse(keys) as PlayerSettings["keys"] }),
  };
}

function putOnDevice({ set }: Device, { volume, music, shake, dangerGlow, keys }: PlayerSettings): void {
  if (volume !== undefined) set(STORED.volume, String(volume));
  if (music !== undefined) set(STORED.music, String(music));
  if (shake !== undefined) set(STORED.shake, shake ? "1" : OFF);
  if (dangerGlow !== undefined) set(STORED.dangerGlow, dangerGlow ? "1" : OFF);
  if (keys !== undefined) set(STORED.keys, JSON.stringify(keys));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not by us.
    return undefined;
  }
}

export interface SyncDeps {
  readonly personal: Caller["personal"];
  readonly device: Device;
  readonly userId: string;
  /** The account is asked in any case; otherwise only told of what is new here. */
  readonly asks: boolean;
}

/**
 * Brings device and account together; resolves with what the device has taken over, or null. What cannot be done now is done the next
 * time.
 */
export async function syncSettings({
  personal,
  device,
  userId,
  asks,
}: SyncDeps): Promise<PlayerSettings | null> {
  const here = JSON.stringify(deviceSettings(device));
  const agreed = parse(device.get(STORED.settings) ?? "");
  const isOwn = isRecord(agreed) && agreed["userId"] === userId;
  const agree = (text: string): void =>
    device.set(STORED.settings, JSON.stringify({ userId, settings: text }));
  const tell = async (): Promise<null> => {
    if ((await personal(PATH, json("PUT", deviceSettings(device)))).ok) agree(here);
    return null;
  };
  if (isOwn && agreed["settings"] !== here) return await tell();
  if (!asks && (isOwn || here === NOTHING)) return null;
  const kept = await personal<PlayerSettings>(PATH);
  if (!kept.ok) return null;
  if (Object.keys(kept.value).length === 0) return here === NOTHING ? null : await tell();
  putOnDevice(device, kept.value);
  agree(JSON.stringify(deviceSettings(device)));
  return kept.value;
}
