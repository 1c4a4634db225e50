import { addDays, weekOf } from "@plateful/planning";
import type { Person } from "./scenario.ts";

type Send = (method: string, path: string, body?: unknown, token?: string) => Promise<never>;

export function sender(port: number): Send {
  return async (method, path, body, token) => {
    const response = await fetch(`http://127.0.0.1:${port}/api/${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(token === undefined ? {} : { authorization: `Token ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok)
      throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
    return (response.status === 204 ? undefined : await response.json()) as never;
  };
}

/** Answers of somebody in the middle of the road. */
export const ANSWERS = {
  goal: "LOSE_WEIGHT",
  activityLevel: "MILDLY_ACTIVE",
  weeklyGoal: "LOSE_0_5_KG_PER_WEEK",
  biometricData: { gender: "FEMALE", age: 34 },
  physicalStats: { heightInCm: 170, weightInKg: 72, goalWeight: 65 },
  preferences: {
    usesImperialUnitsForRecipes: false,
    personalWeightUnit: "KILOGRAMS",
    usesImperialUnitsForHeight: false,
  },
  dietPreferences: {
    dietType: "RECOMMENDED",
    userProvidedMacros: null,
    mealTimes: ["BREAKFAST", "LUNCH", "AFTERNOON_SNACK", "DINNER"],
    dietaryPreference: null,
    intolerances: ["NO_INTOLERANCE"],
    ingredientDislikes: [],
  },
  menstrualCycle: null,
};

/** Signs a new person up by the real calls and plans their week; gives what the operations need. */
export async function aPlannedPerson(send: Send, email: string): Promise<Person> {
  await send("POST", "auth/users/", { email, first_name: "Anna", last_name: "Jansen", terms_accepted: true });
  const mails = (await send("GET", `dev/outbox/?to=${encodeURIComponent(email)}`)) as { link: string }[];
  const link = new URL(mails[0]?.link ?? "");
  const { auth_token: token } = (await send("POST", "auth/token/login/", {
    magic_link_token: link.searchParams.get("magic_link_token"),
  })) as { auth_token: string };
  const today = new Date().toISOString().slice(0, 10);
  const [monday = today] = weekOf(today);
  const start = performance.now();
  await send("POST", "users/onboarding/complete/", ANSWERS, token);
  const { calendar_days: days } = (await send(
    "POST",
    "autoPlanDays/",
    { num_days: 7, start_date_inclusive: monday, delete_existing_plans: true },
    token,
  )) as {
    calendar_days: { calendar_items: { id: number; meal: { recipe_template: { id: number } } }[] }[];
  };
  const planningMs = performance.now() - start;
  const item = days[0]?.calendar_items[0];
  const list = (await send(
    "POST",
    "groceryList/",
    { start_date: monday, end_date: addDays(monday, 6) },
    token,
  )) as { id: number };
  return {
    token,
    planningMs,
    monday,
    nextMonday: addDays(monday, 7),
    itemId: item?.id ?? 0,
    recipeId: item?.meal.recipe_template.id ?? 0,
    groceryListId: list.id,
  };
}
