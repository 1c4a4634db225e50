import { chosenDiet } from "@plateful/nutrition";
import { formatDate } from "@plateful/phrases";
import { en } from "@plateful/phrases/en";
import { fireEvent, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aPerson, withFlags } from "../../test/a-person.ts";
import { openScreen } from "../../test/open-screen.tsx";
import { changeAnswers, currentAnswers, forgetAnswers } from "./answers/answers-store.ts";
import { DietSelectionScreen } from "./DietSelectionScreen.tsx";
import { MealTimesScreen } from "./MealTimesScreen.tsx";
import { MenstrualCycleDatesScreen } from "./MenstrualCycleDatesScreen.tsx";
import { MenstrualCycleDetailsScreen } from "./MenstrualCycleDetailsScreen.tsx";
import { OnboardingMenstrualCycleSpacingScreen } from "./OnboardingMenstrualCycleSpacingScreen.tsx";

const { cycle, mealTimes, diet } = en.onboarding;
const { cyclePhases, diets } = en.nutrition;
const { moments } = en.meals;

/** Opens a question for someone who told nothing yet. */
async function open(question: () => ReactNode, title: string): Promise<void> {
  const person = aPerson({ intake: null, feature_flags_for_user: withFlags("FF_FEMALE_HORMONES") });
  openScreen(person, question);
  await screen.findByRole("heading", { name: title, level: 1 });
}

const next = () => screen.getByRole<HTMLButtonElement>("button", { name: en.general.next });
const choice = (name: string | RegExp, role: "radio" | "checkbox" = "checkbox") =>
  screen.getByRole<HTMLInputElement>(role, { name });
