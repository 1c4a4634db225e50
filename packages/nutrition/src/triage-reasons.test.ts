import { describe, expect, it } from "vitest";
import { sharesOfShift, shiftDayEnergy } from "./shift-energy.ts";
import {
  adherencePercent,
  type RuleSettings,
  TRIAGE_REASONS,
  TRIAGE_RULES,
  type TriageDay,
  type TriageFacts,
  triageGroup,
  triageReasons,
  triageUrgency,
  USUAL_RULES,
} from "./triage-reasons.ts";

const PLANNED = { kcal: 2000, protein: 100 };
const day = (kcal: number | null, protein = 100): TriageDay => ({
  eaten: kcal === null ? null : { kcal, protein },
  planned: PLANNED,
});
const week = (...kcal: (number | null)[]): TriageDay[] => kcal.map((each) => day(each));
const WELL = week(2000, 2000, 2000, 2000, 2000, 2000, 2000);

const PLAN: NonNullable<TriageFacts["plan"]> = {
  hasProfile: true,
  hasWeek: true,
  goal: "LOSS",
  goalWeight: 70,
  pace: -0.5,
  fewestFits: 12,
};
const ON_TRACK: TriageFacts = {
  plan: PLAN,
  diary: { days: WELL, daysSilent: 0 },
  weight: { latest: 80, count: 4, spanDays: 21, perWeek: -0.5 },
  isUnpaid: false,
  checkInOpenFor: null,
  waiting: [],
};
const found = (facts: Partial<TriageFacts>, rules: RuleSettings = USUAL_RULES) =>
  triageReasons({ ...ON_TRACK, ...facts }, rules);
const codes = (facts: Partial<TriageFacts>) => found(facts).map(({ reason }) => reason);
const diary = (days: TriageDay[], daysSilent = 0) => ({ diary: { days, daysSilent } });
const plan = (more: Partial<typeof PLAN>) => ({ plan: { ...PLAN, ...more } });
const weight = (perWeek: number | null, more: object = {}) => ({
  weight: { latest: 80, count: 4, spanDays: 21, perWeek, ...more },
});

