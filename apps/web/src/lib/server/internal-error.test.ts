import { expect, it } from "vitest";
import { InternalError, needed } from "./internal-error.ts";

it.each([
  ["user", "User is not defined"],
  ["user_id", "User ID not found"],
  ["user_profile", "User profile is not set"],
  ["calendar_day", "currentCalendarDay is not set"],
  ["meal_slot", "mealSlotSpecification is not set"],
  ["weekday", "The weekly plan is missing the weekday"],
  ["recipe_id", "Recipe id is missing"],
  ["suggested_serving", "Suggested serving is missing"],
  ["recipe_not_editable", "This recipe cannot be edited"],
] as const)("ERR-016 a missing %s is a typed error: '%s'", (code, message) => {
  const error = new InternalError(code);
  expect([error.code, error.message]).toEqual([code, message]);
  expect(() => needed(null, code)).toThrow(message);
  expect(() => needed(undefined, code, "here")).toThrow(`${message} (here)`);
  expect(needed(0, code)).toBe(0);
});
