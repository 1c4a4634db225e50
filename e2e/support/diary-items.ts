import type { CalendarDay } from "@plateful/contract";
import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { languageOf } from "./page.ts";
import type { Person } from "./people.ts";

/** The meals of a date, named in the language of the journey. */
export async function itemsOf(
  page: Page,
  person: Pick<Person, "token">,
  date: string,
): Promise<CalendarDay["calendar_items"]> {
  const headers = { authorization: `Token ${person.token}`, "accept-language": languageOf(test.info()) };
  const read = () => page.request.get(`/api/calendarDay/?date__gte=${date}&date__lte=${date}`, { headers });
  let answer = await read();
  // A busy server says "later", and the product's own screens ask again too.
  for (let tries = 0; answer.status() === 503 && tries < 10; tries += 1) {
    await page.waitForTimeout(1_000);
    answer = await read();
  }
  expect(answer.status(), await answer.text()).toBe(200);
  const { results } = (await answer.json()) as { results: CalendarDay[] };
  return results[0]?.calendar_items ?? [];
}
