import { describe, expect, it } from "vitest";
import { isDeeperThan } from "./json-body.ts";

describe("the depth of a JSON text", () => {
  const nested = (depth: number) => "[".repeat(depth) + "]".repeat(depth);

  it("C4: is counted over lists and objects", () => {
    expect([isDeeperThan(nested(32), 32), isDeeperThan(nested(33), 32)]).toEqual([false, true]);
    const objects = `${'{"a":'.repeat(33)}1${"}".repeat(33)}`;
    expect(isDeeperThan(objects, 32)).toBe(true);
    expect(isDeeperThan(objects, 33)).toBe(false);
    expect(isDeeperThan(`[${nested(10)},`.repeat(3), 13), "closed levels no longer count").toBe(false);
  });

  it("C4: does not count what stands in strings", () => {
    for (const text of [
      `"${"[".repeat(100)}"`,
      `"\\"${"[".repeat(100)}"`,
      `{"a\\\\":"${"{".repeat(100)}"}`,
      `"${"[".repeat(100)}`,
      `"a\\`,
    ])
      expect(isDeeperThan(text, 32), text).toBe(false);
    expect(isDeeperThan(`"a\\\\"${nested(40)}`, 32)).toBe(true);
  });

  it("C4: is told of a megabyte in one pass", () => {
    const texts = ["[".repeat(1_000_000), '"\\\\",'.repeat(200_000), `"${"\\".repeat(999_999)}`];
    const before = process.threadCpuUsage();
    expect(texts.map((text) => isDeeperThan(text, 32))).toEqual([true, false, false]);
    expect(process.threadCpuUsage(before).user, "microseconds").toBeLessThan(1_000_000);
  });
});
