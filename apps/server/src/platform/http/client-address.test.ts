import { describe, expect, it } from "vitest";
import { clientAddressOf, householdOf, networkOf, readAddress, trustOf } from "./client-address.ts";

describe("addresses of callers", () => {
  it.each([
    ["203.0.113.7", "203.0.113.7"],
    [" 203.0.113.7 ", "203.0.113.7"],
    ["203.0.113.7:50123", "203.0.113.7"],
    ["2001:db8::7", "2001:db8::7"],
    ["[2001:db8::7]", "2001:db8::7"],
    ["[2001:db8::7]:443", "2001:db8::7"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["fe80::1%eth0", "fe80::1"],
    ["unknown", null],
    ["_hidden", null],
    ["203.0.113.700", null],
    ["1.2.3", null],
    ["", null],
    ["2001:db8::7, 10.0.0.1", null],
    ["<script>", null],
  ])("B10: reads %j as %j", (entry, address) => {
    expect(readAddress(entry)).toBe(address);
  });

  it("ERR-025: counts an IPv4 address and the /64 of an IPv6 household", () => {
    expect(householdOf("203.0.113.7")).toBe("203.0.113.7");
    expect(householdOf("::ffff:203.0.113.7")).toBe("203.0.113.7");
    const own = ["2001:db8:1:2::7", "2001:db8:1:2:ffff:ffff:ffff:ffff", "2001:0db8:0001:0002::"];
    expect(new Set(own.map(householdOf))).toEqual(new Set(["2001:db8:1:2::/64"]));
    expect(householdOf("2001:db8:1:3::7")).not.toBe(householdOf("2001:db8:1:2::7"));
    expect(householdOf("::1")).toBe("0:0:0:0::/64");
  });

  it("AUTH-024: counts wrong codes by /24 and /48", () => {
    expect(networkOf("203.0.113.7")).toBe("203.0.113.0/24");
    expect(networkOf("2001:db8:1:2::7")).toBe("2001:db8:1::/48");
    expect(networkOf("2001:db8::7")).toBe("2001:db8:0::/48");
  });

  it("B10: trusts nobody, a number of hops, or ranges that also hold mapped addresses", () => {
    expect(trustOf({ kind: "off" })("127.0.0.1", 0)).toBe(false);
    const two = trustOf({ kind: "hops", count: 2 });
    expect([two("8.8.8.8", 0), two("8.8.8.8", 1), two("8.8.8.8", 2)]).toEqual([true, true, false]);
    const ranges = trustOf({ kind: "addresses", ranges: ["10.0.0.0/8", "203.0.113.7", "fd00::/8"] });
    for (const inside of ["10.1.2.3", "::ffff:10.1.2.3", "203.0.113.7:443", "fd12::1", "[fd12::1]:80"])
      expect(ranges(inside, 5), inside).toBe(true);
    for (const outside of ["11.0.0.1", "203.0.113.8", "2001:db8::1", "unknown", ""])
      expect(ranges(outside, 0), outside).toBe(false);
  });

  it("B10: counts the proxy where it names something that is no address", () => {
    const request = { ip: "unknown", peer: "::ffff:10.0.0.1" };
    expect(clientAddressOf(request)).toBe("10.0.0.1");
    expect(clientAddressOf({ ...request, ip: "203.0.113.7:1" })).toBe("203.0.113.7");
  });
});
