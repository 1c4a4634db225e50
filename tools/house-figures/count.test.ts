import { describe, expect, it } from "vitest";
import { figuresOfParts, fullestFolders, functionsIn, linesOf, medianOf } from "./count.ts";
import { duplicateRuns } from "./duplicates.ts";
import { mutantsOf, sampleOf } from "./mutants.ts";
import { parityOf } from "./name-parity.ts";

const FILE = `import { x } from "./x.ts";

const LIMIT = (3 + 4);
const short = (a: number) => a + 1;
const long = (
  a: number,
) =>
  a > 1
    ? 2
    : 3;

/** Words. */
export async function whole(
  a: number,
): Promise<void> {
  const inner = () => {
    await a;
  };

  inner();
}
`;

describe("the figures of the house", () => {
  it("count the lines that hold something", () => {
    expect(linesOf("a\n\n  \nb\n")).toBe(2);
  });

  it("find each function that has a name, from its first line to the one that closes it", () => {
    expect(functionsIn(FILE)).toEqual([
      { name: "short", lines: 1 },
      { name: "long", lines: 6 },
      { name: "whole", lines: 8 },
      { name: "inner", lines: 3 },
    ]);
  });

  it("take the value in the middle", () => {
    expect(medianOf([9, 1, 5])).toBe(5);
    expect(medianOf([4, 1, 2, 3])).toBe(2);
    expect(medianOf([])).toBe(0);
  });

  it("tell code and tests of each part apart", () => {
    const sources = new Map([
      ["apps/server/src/a.ts", "a\nb\n"],
      ["apps/server/src/a.test.ts", "a\n"],
      ["apps/server/test/world.ts", "a\n"],
      ["apps/server/src/tables.gen.ts", "a\n"],
      ["e2e/tests/a.spec.ts", "a\nb\nc\n"],
      ["vitest.config.ts", "a\n"],
    ]);
    expect(figuresOfParts(sources)).toEqual([
      { part: "apps/server", code: 2, tests: 2 },
      { part: "e2e", code: 0, tests: 3 },
    ]);
  });

  it("name the fullest folders first", () => {
    expect(fullestFolders(["a/1", "b/1", "b/2", "b/c/1"], 2)).toEqual([
      ["b", 2],
      ["a", 1],
    ]);
  });

  it("count a run that stands in two places once, however long it is", () => {
    const run = ["one();", "two();", "three();", "four();"];
    const other = ["x();", ...run, "}", "y();"].join("\n");
    const sources = new Map([
      ["a.ts", run.join("\n")],
      ["b.ts", other],
    ]);
    expect(duplicateRuns(sources, 3)).toEqual(['a.ts and b.ts: "one();"']);
    expect(duplicateRuns(sources, 5)).toEqual([]);
    expect(
      duplicateRuns(
        new Map([
          ["a.ts", ["// a", "// b", "// c"].join("\n")],
          ["b.ts", "// a\n// b\n// c"],
        ]),
        3,
      ),
    ).toEqual([]);
  });

  it("look for handler, test and use of a call under the name of its contract", () => {
    const sources = new Map([
      ["apps/server/src/diary/planning/lock-meals.ts", "export async function lockMeals() {}"],
      ["apps/server/src/diary/lock-meals.test.ts", 'app.post("lockMeals/")'],
      ["apps/web/src/diary/use-locks.ts", "call(unlockMeals)"],
    ]);
    expect(parityOf([{ name: "lock-meals", path: "lockMeals/" }], sources)).toEqual([
      { name: "lock-meals", handler: true, test: true, web: false },
    ]);
  });

  it("put one fault into a file at a time, and none into words or types", () => {
    const text = 'import { a } from "a";\n// 1 < 2\nexport const f = (x: number) => x < 2 && x > 0;\n';
    expect(mutantsOf("f.ts", text).map(({ line, fault }) => `${line} ${fault}`)).toEqual([
      "3 < to <=",
      "3 > to >=",
      "3 && to ||",
    ]);
    expect(mutantsOf("f.ts", text)[0]?.text).toContain("x <= 2 && x > 0");
  });

  it("take the same sample for the same seed, and nothing twice", () => {
    const all = Array.from({ length: 50 }, (_, at) => at);
    expect(sampleOf(all, 10, 1)).toEqual(sampleOf(all, 10, 1));
    expect(sampleOf(all, 10, 1)).not.toEqual(sampleOf(all, 10, 2));
    expect(new Set(sampleOf(all, 60, 1)).size).toBe(50);
  });
});
