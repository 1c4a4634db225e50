import { aClient, aCoach } from "../support/coaching.ts";
import { expect, test } from "../support/journey.ts";

// The longer words.
test.use({ locale: "nl-NL" });

test("COACH-027 all four tabs of a client fit on a phone, in the longer words too", async ({
  page,
  browser,
  phrases,
}, info) => {
  const coach = await aCoach(page);
  const client = await aClient(browser, info, coach);
  await page.goto(`/coach/clients/${client.person.id}`);
  const tabs = page.getByRole("navigation", { name: phrases.clients.sections });
  await expect(tabs.getByRole("link")).toHaveCount(4);
  const { wanted, given } = await tabs.evaluate((list) => ({
    wanted: list.scrollWidth,
    given: list.clientWidth,
  }));
  expect(wanted).toBeLessThanOrEqual(given);
});
