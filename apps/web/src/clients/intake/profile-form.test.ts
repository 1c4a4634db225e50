import type { UserProfile } from "@plateful/contract";
import { describe, expect, it } from "vitest";
import { anOrganisation } from "../../../test/a-person.ts";
import { aClient } from "../../../test/plan-editor-world.tsx";
import {
  changesOf,
  laidOver,
  type ProfileForm,
  problemsOf,
  startForm,
  typedBodyFat,
  unitsOfCoach,
} from "./profile-form.ts";

const METRIC = unitsOfCoach({ uses_imperial_measurements: false, organisation: null });
const IMPERIAL = unitsOfCoach({ uses_imperial_measurements: true, organisation: null });
const INTAKE = aClient([]).intake as unknown as UserProfile;
const NEW = { ...startForm(null, METRIC, "en"), gender: "FEMALE" as const };

describe("the profile form of a coach", () => {
  it("ORG-028 PROF-025 is metric where the practice allows no other units", () => {
    const inUnits = (imperial_units_allowed: boolean) => anOrganisation({ imperial_units_allowed });
    const coach = { uses_imperial_measurements: true };
    expect(unitsOfCoach({ ...coach, organisation: inUnits(true) })).toEqual(IMPERIAL);
    expect(unitsOfCoach({ ...coach, organisation: inUnits(false) })).toEqual(METRIC);
  });

  it("COACH-024 starts with 20 percent body fat, 70 kg or 155 lb", () => {
    expect(startForm(null, METRIC, "en")).toMatchObject({ bodyFat: "20", weight: ["70"], gender: null });
    expect(startForm(null, IMPERIAL, "nl")).toMatchObject({ bodyFat: "20", weight: ["155"] });
  });

  it("COACH-077 starts with the formula chosen automatically, optimal sustainability and the practice's protein", () => {
    const { energyMethod, sustainability, proteinProfile } = startForm(null, METRIC, "en");
    expect([energyMethod, sustainability, proteinProfile]).toEqual(["AUTO", "OPTIMAL", null]);
  });

  it("COACH-022 wants a gender, a weight and body fat from 3 to 60 percent", () => {
    expect(Object.values(problemsOf(NEW, METRIC)).some(Boolean)).toBe(false);
    expect(problemsOf({ ...NEW, gender: null }, METRIC).gender).toBe(true);
    expect(problemsOf({ ...NEW, weight: [""] }, METRIC).weight).toBe(true);
    expect(["2.9", "3", "22,5", "60", "60.1", "", "x"].map(typedBodyFat)).toEqual([
      null,
      3,
      22.5,
      60,
      null,
      null,
      null,
    ]);
    expect(problemsOf({ ...NEW, age: "17" }, METRIC).age).toBe(true);
    expect(problemsOf({ ...NEW, height: ["90"] }, METRIC).height).toBe(true);
    expect(changesOf({ ...NEW, age: "17" }, null, METRIC, "en")).toBeNull();
  });

  it("COACH-022 derives kilograms from pounds, and lets an untouched weight stand", () => {
    const pounds = changesOf({ ...NEW, weight: ["155"], height: ["", ""] }, null, IMPERIAL, "en");
    expect(pounds?.weight).toBeCloseTo(70.3, 1);
    const intake = { ...INTAKE, weight: 68.37 };
    expect(changesOf(startForm(intake, IMPERIAL, "en"), intake, IMPERIAL, "en")?.weight).toBe(68.37);
  });

  it("COACH-181 lays what was typed for a first profile over the one that was made meanwhile", () => {
    const typed = { ...startForm(null, METRIC, "en"), gender: "MALE" as const, age: "44" };
    const stored = { ...INTAKE, weight: 68, diet: "VEGAN" as const, age: 30 };
    expect(laidOver(typed, stored, METRIC, "en")).toEqual({
      ...startForm(stored, METRIC, "en"),
      gender: "MALE",
      age: "44",
    });
  });

  it("COACH-185 COACH-209 says nothing of the body fat that a new form begins with, unless someone says it was measured", () => {
    const fatOf = (change: Partial<ProfileForm>, intake: UserProfile | null = null) => {
      const sent = changesOf({ ...NEW, ...change }, intake, METRIC, "en");
      return [sent?.body_fat_percentage, sent?.body_fat_measured];
    };
    expect(fatOf({})).toEqual([undefined, undefined]);
    expect(fatOf({ isFatMeasured: true })).toEqual([0.2, true]);
    expect(fatOf({ bodyFat: "24", isFatMeasured: true })).toEqual([0.24, true]);
    const measured = { ...INTAKE, body_fat_percentage: 0.24, body_fat_measured: true };
    expect(fatOf({ bodyFat: "24", isFatMeasured: false }, measured)).toEqual([0.24, false]);
  });

  it("PLAN-175 counts body fat as measured only when the coach enters it", () => {
    const form = startForm(INTAKE, METRIC, "nl");
    expect(changesOf(form, INTAKE, METRIC, "nl")).toEqual({
      main_goal: null,
      gender: "FEMALE",
      weight: 70,
      age: 30,
      height_in_cm: 170,
      activity: "MILDLY_ACTIVE",
      diet: "OMNIVORE",
      food_intolerances_gluten: false,
      food_intolerances_lactose: false,
      food_intolerances_nut: false,
      food_intolerances_crustaceans_shellfish: false,
      food_allergens: [],
      energy_method: "AUTO",
      sustainability: "OPTIMAL",
      protein_profile: null,
    });
    expect(changesOf({ ...form, bodyFat: "22,5", isFatMeasured: true }, INTAKE, METRIC, "nl")).toMatchObject({
      body_fat_percentage: 0.225,
      body_fat_measured: true,
    });
  });

  it("COACH-022 gives the intolerances as four booleans, and shows those that are stored", () => {
    const form = { ...NEW, intolerances: ["GLUTEN", "NUTS"] as const };
    expect(changesOf(form, null, METRIC, "en")).toMatchObject({
      food_intolerances_gluten: true,
      food_intolerances_lactose: false,
      food_intolerances_nut: true,
      food_intolerances_crustaceans_shellfish: false,
    });
    const stored = { ...INTAKE, food_intolerances_lactose: true };
    expect(startForm(stored, METRIC, "en").intolerances).toEqual(["LACTOSE"]);
    expect(startForm(null, METRIC, "en").intolerances).toEqual(["NO_INTOLERANCE"]);
  });

  it("PROF-037 shows the allergens that are stored, and sends those that were chosen", () => {
    const stored = { ...INTAKE, food_allergens: ["EGG", "LUPIN"] as const } as never;
    expect(startForm(stored, METRIC, "en").allergens).toEqual(["EGG", "LUPIN"]);
    expect(startForm(null, METRIC, "en").allergens).toEqual([]);
    const form = { ...NEW, allergens: ["MILK"] as const };
    expect(changesOf(form, null, METRIC, "en")?.food_allergens).toEqual(["MILK"]);
  });

  it("COACH-077 CALC-012 wants age and height for the formulas that need them, and for no other", () => {
    const wants = (energyMethod: "AUTO" | "KATCH_MCARDLE" | "MIFFLIN" | "HARRIS_BENEDICT") => {
      const { age, height } = problemsOf({ ...NEW, energyMethod }, METRIC);
      return [age, height];
    };
    expect([wants("AUTO"), wants("KATCH_MCARDLE")]).toEqual([
      [false, false],
      [false, false],
    ]);
    expect([wants("MIFFLIN"), wants("HARRIS_BENEDICT")]).toEqual([
      [true, true],
      [true, true],
    ]);
  });
});
