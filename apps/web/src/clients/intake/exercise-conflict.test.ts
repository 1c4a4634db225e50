import { describe, expect, it } from "vitest";
import { contestedExercises, exercisesToLeave } from "./exercise-conflict.ts";
import { startExercises } from "./exercise-form.ts";

const stored = (id: number, minutes: number) => ({
  id,
  exercise: 3,
  minutes_per_session: minutes,
  sessions_per_week: 1,
  intake: 5,
});
const BEFORE = [stored(1, 30), stored(2, 30), stored(3, 30)];
const rowsOf = (...minutes: readonly (readonly [number, number])[]) =>
  startExercises(
    minutes.map(([id, amount]) => stored(id, amount)),
    "en",
  );
const THEIRS = new Map([["1", "theirs" as const]]);

describe("the exercises of a profile in two tabs", () => {
  it.each([
    ["nobody changed anything", rowsOf([1, 30], [2, 30], [3, 30]), BEFORE, [], []],
    ["only this tab", rowsOf([1, 90], [3, 30]), BEFORE, [], []],
    ["only the other tab", rowsOf([1, 30], [2, 30], [3, 30]), [stored(1, 45), stored(2, 30)], [], [1, 3]],
    ["both in the same way", rowsOf([1, 45], [2, 30], [3, 30]), [stored(1, 45), ...BEFORE.slice(1)], [], []],
    [
      "both, each another one",
      rowsOf([1, 90], [2, 30], [3, 30]),
      [...BEFORE.slice(0, 2), stored(3, 60)],
      [],
      [3],
    ],
    ["both the same one", rowsOf([1, 90], [2, 30], [3, 30]), [stored(1, 45), ...BEFORE.slice(1)], [1], []],
    ["here changed, there removed", rowsOf([1, 90], [2, 30], [3, 30]), BEFORE.slice(1), [1], []],
    ["here removed, there changed", rowsOf([2, 30], [3, 30]), [stored(1, 45), ...BEFORE.slice(1)], [1], []],
    ["the other tab added one", rowsOf([1, 30], [2, 30], [3, 30]), [...BEFORE, stored(4, 20)], [], [4]],
  ] as const)("ORG-059 DATA-054 %s", (_case, rows, now, contested, left) => {
    const versions = { before: BEFORE, now };
    expect(contestedExercises(rows, versions).map(({ key }) => Number(key))).toEqual(contested);
    const mine = new Map(contested.map((id) => [String(id), "mine" as const]));
    expect([...exercisesToLeave(rows, versions, mine)].sort()).toEqual(left);
    if (contested.length > 0) expect(exercisesToLeave(rows, versions, THEIRS).has(1)).toBe(true);
  });
});
