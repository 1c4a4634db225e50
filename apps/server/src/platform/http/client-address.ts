import { BlockList, isIP, isIPv6 } from "node:net";
import type { HttpRequest, Trusts } from "./http-request.ts";

/**
 * Whose forwarded headers are believed: nobody's, those of the last so many machines in front of the server, or those of
 * machines at these addresses.
 */
export type TrustProxy =
  | { readonly kind: "off" }
  | { readonly kind: "hops"; readonly count: number }
  | { readonly kind: "addresses"; readonly ranges: readonly string[] };

/** An IPv4 address that comes as an IPv6 one is an IPv4 address; a zone is no part of an address. */
function plain(address: string): string {
  const [withoutZone = ""] = address.split("%");
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(withoutZone)?.[1] ?? withoutZone;
}

/**
 * An entry of a forwarded header as a bare address; null for what is none. Some balancers add the port.
 *
 * @example readAddress("[2001:db8::7]:443") // "2001:db8::7"
 */
export function readAddress(entry: string): string | null {
  // As almost all are written.
  if (isIP(entry) === 4) return entry;
  const trimmed = entry.trim();
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(trimmed)?.[1];
  const address = plain(bracketed ?? (/^[\d.]+:\d+$/.test(trimmed) ? trimmed.replace(/:\d+$/, "") : trimmed));
  return isIP(address) === 0 ? null : address;
}

const familyOf = (address: string) => (isIPv6(address) ? ("ipv6" as const) : ("ipv4" as const));

function rangesOf(ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = "", bits] = range.split("/");
    if (bits === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(bits), familyOf(address));
  }
  return list;
}

/**
 * Decides whether the machine at an address, so many hops before this server, may say who is in front of it.
 */
export function trustOf(trust: TrustProxy): Trusts {
  if (trust.kind === "off") return () => false;
  if (trust.kind === "hops") return (_address, hop) => hop < trust.count;
  const trusted = rangesOf(trust.ranges);
  return (entry) => {
    const address = readAddress(entry);
    return address !== null && trusted.check(address, familyOf(address));
  };
}

/**
 * The address that a call comes from: of the connection, or, where a trusted proxy is in front, the one that it names.
 * A name that is no address is worth nothing; then it is the proxy that is counted.
 */
export const clientAddressOf = (request: Pick<HttpRequest, "ip" | "peer">): string =>
  readAddress(request.ip) ?? readAddress(request.peer ?? "") ?? "unknown";

function firstGroups(address: string, count: number): string {
  const [head = "", tail] = address.split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail === undefined || tail === "" ? [] : tail.split(":");
  const middle = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array<string>(middle).fill("0"), ...right].slice(0, count);
  return groups.map((group) => Number.parseInt(group || "0", 16).toString(16)).join(":");
}

/**
 * What counts as one caller: an IPv4 address, or the /64 that one IPv6 household owns.
 *
 * @example householdOf("2001:db8:1:2::7") // "2001:db8:1:2::/64"
 */
export function householdOf(address: string): string {
  const ip = plain(address);
  return isIPv6(ip) ? `${firstGroups(ip, 4)}::/64` : ip;
}

/**
 * The network that wrong codes are counted for: /24 of an IPv4 and /48 of an IPv6 address (ledger AUTH-024).
 *
 * @example networkOf("203.0.113.7") // "203.0.113.0/24"
 */
export function networkOf(address: string): string {
  const ip = plain(address);
  if (isIPv6(ip)) return `${firstGroups(ip, 3)}::/48`;
  return `${ip.split(".").slice(0, 3).join(".")}.0/24`;
}
