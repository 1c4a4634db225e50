import type { CoachPlan } from "@plateful/contract";

export type Interval = CoachPlan["prices"][number]["interval"];

/** The price of a plan for this interval; undefined when it has none. */
export const priceFor = ({ prices }: CoachPlan, interval: Interval) =>
  prices.find((price) => price.interval === interval);

/** How a plan goes with a practice of so many clients: how many are too many, or how many more would fit (null = any number). */
export function fitOf(
  plan: Pick<CoachPlan, "max_clients">,
  clients: number,
): { over: number; more: number | null } {
  if (plan.max_clients === null) return { over: 0, more: null };
  return { over: Math.max(0, clients - plan.max_clients), more: Math.max(0, plan.max_clients - clients) };
}

/** The smallest plan into which the clients go; the largest when they go into none. Plans are sorted by price. */
export const suggestedPlan = (plans: readonly CoachPlan[], clients: number): CoachPlan | undefined =>
  plans.find((plan) => fitOf(plan, clients).over === 0) ?? plans.at(-1);

/** How many months a year costs less than twelve single ones, the fewest of all plans; 0 when one has no yearly price. */
export function freeMonths(plans: readonly CoachPlan[]): number {
  const free = plans.map((plan) => {
    const month = priceFor(plan, "month")?.amount;
    const year = priceFor(plan, "year")?.amount;
    return month === undefined || year === undefined || month === 0 ? 0 : Math.floor(12 - year / month);
  });
  return Math.max(0, Math.min(...free, 12));
}
