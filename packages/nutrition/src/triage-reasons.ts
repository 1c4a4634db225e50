import { MIN_PLAN_KCAL } from "./weekly-goal.ts";

/** Why a coach is told to look at a client, in the order in which equals are shown (COACH-091). */
export const TRIAGE_REASONS = [
  "UNDER_FLOOR",
  "HELP",
  "MESSAGE",
  "CHECK_IN",
  "NOTHING_LOGGED",
  "CHECK_IN_OPEN",
  "PAYMENT",
  "NO_PLAN",
  "WEIGHT_PACE",
  "NO_FITS",
  "ENERGY_OFF",
  "PROTEIN_OFF",
  "GOAL_REACHED",
] as const;
export type TriageReasonCode = (typeof TRIAGE_REASONS)[number];

/** Reasons in which a client waits for an answer of the coach; other features bring them in. */
export const WAITING_REASONS = ["HELP", "MESSAGE", "CHECK_IN"] as const;
export type WaitingReasonCode = (typeof WAITING_REASONS)[number];

/** Where a client stands on the board: at once, in the course of the day, or to be congratulated. */
export const TRIAGE_GROUPS = ["FIRST", "TODAY", "GOOD"] as const;
export type TriageGroup = (typeof TRIAGE_GROUPS)[number];

interface RuleBounds {
  /** What the threshold is unless the coach says otherwise, and its bounds and step; null for a rule without one. */
  readonly threshold: {
    readonly usual: number;
    readonly min: number;
    readonly max: number;
    readonly step: number;
  } | null;
  readonly group: TriageGroup;
  /** Higher comes first. */
  readonly urgency: number;
}

const withoutThreshold = (group: TriageGroup, urgency: number): RuleBounds => ({
  threshold: null,
  group,
  urgency,
});

/** The rules with what a coach may set. Days for UNDER_FLOOR, NOTHING_LOGGED and CHECK_IN_OPEN, kg a week for WEIGHT_PACE, percent for the rest. */
export const TRIAGE_RULES: Readonly<Record<TriageReasonCode, RuleBounds>> = {
  UNDER_FLOOR: { threshold: { usual: 3, min: 1, max: 7, step: 1 }, group: "FIRST", urgency: 900 },
  HELP: withoutThreshold("FIRST", 850),
  MESSAGE: withoutThreshold("FIRST", 800),
  CHECK_IN: withoutThreshold("FIRST", 750),
  NOTHING_LOGGED: { threshold: { usual: 3, min: 1, max: 30, step: 1 }, group: "FIRST", urgency: 700 },
  CHECK_IN_OPEN: { threshold: { usual: 3, min: 1, max: 30, step: 1 }, group: "TODAY", urgency: 650 },
  PAYMENT: withoutThreshold("TODAY", 600),
  NO_PLAN: withoutThreshold("TODAY", 550),
  WEIGHT_PACE: { threshold: { usual: 0.3, min: 0.1, max: 1, step: 0.1 }, group: "TODAY", urgency: 500 },
  NO_FITS: withoutThreshold("TODAY", 450),
  ENERGY_OFF: { threshold: { usual: 15, min: 5, max: 50, step: 5 }, group: "TODAY", urgency: 400 },
  PROTEIN_OFF: { threshold: { usual: 20, min: 5, max: 50, step: 5 }, group: "TODAY", urgency: 350 },
  GOAL_REACHED: withoutThreshold("GOOD", 100),
};

/** What a coach has set for a rule; thresholds that are not set are the usual ones. */
export interface RuleSetting {
  readonly enabled: boolean;
  readonly threshold: number | null;
}
export type RuleSettings = Readonly<Record<TriageReasonCode, RuleSetting>>;

/** The rules as they are until a coach changes one. */
export const USUAL_RULES: RuleSettings = Object.fromEntries(
  TRIAGE_REASONS.map((reason) => [
    reason,
    { enabled: true, threshold: TRIAGE_RULES[reason].threshold?.usual ?? null },
  ]),
) as unknown as RuleSettings;

/** Complete days that adherence looks back on; today is not over yet and is left out. */
export const TRIAGE_DAYS = 7;
/** How far back a logged meal is looked for, in days. */
export const LOGGED_WITHIN_DAYS = 60;
/** Fewest days with something logged for a mean to say anything. */
const MIN_LOGGED_DAYS = 4;
/** A trend of weight needs this many weights over this many days. */
const MIN_WEIGHTS = 3;
const MIN_TREND_DAYS = 14;

