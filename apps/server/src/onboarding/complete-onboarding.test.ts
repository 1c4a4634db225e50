import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aProfile, ingredientsToAvoid } from "../../test/factories.ts";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { inSystemScope } from "../platform/database/scope.ts";

const LABELS = {
  Beef: "Rundvlees",
  Eggplant: "Aubergine",
  Honey: "Honing",
  Cilantro: "Koriander",
  Mayonnaise: "Mayonaise",
  Potato: "Aardappel",
  Mushroom: "Champignon",
  Tomato: "Tomaat",
  "Brussel Sprouts": "Spruitjes",
  Olives: "Olijven",
};

let app: TestApp;
let anna: Person;
let idsByLabel: Record<string, number>;
beforeAll(async () => {
  app = await openTestApp();
  idsByLabel = await ingredientsToAvoid(app, LABELS);
});
afterAll(() => app.close());
beforeEach(async () => {
  anna = await app.aUser();
});

const dietPreferences = {
  dietType: "RECOMMENDED",
  mealTimes: ["DINNER", "BREAKFAST", "LUNCH"],
  intolerances: ["NO_INTOLERANCE"],
  ingredientDislikes: [] as string[],
};
const answers = {
  goal: "LOSE_WEIGHT",
  activityLevel: "MILDLY_ACTIVE",
  weeklyGoal: "LOSE_0_5_KG_PER_WEEK",
  biometricData: { gender: "FEMALE", age: 25 },
  physicalStats: { heightInCm: 170, weightInKg: 70, goalWeight: 65 },
  preferences: {
    usesImperialUnitsForRecipes: true,
    personalWeightUnit: "STONES",
    usesImperialUnitsForHeight: true,
  },
  dietPreferences,
};
const withDiet = (change: object) => ({ ...answers, dietPreferences: { ...dietPreferences, ...change } });
const complete = (body: object, as = anna, language: "en" | "nl" = "en") =>
  app.post("users/onboarding/complete/", body, { as, language });
const profileOf = async (person: Person) =>
  (await app.get("users/userProfile/", { as: person })).body.results[0];
const slotsOf = (profile: { weekly_nutrition_plan: { monday: { meal_slot_specifications: object[] } } }) =>
  profile.weekly_nutrition_plan.monday.meal_slot_specifications as {
    id: number;
    meal_moment: string;
    size: number;
    kcal: number;
  }[];

async function countRows(person: Person): Promise<Record<string, number>> {
  const tables = [
    "user_profiles",
    "weekly_nutrition_plans",
    "nutrition_day_plans",
    "meal_slot_specifications",
    "user_ingredients_to_avoid",
    "user_weights",
  ] as const;
  return inSystemScope(app.app.services.db, async (trx) => {
    const counts: Record<string, number> = {};
    for (const table of tables) {
      const rows = await trx.selectFrom(table).select("user_id").where("user_id", "=", person.id).execute();
      counts[table] = rows.length;
    }
    return counts;
  });
}
const NOTHING = {
  user_profiles: 0,
  weekly_nutrition_plans: 0,
  nutrition_day_plans: 0,
  meal_slot_specifications: 0,
  user_ingredients_to_avoid: 0,
  user_weights: 0,
};

