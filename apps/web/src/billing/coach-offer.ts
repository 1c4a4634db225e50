import type { CoachPlan } from "@plateful/contract";

export type Interval = CoachPlan["prices"][number]["interval"];

/** The price of a plan for this interval; undefined when it has none. */
export const priceFor = ({ prices }: CoachPlan, interval: Interval) =>
  prices.find((price) => price.interval === interval);

/** How many active clients and coaches a practice has. */
export interface PracticeSize {
  readonly clients: number;
  readonly coaches: number;
}

interface Fit {
  /** How many clients are too many. */
  readonly over: number;
  /** How many coaches are too many (ledger COACH-205). */
  readonly coachesOver: number;
  /** How many more clients would fit; null = any number. */
  readonly more: number | null;
}

const above = (count: number, max: number | null): number => (max === null ? 0 : Math.max(0, count - max));

/** How a plan goes with a practice of this size. */
export function fitOf(
  plan: Pick<CoachPlan, "max_clients" | "max_coaches">,
  { clients, coaches }: PracticeSize,
): Fit {
  return {
    over: above(clients, plan.max_clients),
    coachesOver: above(coaches, plan.max_coaches),
    more: plan.max_clients === null ? null : Math.max(0, plan.max_clients - clients),
  };
}

/** The smallest plan into which the practice goes; the largest when it goes into none. Plans are sorted by price. */
export const suggestedPlan = (plans: readonly CoachPlan[], size: PracticeSize): CoachPlan | undefined =>
  plans.find((plan) => {
    const { over, coachesOver } = fitOf(plan, size);
    return over === 0 && coachesOver === 0;
  }) ?? plans.at(-1);

/** How many months a year costs less than twelve single ones, the fewest of all plans; 0 when one has no yearly price. */
export function freeMonths(plans: readonly CoachPlan[]): number {
  const free = plans.map((plan) => {
    const month = priceFor(plan, "month")?.amount;
    const year = priceFor(plan, "year")?.amount;
    return month === undefined || year === undefined || month === 0 ? 0 : Math.floor(12 - year / month);
  });
  return Math.max(0, Math.min(...free, 12));
}
