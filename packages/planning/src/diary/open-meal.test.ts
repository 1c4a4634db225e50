import { expect, it } from "vitest";
import { type DayLocks, isLockedMeal, isLockedPlace, isOpenMeal } from "./open-meal.ts";

const FREE: DayLocks = { isLocked: false, lockedSlots: [] };
const MEAL = { slotId: 2, isLocked: false, isPlanned: true, isRecipe: true };

it("PLAN-071 a place is locked with its day, or as a slot of that day alone", () => {
  expect(isLockedPlace(2, FREE)).toBe(false);
  expect(isLockedPlace(2, { ...FREE, isLocked: true })).toBe(true);
  expect(isLockedPlace(2, { ...FREE, lockedSlots: [1, 2] })).toBe(true);
  expect(isLockedPlace(3, { ...FREE, lockedSlots: [1, 2] })).toBe(false);
});

it("PLAN-071 outside the slots only the day is locked", () => {
  expect(isLockedPlace(null, { ...FREE, lockedSlots: [1, 2] })).toBe(false);
  expect(isLockedPlace(null, { ...FREE, isLocked: true })).toBe(true);
});

it("PLAN-071 a meal is locked by itself, or with its place", () => {
  expect(isLockedMeal(MEAL, FREE)).toBe(false);
  expect(isLockedMeal({ ...MEAL, isLocked: true }, FREE)).toBe(true);
  expect(isLockedMeal(MEAL, { ...FREE, lockedSlots: [2] })).toBe(true);
  expect(isLockedMeal({ ...MEAL, slotId: null }, { ...FREE, isLocked: true })).toBe(true);
});

it("PLAN-113 a meal is open while it is a planned recipe that is not locked, for server and app alike", () => {
  expect(isOpenMeal(MEAL, FREE)).toBe(true);
  expect(isOpenMeal({ ...MEAL, slotId: null }, FREE)).toBe(true);
  expect(isOpenMeal({ ...MEAL, isPlanned: false }, FREE)).toBe(false);
  expect(isOpenMeal({ ...MEAL, isRecipe: false }, FREE)).toBe(false);
  expect(isOpenMeal({ ...MEAL, isLocked: true }, FREE)).toBe(false);
  expect(isOpenMeal(MEAL, { ...FREE, lockedSlots: [2] })).toBe(false);
  expect(isOpenMeal(MEAL, { ...FREE, isLocked: true })).toBe(false);
});
