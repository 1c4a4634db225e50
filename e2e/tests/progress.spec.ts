import type { BrowserContext, Locator, Page, Request } from "@playwright/test";
import { expect, test } from "../support/journey.ts";
import { isPhone, languageOf, onLayouts, wordsOf } from "../support/page.ts";
import { aPersonWithPlan, isoToday, type Person } from "../support/people.ts";

const LISTS = /\/api\/(userWeight|UserSleep|UserStress|UserDistance)\/\?/;

/** Someone without any measurement: the onboarding stores a first weight, which is taken away. */
async function aPersonWithoutMeasurements(context: BrowserContext, changes: object = {}): Promise<Person> {
  const person = await aPersonWithPlan(context, changes);
  const { results } = await person.api<{ results: { id: number; user: number }[] }>("GET", "userWeight/");
  for (const { id, user } of results)
    await context.request.post("/api/deleteMeasurement/", {
      headers: { authorization: `Token ${person.token}` },
      data: { measurement_id: id, measurement_type: "WEIGHT", user_id: user },
    });
  return person;
}

/** In the morning some days ago, by the calendar: a day with a change of the clock is not 24 hours long. */
const momentOf = (daysAgo: number): string =>
  daysAgo === 0 ? new Date(Date.now() - 60_000).toISOString() : `${isoToday(-daysAgo)}T06:00:00Z`;
const weigh = (person: Person, daysAgo: number, value: number) =>
  person.api("POST", "userWeight/", { value, created_at: momentOf(daysAgo) });

const rowsIn = (page: Page): Locator => page.locator("tbody tr");
const choose = (page: Page, name: string) =>
  page.getByRole("radio", { name, exact: true }).check({ force: true });
const creations = (page: Page): Request[] => {
  const sent: Request[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && /\/api\/(user|User)[A-Z]\w+\//.test(request.url())) sent.push(request);
  });
  return sent;
};

test(
  "MEAS-001 MEAS-002 MEAS-005 MEAS-008 MEAS-009 MEAS-018 MEAS-020 MEAS-026 MEAS-032 adds, shows and deletes measurements",
  onLayouts,
  async ({ page, context }, info) => {
    const { general, measurements: words } = wordsOf(info);
    const isDutch = languageOf(info) === "nl";
    await aPersonWithoutMeasurements(context);
    await page.goto("/progress");
    await expect(page.getByRole("heading", { level: 1, name: words.screen.title })).toBeVisible();
    await expect(page.getByRole("heading", { name: words.screen.empty })).toBeVisible();
    const types = page.getByRole("group", { name: words.screen.which }).getByRole("radio");
    await expect(types).toHaveCount(4);
    for (const type of Object.values(words.types))
      await expect(page.getByRole("radio", { name: type, exact: true })).toHaveCount(1);
    const names = Object.values(isPhone(info) ? words.shortPeriods : words.periods);
    for (const name of names) await expect(page.getByRole("radio", { name, exact: true })).toHaveCount(1);
    await page.getByRole("button", { name: words.screen.add }).first().click();
    const dialog = page.getByRole("dialog");

    await test.step("five faces with their words", async () => {
      const faces = dialog.getByRole("group", { name: words.types.STRESS }).locator("label");
      const { VERY_LOW, LOW, MEDIUM, HIGH, VERY_HIGH } = words.stress;
      await expect(faces).toHaveText([VERY_LOW, LOW, MEDIUM, HIGH, VERY_HIGH]);
      await expect(faces.locator("svg")).toHaveCount(5);
    });

    await test.step("two measurements, saved once each", async () => {
      const save = dialog.getByRole("button", { name: words.form.save });
      await expect(save).toBeDisabled();
      await dialog.getByRole("textbox", { name: words.types.WEIGHT }).fill("70,5");
      await dialog.getByRole("radio", { name: words.stress.HIGH, exact: true }).check({ force: true });
      const sent = creations(page);
      // Two presses before the answer: by the pointer, the second could fall on the page behind a dialog that has closed.
      await save.evaluate((button: HTMLElement) => {
        button.click();
        button.click();
      });
      await expect(dialog).toBeHidden();
      await expect(page.getByText(words.form.saved)).toBeVisible();
      const paths = sent.map((request) => new URL(request.url()).pathname);
      expect(paths).toEqual(["/api/userWeight/", "/api/UserStress/"]);
      expect(sent[0]?.postDataJSON()).toMatchObject({ value: 70.5 });
    });

    await test.step("a chart and a table, and one taken away and back", async () => {
      const weight = isDutch ? "70,5 kg" : "70.5 kg";
      await expect(page.getByRole("img", { name: new RegExp(weight.replace(".", "\\.")) })).toBeVisible();
      await choose(page, words.screen.table);
      await expect(page.getByRole("columnheader", { name: words.screen.value })).toBeVisible();
      await expect(rowsIn(page)).toHaveCount(1);
      await expect(rowsIn(page)).toContainText(weight);
      await rowsIn(page).getByRole("button").click();
      await expect(page.getByText(words.screen.deleted)).toBeVisible();
      await expect(page.getByRole("heading", { name: words.screen.empty })).toBeVisible();
      await page.getByRole("button", { name: general.undo }).last().click();
      await expect(rowsIn(page)).toContainText(weight);
      await choose(page, words.types.STRESS);
      const stress = page.getByRole("region", { name: words.types.STRESS }).first();
      await expect(stress).toContainText(words.stress.HIGH);
    });
  },
);