describe("answers that are refused", () => {
  const stats = answers.physicalStats;
  it.each([
    [{ physicalStats: { ...stats, goalWeight: 53.4 } }, { physicalStats: { goalWeight: ["too low"] } }],
    [
      { physicalStats: { ...stats, goalWeight: 70 } },
      { physicalStats: { goalWeight: ["below your current"] } },
    ],
    [
      { physicalStats: { heightInCm: 170, weightInKg: 53, goalWeight: 50 } },
      { physicalStats: { goalWeight: ["weight-loss goal"] } },
    ],
    [{ weeklyGoal: null }, { weeklyGoal: ["Choose a weekly goal"] }],
    [{ weeklyGoal: "LOSE_1_KG_PER_WEEK" }, { weeklyGoal: ["too little to eat"] }],
    [
      withDiet({ mealTimes: ["BREAKFAST", "LUNCH"] }),
      { dietPreferences: { mealTimes: ["Lunch and dinner"] } },
    ],
    [withDiet({ mealTimes: ["LUNCH"] }), { dietPreferences: { mealTimes: ["at least 2"] } }],
    [withDiet({ intolerances: [] }), { dietPreferences: { intolerances: ["at least 1"] } }],
    [
      withDiet({ intolerances: ["NO_INTOLERANCE", "GLUTEN"] }),
      { dietPreferences: { intolerances: ["cannot be combined"] } },
    ],
    [
      withDiet({ dietType: "CHOOSE_YOUR_OWN" }),
      { dietPreferences: { userProvidedMacros: ["Enter your own"] } },
    ],
    [
      { ...withDiet({ dietType: "MENOPAUSE" }), biometricData: { gender: "MALE", age: 30 } },
      { dietPreferences: { dietType: ["not a valid choice"] } },
    ],
  ])("names the field of %o and stores nothing", async (change, expected) => {
    const refused = await complete({ ...answers, ...change });
    expect(refused.status).toBe(400);
    const withText = (errors: object): object =>
      Object.fromEntries(
        Object.entries(errors).map(([key, value]) => [
          key,
          Array.isArray(value) ? [expect.stringContaining(value[0])] : withText(value),
        ]),
      );
    expect(refused.body).toEqual(withText(expected));
    expect(await countRows(anna)).toEqual(NOTHING);
  });

  it.each([
    [17, false],
    [18, true],
    [120, true],
    [121, false],
  ])("ONB-012 judges the age %d", async (age, accepted) => {
    const body = {
      ...answers,
      goal: "RECOMPOSITION",
      weeklyGoal: null,
      biometricData: { gender: "FEMALE", age },
    };
    const { status, body: answer } = await complete(body);
    expect(status).toBe(accepted ? 200 : 400);
    if (!accepted) expect(Object.keys(answer)).toEqual(["biometricData"]);
  });

  it("ONB-057 refuses own macros below their limits, and stores what is on them", async () => {
    const least = { calories: 1250, protein: 50, carbohydrates: 195, fat: 30 };
    // A need of 1800 kcal, of which 0.5 kg a week leaves 1250.
    const own = (macros: object) => ({
      ...withDiet({ dietType: "CHOOSE_YOUR_OWN", userProvidedMacros: { ...least, ...macros } }),
      activityLevel: "SEDENTARY",
      biometricData: { gender: "FEMALE", age: 28 },
      physicalStats: { heightInCm: 176, weightInKg: 70.1, goalWeight: 65 },
    });
    for (const macros of [{ calories: 1249 }, { protein: 49 }, { carbohydrates: 0 }, { fat: 29 }]) {
      const refused = await complete(own(macros));
      expect(refused.status).toBe(400);
      const { userProvidedMacros } = refused.body.dietPreferences;
      expect(Object.keys(userProvidedMacros)).toEqual(Object.keys(macros));
    }
    const accepted = await complete(own({}));
    expect(accepted.status).toBe(200);
    expect(accepted.body.mss).toEqual({ kcal: 1250, protein: 50, carbohydrates: 195, fat: 30 });
  });

  it("ONB-060 ONB-061 ONB-064 refuses a missing or future period and another length than 21 to 35", async () => {
    const cycle = (menstrualCycle: unknown) => ({ ...withDiet({ dietType: "CYCLE_DIET" }), menstrualCycle });
    const start = "2026-03-05";
    const cases: [unknown, object][] = [
      [null, { lastMenstrualPeriodStartDate: ["This field is required."] }],
      [
        { lastMenstrualPeriodStartDate: "2026-03-19" },
        { lastMenstrualPeriodStartDate: ["Cannot be in future"] },
      ],
      ...[20, 36, 45].map((menstrualCycleLength): [unknown, object] => [
        { lastMenstrualPeriodStartDate: start, menstrualCycleLength },
        { menstrualCycleLength: ["Cycle length must be between 21 and 35 days"] },
      ]),
    ];
    for (const [menstrualCycle, errors] of cases) {
      const refused = await complete(cycle(menstrualCycle));
      expect(refused.status).toBe(400);
      expect(refused.body).toEqual({ menstrualCycle: errors });
    }
    for (const menstrualCycleLength of [21, 35]) {
      const body = cycle({ lastMenstrualPeriodStartDate: "2026-03-18", menstrualCycleLength });
      expect((await complete(body)).status).toBe(200);
    }
  });

  it("ERR-020 says it in Dutch, at the nested field", async () => {
    const refused = await complete({ ...answers, weeklyGoal: null }, anna, "nl");
    expect(refused.body.weeklyGoal[0]).not.toBe("Choose a weekly goal.");
    expect(refused.body.weeklyGoal[0]).toMatch(/weekdoel|doel/i);
  });
});

