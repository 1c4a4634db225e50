import type { CoachPlan } from "@plateful/contract";
import { expect, it } from "vitest";
import { fitOf, freeMonths, suggestedPlan } from "./coach-offer.ts";

const plan = (max_clients: number | null, month = 1_000, year: number | null = 10_000): CoachPlan => ({
  ...{ product: `prod_${max_clients}`, name: "Plan", max_coaches: null, max_clients },
  prices: [
    { id: "m", amount: month, currency: "eur", interval: "month" as const },
    ...(year === null ? [] : [{ id: "y", amount: year, currency: "eur", interval: "year" as const }]),
  ],
});
const PLANS = [plan(25), plan(75), plan(200)];

it.each([
  [0, 25],
  [25, 25],
  [26, 75],
  [75, 75],
  [201, 200],
])("BILL-036 suggests for %i clients the plan for %i", (clients, size) => {
  expect(suggestedPlan(PLANS, clients)?.max_clients).toBe(size);
});

it("BILL-036 says how many clients are too many, and how many more would fit", () => {
  expect(fitOf(plan(25), 34)).toEqual({ over: 9, more: 0 });
  expect(fitOf(plan(75), 34)).toEqual({ over: 0, more: 41 });
  expect(fitOf(plan(null), 34)).toEqual({ over: 0, more: null });
  expect(suggestedPlan([plan(25), plan(null)], 1_000)?.max_clients).toBeNull();
  expect(suggestedPlan([], 3)).toBeUndefined();
});

it("BILL-036 promises no more free months than every plan gives", () => {
  expect(freeMonths(PLANS)).toBe(2);
  expect(freeMonths([plan(25), plan(75, 1_000, 11_000)])).toBe(1);
  expect(freeMonths([plan(25), plan(75, 1_000, null)])).toBe(0);
  expect(freeMonths([plan(25, 1_000, 12_500)])).toBe(0);
});
