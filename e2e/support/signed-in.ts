import type { Page } from "@playwright/test";
import { type PersonWanted, TEST_PEOPLE } from "../address.ts";
import { expect } from "./journey.ts";

/** Someone who is signed in on the browser of a page. */
export interface SignedIn {
  readonly id: number;
  readonly email: string;
  readonly token: string;
}

/** Signs the browser in as someone new. The page has to be loaded (again) after it. */
export async function signInAs(page: Page, wanted: PersonWanted = {}): Promise<SignedIn> {
  const answer = await page.request.post(TEST_PEOPLE, { data: wanted });
  expect(answer.ok(), await answer.text()).toBe(true);
  const person = (await answer.json()) as SignedIn;
  // Whoever was not asked yet is asked on the plan of the onboarding. Who may not answer here is not asked elsewhere.
  await page.request.put("/api/users/healthAnswers/", {
    headers: { authorization: `Token ${person.token}` },
    data: { conditions: [] },
  });
  return person;
}

/** Calls the server as someone, outside the page. */
export async function callAs<Answer>(
  page: Page,
  person: SignedIn,
  method: string,
  path: string,
  data?: unknown,
): Promise<Answer> {
  const headers = { authorization: `Token ${person.token}` };
  const options = data === undefined ? { method, headers } : { method, headers, data };
  const answer = await page.request.fetch(`/api/${path}`, options);
  expect(answer.ok(), `${path}: ${answer.status()} ${await answer.text()}`).toBe(true);
  return (await answer.json()) as Answer;
}

/** Lays the tick of the registration screen on the device, as if someone had set it a moment ago. */
export async function keepTick(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const kept = JSON.stringify({ kinds: ["BODY_AND_PLAN"], savedAt: Date.now() });
    localStorage.setItem("plateful-own-ticked-consents", kept);
  });
}

/** Answers that are good for a plan. */
export const ANSWERS = {
  goal: "RECOMPOSITION",
  activityLevel: "MILDLY_ACTIVE",
  weeklyGoal: null,
  biometricData: { gender: "FEMALE", age: 34 },
  physicalStats: { heightInCm: 170, weightInKg: 68, goalWeight: 65 },
  preferences: {
    usesImperialUnitsForRecipes: false,
    personalWeightUnit: "KILOGRAMS",
    usesImperialUnitsForHeight: false,
  },
  dietPreferences: {
    dietType: "RECOMMENDED",
    userProvidedMacros: null,
    mealTimes: ["BREAKFAST", "LUNCH", "DINNER"],
    dietaryPreference: null,
    intolerances: ["NO_INTOLERANCE"],
    ingredientDislikes: [],
  },
  menstrualCycle: null,
  mss: null,
} as const;

type Answers = Readonly<Record<keyof typeof ANSWERS, unknown>>;

/** Lays answers on the device, as if someone had given them a moment ago. */
export async function keepAnswers(page: Page, changes: Partial<Answers> = {}): Promise<void> {
  const answers = { ...ANSWERS, ...changes };
  await page.addInitScript((kept) => {
    const key = "plateful-own-onboarding";
    if (sessionStorage.getItem("test-answers-kept") !== null) return;
    sessionStorage.setItem("test-answers-kept", "yes");
    localStorage.setItem(key, JSON.stringify({ version: 1, savedAt: Date.now(), answers: kept }));
  }, answers);
}
