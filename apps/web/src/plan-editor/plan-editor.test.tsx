import { WEEKDAYS } from "@plateful/nutrition";
import { QueryClient } from "@tanstack/react-query";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  aDayPlan,
  fieldOf,
  isDisabled,
  LONG,
  openEditor,
  press,
  type,
} from "../../test/plan-editor-world.tsx";
import { forgetDeviceKeys } from "../lib/device/device-store.ts";
import { forgetPerson } from "../lib/device/forget-person.ts";
import { setToken } from "../lib/device/session.ts";

beforeEach(async () => {
  await forgetDeviceKeys();
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  setToken(null);
  vi.unstubAllGlobals();
});

const REST = aDayPlan(11, "Rest days", WEEKDAYS);
const EDITING = { plans: [REST], planKey: "11" } as const;
const shownIn = (name: string) => fieldOf(name).value;

describe("the first step", LONG, () => {
  it("COACH-049 COACH-051 computes live, adjusts targets, and goes back to what is calculated", async () => {
    openEditor("energy-balance");
    await screen.findByRole("heading", { name: "Energy balance" });
    expect(screen.getByRole<HTMLInputElement>("radio", { name: /^100%/ }).checked).toBe(true);
    const protein = shownIn("Protein");
    const carbs = Number(shownIn("Carbs"));
    fireEvent.click(screen.getByRole("radio", { name: /^80%/ }));
    await waitFor(() => expect(Number(shownIn("Carbs"))).toBeLessThan(carbs));
    expect(shownIn("Protein")).toBe(protein);
    type("Carbs", "300");
    await press("Use calculated values");
    await waitFor(() => expect(shownIn("Carbs")).not.toBe("300"));
    type("Fat", "12.5");
    fireEvent.click(screen.getByRole("radio", { name: /^110%/ }));
    await waitFor(() => expect(shownIn("Fat")).not.toBe("12.5"));
    expect(screen.queryByRole("button", { name: "Use calculated values" })).toBeNull();
  });

  it("COACH-049 COACH-050 lets nobody go on with a percent out of range or a target that is missing", async () => {
    openEditor("energy-balance");
    fireEvent.click(await screen.findByRole("radio", { name: /^Other/ }));
    for (const [text, isBad] of [
      ["9", true],
      ["501", true],
      ["", true],
      ["97.5", false],
    ] as const) {
      type("Percent of the expenditure", text);
      await waitFor(() => expect(isDisabled("Next")).toBe(isBad));
    }
    for (const [text, words] of [
      ["0", "Enter a number above 0."],
      ["", "Required"],
    ] as const) {
      type("Protein", text);
      await screen.findByText(words);
      expect(isDisabled("Next")).toBe(true);
    }
    type("Protein", "120");
    await waitFor(() => expect(isDisabled("Next")).toBe(false));
  });

  it("COACH-048 COACH-060 wants a name, and gives the first plan all days", async () => {
    openEditor("energy-balance");
    await screen.findByDisplayValue("Plan 1");
    const days = screen.getAllByRole("button", { name: /stays with this plan/ });
    expect(
      days.map((day) => [day.getAttribute("aria-pressed"), (day as HTMLButtonElement).disabled]),
    ).toEqual(WEEKDAYS.map(() => ["true", true]));
    type("Name of the plan", "  ");
    await waitFor(() => expect(isDisabled("Next")).toBe(true));
    type("Name of the plan", "x".repeat(81));
    await screen.findByText("At most 80 characters.");
  });

  it("COACH-048 COACH-063 wants a day for another plan, and says when a plan is left without days", async () => {
    const saturday = aDayPlan(12, "Long runs", ["saturday"]);
    const rest = { ...REST, days: WEEKDAYS.filter((day) => day !== "saturday") };
    openEditor("energy-balance", { plans: [rest, saturday] });
    await screen.findByDisplayValue("Plan 3");
    expect(isDisabled("Next")).toBe(true);
    screen.getByText("Choose at least one day.");
    await press("Saturday");
    await screen.findByText("Long runs has no days left then and will be removed from the week.");
    expect(isDisabled("Next")).toBe(false);
  });
});