test("MEAS-010 MEAS-013 MEAS-016 MEAS-017 MEAS-024 MEAS-025 MEAS-036 CACHE-002 cuts the measurements by period, says what a period comes to, also in stones, and reads them every minute", async ({
  page,
  context,
}, info) => {
  const { general, measurements: words, nutrition } = wordsOf(info);
  const person = await aPersonWithoutMeasurements(context);
  const days = [6, 7, 13, 29, 30, 59, 60, 200];
  for (const [at, daysAgo] of days.entries()) await weigh(person, daysAgo, 70 + at);
  let isDown = true;
  await page.route(LISTS, (route) =>
    isDown ? route.fulfill({ status: 400, json: { non_field_errors: ["No."] } }) : route.fallback(),
  );
  await page.clock.install();
  await page.goto("/progress");
  await test.step("loading that failed is tried again", async () => {
    await expect(page.getByRole("heading", { name: general.errorLoadingData })).toBeVisible();
    isDown = false;
    await page.getByRole("button", { name: general.retry }).click();
  });

  const card = page.getByRole("region", { name: words.types.WEIGHT }).first();
  await test.step("what the shown period comes to", async () => {
    await choose(page, words.shortPeriods.LAST_MONTH);
    await expect(card).toContainText("70.0 kg");
    // From 73 kg 29 days ago to 70 kg 6 days ago.
    await expect(card.getByText(words.figures.perWeek).locator("..")).toContainText("−0.9 kg");
    await expect(card.getByRole("img", { name: words.figures.less({ amount: "3.0 kg" }) })).toBeVisible();
  });

  await test.step("periods, newest first", async () => {
    await choose(page, words.screen.table);
    const counts = {
      LAST_WEEK: 1,
      LAST_2_WEEKS: 3,
      LAST_MONTH: 4,
      LAST_2_MONTHS: 6,
      SINCE_BEGINNING: 8,
    } as const;
    for (const [period, count] of Object.entries(counts)) {
      await choose(page, words.shortPeriods[period as keyof typeof counts]);
      await expect(rowsIn(page), period).toHaveCount(count);
    }
    const amounts = await page.locator("tbody tr td:nth-of-type(2)").allInnerTexts();
    expect(amounts.map((text) => Number.parseFloat(text))).toEqual([70, 71, 72, 73, 74, 75, 76, 77]);
  });

  await test.step("stones, pounds and inches of those who use them", async () => {
    const { results } = await person.api<{ results: { id: number }[] }>("GET", "users/userProfile/");
    await person.api("PATCH", `users/userProfile/${results[0]?.id}/`, {
      personal_weight_unit: "STONES",
      uses_imperial_measurements_for_height: true,
    });
    await page.reload();
    await page.getByRole("button", { name: words.screen.add }).first().click();
    const dialog = page.getByRole("dialog");
    const { st, lb } = nutrition.units;
    const stones = dialog.getByRole("textbox", { name: `${words.types.WEIGHT} (${st})` });
    await stones.fill("46");
    const pounds = dialog.getByRole("textbox", { name: `${words.types.WEIGHT} (${lb})` });
    await pounds.fill("6,1");
    // Seen once, below the stones, and heard at each part.
    const tooHeavy = words.form.atMost({ limit: `650 ${lb}` });
    await expect(dialog.getByText(tooHeavy).first()).toBeVisible();
    for (const part of [stones, pounds]) await expect(part).toHaveAccessibleDescription(tooHeavy);
    await stones.fill("11");
    await dialog.getByRole("textbox", { name: words.types.WAIST_CIRCUMFERENCE }).fill("31,5");
    const sent = creations(page);
    await dialog.getByRole("button", { name: words.form.save }).click();
    await expect(dialog).toBeHidden();
    const values = sent.map((request) => (request.postDataJSON() as { value: number }).value);
    expect(values).toEqual([72.62, 80.01]);
    await expect(card).toContainText(`11 ${st} 6.1 ${lb}`);
  });

  await test.step("read once a minute", async () => {
    await page.clock.runFor(2_000);
    await page.waitForLoadState("networkidle");
    let reads = 0;
    page.on("request", (request) => {
      if (LISTS.test(request.url())) reads += 1;
    });
    await page.clock.runFor(50_000);
    expect(reads).toBe(0);
    await Promise.all([page.waitForResponse(LISTS), page.clock.runFor(11_000)]);
    expect(reads).toBe(1);
  });
});

