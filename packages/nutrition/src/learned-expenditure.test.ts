import { describe, expect, it } from "vitest";
import { addDays } from "./calendar-date.ts";
import { isFullDay, type Logged, learnExpenditure } from "./learned-expenditure.ts";
import { type Simulation, simulatedPerson } from "./simulated-people.ts";

const ON = "2026-03-30";
const dateAt = (day: number) => addDays(ON, day - 28);
const each = (days: number) => Array.from({ length: days }, (_, day) => day);

/** A person who eats alike each day and whose weight moves in a straight line. */
function steady({
  full = 28,
  weighIns = each(29),
  kcal = 1850,
  perWeek = -0.35,
}: {
  full?: number;
  weighIns?: readonly number[];
  kcal?: number;
  perWeek?: number;
} = {}): Logged {
  return {
    on: ON,
    days: each(full).map((day) => ({ date: dateAt(day), kcal, isTicked: true })),
    weights: weighIns.map((day) => ({ date: dateAt(day), value: 69 + (perWeek / 7) * day })),
    firstEstimate: 2390,
    mayHaveCycle: false,
  };
}

const PEOPLE = 2000;

/** How far the estimates for simulated people are from the truth, as shares of it, smallest first. */
function errorsOf(simulation: Simulation = {}, of: (error: number) => number = Math.abs): number[] {
  return each(PEOPLE)
    .flatMap((seed) => {
      const { truth, logged } = simulatedPerson(seed + 1, simulation);
      const { estimate } = learnExpenditure(logged);
      return estimate === null ? [] : [of((estimate.kcal - truth) / truth)];
    })
    .sort((one, other) => one - other);
}

const quantile = (sorted: readonly number[], share: number) => sorted[Math.floor(sorted.length * share)] ?? 1;

describe("learning what a body uses", () => {
  it("DATA-075 counts no day as full and learns nothing where the energy need is unknown", () => {
    const { estimate, evidence, missing } = learnExpenditure({ ...steady(), firstEstimate: null });
    expect({ estimate, missing }).toEqual({ estimate: null, missing: ["FULL_DAYS"] });
    expect(evidence).toEqual({ fullDays: 0, weighIns: 29, weighInSpan: 29, longestGap: 0 });
  });

  it("SAFE-011 takes what was eaten and adds 7,700 kcal for each kilogram that was lost", () => {
    const { estimate, evidence, missing } = learnExpenditure(steady());
    expect(missing).toEqual([]);
    expect(evidence).toEqual({ fullDays: 28, weighIns: 29, weighInSpan: 29, longestGap: 0 });
    expect(estimate?.eaten).toBe(1850);
    // 1850 + 0.35 kg x 7700 / 7 = 2235, drawn to the first estimate by what 29 weigh-ins leave open.
    expect(estimate?.kcal).toBeGreaterThan(2225);
    expect(estimate?.kcal).toBeLessThan(2290);
    expect(estimate?.low).toBeLessThan(2235);
    expect(estimate?.high).toBeGreaterThan(2235);
  });

  it("SAFE-011 learns nothing from fewer than 14 full days, 8 weigh-ins or three weeks, and says which is missing", () => {
    const missing = (logged: Logged) => learnExpenditure(logged).missing;
    expect(missing(steady({ full: 13 }))).toEqual(["FULL_DAYS"]);
    expect(missing(steady({ full: 14 }))).toEqual([]);
    expect(missing(steady({ weighIns: [0, 4, 8, 12, 16, 20, 24] }))).toEqual(["WEIGH_INS"]);
    expect(missing(steady({ weighIns: each(20) }))).toEqual(["WEIGH_IN_SPAN"]);
    expect(missing(steady({ full: 2, weighIns: [3] }))).toEqual(["FULL_DAYS", "WEIGH_INS", "WEIGH_IN_SPAN"]);
    expect(learnExpenditure(steady({ full: 13 })).estimate).toBeNull();
  });

  it("SAFE-011 offers nothing where the weight is too restless for what was weighed", () => {
    const weights = [0, 3, 6, 9, 14, 18, 22, 27].map((day, at) => ({
      date: dateAt(day),
      value: 69 + (at % 2 === 0 ? 2 : -2),
    }));
    expect(learnExpenditure({ ...steady(), weights })).toMatchObject({
      missing: ["PRECISION"],
      estimate: null,
    });
  });

  it("SAFE-011 counts the days without a weigh-in between two, and neither today's meals nor older days", () => {
    const logged = steady({ weighIns: [0, 1, 2, 7, 8, 9, 20, 25, 28] });
    const days = [
      ...logged.days,
      { date: ON, kcal: 9000, isTicked: true },
      { date: dateAt(-1), kcal: 9000, isTicked: true },
    ];
    const { evidence, estimate } = learnExpenditure({ ...logged, days });
    expect(evidence).toMatchObject({ fullDays: 28, longestGap: 10 });
    expect(estimate?.eaten).toBe(1850);
  });

  it.each([
    [1500, false, true],
    [1199, false, false],
    [1199, true, true],
    [799, true, false],
  ])("SAFE-011 counts a day of %i kcal, all ticked: %s, as full: %s", (kcal, isTicked, isFull) => {
    expect(isFullDay({ kcal, isTicked }, 2000)).toBe(isFull);
  });

  it("SAFE-011 is not moved by one wrong weigh-in, nor by the wave of a cycle as by fat", () => {
    const logged = steady();
    const wrong = logged.weights.map((each, day) => (day === 27 ? { ...each, value: 77 } : each));
    const right = learnExpenditure(logged).estimate?.kcal ?? 0;
    expect(
      Math.abs((learnExpenditure({ ...logged, weights: wrong }).estimate?.kcal ?? 0) - right),
    ).toBeLessThan(50);
    const waves = logged.weights.map((each, day) => ({
      ...each,
      value: each.value - 0.5 * Math.sin((2 * Math.PI * day) / 28),
    }));
    const off = (mayHaveCycle: boolean) =>
      Math.abs((learnExpenditure({ ...logged, weights: waves, mayHaveCycle }).estimate?.kcal ?? 0) - 2235);
    expect(off(true)).toBeLessThan(off(false) / 2);
  });

  it("SAFE-012 is within 5 percent for half of the simulated people, and within 10 for 19 in 20, after 28 days", () => {
    const errors = errorsOf();
    expect(errors.length).toBeGreaterThan(1000);
    expect(quantile(errors, 0.5)).toBeLessThan(0.05);
    expect(quantile(errors, 0.95)).toBeLessThan(0.1);
  });

  it("SAFE-012 says four in five truths within the range, no fewer than three in four", () => {
    const within = each(PEOPLE).flatMap((seed) => {
      const { truth, logged } = simulatedPerson(seed + 1);
      const { estimate } = learnExpenditure(logged);
      return estimate === null ? [] : [truth >= estimate.low && truth <= estimate.high];
    });
    expect(within.filter(Boolean).length / within.length).toBeGreaterThan(0.75);
  });

  it("SAFE-012 follows who logs a tenth too little: in the middle no more than a tenth too little is learned", () => {
    const middle = quantile(
      errorsOf({ reported: 0.9 }, (error) => error),
      0.5,
    );
    expect(middle).toBeLessThan(-0.01);
    expect(middle).toBeGreaterThan(-0.1);
  });
});