describe("meals and their sizes", LONG, () => {
  it("COACH-052 wants two main meals", async () => {
    openEditor("meal-moments");
    fireEvent.click(await screen.findByRole("switch", { name: "Breakfast" }));
    await waitFor(() => expect(isDisabled("Next")).toBe(false));
    fireEvent.click(screen.getByRole("switch", { name: "Lunch" }));
    await screen.findByText("Choose at least two of breakfast, lunch and dinner.");
    expect(isDisabled("Next")).toBe(true);
    fireEvent.click(screen.getByRole("switch", { name: "Lunch" }));
    await waitFor(() => expect(isDisabled("Next")).toBe(false));
    await press("Next");
    await screen.findByRole("group", { name: "Size of lunch" });
    expect(screen.queryByRole("group", { name: "Size of breakfast" })).toBeNull();
  });

  it("COACH-053 COACH-054 COACH-045 changes sizes in steps of 5 until they make the day", async () => {
    const editor = openEditor("meal-sizes", EDITING);
    await press("Make dinner smaller");
    await screen.findByText("5% still to share out, 100 kcal.");
    expect(isDisabled("Next")).toBe(true);
    fireEvent.click(screen.getByRole("link", { name: "Set the size of lunch" }));
    await screen.findByRole("heading", { name: "Lunch" });
    expect(editor.pathname()).toBe("meal-sizes/LUNCH");
    await press("Make lunch larger");
    await waitFor(() => expect(shownIn("Size of lunch")).toBe("35"));
    await press("Done");
    await screen.findByRole("heading", { name: "Meal sizes" });
    await waitFor(() => expect(isDisabled("Next")).toBe(false));
  });

  it("COACH-053 wants a size for every meal", async () => {
    openEditor("meal-sizes", { plans: [REST], planKey: "11" });
    for (let times = 0; times < 6; times += 1) await press("Make lunch smaller");
    for (let times = 0; times < 6; times += 1) await press("Make dinner larger");
    await screen.findByText("Every meal needs a size. Switch off the ones that are not eaten.");
    expect(isDisabled("Next")).toBe(true);
    expect(isDisabled("Make lunch smaller")).toBe(true);
  });

  it("COACH-044 says that a meal is not in the plan", async () => {
    openEditor("meal-sizes/LATE_SNACK", EDITING);
    await screen.findByText("There is no such meal in this plan");
  });

  it("PLAN-170 tells what fits the draft, warns below 7, keeps the last answer, and is quiet without one", async () => {
    let isBroken = false;
    const editor = openEditor("meal-sizes", {
      ...EDITING,
      answers: ({ path }) =>
        isBroken && path.includes("fitting") ? Response.json({}, { status: 500 }) : undefined,
    });
    await screen.findByText("9 breakfasts fit Anna");
    expect(screen.getByText("3 dinners fit Anna")).toBeDefined();
    expect(screen.getByText("Too few for a week without repeats")).toBeDefined();
    expect(screen.getAllByText("The size of this meal: 12 more recipes would fit without this")).toHaveLength(
      3,
    );
    await press("Make dinner smaller");
    await press("Make dinner smaller");
    expect(screen.getByText("3 dinners fit Anna")).toBeDefined();
    await screen.findByText("9 dinners fit Anna");
    expect(screen.queryByText("Too few for a week without repeats")).toBeNull();
    const asked = editor.sent.filter(({ path }) => path.includes("fitting"));
    expect(asked).toHaveLength(2);
    const meals = asked.at(-1)?.body["slots"] as { meal_moment: string; kcal: number }[];
    expect(meals.map(({ meal_moment: moment }) => moment)).toEqual(["BREAKFAST", "LUNCH", "DINNER"]);
    expect(meals[2]?.kcal).toBeCloseTo(600, -1);
    isBroken = true;
    await press("Make dinner smaller");
    await waitFor(() => expect(screen.queryByText(/dinners fit Anna/)).toBeNull());
    expect(screen.queryByRole("alert")).toBeNull();
  });
});