describe("a completed onboarding", () => {
  it("ONB-078 ONB-079 ONB-084 ONB-085 makes profile, week, day plan, slots, dislikes and weight in one step", async () => {
    const body = {
      ...withDiet({
        mealTimes: ["DINNER", "LATE_SNACK", "LUNCH", "BREAKFAST"],
        dietaryPreference: "PESCATARIAN",
        intolerances: ["GLUTEN", "NUTS"],
        ingredientDislikes: ["HONEY", "BRUSSELS_SPROUTS"],
      }),
      mss: { kcal: 9000, protein: 1, carbohydrates: 1, fat: 1 },
    };
    const made = await complete(body);
    expect(made.status).toBe(200);
    const profile = await profileOf(anna);
    expect(made.body).toEqual({
      user_profile_id: profile.id,
      weekly_nutrition_plan_id: profile.weekly_nutrition_plan.id,
      nutrition_day_plan_id: profile.weekly_nutrition_plan.sunday.id,
      mss: expect.objectContaining({ kcal: 1480 }),
    });
    expect(profile).toMatchObject({
      main_goal: "LOSE_WEIGHT",
      activity: "MILDLY_ACTIVE",
      gender: "FEMALE",
      age: 25,
      height_in_cm: 170,
      weight: 70,
      goal_weight_in_kg: 65,
      goal_weekly_change_in_kg: -0.5,
      diet: "PESCATARIAN",
      diet_type: "RECOMMENDED",
      is_keto_user: false,
      is_on_menopause_diet: false,
      body_fat_measured: false,
      uses_imperial_measurements_for_recipes: true,
      uses_imperial_measurements_for_height: true,
      personal_weight_unit: "STONES",
    });
    expect(profile.weekly_nutrition_plan.monday).toMatchObject({ kcal: 1480, energy_balance: 73 });
    expect(profile.weekly_nutrition_plan.monday.days).toHaveLength(7);
    expect(slotsOf(profile).map((slot) => [slot.meal_moment, slot.size, slot.kcal])).toEqual([
      ["BREAKFAST", 25, 370],
      ["LUNCH", 25, 370],
      ["DINNER", 30, 444],
      ["LATE_SNACK", 20, 296],
    ]);
    expect(await countRows(anna)).toEqual({
      user_profiles: 1,
      weekly_nutrition_plans: 1,
      nutrition_day_plans: 1,
      meal_slot_specifications: 4,
      user_ingredients_to_avoid: 2,
      user_weights: 1,
    });
  });

  it("ONB-074 stores the chosen intolerances as the four switches of the profile", async () => {
    const switchesFor = async (intolerances: string[]) => {
      await complete(withDiet({ intolerances }));
      const profile = await profileOf(anna);
      return ["gluten", "lactose", "nut", "crustaceans_shellfish"].map(
        (name) => profile[`food_intolerances_${name}`],
      );
    };
    expect(await switchesFor(["GLUTEN", "NUTS"])).toEqual([true, false, true, false]);
    expect(await switchesFor(["LACTOSE", "CRUSTACEANS_AND_SHELLFISH"])).toEqual([false, true, false, true]);
    expect(await switchesFor(["NO_INTOLERANCE"])).toEqual([false, false, false, false]);
  });

  it("ONB-085 marks keto and menopause, and stores a weekly change for a loss only", async () => {
    await complete({ ...withDiet({ dietType: "KETO" }), goal: "GAIN_MUSCLE" });
    expect(await profileOf(anna)).toMatchObject({
      main_goal: "GAIN_MUSCLE",
      goal_weekly_change_in_kg: null,
      diet: "OMNIVORE",
      is_keto_user: true,
      is_on_menopause_diet: false,
    });
    await complete(withDiet({ dietType: "MENOPAUSE" }));
    expect(await profileOf(anna)).toMatchObject({
      goal_weekly_change_in_kg: -0.5,
      is_keto_user: false,
      is_on_menopause_diet: true,
    });
  });

  it("ONB-043 keeps cycle dates with the cycle plan and clears them with another", async () => {
    const menstrualCycle = { lastMenstrualPeriodStartDate: "2026-03-05", menstrualCycleLength: 30 };
    await complete({ ...withDiet({ dietType: "CYCLE_DIET" }), menstrualCycle });
    expect(await profileOf(anna)).toMatchObject({
      last_menstrual_period_start_date: "2026-03-05",
      menstrual_cycle_length: 30,
    });
    await complete({ ...answers, menstrualCycle });
    expect(await profileOf(anna)).toMatchObject({
      last_menstrual_period_start_date: null,
      menstrual_cycle_length: null,
    });
  });

  it("ONB-077 maps each dislike to the ingredient with its label, and drops beef from a plant-based diet", async () => {
    const dislikes = ["BEEF", "EGGPLANT", "HONEY", "CILANTRO", "MAYONNAISE", "POTATO", "MUSHROOM", "TOMATO"];
    const avoided = async () =>
      inSystemScope(app.app.services.db, (trx) =>
        trx
          .selectFrom("user_ingredients_to_avoid as avoided")
          .innerJoin("ingredients_to_avoid as food", "food.id", "avoided.ingredient_to_avoid_id")
          .select("food.label")
          .where("user_id", "=", anna.id)
          .orderBy("food.label")
          .execute(),
      );
    await complete(withDiet({ ingredientDislikes: [...dislikes, "BRUSSELS_SPROUTS"] }));
    const labels = (await avoided()).map(({ label }) => label);
    expect(labels).toEqual(
      Object.keys(LABELS)
        .filter((label) => label !== "Olives")
        .sort(),
    );
    await app.post(
      "users/setIngredientsToAvoid/",
      { ingredient_to_avoid_ids: [idsByLabel.Olives, idsByLabel.Honey] },
      { as: anna },
    );
    await complete(withDiet({ ingredientDislikes: ["BEEF", "TOMATO"], dietaryPreference: "VEGAN" }));
    expect((await avoided()).map(({ label }) => label)).toEqual(["Olives", "Tomato"]);
  });

  it("updates in place when repeated: same ids, also of each slot whose moment stays", async () => {
    const first = await complete(answers);
    const before = slotsOf(await profileOf(anna));
    const second = await complete({
      ...withDiet({ mealTimes: ["LUNCH", "DINNER", "AFTERNOON_SNACK"] }),
      physicalStats: { heightInCm: 170, weightInKg: 68, goalWeight: 60 },
    });
    expect({ ...second.body, mss: null }).toEqual({ ...first.body, mss: null });
    expect(second.body.mss.kcal).toBeLessThan(first.body.mss.kcal);
    const after = slotsOf(await profileOf(anna));
    expect(after.map((slot) => slot.meal_moment)).toEqual(["LUNCH", "AFTERNOON_SNACK", "DINNER"]);
    const idOf = (slots: typeof after, moment: string) =>
      slots.find((slot) => slot.meal_moment === moment)?.id;
    for (const moment of ["LUNCH", "DINNER"]) expect(idOf(after, moment)).toBe(idOf(before, moment));
    expect(await countRows(anna)).toMatchObject({ nutrition_day_plans: 1, user_weights: 1 });
  });

  it("keeps what onboarding does not ask of a profile that a person had", async () => {
    const intake = await aProfile(app, anna, { energy_method: "HARRIS_BENEDICT", body_fat_percentage: 0.3 });
    expect((await complete(answers)).body.user_profile_id).toBe(intake);
    expect(await profileOf(anna)).toMatchObject({
      energy_method: "HARRIS_BENEDICT",
      body_fat_percentage: 0.3,
    });
  });

  it("ONB-079 leaves nothing behind when its last step fails", async () => {
    const { database } = app.app.services;
    await database.asOwner((pool) =>
      pool.query("alter table user_weights add constraint refuse_all check (value < 0) not valid"),
    );
    const failed = await complete(withDiet({ ingredientDislikes: ["TOMATO"] }));
    await database.asOwner((pool) => pool.query("alter table user_weights drop constraint refuse_all"));
    expect(failed.status).toBe(500);
    expect(failed.body).toEqual({ detail: "Something went wrong. Please try again later." });
    expect(await countRows(anna)).toEqual(NOTHING);
    expect((await complete(answers)).status).toBe(200);
  });

  it("answers two calls at once with the same plan", async () => {
    const [one, two] = await Promise.all([complete(answers), complete(answers)]);
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(one.body).toEqual(two.body);
    expect(await countRows(anna)).toMatchObject({ weekly_nutrition_plans: 1, user_weights: 1 });
  });
});