describe("reasons to look at a client", () => {
  it("COACH-091 gives none for someone on track, and none for what is not shared", () => {
    expect(found({})).toEqual([]);
    expect(found({ plan: null, diary: null, weight: null })).toEqual([]);
  });

  it("COACH-091 tells of silence from the threshold on, with the days, when there is a plan to follow", () => {
    expect(codes(diary(WELL, 2))).toEqual([]);
    expect(found(diary(WELL, 3))).toEqual([{ reason: "NOTHING_LOGGED", value: 3, target: null, days: 3 }]);
    expect(codes({ ...diary(WELL, 9), ...plan({ hasWeek: false }) })).toEqual(["NO_PLAN"]);
  });

  it("COACH-091 counts days under the floor, of those that were logged", () => {
    const days = week(1249, null, 1000, 2400, 2300, 1250, 1100);
    expect(found(diary(days))[0]).toEqual({ reason: "UNDER_FLOOR", value: 3, target: 1250, days: 7 });
    expect(codes(diary(week(1249, null, 1000, 2400, 2300, 1250, 1900)))).not.toContain("UNDER_FLOOR");
  });

  it("COACH-091 compares energy and protein with the plan over the days that were logged, four at least", () => {
    const over = week(2300, 2300, 2300, 2300, null, null, null);
    expect(found(diary(over))).toEqual([{ reason: "ENERGY_OFF", value: 15, target: 2000, days: 7 }]);
    expect(codes(diary(week(2280, 2280, 2280, 2280, null, null, null)))).toEqual([]);
    expect(codes(diary(week(2900, 2900, 2900, null, null, null, null)))).toEqual([]);
    const low = WELL.map(() => day(2000, 79));
    expect(found(diary(low))).toEqual([{ reason: "PROTEIN_OFF", value: -21, target: 100, days: 7 }]);
  });

  it("COACH-091 holds the trend of the weight against the pace of the plan", () => {
    expect(codes(weight(-0.21))).toEqual([]);
    expect(found(weight(-0.2))).toEqual([{ reason: "WEIGHT_PACE", value: -0.2, target: -0.5, days: 21 }]);
    expect(codes(weight(-0.8))).toEqual(["WEIGHT_PACE"]);
    expect(codes(weight(0.4, { count: 2 }))).toEqual([]);
    expect(codes(weight(0.4, { spanDays: 13 }))).toEqual([]);
    expect(codes(weight(null))).toEqual([]);
  });

  it("COACH-091 tells of the wrong direction only, where the plan names no pace", () => {
    const gaining = plan({ goal: "GAIN", goalWeight: 90, pace: null });
    expect(codes({ ...gaining, ...weight(0.9) })).toEqual([]);
    expect(codes({ ...gaining, ...weight(-0.3) })).toEqual(["WEIGHT_PACE"]);
    expect(codes({ ...plan({ pace: null }), ...weight(-0.9) })).toEqual([]);
    expect(codes({ ...plan({ pace: null }), ...weight(0.3) })).toEqual(["WEIGHT_PACE"]);
    expect(codes({ ...plan({ goal: "STAY", pace: null }), ...weight(-0.3) })).toEqual(["WEIGHT_PACE"]);
  });

  it("COACH-091 tells of payment, of a plan that nothing fits, of a missing plan and of a reached goal", () => {
    expect(codes({ isUnpaid: true })).toEqual(["PAYMENT"]);
    expect(codes(plan({ fewestFits: 0 }))).toEqual(["NO_FITS"]);
    expect(codes(plan({ fewestFits: null }))).toEqual([]);
    expect(codes(plan({ hasWeek: false, hasProfile: false }))).toEqual([]);
    expect(found(weight(-0.5, { latest: 69.96 }))).toEqual([
      { reason: "GOAL_REACHED", value: 70, target: 70, days: 0 },
    ]);
    expect(codes({ ...plan({ goal: "GAIN" }), ...weight(0, { latest: 69 }) })).not.toContain("GOAL_REACHED");
    for (const goal of ["LOSS", "GAIN"] as const)
      expect(codes({ ...plan({ goal }), ...weight(0, { latest: 70 }) })).toContain("GOAL_REACHED");
  });

  it("COACH-091 lets other features say who waits for an answer, the longest wait first", () => {
    const waiting = [
      { reason: "MESSAGE", days: 1 },
      { reason: "CHECK_IN", days: 2 },
      { reason: "MESSAGE", days: 4 },
    ] as const;
    expect(found({ waiting }).map(({ reason, days }) => [reason, days])).toEqual([
      ["MESSAGE", 4],
      ["CHECK_IN", 2],
    ]);
  });

  it("CHECK-015 tells of a check-in that the client has not sent, from the threshold on", () => {
    expect(codes({ checkInOpenFor: 2 })).toEqual([]);
    const late = { reason: "CHECK_IN_OPEN", value: 3, target: null, days: 3 };
    expect(found({ checkInOpenFor: 3 })).toEqual([late]);
    const rule = (enabled: boolean, threshold: number) =>
      found({ checkInOpenFor: 5 }, { ...USUAL_RULES, CHECK_IN_OPEN: { enabled, threshold } });
    expect([rule(true, 5).length, rule(true, 6), rule(false, 1)]).toEqual([1, [], []]);
    expect(triageReasons({ ...ON_TRACK, checkInOpenFor: 9 }, USUAL_RULES, ["CHECK_IN_OPEN"])).toEqual([]);
  });

  it("COACH-092 follows what a coach has set: rules switched off, thresholds, and reasons muted for a client", () => {
    const silent = { ...ON_TRACK, ...diary(WELL, 5) };
    const rule = (enabled: boolean, threshold: number) => ({
      ...USUAL_RULES,
      NOTHING_LOGGED: { enabled, threshold },
    });
    expect(triageReasons(silent, rule(true, 5))).toHaveLength(1);
    expect(triageReasons(silent, rule(true, 6))).toEqual([]);
    expect(triageReasons(silent, rule(false, 1))).toEqual([]);
    expect(triageReasons(silent, USUAL_RULES, ["NOTHING_LOGGED"])).toEqual([]);
  });

  it("COACH-091 puts the most urgent first, and lets no number of days lift a reason over the next one", () => {
    const both = found({ ...diary(week(900, 900, 900, 900, 900, 900, 900), 9), isUnpaid: true });
    expect(both.map(({ reason }) => reason)).toEqual([
      "UNDER_FLOOR",
      "NOTHING_LOGGED",
      "PAYMENT",
      "ENERGY_OFF",
    ]);
    expect([triageGroup(both), triageGroup(found({ isUnpaid: true })), triageGroup([])]).toEqual([
      "FIRST",
      "TODAY",
      null,
    ]);
    const urgency = (reason: (typeof TRIAGE_REASONS)[number], days: number) =>
      triageUrgency(Array.from({ length: 20 }, () => ({ reason, value: null, target: null, days })));
    for (const [at, reason] of TRIAGE_REASONS.slice(1).entries())
      expect(urgency(reason, 400)).toBeLessThan(urgency(TRIAGE_REASONS[at] ?? "UNDER_FLOOR", 0));
    expect(TRIAGE_REASONS.map((reason) => TRIAGE_RULES[reason].group).join()).toMatch(
      /^(FIRST,)+(TODAY,)+GOOD$/,
    );
  });

  it("COACH-090 counts a day at most whole, and a day without entries as nothing", () => {
    expect(adherencePercent(week(2000, 2600, 1000, null, 2000, 2000, 2000))).toBe(79);
    expect(adherencePercent([{ eaten: { kcal: 900, protein: 1 }, planned: null }])).toBeNull();
  });
});

