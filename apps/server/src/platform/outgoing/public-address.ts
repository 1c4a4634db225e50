import { BlockList, isIP } from "node:net";

/** IPv4 ranges that are no public machines (RFC 6890 and its successors), and the platform address of Azure. */
const NOT_PUBLIC: readonly (readonly [string, number])[] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["168.63.129.16", 32],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
];
/** Only these IPv6 addresses are given to public machines; mapped, translated, local and multicast ones lie outside. */
const GLOBAL: readonly [string, number] = ["2000::", 3];
/** Inside it: Teredo and others of the protocol itself, documentation, and 6to4, which carries an IPv4 address. */
const NOT_GLOBAL: readonly (readonly [string, number])[] = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
];

const refusedV4 = new BlockList();
for (const [net, prefix] of NOT_PUBLIC) refusedV4.addSubnet(net, prefix, "ipv4");
const globalV6 = new BlockList();
globalV6.addSubnet(...GLOBAL, "ipv6");
const refusedV6 = new BlockList();
for (const [net, prefix] of NOT_GLOBAL) refusedV6.addSubnet(net, prefix, "ipv6");

/** Whether an IP address, without brackets, is one of a public machine; false for what is no address. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !refusedV4.check(address, "ipv4");
  if (version !== 6 || address.includes("%")) return false;
  return globalV6.check(address, "ipv6") && !refusedV6.check(address, "ipv6");
}

/** Names that are only known inside a network. */
const INSIDE = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|arpa|test|invalid|example|onion)$/;

/** Whether a page may be asked for at this address, before its name is looked up. */
export function isAllowedUrl({ protocol, port, username, password, hostname }: URL): boolean {
  const isWeb = protocol === "http:" || protocol === "https:";
  const isUsualPort = port === "" || port === "80" || port === "443";
  if (!isWeb || !isUsualPort || username !== "" || password !== "") return false;
  const host = hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");
  if (isIP(host) !== 0) return isPublicAddress(host);
  return host.includes(".") && !INSIDE.test(host);
}
