import { describe, expect, it } from "vitest";
import { type Counted, chooseCounted } from "./narrow-plans.ts";

const MINUTE = 60_000;
const NOW = 100 * MINUTE;
const people = Array.from({ length: 25 }, (_, at) => ({ id: at + 1, stamp: "plan" }));

/** What is kept of people who were counted so many minutes ago. */
const kept = (minutesAgo: (id: number) => number, stamp = "plan") =>
  new Map<number, Counted>(
    people.map(({ id }) => [id, { stamp, countedAt: NOW - minutesAgo(id) * MINUTE, fewest: 3 }]),
  );
const idsOf = (chosen: readonly { id: number }[]) => chosen.map(({ id }) => id);

describe("whose fitting recipes a board counts", () => {
  it("COACH-178 ten people at most of whom nothing is known, or whose plan has changed", () => {
    expect(idsOf(chooseCounted(people, new Map(), NOW))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(
      chooseCounted(
        people,
        kept(() => 0, "before"),
        NOW,
      ),
    ).toHaveLength(10);
    const known = kept(() => 0);
    known.delete(17);
    expect(idsOf(chooseCounted(people, known, NOW))).toEqual([17]);
  });

  it("COACH-178 again after a quarter of an hour, those first who were counted longest ago", () => {
    expect(
      chooseCounted(
        people,
        kept(() => 14),
        NOW,
      ),
    ).toEqual([]);
    expect(
      idsOf(
        chooseCounted(
          people,
          kept((id) => 15 + id),
          NOW,
        ),
      ),
    ).toEqual([25, 24, 23, 22, 21, 20, 19, 18, 17, 16]);
  });

  it("COACH-178 nobody again while a board counted a moment ago", () => {
    const worked = kept((id) => (id === 1 ? 0.5 : 60));
    expect(chooseCounted(people, worked, NOW)).toEqual([]);
  });
});