test("MEAS-019 MEAS-021 MEAS-022 MEAS-023 MEAS-026 says what is wrong with a number, takes no later day, and keeps what was typed when saving fails", async ({
  page,
  context,
}, info) => {
  const { measurements: words, nutrition } = wordsOf(info);
  const { form, types, screen } = words;
  const person = await aPersonWithoutMeasurements(context);
  await page.goto("/progress");
  await page.getByRole("button", { name: screen.add }).first().click();
  const dialog = page.getByRole("dialog");
  const save = dialog.getByRole("button", { name: form.save });
  const field = (name: string) => dialog.getByRole("textbox", { name });

  await test.step("numbers", async () => {
    const refuses = async (name: string, text: string, message: string) => {
      await field(name).fill(text);
      await expect(dialog.getByText(message)).toBeVisible();
      await expect(save).toBeDisabled();
      await field(name).fill("");
    };
    const atMost = (amount: string) => form.atMost({ limit: amount });
    await refuses(types.WEIGHT, "abc", form.numberOnly);
    await refuses(types.WEIGHT, "301", atMost(`300 ${nutrition.units.kg}`));
    await refuses(types.WEIGHT, "0,5", form.atLeast({ limit: `1 ${nutrition.units.kg}` }));
    await refuses(types.WEIGHT, "-70", form.positive);
    await refuses(types.SLEEP, "16,1", atMost(`16 ${form.hours}`));
    await refuses(types.WAIST_CIRCUMFERENCE, "300,1", atMost(`300 ${nutrition.units.cm}`));
    await field(types.SLEEP).fill("16");
    await expect(save).toBeEnabled();
  });

  await test.step("days", async () => {
    await dialog.getByRole("button", { expanded: false }).click();
    const days = dialog.locator("table button:not([data-outside])");
    await expect(days.and(page.locator(":not(:disabled)"))).toHaveCount(Number(isoToday().slice(8)));
    await dialog.getByRole("button", { name: form.previousMonth }).click();
    await days.filter({ hasText: /^15$/ }).click();
    const [request] = await Promise.all([
      page.waitForRequest((sent) => sent.method() === "POST" && sent.url().endsWith("/api/UserSleep/")),
      save.click(),
    ]);
    const { created_at, value } = request.postDataJSON() as { created_at: string; value: number };
    expect(value).toBe(16);
    const date = new Date(created_at);
    expect(date.getTime()).toBeLessThan(Date.now());
    const dayIn = new Intl.DateTimeFormat("en", { timeZone: "Europe/Amsterdam", day: "numeric" });
    expect(dayIn.format(date)).toBe("15");
    await expect(dialog).toBeHidden();
  });

  await test.step("what was typed, when one of two cannot be saved", async () => {
    let isDown = true;
    await page.route("**/api/UserSleep/", (route) =>
      isDown && route.request().method() === "POST"
        ? route.fulfill({ status: 503, json: {} })
        : route.fallback(),
    );
    await page.getByRole("button", { name: screen.add }).first().click();
    await field(types.WEIGHT).fill("71");
    await field(types.SLEEP).fill("7.5");
    await save.click();
    await expect(dialog.getByRole("alert")).toBeVisible();
    await expect(field(types.SLEEP)).toHaveValue("7.5");
    isDown = false;
    await save.click();
    await expect(dialog).toBeHidden();
    const count = async (path: string) => (await person.api<{ count: number }>("GET", path)).count;
    expect([await count("userWeight/"), await count("UserSleep/")]).toEqual([1, 2]);
  });
});