/** A day of a client: kcal and grams of protein that were logged, null for a day without entries, beside the plan's. */
export interface TriageDay {
  readonly eaten: { readonly kcal: number; readonly protein: number } | null;
  readonly planned: { readonly kcal: number; readonly protein: number } | null;
}

/** What is known of a client's weight in the last 28 days, kg. */
export interface TriageWeight {
  readonly latest: number;
  readonly count: number;
  readonly spanDays: number;
  /** Slope of the straight line through the weights, kg per week; null for fewer than two moments. */
  readonly perWeek: number | null;
}

/** What the rules look at. A part that the client does not share is null, and no rule says anything about it. */
export interface TriageFacts {
  readonly plan: {
    readonly hasProfile: boolean;
    readonly hasWeek: boolean;
    readonly goal: "LOSS" | "GAIN" | "STAY" | null;
    readonly goalWeight: number | null;
    /** kg per week, negative for a loss; null where the plan names none. */
    readonly pace: number | null;
    /** Recipes that fit the meal of the week that the fewest fit; null when nothing was counted. */
    readonly fewestFits: number | null;
  } | null;
  readonly diary: {
    /** Oldest first. */
    readonly days: readonly TriageDay[];
    /** Days since something was logged, 0 for today; since the client joined when nothing ever was. */
    readonly daysSilent: number;
  } | null;
  readonly weight: TriageWeight | null;
  readonly isUnpaid: boolean;
  /** For how many days the client has been asked for a check-in without sending one; null when none is open. */
  readonly checkInOpenFor: number | null;
  /** What waits for an answer, and for how many days. */
  readonly waiting: readonly { readonly reason: WaitingReasonCode; readonly days: number }[];
}

