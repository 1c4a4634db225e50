import { addDays } from "@plateful/planning";
import { type APIRequestContext, type BrowserContext, expect } from "@playwright/test";
import { ORIGIN } from "../address.ts";
import { signUpFromElsewhere } from "./sign-up.ts";

/** A person who has signed in; calls of theirs are made with `api`. */
export interface Person {
  readonly email: string;
  readonly token: string;
  readonly api: <Answer>(
    method: "GET" | "POST" | "PATCH" | "PUT" | "DELETE",
    path: string,
    body?: unknown,
  ) => Promise<Answer>;
}

/** The date in the time zone of the journeys' browser, some days ahead. */
export function isoToday(daysAhead = 0): string {
  const today = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Amsterdam" }).format(new Date());
  return addDays(today, daysAhead);
}

let people = 0;

/** Makes an account through the sign-up mail and signs the browser in, as its link would. */
async function aPerson(context: BrowserContext): Promise<Person> {
  people += 1;
  const { request } = context;
  const email = `person-${process.pid}-${Date.now()}-${people}@example.org`;
  const account = { email, first_name: "Sanne", last_name: "de Wit", terms_accepted: true };
  expect(await signUpFromElsewhere(account)).toBeLessThan(300);
  const mails = (await (await request.get(`${ORIGIN}/api/dev/outbox/?to=${email}`)).json()) as {
    link: string;
  }[];
  const link = new URL(mails[0]?.link ?? "");
  const { auth_token: token } = await post<{ auth_token: string }>(request, "auth/token/login/", {
    magic_link_token: link.searchParams.get("magic_link_token"),
  });
  const api: Person["api"] = async <Answer>(method: string, path: string, body?: unknown) => {
    const answer = await request.fetch(`${ORIGIN}/api/${path}`, {
      method,
      headers: { authorization: `Token ${token}` },
      ...(body === undefined ? {} : { data: body }),
    });
    expect(answer.ok(), `${method} ${path} answered ${answer.status()}: ${await answer.text()}`).toBe(true);
    return (answer.status() === 204 ? undefined : await answer.json()) as Answer;
  };
  const kinds = ["BODY_AND_PLAN", "CYCLE", "STRESS_AND_SLEEP", "HEALTH_ANSWERS"];
  await api("POST", "users/consents/", {
    consents: kinds.map((kind) => ({ kind, text_version: 1 })),
    given_in: "REGISTRATION",
  });
  // Whoever was not asked yet is asked on the plan of the onboarding.
  await api("PUT", "users/healthAnswers/", { conditions: [] });
  return { email, token, api };
}

async function post<Answer>(request: APIRequestContext, path: string, data: unknown): Promise<Answer> {
  const answer = await request.post(`${ORIGIN}/api/${path}`, { data });
  expect(answer.ok(), `${path} answered ${answer.status()}: ${await answer.text()}`).toBe(true);
  return (await answer.json()) as Answer;
}

/** Answers of the onboarding: four meals a day, no restrictions. */
const ANSWERS = {
  goal: "RECOMPOSITION",
  activityLevel: "MILDLY_ACTIVE",
  biometricData: { gender: "FEMALE", age: 34 },
  physicalStats: { heightInCm: 170, weightInKg: 68, goalWeight: 65 },
  dietPreferences: {
    dietType: "RECOMMENDED",
    mealTimes: ["BREAKFAST", "LUNCH", "AFTERNOON_SNACK", "DINNER"],
    intolerances: ["NO_INTOLERANCE"],
  },
};

/** A person with a nutrition plan but no meals yet. */
export async function aPersonWithPlan(context: BrowserContext, changes: object = {}): Promise<Person> {
  const person = await aPerson(context);
  await person.api("POST", "users/onboarding/complete/", { ...ANSWERS, ...changes });
  return person;
}

/** A person whose next days are planned. */
export async function aPlannedPerson(
  context: BrowserContext,
  days = 1,
  changes: object = {},
): Promise<Person> {
  const person = await aPersonWithPlan(context, changes);
  await person.api("POST", "autoPlanDays/", {
    num_days: days,
    start_date_inclusive: isoToday(),
    delete_existing_plans: true,
  });
  return person;
}
