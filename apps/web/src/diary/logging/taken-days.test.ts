import { expect, it } from "vitest";
import { takenDays } from "./taken-days.ts";

const day = (date: string, ...moments: string[]) =>
  ({ date, calendar_items: moments.map((meal_moment) => ({ meal_moment })) }) as unknown as Parameters<
    typeof takenDays
  >[0][number];
const DAYS = [
  day("2026-03-19", "LUNCH", "LUNCH"),
  day("2026-03-20", "DINNER"),
  day("2026-03-21", "LUNCH"),
  day("2026-03-22"),
];
const CHOSEN = ["2026-03-19", "2026-03-20", "2026-03-22", "2026-03-23"];

it("DIARY-125 counts the chosen days that have such a meal, each once, and of a whole day those that have any", () => {
  expect(takenDays(DAYS, CHOSEN, "LUNCH")).toBe(1);
  expect(takenDays(DAYS, CHOSEN, null)).toBe(2);
  expect(takenDays(DAYS, [], "LUNCH")).toBe(0);
});
