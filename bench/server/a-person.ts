import { createHash, randomBytes } from "node:crypto";
import { CONSENT_TEXT_VERSIONS } from "@plateful/access";
import { addDays, weekOf } from "@plateful/planning";
import pg from "pg";
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

/** Answers of someone in the middle of the road. */
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

/** A signed-in person, written straight into the database: sign-in mails are limited, and are not what is measured. */
export async function signInByDatabase(databaseUrl: string, email: string): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `with person as (insert into users (email, first_name, email_confirmed_at) values ($1, 'Anna', now()) returning id)
     insert into sessions (user_id, token_hash, label, created_at, last_used_at, expires_at)
     select id, $2, 'Bench', now(), now(), now() + interval '1 day' from person`,
    [email, createHash("sha256").update(token).digest()],
  );
  await client.end();
  return token;
}

/** Signs up by the real calls, with the mail that the local outbox shows. */
export async function signUp(send: Send, email: string): Promise<string> {
  await send("POST", "auth/users/", { email, first_name: "Anna", last_name: "Jansen", terms_accepted: true });
  const mails = (await send("GET", `dev/outbox/?to=${encodeURIComponent(email)}`)) as { link: string }[];
  const linkToken = new URL(mails[0]?.link ?? "").searchParams.get("magic_link_token");
  const answer = (await send("POST", "auth/token/login/", { magic_link_token: linkToken })) as {
    auth_token: string;
  };
  return answer.auth_token;
}

/** Agrees that the body and the plan are stored, without which nothing of them is. */
export async function agree(send: Send, token: string): Promise<void> {
  const consents = [{ kind: "BODY_AND_PLAN", text_version: CONSENT_TEXT_VERSIONS.BODY_AND_PLAN }];
  await send("POST", "users/consents/", { consents, given_in: "REGISTRATION" }, token);
}

/** Walks a new person from answers to a planned week by the real calls; gives what the operations need. */
export async function aPlannedPerson(send: Send, token: string): Promise<Person> {
  const today = new Date().toISOString().slice(0, 10);
  const [monday = today] = weekOf(today);
  const start = performance.now();
  await agree(send, token);
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