const press = (element: HTMLElement): void => void fireEvent.click(element);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-10T12:00:00") });
  vi.stubGlobal("__APP_VERSION__", "test");
  vi.stubGlobal("fetch", async () => new Response("{}", { status: 500 }));
});
afterEach(() => {
  forgetAnswers();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("the questions about a cycle", () => {
  it("ONB-059 the calendar begins on Monday, and one goes on once a date is chosen", async () => {
    await open(MenstrualCycleDatesScreen, cycle.datesTitle);
    const days = screen.getAllByRole("columnheader").map((day) => day.getAttribute("abbr"));
    expect([days.length, days[0], days[6]]).toEqual([7, "Monday", "Sunday"]);
    // The third of November 2026 is a Tuesday.
    const named = { weekday: "long", day: "numeric", month: "long" } as const;
    const third = screen.getByRole("button", { name: formatDate("en", "2026-11-03", named) });
    expect(third.closest("td")?.cellIndex).toBe(1);
    expect(next().disabled).toBe(true);
    press(third);
    expect(next().disabled).toBe(false);
    expect(currentAnswers().menstrualCycle?.lastMenstrualPeriodStartDate).toBe("2026-11-03");
  });

  it("ONB-062 it is always said whether the length is known: one of the lengths, or that it is not", async () => {
    await open(OnboardingMenstrualCycleSpacingScreen, cycle.spacingTitle);
    const known = () => screen.getAllByRole<HTMLInputElement>("radio").filter(({ checked }) => checked);
    const unknown = () => choice(cycle.notSure).checked;
    const said = () => [known().map(({ value }) => value), unknown()];
    expect(said()).toEqual([["28"], false]);
    press(choice(cycle.notSure));
    expect(said()).toEqual([[], true]);
    expect(next().disabled).toBe(false);
    press(choice(cycle.notSure));
    expect(said()).toEqual([["28"], false]);
    press(choice(cycle.notSure));
    press(choice(cycle.days({ count: 31 }), "radio"));
    expect(said()).toEqual([["31"], false]);
  });

  it("ONB-065 the phase, the day, the days to go, a text about each phase and the way to read more are shown", async () => {
    changeAnswers({
      biometricData: { gender: "FEMALE", age: 34 },
      menstrualCycle: { lastMenstrualPeriodStartDate: "2026-11-03", menstrualCycleLength: 28 },
    });
    await open(MenstrualCycleDetailsScreen, cycle.detailsTitle);
    const day = screen.getByText(cycle.day({ day: 8, length: 28 }));
    expect(day.parentElement?.textContent).toContain(cyclePhases.FOLLICULAR);
    expect(screen.getByText(cycle.untilNext({ count: 21 }))).toBeTruthy();
    const terms = screen.getAllByRole("term").map(({ textContent }) => textContent);
    const texts = screen
      .getAllByRole("definition")
      .map((definition) => definition.querySelector("p")?.textContent);
    expect(terms).toEqual(Object.values(cyclePhases));
    expect(texts).toEqual(Object.values(cycle.phaseTexts));
    const more = screen.getByRole("link", { name: new RegExp(cycle.readMore) });
    expect(more.getAttribute("href")).toMatch(/\/help\/cycle$/);
  });
});

describe("PLAN-193 what the texts promise of a phase", () => {
  const { focus, names } = en.nutrients;
  const { evidence, part, targets } = focus;

  it("is what the planner does by its table, with how well that is supported", async () => {
    changeAnswers({ biometricData: { gender: "FEMALE", age: 34 } });
    await open(MenstrualCycleDetailsScreen, cycle.detailsTitle);
    const said = screen
      .getAllByRole("definition")
      .map((definition) => [...definition.querySelectorAll("li")].map(({ textContent }) => textContent));
    const tagged = part({ name: targets.TAGGED_RECIPES, evidence: evidence.THIN });
    expect(said).toEqual([
      [
        part({ name: names.IRON, evidence: evidence.GOOD }),
        part({ name: names.VITAMIN_C, evidence: evidence.MODERATE }),
        tagged,
      ],
      [],
      [],
      [
        part({ name: names.MAGNESIUM, evidence: evidence.THIN }),
        part({ name: names.CALCIUM, evidence: evidence.MODERATE }),
        tagged,
      ],
    ]);
    expect(screen.getAllByText(focus.timing)).toHaveLength(2);
  });

  it("is no phase for whoever's last period is longer ago than the cycle", async () => {
    changeAnswers({
      biometricData: { gender: "FEMALE", age: 34 },
      menstrualCycle: { lastMenstrualPeriodStartDate: "2026-09-01", menstrualCycleLength: 28 },
    });
    await open(MenstrualCycleDetailsScreen, cycle.detailsTitle);
    expect(screen.getByText(cycle.phaseUnknown)).toBeTruthy();
    expect(screen.queryByText(/^Day \d+ of/)).toBeNull();
  });
});

describe("the questions about food", () => {
  it("ONB-068 lunch and dinner are required", async () => {
    await open(MealTimesScreen, mealTimes.title);
    for (const moment of ["LUNCH", "DINNER"] as const) {
      expect(next().disabled).toBe(false);
      press(choice(moments[moment]));
      expect(screen.getByRole("alert").textContent).toBe(mealTimes.required);
      expect(next().disabled).toBe(true);
      press(choice(moments[moment]));
    }
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("ONB-069 it is said in these words, and five meal times are the most", async () => {
    expect(mealTimes.required).toBe("Lunch and dinner are required.");
    await open(MealTimesScreen, mealTimes.title);
    press(choice(moments.MORNING_SNACK));
    press(choice(moments.AFTERNOON_SNACK));
    expect(currentAnswers().dietPreferences.mealTimes).toHaveLength(5);
    expect(next().disabled).toBe(false);
    press(choice(moments.LATE_SNACK));
    expect(screen.getByRole("alert").textContent).toBe(mealTimes.tooMany);
    expect(next().disabled).toBe(true);
  });

  it("ONB-070 three diets are offered, none need be chosen, and the chosen one is taken away by a second press", async () => {
    await open(DietSelectionScreen, diet.title);
    const offered = screen.getAllByRole<HTMLInputElement>("checkbox");
    expect(offered.map(({ value }) => value)).toEqual(["VEGAN", "VEGETARIAN", "PESCATARIAN"]);
    expect(next().disabled).toBe(false);
    const chosen = () => currentAnswers().dietPreferences.dietaryPreference;
    const vegan = () => choice(new RegExp(`^${diets.VEGAN}`));
    press(vegan());
    expect([chosen(), vegan().checked]).toEqual(["VEGAN", true]);
    press(choice(new RegExp(`^${diets.PESCATARIAN}`)));
    expect([chosen(), vegan().checked]).toEqual(["PESCATARIAN", false]);
    press(choice(new RegExp(`^${diets.PESCATARIAN}`)));
    expect([chosen(), chosenDiet(chosen())]).toEqual([null, "OMNIVORE"]);
    expect(next().disabled).toBe(false);
  });
});