describe("fine-tuning", LONG, () => {
  it("COACH-055 COACH-056 takes grams from 0 upward; energy and day follow", async () => {
    openEditor("fine-tuning", EDITING);
    await screen.findByRole("heading", { name: "Fine-tuning" });
    type("Protein of breakfast", "40");
    await screen.findByText("640");
    expect(screen.getByText("+10 g")).toBeDefined();
    type("Protein of breakfast", "0");
    await screen.findByText("-30 g");
    expect(isDisabled("Save plan")).toBe(false);
    for (const [text, words] of [
      ["-0.5", "Required"],
      ["", "Required"],
      ["1001", "Enter a number from 0 to 1,000."],
    ] as const) {
      type("Fat of lunch", text);
      await screen.findByText(words);
      expect(isDisabled("Save plan")).toBe(true);
    }
  });
});

describe("the way through the editor", LONG, () => {
  it("PLAN-173 opens the first step that is not complete", async () => {
    const editor = openEditor("fine-tuning", { plans: [REST] });
    await screen.findByRole("heading", { name: "Energy balance" });
    expect(editor.pathname()).toBe("energy-balance");
  });

  it("COACH-041 goes from step to step and back, with the steps before as links", async () => {
    const editor = openEditor("energy-balance", EDITING);
    for (const step of ["meal-moments", "meal-sizes", "fine-tuning"]) {
      await press("Next");
      await waitFor(() => expect(editor.pathname()).toBe(step));
    }
    await press("Back");
    await waitFor(() => expect(editor.pathname()).toBe("meal-sizes"));
    await screen.findByText("Step 3 of 4 · Anna Bos");
  });

  it("COACH-042 COACH-043 closes at once without changes, and asks with them", async () => {
    openEditor("meal-sizes", EDITING);
    await press("Close");
    await screen.findByRole("heading", { name: "Client page" });
    cleanup();
    openEditor("meal-sizes", EDITING);
    await press("Make dinner smaller");
    await press("Close");
    await screen.findByText("Close without saving?");
    await press("Keep editing");
    await waitFor(() => expect(screen.queryByText("Close without saving?")).toBeNull());
    await press("Close");
    await press("Close and keep changes");
    await screen.findByRole("heading", { name: "Client page" });
    cleanup();
    openEditor("meal-sizes", EDITING);
    await screen.findByText("You were working on this plan");
    expect(screen.getByRole("group", { name: "Size of dinner" }).textContent).toBe("35%");
    await press("Close");
    await press("Discard changes");
    await screen.findByRole("heading", { name: "Client page" });
    cleanup();
    openEditor("meal-sizes", EDITING);
    await screen.findByRole("group", { name: "Size of dinner" });
    expect(screen.queryByText("You were working on this plan")).toBeNull();
  });

  it("COACH-046 PLAN-172 keeps each change for the client over a reload, until one starts again", async () => {
    openEditor("energy-balance", EDITING);
    await screen.findByDisplayValue("Rest days");
    type("Name of the plan", "Quiet days");
    const keptText = () => localStorage.getItem("plateful-own-plan-7-11");
    await waitFor(() => expect(keptText()).not.toBeNull());
    expect(keptText()).not.toContain("Quiet days");
    cleanup();
    openEditor("energy-balance", EDITING);
    await screen.findByDisplayValue("Quiet days");
    await press("Start again");
    await screen.findByDisplayValue("Rest days");
    await waitFor(() => expect(keptText()).toBeNull());
  });

  it("COACH-182 gives the draft back to who signs in again after the session ended", async () => {
    openEditor("energy-balance", EDITING);
    await screen.findByDisplayValue("Rest days");
    type("Name of the plan", "Quiet days");
    await forgetPerson(new QueryClient());
    cleanup();
    expect(localStorage.getItem("plateful-own-plan-7-11")).toBeNull();
    openEditor("energy-balance", EDITING);
    await screen.findByDisplayValue("Quiet days");
  });

  it("COACH-041 COACH-158 says that a plan is not there, or that the profile comes first and where it is", async () => {
    openEditor("energy-balance", { plans: [REST], planKey: "99" });
    await screen.findByText("This plan does not exist");
    cleanup();
    openEditor("energy-balance", { intake: { tdee_kcal: null } });
    await screen.findByText("Fill in the profile first");
    cleanup();
    openEditor("energy-balance", { intake: null });
    await screen.findByText("Fill in the profile first");
    // COACH-158: the way to what is missing.
    const link = screen.getByRole("link", { name: "Fill in the profile" });
    expect(link.getAttribute("href")).toBe("/coach/clients/7/profile");
  });
});
