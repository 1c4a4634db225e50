import { describe, expect, it } from "vitest";
import { readDatabaseAddress } from "./database-address.ts";
import { splitHosts } from "./database-hosts.ts";

describe("an address of several servers", () => {
  it.each([
    ["postgres://u:p@a:5432/plateful?sslmode=require", ["postgres://u:p@a:5432/plateful?sslmode=require"]],
    [
      "postgres://u:p%40x@a:5433,b,[::1]:5432/plateful?target_session_attrs=read-write&sslmode=require",
      [
        "postgres://u:p%40x@a:5433/plateful?sslmode=require",
        "postgres://u:p%40x@b/plateful?sslmode=require",
        "postgres://u:p%40x@[::1]:5432/plateful?sslmode=require",
      ],
    ],
    [
      "postgresql://a,b/plateful?target_session_attrs=primary",
      ["postgresql://a/plateful", "postgresql://b/plateful"],
    ],
  ])("OPS-020: is one address for each: %s", (address, servers) => {
    expect(splitHosts(address)).toEqual(servers);
    expect(readDatabaseAddress({ DATABASE_URL: address })).toEqual({ kind: "postgres", url: address });
  });

  it.each([
    "postgres://u:p@a,b/plateful",
    "postgres://u:p@a,b/plateful?target_session_attrs=any",
    "postgres://u:p@a,b/plateful?target_session_attrs=standby",
    "postgres://u:p@a,,b/plateful?target_session_attrs=read-write",
    "postgres://u:p@a:port,b/plateful?target_session_attrs=read-write",
  ])("OPS-020: is refused in one line unless it asks for the server that takes writes: %s", (address) => {
    expect(splitHosts(address)).toBeNull();
    expect(() => readDatabaseAddress({ DATABASE_URL: address })).toThrow(
      /^DATABASE_URL must be [^\n]*target_session_attrs=read-write/,
    );
  });
});
