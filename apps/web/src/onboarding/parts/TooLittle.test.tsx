import { en } from "@plateful/phrases/en";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aPerson, COACH } from "../../../test/a-person.ts";
import { openScreen } from "../../../test/open-screen.tsx";
import { PATHS } from "../../lib/address/paths.ts";
import { setToken } from "../../lib/device/session.ts";
import { changeAnswers, currentAnswers, forgetAnswers } from "../answers/answers-store.ts";
import { ModifyNutritionalPlanScreen } from "../ModifyNutritionalPlanScreen.tsx";

const words = en.safety.tooLittle;
const { modify } = en.onboarding;

let conditions: string[] = [];
beforeEach(() => {
  setToken("token");
  conditions = [];
  vi.stubGlobal("fetch", async () => Response.json({ answers: { conditions, answered_at: null } }));
});
afterEach(() => {
  forgetAnswers();
  setToken(null);
  vi.unstubAllGlobals();
});

const button = (name: string) => screen.getByRole("button", { name });
const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const calories = () => field(modify.calories);

/** A woman of 70 kg who uses about 2,300 kcal a day and wants to reach 65 kg. */
async function open(person = aPerson()): Promise<() => string> {
  changeAnswers({
    goal: "LOSE_WEIGHT",
    weeklyGoal: "LOSE_0_5_KG_PER_WEEK",
    activityLevel: "ACTIVE",
    biometricData: { gender: "FEMALE", age: 30 },
    preferences: { ...currentAnswers().preferences, personalWeightUnit: "KILOGRAMS" },
    physicalStats: { heightInCm: 170, weightInKg: 70, goalWeight: 65 },
  });
  const path = openScreen(person, ModifyNutritionalPlanScreen);
  await screen.findByText(modify.title);
  await waitFor(() => expect(screen.queryByText(en.general.loading)).toBeNull());
  return path;
}

function type(kcal: string): void {
  fireEvent.change(calories(), { target: { value: kcal } });
  fireEvent.blur(calories());
}

describe("an own plan with too little energy", () => {
  it("SAFE-017 offers two plans that work, and takes the chosen one with its grams", async () => {
    await open();
    expect(screen.queryByRole("button", { name: words.open })).toBeNull();
    const protein = field(en.nutrition.nutrients.protein);
    fireEvent.change(protein, { target: { value: "70" } });
    fireEvent.blur(protein);
    const share = () => (4 * Number(field(en.nutrition.nutrients.protein).value)) / Number(calories().value);
    const shareBefore = share();
    type("900");
    expect(button(modify.save)).toHaveProperty("disabled", true);
    fireEvent.click(button(words.open));
    await screen.findByText(words.title);
    const [fastest, easier] = screen.getAllByRole<HTMLInputElement>("radio", { name: /kcal, / });
    const energies = [fastest, easier].map((radio) => Number(radio?.value));
    expect(energies[0]).toBeGreaterThanOrEqual(1250);
    expect(energies[1]).toBeGreaterThan(energies[0] ?? 0);
    expect(fastest?.checked).toBe(true);
    const descriptions = screen.getAllByText(/About .* kg a week\. You reach 65 kg around/);
    expect(descriptions).toHaveLength(2);
    if (easier !== undefined) fireEvent.click(easier);
    fireEvent.click(button(words.use({ kcal: (energies[1] ?? 0).toLocaleString("en") })));
    await waitFor(() => expect(screen.queryByText(words.title)).toBeNull());
    expect(calories().value).toBe(String(energies[1]));
    const grams = [
      en.nutrition.nutrients.protein,
      en.nutrition.nutrients.carbohydrates,
      en.nutrition.nutrients.fat,
    ];
    const [proteinGrams = 0, carbohydrates = 0, fat = 0] = grams.map((name) => Number(field(name).value));
    expect(Math.abs(4 * proteinGrams + 4 * carbohydrates + 9 * fat - (energies[1] ?? 0))).toBeLessThan(20);
    // What was typed beside the low number stays in proportion.
    expect(share()).toBeCloseTo(shareBefore, 2);
    fireEvent.click(button(modify.save));
    await waitFor(() =>
      expect(currentAnswers().dietPreferences.userProvidedMacros?.calories).toBe(energies[1]),
    );
  });

  it("SAFE-017 goes back to what was typed, and keeps nothing too low", async () => {
    await open();
    type("1250");
    fireEvent.click(button(words.open));
    await screen.findByText(words.title);
    fireEvent.click(button(words.back));
    await waitFor(() => expect(screen.queryByText(words.title)).toBeNull());
    expect(calories().value).toBe("1250");
    expect(button(modify.save)).toHaveProperty("disabled", true);
  });

  it("SAFE-017 lets a client ask their coach first", async () => {
    const path = await open(aPerson({ coach: COACH }));
    type("1250");
    fireEvent.click(button(words.open));
    await screen.findByText(words.title);
    expect(screen.queryByRole("button", { name: words.back })).toBeNull();
    fireEvent.click(button(words.askCoach({ name: COACH.first_name })));
    await waitFor(() => expect(path()).toBe(PATHS.messages));
  });

  it("SAFE-017 offers the need alone to who is not to lose weight", async () => {
    conditions = ["BREASTFEEDING"];
    await open();
    type("1700");
    fireEvent.click(button(words.open));
    await screen.findByText(words.noLoss);
    expect(screen.getAllByRole("radio", { name: /kcal, / })).toHaveLength(1);
  });
});
