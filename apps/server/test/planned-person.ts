import { macrosOf } from "./factories.ts";
import { ONBOARDING_ANSWERS } from "./onboarding-answers.ts";
import type { Person, TestAnswer, TestApp } from "./test-app.ts";

/** A woman of 170 cm. */
export type Body = Readonly<{ age: number; weight: number; activity: string }>;

/** Valid answers of such a woman, who may have numbers of her own. */
export const answersOf = ({ age, weight, activity }: Body, own?: object) => ({
  ...ONBOARDING_ANSWERS,
  goal: "RECOMPOSITION",
  weeklyGoal: null,
  activityLevel: activity,
  biometricData: { gender: "FEMALE", age },
  physicalStats: { heightInCm: 170, weightInKg: weight, goalWeight: 60 },
  dietPreferences: {
    ...ONBOARDING_ANSWERS.dietPreferences,
    ...(own === undefined ? {} : { dietType: "CHOOSE_YOUR_OWN", userProvidedMacros: own }),
  },
});

/** Answers the questions of the onboarding, and whatever else a client sends with them. */
export const complete = (app: TestApp, person: Person, body: object): Promise<TestAnswer> =>
  app.post("users/onboarding/complete/", body, { as: person });

/** A meal of an energy, with macros that add up to it. */
export const slotAt = (moment: string, kcal: number) => ({
  ...{ meal_moment: moment, meal_type: moment, kcal, size: 50 },
  ...macrosOf(kcal),
});

/** A day of two meals. */
export const dayOf = (kcal: number) => [slotAt("LUNCH", kcal / 2), slotAt("DINNER", kcal / 2)];

export interface Planned {
  readonly person: Person;
  readonly coach: Person;
  readonly profile: number;
  readonly plan: number;
  readonly slots: readonly { id: number; kcal: number }[];
}

/** Someone who answered the questions, with a coach who treats them. */
export async function aPlanned(app: TestApp, body: Body): Promise<Planned> {
  const coach = await app.aCoach();
  const person = await app.aClientOf(coach);
  const made = await complete(app, person, answersOf(body));
  if (made.status !== 200) throw new Error(`No plan: ${JSON.stringify(made.body)}`);
  const { nutrition_day_plan_id: plan, user_profile_id: profile } = made.body;
  const { body: stored } = await app.get(`users/nutritionDayPlan/${plan}/`, { as: person });
  return { person, coach, profile, plan, slots: stored.meal_slot_specifications };
}
