import { isIPv6 } from "node:net";

function groupsOf(address: string): readonly string[] {
  const [head = "", tail] = address.split("::");
  const left = head === "" ? [] : head.split(":");
  if (tail === undefined) return left;
  const right = tail === "" ? [] : tail.split(":");
  return [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill("0"), ...right];
}

function firstGroups(address: string, count: number): string {
  const groups = groupsOf(address.split("%")[0] ?? "").slice(0, count);
  return groups.map((group) => Number.parseInt(group || "0", 16).toString(16)).join(":");
}

/** An IPv4 address that comes in IPv6 clothes is an IPv4 address. */
const plain = (address: string) => /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;

/**
 * The network that wrong codes are counted for: /24 of an IPv4 and /48 of an IPv6 address (ledger AUTH-024).
 *
 * @example ipPrefix("203.0.113.7") // "203.0.113.0/24"
 */
export function ipPrefix(address: string): string {
  const ip = plain(address);
  if (isIPv6(ip)) return `${firstGroups(ip, 3)}::/48`;
  return `${ip.split(".").slice(0, 3).join(".")}.0/24`;
}

/** What counts as one address for mails: an IPv4 address, or the /64 that one IPv6 household owns. */
export function ipHousehold(address: string): string {
  const ip = plain(address);
  return isIPv6(ip) ? `${firstGroups(ip, 4)}::/64` : ip;
}
