import { expect, it } from "vitest";
import { aPerson } from "../../test/a-person.ts";
import { openScreen } from "../../test/open-screen.tsx";
import { MacroBars } from "./MacroBars.tsx";

it("REPORT-011 draws the mark of the plan in the middle of where the plan ends, also at the end of the bar", async () => {
  const eaten = { kcal: 1500, protein: 90, carbohydrates: 200, fat: 50 };
  const planned = { kcal: 1800, protein: 120, carbohydrates: 100, fat: 50 };
  openScreen(aPerson({ is_coach: true }), () => <MacroBars eaten={eaten} planned={planned} />);
  await expect.poll(() => document.querySelectorAll("svg").length).toBe(3);
  const marks = [...document.querySelectorAll("svg")].map((svg) => svg.lastElementChild?.getAttribute("x"));
  expect(marks).toEqual(["99.5", "49.5", "99.5"]);
});
