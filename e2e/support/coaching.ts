import type { Browser, Page, TestInfo } from "@playwright/test";
import { isoToday } from "./people.ts";
import { ANSWERS, callAs, type SignedIn, signInAs } from "./signed-in.ts";

export const COACHING = { name: "Studio Vitaal", primary_colour: "#2b7f3f", clients_are_diy: false };

/** Signs the browser of the page in as a coach. */
export function aCoach(page: Page, columns: object = {}): Promise<SignedIn> {
  const user = { is_coach: true, first_name: "Iris", last_name: "Bakker", ...columns };
  return signInAs(page, { user, organisation: COACHING });
}

/** A client of a coach, signed in on a browser of their own. */
export interface Client {
  readonly page: Page;
  readonly person: SignedIn;
}

export async function aClient(
  browser: Browser,
  info: TestInfo,
  coach: SignedIn,
  columns: object = {},
): Promise<Client> {
  const { viewport, locale, timezoneId, baseURL } = info.project.use;
  const context = await browser.newContext({
    viewport: viewport ?? null,
    serviceWorkers: "block",
    ...(locale === undefined ? {} : { locale }),
    ...(timezoneId === undefined ? {} : { timezoneId }),
    ...(baseURL === undefined ? {} : { baseURL }),
  });
  const page = await context.newPage();
  const user = { coach_id: coach.id, first_name: "Sanne", last_name: "de Wit", ...columns };
  return { page, person: await signInAs(page, { user }) };
}

/** Gives the client a plan of breakfast, lunch and dinner; the page carries the call, whoever is signed in there. */
export const planFor = ({ page, person }: Client): Promise<unknown> =>
  callAs(page, person, "POST", "users/onboarding/complete/", ANSWERS);

/** Plans a week of meals from today, so that there is something to plan again. */
export const planWeekFor = ({ page, person }: Client): Promise<unknown> =>
  callAs(page, person, "POST", "autoPlanDays/", {
    ...{ num_days: 7, start_date_inclusive: isoToday(), delete_existing_plans: true },
  });
