import { expect, it } from "vitest";
import { farDate } from "./far-date.ts";

it("MEAS-042 says the year of the day on which a goal is expected, unless it is this one", () => {
  expect(farDate("en", "2026-12-13", "2026-11-28")).toBe("13 December");
  expect(farDate("en", "2027-11-13", "2026-11-28")).toBe("13 November 2027");
  expect(farDate("nl", "2027-01-02", "2026-12-31")).toBe("2 januari 2027");
});
