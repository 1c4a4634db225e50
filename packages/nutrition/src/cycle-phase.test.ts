import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addDays,
  CYCLE_LENGTH_CHOICES,
  CYCLE_PHASES,
  calculationVectors,
  chosenCycleLength,
  cycleInfo,
  cycleLengthError,
  cyclePhase,
  dayNumber,
  daysUntilNextPeriod,
  GRACE_DAYS,
  isPeriodOverdue,
  lastCalendarDay,
  periodStartError,
} from "./index.ts";

const anna = { gender: "FEMALE", startDate: "2026-03-01", cycleLength: 28 } as const;

const daysOf = (phase: string, length: number) => {
  const days = Array.from({ length }, (_, index) => index + 1).filter(
    (day) => cyclePhase(day, length) === phase,
  );
  return [days.at(0), days.at(-1)];
};

describe("cycle", () => {
  it.each([
    [28, [6, 12], [13, 15], [16, 28]],
    [21, [6, 9], [10, 12], [13, 21]],
    [35, [6, 16], [17, 19], [20, 35]],
  ])(
    "DIARY-011 CALC-070 CALC-071 CALC-072 divides a cycle of %i days",
    (length, follicular, ovulation, luteal) => {
      expect(daysOf("MENSTRUATION", length)).toEqual([1, 5]);
      expect(daysOf("FOLLICULAR", length)).toEqual(follicular);
      expect(daysOf("OVULATION", length)).toEqual(ovulation);
      expect(daysOf("LUTEAL", length)).toEqual(luteal);
    },
  );

  it("E13: CALC-069 CALC-075 gives each day from 1 to 45 one phase, in this order, whatever the length", () => {
    const length = fc.integer({ min: CYCLE_LENGTH_CHOICES.min, max: CYCLE_LENGTH_CHOICES.max });
    fc.assert(
      fc.property(length, fc.integer({ min: 1, max: 44 }), (cycleLength, day) => {
        const [before, after] = [day, day + 1].map((each) =>
          CYCLE_PHASES.indexOf(cyclePhase(each, cycleLength)),
        ) as [number, number];
        expect(before).toBeGreaterThanOrEqual(0);
        expect([before, before + 1]).toContain(after);
      }),
    );
  });

  it("CALC-075 knows four phases, in this order within every accepted cycle", () => {
    expect(CYCLE_PHASES).toEqual(["MENSTRUATION", "FOLLICULAR", "OVULATION", "LUTEAL"]);
    for (let length = 21; length <= 35; length += 1) {
      const phases = Array.from({ length }, (_, index) => cyclePhase(index + 1, length));
      expect([...new Set(phases)]).toEqual([...CYCLE_PHASES]);
      const order = phases.map((phase) => CYCLE_PHASES.indexOf(phase));
      expect(order).toEqual([...order].sort((one, other) => one - other));
    }
  });

  it.each([
    [{ gender: "MALE" }],
    [{ gender: null }],
    [{ startDate: null }],
    [{ startDate: "2026-03-21" }],
    [{ startDate: "no date" }],
  ] as const)("CALC-068 CALC-069 has no cycle for %o", (change) => {
    expect(cycleInfo({ ...anna, ...change }, "2026-03-20")).toBeNull();
  });

  it("DIARY-011 CALC-068 CALC-069 counts 28 days when the length is unknown", () => {
    expect(cycleInfo({ ...anna, cycleLength: null }, "2026-03-20")?.numberOfDaysInCycle).toBe(28);
  });

  it.each(calculationVectors.cycles)("CALC-069 CALC-073 CALC-087 finds day $day on $date", (vector) => {
    const profile = {
      gender: "FEMALE",
      startDate: vector.startDate,
      cycleLength: vector.cycleLength,
    } as const;
    expect(cycleInfo(profile, vector.date)).toMatchObject({
      currentDayInCycle: vector.day,
      daysUntilNextPeriod: vector.daysUntilNextPeriod,
      phase: vector.phase,
    });
  });

  it("CALC-069 counts calendar days across the change to summer time", () => {
    expect(cycleInfo({ ...anna, startDate: "2026-03-28" }, "2026-03-30")?.currentDayInCycle).toBe(3);
  });

  it("CALC-073 counts down to the next period, and says 28 without a date", () => {
    expect(daysUntilNextPeriod({ ...anna, startDate: null }, "2026-03-20")).toBe(28);
    expect(daysUntilNextPeriod(anna, "2026-03-01")).toBe(28);
    expect(daysUntilNextPeriod(anna, "2026-03-28")).toBe(1);
    expect(daysUntilNextPeriod(anna, "2026-03-29")).toBe(0);
    expect(daysUntilNextPeriod(anna, "2026-07-01")).toBe(0);
  });

  it("CALC-074 gives the display its four numbers", () => {
    expect(cycleInfo(anna, "2026-03-10")).toEqual({
      numberOfDaysInCycle: 28,
      numberOfMenstruationDays: 5,
      currentDayInCycle: 10,
      daysUntilNextPeriod: 19,
      phase: "FOLLICULAR",
    });
  });

  it.each([
    [28, "2026-03-28", "LUTEAL", 28, 1],
    [28, "2026-03-29", "LUTEAL", 29, 0],
    [28, "2026-03-31", "LUTEAL", 31, 0],
    [28, "2026-04-01", null, null, null],
    [28, "2026-07-01", null, null, null],
    [null, "2026-04-01", null, null, null],
    [21, "2026-03-24", "LUTEAL", 24, 0],
    [21, "2026-03-25", null, null, null],
    [35, "2026-04-07", "LUTEAL", 38, 0],
    [35, "2026-04-08", null, null, null],
  ] as const)(
    "CALC-069 CALC-092 of a cycle of %s days from 1 March has on %s the phase %s",
    (cycleLength, date, phase, day, left) => {
      const profile = { ...anna, cycleLength };
      const info = cycleInfo(profile, date);
      expect([
        info?.phase ?? null,
        info?.currentDayInCycle ?? null,
        info?.daysUntilNextPeriod ?? null,
      ]).toEqual([phase, day, left]);
      expect(isPeriodOverdue(profile, date)).toBe(phase === null);
    },
  );

  it("CALC-092 asks nobody without a noted period, nor before it begins", () => {
    expect(isPeriodOverdue({ ...anna, startDate: null }, "2026-07-01")).toBe(false);
    expect(isPeriodOverdue({ ...anna, gender: "MALE" }, "2026-07-01")).toBe(false);
    expect(isPeriodOverdue(anna, "2026-02-01")).toBe(false);
  });

  it("E13: CALC-069 CALC-073 counts down to nothing, stays in the last phase for the days of grace, and then asks", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 21, max: 35 }),
        fc.integer({ min: 0, max: 2000 }),
        (cycleLength, passed) => {
          const profile = { ...anna, cycleLength };
          const date = addDays(anna.startDate, passed);
          const info = cycleInfo(profile, date);
          expect(isPeriodOverdue(profile, date)).toBe(passed >= cycleLength + GRACE_DAYS);
          expect(info === null).toBe(passed >= cycleLength + GRACE_DAYS);
          if (info === null) return;
          expect(info.currentDayInCycle).toBe(passed + 1);
          expect(info.daysUntilNextPeriod).toBe(Math.max(0, cycleLength - passed));
          if (passed >= cycleLength) expect(info.phase).toBe("LUTEAL");
        },
      ),
    );
  });
});

describe("cycle answers", () => {
  it.each([
    ["2026-03-20", null],
    ["2026-03-21", "in_future"],
    [null, "required"],
    ["", "required"],
    ["2026-02-30", "invalid"],
  ])("answers a period start of %s with %s", (startDate, error) => {
    expect(periodStartError(startDate, "2026-03-20")).toBe(error);
  });

  it("shows the calendar up to 14 days ahead", () => {
    expect(lastCalendarDay("2026-03-20")).toBe("2026-04-03");
  });

  it("ONB-063 accepts 21 to 35 days and stores 28 for NOT SURE", () => {
    expect([20, 21, 35, 36, 45, 28.5].map(cycleLengthError)).toEqual([
      "out_of_range",
      null,
      null,
      "out_of_range",
      "out_of_range",
      "out_of_range",
    ]);
    expect(chosenCycleLength(null)).toBe(28);
    expect(chosenCycleLength(30)).toBe(30);
  });

  it("reads only real dates", () => {
    expect(dayNumber("1970-01-02")).toBe(1);
    expect(dayNumber("2026-2-3")).toBeNull();
    expect(() => addDays("soon", 1)).toThrow("Not a date");
  });
});
