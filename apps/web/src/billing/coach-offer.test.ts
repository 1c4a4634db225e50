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
  expect(suggestedPlan(PLANS, { clients, coaches: 1 })?.max_clients).toBe(size);
});

it("BILL-036 says how many clients are too many, and how many more would fit", () => {
  const size = { clients: 34, coaches: 1 };
  expect(fitOf(plan(25), size)).toEqual({ over: 9, coachesOver: 0, more: 0 });
  expect(fitOf(plan(75), size)).toEqual({ over: 0, coachesOver: 0, more: 41 });
  expect(fitOf(plan(null), size)).toEqual({ over: 0, coachesOver: 0, more: null });
  expect(suggestedPlan([plan(25), plan(null)], { clients: 1_000, coaches: 1 })?.max_clients).toBeNull();
  expect(suggestedPlan([], size)).toBeUndefined();
});

it("COACH-205 suggests no plan for fewer coaches than the practice has, and says how many are too many", () => {
  const [solo, studio] = [
    { ...plan(25), max_coaches: 1 },
    { ...plan(75), max_coaches: 5 },
  ];
  expect(suggestedPlan([solo, studio], { clients: 4, coaches: 1 })).toBe(solo);
  expect(suggestedPlan([solo, studio], { clients: 4, coaches: 2 })).toBe(studio);
  expect(fitOf(solo, { clients: 4, coaches: 3 })).toEqual({ over: 0, coachesOver: 2, more: 21 });
});

it("BILL-036 promises no more free months than every plan gives", () => {
  expect(freeMonths(PLANS)).toBe(2);
  expect(freeMonths([plan(25), plan(75, 1_000, 11_000)])).toBe(1);
  expect(freeMonths([plan(25), plan(75, 1_000, null)])).toBe(0);
  expect(freeMonths([plan(25, 1_000, 12_500)])).toBe(0);
});
