import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { SEEDS } from "../bench/bar/seeds/index.ts";
import { ROOT } from "./run.ts";

const entries = Object.entries(SEEDS).flatMap(([id, seeds]) =>
  (seeds ?? []).map((seed, index) => ({ id, index, ...seed })),
);

/** A defect that no longer fits the code proves nothing; found out here, and not at the next run of the bar. */
describe("the defects that the bar is tried with", () => {
  it.each(entries)("$id: defect $index still has its place in $file", ({ file, from, to }) => {
    const path = join(ROOT, file);
    expect(existsSync(path)).toBe(true);
    expect(readFileSync(path, "utf8").split(from)).toHaveLength(2);
    expect(to).not.toBe(from);
  });
});