/** A reason with the numbers that it rests on (COACH-091). */
export interface TriageReason {
  readonly reason: TriageReasonCode;
  /** Days, kg a week, signed percent, or kg, by the rule; null for a reason without a number. */
  readonly value: number | null;
  /** What the value is held against: the floor, the pace, the plan or the goal; null where there is none. */
  readonly target: number | null;
  /** For how many days it has been so, as far as that is known. */
  readonly days: number;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

interface Compared {
  readonly eaten: number;
  readonly planned: number;
}

/** Means over the days on which something was logged and planned; null for too few. */
function compared({ days }: NonNullable<TriageFacts["diary"]>, of: "kcal" | "protein"): Compared | null {
  const pairs = days.flatMap(({ eaten, planned }) =>
    eaten === null || planned === null || planned[of] <= 0
      ? []
      : [{ eaten: eaten[of], planned: planned[of] }],
  );
  if (pairs.length < MIN_LOGGED_DAYS) return null;
  return { eaten: mean(pairs.map(({ eaten }) => eaten)), planned: mean(pairs.map(({ planned }) => planned)) };
}

type Finding = Omit<TriageReason, "reason"> | null;
type Finder = (facts: TriageFacts, threshold: number) => Finding;

const plain = (days = 0): Finding => ({ value: null, target: null, days });

const offBy =
  (of: "kcal" | "protein"): Finder =>
  ({ diary }, threshold) => {
    const means = diary === null ? null : compared(diary, of);
    if (means === null) return null;
    const percent = Math.round((means.eaten / means.planned - 1) * 100);
    return Math.abs(percent) < threshold
      ? null
      : { value: percent, target: Math.round(means.planned), days: TRIAGE_DAYS };
  };

const underFloor: Finder = ({ diary }, threshold) => {
  const isUnder = ({ eaten }: TriageDay) => eaten !== null && eaten.kcal < MIN_PLAN_KCAL;
  const days = diary?.days ?? [];
  const under = days.filter(isUnder).length;
  const since = days.findIndex(isUnder);
  return under < threshold ? null : { value: under, target: MIN_PLAN_KCAL, days: days.length - since };
};

const nothingLogged: Finder = ({ plan, diary }, threshold) => {
  if (diary === null || plan?.hasWeek !== true || diary.daysSilent < threshold) return null;
  return { value: diary.daysSilent, target: null, days: diary.daysSilent };
};

const checkInOpen: Finder = ({ checkInOpenFor: days }, threshold) =>
  days === null || days < threshold ? null : { value: days, target: null, days };

const tenths = (kg: number): number => Math.round(kg * 10) / 10;

const weightPace: Finder = ({ plan, weight }, threshold) => {
  const trend = weight?.perWeek ?? null;
  if (plan === null || plan.goal === null || weight === null || trend === null) return null;
  if (weight.count < MIN_WEIGHTS || weight.spanDays < MIN_TREND_DAYS) return null;
  // Without a pace only the direction is known, so only the wrong one is told.
  const expected = plan.pace ?? 0;
  const off = trend - expected;
  const isLoss = plan.goal === "LOSS";
  const isTold = plan.pace !== null || plan.goal === "STAY" || (isLoss ? off > 0 : off < 0);
  // Compared in hundredths: 0.3 is told at 0.3, whatever the sum of binary fractions.
  if (!isTold || Math.round(Math.abs(off) * 100) < Math.round(threshold * 100)) return null;
  return { value: tenths(trend), target: tenths(expected), days: weight.spanDays };
};

const goalReached: Finder = ({ plan, weight }) => {
  if (plan === null || weight === null || plan.goalWeight === null) return null;
  const isThere =
    (plan.goal === "LOSS" && weight.latest <= plan.goalWeight) ||
    (plan.goal === "GAIN" && weight.latest >= plan.goalWeight);
  return isThere ? { value: tenths(weight.latest), target: tenths(plan.goalWeight), days: 0 } : null;
};

const waitsFor =
  (reason: WaitingReasonCode): Finder =>
  ({ waiting }) => {
    const longest = waiting.filter((each) => each.reason === reason).toSorted((a, b) => b.days - a.days)[0];
    return longest === undefined ? null : { value: longest.days, target: null, days: longest.days };
  };

const FINDERS: Readonly<Record<TriageReasonCode, Finder>> = {
  UNDER_FLOOR: underFloor,
  HELP: waitsFor("HELP"),
  MESSAGE: waitsFor("MESSAGE"),
  CHECK_IN: waitsFor("CHECK_IN"),
  NOTHING_LOGGED: nothingLogged,
  CHECK_IN_OPEN: checkInOpen,
  PAYMENT: ({ isUnpaid }) => (isUnpaid ? plain() : null),
  NO_PLAN: ({ plan }) => (plan?.hasProfile === true && !plan.hasWeek ? plain() : null),
  WEIGHT_PACE: weightPace,
  NO_FITS: ({ plan }) => (plan?.fewestFits === 0 ? plain() : null),
  ENERGY_OFF: offBy("kcal"),
  PROTEIN_OFF: offBy("protein"),
  GOAL_REACHED: goalReached,
};

/** What the switched-on rules say of a client, the most urgent first; muted reasons are left out (COACH-091, COACH-092). */
export function triageReasons(
  facts: TriageFacts,
  rules: RuleSettings,
  muted: readonly TriageReasonCode[] = [],
): TriageReason[] {
  return TRIAGE_REASONS.flatMap((reason) => {
    const { enabled, threshold } = rules[reason];
    if (!enabled || muted.includes(reason)) return [];
    const found = FINDERS[reason](facts, threshold ?? TRIAGE_RULES[reason].threshold?.usual ?? 0);
    return found === null ? [] : [{ reason, ...found }];
  });
}

/** The group of the most urgent of these reasons; null without any. */
export const triageGroup = ([first]: readonly TriageReason[]): TriageGroup | null =>
  first === undefined ? null : TRIAGE_RULES[first.reason].group;

/** How urgent these reasons are together: the first decides, then how long it has been so, then how many there are. */
export function triageUrgency(reasons: readonly TriageReason[]): number {
  const [first] = reasons;
  if (first === undefined) return 0;
  return TRIAGE_RULES[first.reason].urgency + Math.min(first.days, 30) + Math.min(reasons.length, 9) / 10;
}

/** Percent eaten of the plan: the mean of the days, each at most 100, a day without entries being 0; null without a plan. */
export function adherencePercent(days: readonly TriageDay[]): number | null {
  const shares = days.flatMap(({ eaten, planned }) =>
    planned === null || planned.kcal <= 0 ? [] : [Math.min(1, (eaten?.kcal ?? 0) / planned.kcal)],
  );
  return shares.length === 0 ? null : Math.round(mean(shares) * 100);
}
