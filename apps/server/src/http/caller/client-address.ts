// Who is calling, as far as limits are concerned. Forwarded headers count only when the peer is a trusted proxy;
// from anybody else they are ignored, because everybody can write them.
import type { IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";
import type { Socket } from "node:net";

export type ClientAddress = (message: IncomingMessage) => string;
/** The caller of a socket that has said nothing yet; null = a trusted proxy, who calls for many. */
export type SocketAddress = (socket: Pick<Socket, "remoteAddress">) => string | null;

const MAX_HOPS = 20;

/** Whether a text is an address or a network ("10.0.0.0/8") that `createClientAddress` takes. */
export function isNetwork(text: string): boolean {
  const [address = "", prefix, ...rest] = text.split("/");
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (prefix === undefined) return true;
  return /^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128);
}

/** Whether a message's peer is one of `networks`. */
export function createTrust(
  networks: readonly string[],
): (message: Pick<IncomingMessage, "socket">) => boolean {
  const trusts = createNetworks(networks);
  return ({ socket }) => trusts(plain(socket.remoteAddress ?? ""));
}

/** Reads the caller's address: the peer's, or past trusted proxies the nearest address that is none. IPv6 callers count by their /64. */
export function createClientAddress(trustedProxies: readonly string[]): ClientAddress {
  const isTrusted = createNetworks(trustedProxies);
  return (message) => {
    let address = plain(message.socket.remoteAddress ?? "");
    if (trustedProxies.length === 0 || !isIP(address)) return limitKey(address);
    const forwarded = String(message.headers["x-forwarded-for"] ?? "")
      .split(",")
      .slice(-MAX_HOPS);
    while (isTrusted(address) && forwarded.length > 0) {
      const next = plain(forwarded.pop()?.trim() ?? "");
      if (!isIP(next)) break;
      address = next;
    }
    return limitKey(address);
  };
}

/** Reads the caller's address where no header can be read yet. */
export function createSocketAddress(trustedProxies: readonly string[]): SocketAddress {
  const isTrusted = createNetworks(trustedProxies);
  return ({ remoteAddress = "" }) => {
    const address = plain(remoteAddress);
    return isTrusted(address) ? null : limitKey(address);
  };
}

/** Whether an address lies in one of the networks. */
function createNetworks(networks: readonly string[]): (address: string) => boolean {
  const trusted = new BlockList();
  for (const network of networks) {
    const [address = "", prefix] = network.split("/");
    const family = isIP(address) === 6 ? "ipv6" : "ipv4";
    trusted.addSubnet(address, Number(prefix ?? (family === "ipv4" ? 32 : 128)), family);
  }
  return (address) => isIP(address) !== 0 && trusted.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
}

/** IPv4 in its plain form, also when the socket speaks IPv6. */
function plain(address: string): string {
  return address.startsWith("::ffff:") && address.includes(".") ? address.slice(7) : address;
}

/** The network that a caller's address belongs to. Whoever rents a machine gets a /48 of IPv6 for nothing; one of IPv4 is dear. Pure. */
export function networkOf(address: string): string {
  return address.includes(":") ? address.split(":").slice(0, 3).join(":") : address;
}

/** One household has a whole /64 of IPv6 addresses: they are one caller. */
function limitKey(address: string): string {
  if (isIP(address) !== 6) return address || "unknown";
  const [head = "", tail] = address.toLowerCase().split("::");
  const front = head === "" ? [] : head.split(":");
  const back = tail === undefined || tail === "" ? [] : tail.split(":");
  const middle =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - front.length - back.length)).fill("0");
  return [...front, ...middle, ...back].slice(0, 4).join(":");
}