describe("another energy for a day", () => {
  const SLOTS = [
    { kcal: 740, protein: 40, carbohydrates: 80, fat: 29 },
    { kcal: 746, protein: 45, carbohydrates: 70, fat: 31.5 },
  ];
  const total = (slots: readonly { kcal: number }[]) => slots.reduce((sum, { kcal }) => sum + kcal, 0);

  it("COACH-095 keeps protein, and changes carbohydrates and fat in proportion", () => {
    const shifted = shiftDayEnergy(SLOTS, 125, "carbohydrates-and-fat") ?? [];
    expect(total(shifted)).toBeCloseTo(total(SLOTS) + 125, 0);
    expect(shifted.map(({ protein }) => protein)).toEqual([40, 45]);
    const [first] = shifted;
    expect((first?.carbohydrates ?? 0) / 80).toBeCloseTo((first?.fat ?? 0) / 29, 2);
  });

  it("COACH-125 shares a change among the meals by what takes it up", () => {
    const taken = SLOTS.map(({ carbohydrates, fat }) => carbohydrates * 4 + fat * 9);
    const all = (taken[0] ?? 0) + (taken[1] ?? 0);
    expect(sharesOfShift(SLOTS, "carbohydrates-and-fat")[0]).toBeCloseTo((taken[0] ?? 0) / all, 6);
    expect(sharesOfShift(SLOTS, "fat")[1]).toBeCloseTo(31.5 / 60.5, 6);
    expect(sharesOfShift([{ kcal: 100, protein: 25, carbohydrates: 0, fat: 0 }], "fat")).toEqual([0]);
  });

  it("COACH-095 leaves carbohydrates alone where they are limited, and gives up where nothing can take the change", () => {
    const shifted = shiftDayEnergy(SLOTS, -100, "fat") ?? [];
    expect(shifted.map(({ carbohydrates }) => carbohydrates)).toEqual([80, 70]);
    expect(total(shifted)).toBeCloseTo(total(SLOTS) - 100, 0);
    expect(shiftDayEnergy(SLOTS, -600, "fat")).toBeNull();
    expect(shiftDayEnergy([], 25, "fat")).toBeNull();
  });
});
