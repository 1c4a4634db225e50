import { type BrowserContext, expect, type Locator, type Page, type Request, test } from "@playwright/test";
import { isPhone, languageOf, onLayouts, wordsOf } from "../support/page.ts";
import { aPersonWithPlan, isoToday, type Person } from "../support/people.ts";

const LISTS = /\/api\/(userWeight|UserSleep|UserStress|UserDistance)\/\?/;

/** Somebody without any measurement: the onboarding stores a first weight, which is taken away. */
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

/** Some days ago at this time of the day, which is never in the future. */
const momentOf = (daysAgo: number): string =>
  new Date(Date.now() - daysAgo * 86_400_000 - 60_000).toISOString();
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
  "MEAS-001 MEAS-002 MEAS-005 MEAS-018 MEAS-026 MEAS-032 adds, shows and deletes measurements",
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
    await page.getByRole("button", { name: words.screen.add }).first().click();
    const dialog = page.getByRole("dialog");
    const save = dialog.getByRole("button", { name: words.form.save });
    await expect(save).toBeDisabled();
    await dialog.getByRole("textbox", { name: words.types.WEIGHT }).fill("70,5");
    await dialog.getByRole("radio", { name: words.stress.HIGH, exact: true }).check({ force: true });
    const sent = creations(page);
    await save.dblclick();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(words.form.saved)).toBeVisible();
    expect(sent.map((request) => new URL(request.url()).pathname)).toEqual([
      "/api/userWeight/",
      "/api/UserStress/",
    ]);
    expect(sent[0]?.postDataJSON()).toMatchObject({ value: 70.5 });
    const weight = isDutch ? "70,5 kg" : "70.5 kg";
    await expect(page.getByRole("img", { name: new RegExp(weight.replace(".", "\\.")) })).toBeVisible();
    await choose(page, words.screen.table);
    await expect(page.getByRole("columnheader", { name: words.screen.value })).toBeVisible();
    await expect(rowsIn(page)).toHaveCount(1);
    await expect(rowsIn(page)).toContainText(weight);
    await rowsIn(page).getByRole("button").click();
    await expect(page.getByText(words.screen.deleted)).toBeVisible();
    await expect(page.getByRole("heading", { name: words.screen.empty })).toBeVisible();
    await page.getByRole("button", { name: general.undo }).click();
    await expect(rowsIn(page)).toContainText(weight);
    await choose(page, words.types.STRESS);
    await expect(page.getByRole("region", { name: words.types.STRESS }).first()).toContainText(
      words.stress.HIGH,
    );
  },
);

test("MEAS-010 cuts the measurements by period", onLayouts, async ({ page, context }, info) => {
  const { measurements: words } = wordsOf(info);
  const person = await aPersonWithoutMeasurements(context);
  for (const [daysAgo, value] of [6, 7, 13, 29, 30, 59, 60, 200].map((days, at) => [days, 70 + at] as const))
    await weigh(person, daysAgo, value);
  await page.goto("/progress");
  await choose(page, words.screen.table);
  const names = isPhone(info) ? words.shortPeriods : words.periods;
  const counts = {
    LAST_WEEK: 1,
    LAST_2_WEEKS: 3,
    LAST_MONTH: 4,
    LAST_2_MONTHS: 6,
    SINCE_BEGINNING: 8,
  } as const;
  for (const [period, count] of Object.entries(counts)) {
    await choose(page, names[period as keyof typeof counts]);
    await expect(rowsIn(page), period).toHaveCount(count);
  }
  const amounts = await page.locator("tbody tr td:nth-of-type(2)").allInnerTexts();
  expect(amounts.map((text) => Number.parseFloat(text))).toEqual([70, 71, 72, 73, 74, 75, 76, 77]);
});

test("MEAS-013 MEAS-016 MEAS-017 says what a period comes to", async ({ page, context }, info) => {
  const { measurements: words } = wordsOf(info);
  const decimal = (text: string) => (languageOf(info) === "nl" ? text.replace(".", ",") : text);
  const person = await aPersonWithoutMeasurements(context);
  await weigh(person, 21, 80);
  await weigh(person, 0, 78.5);
  await page.goto("/progress");
  const card = page.getByRole("region", { name: words.types.WEIGHT }).first();
  await expect(card).toContainText(decimal("78.5 kg"));
  await expect(card.getByText(words.figures.perWeek).locator("..")).toContainText(decimal("−0.5 kg"));
  await expect(
    card.getByRole("img", { name: words.figures.less({ amount: decimal("1.5 kg") }) }),
  ).toBeVisible();
});

test("MEAS-019 MEAS-021 MEAS-022 MEAS-023 says what is wrong with a number and takes no later day", async ({
  page,
  context,
}, info) => {
  const { general, measurements: words, nutrition } = wordsOf(info);
  const { form, types, screen } = words;
  await aPersonWithoutMeasurements(context);
  await page.goto("/progress");
  await page.getByRole("button", { name: screen.add }).first().click();
  const dialog = page.getByRole("dialog");
  const save = dialog.getByRole("button", { name: form.save });
  const refuses = async (field: string, text: string, message: string) => {
    const box = dialog.getByRole("textbox", { name: field });
    await box.fill(text);
    await expect(dialog.getByText(message)).toBeVisible();
    await expect(save).toBeDisabled();
    await box.fill("");
  };
  const atMost = (amount: string) => form.atMost({ limit: amount });
  await refuses(types.WEIGHT, "abc", general.numberOnly);
  await refuses(types.WEIGHT, "301", atMost(`300 ${nutrition.units.kg}`));
  await refuses(types.WEIGHT, "0,5", form.atLeast({ limit: `1 ${nutrition.units.kg}` }));
  await refuses(types.WEIGHT, "-70", form.positive);
  await refuses(types.SLEEP, "16,1", atMost(`16 ${form.hours}`));
  await refuses(types.WAIST_CIRCUMFERENCE, "300,1", atMost(`300 ${nutrition.units.cm}`));
  await dialog.getByRole("textbox", { name: types.SLEEP }).fill("16");
  await expect(save).toBeEnabled();
  await dialog.getByRole("button", { expanded: false }).click();
  const days = dialog.locator("table button:not([data-outside])");
  const enabled = await days.evaluateAll(
    (buttons) =>
      buttons.filter(
        (button) =>
          !(button as HTMLButtonElement).disabled && !("outside" in (button as HTMLElement).dataset),
      ).length,
  );
  expect(enabled).toBe(Number(isoToday().slice(8)));
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
  expect(new Intl.DateTimeFormat("en", { timeZone: "Europe/Amsterdam", day: "numeric" }).format(date)).toBe(
    "15",
  );
});

test("MEAS-008 MEAS-009 MEAS-020 offers five faces with their words", async ({ page, context }, info) => {
  const { measurements: words } = wordsOf(info);
  await aPersonWithoutMeasurements(context);
  await page.goto("/progress");
  await page.getByRole("button", { name: words.screen.add }).first().click();
  const faces = page.getByRole("dialog").getByRole("group", { name: words.types.STRESS });
  const { VERY_LOW, LOW, MEDIUM, HIGH, VERY_HIGH } = words.stress;
  await expect(faces.locator("label")).toHaveText([VERY_LOW, LOW, MEDIUM, HIGH, VERY_HIGH]);
  await expect(faces.locator("label svg")).toHaveCount(5);
});

test("MEAS-024 MEAS-025 takes stones, pounds and inches of those who use them", async ({
  page,
  context,
}, info) => {
  const { measurements: words, nutrition } = wordsOf(info);
  const preferences = {
    usesImperialUnitsForRecipes: true,
    personalWeightUnit: "STONES",
    usesImperialUnitsForHeight: true,
  };
  await aPersonWithoutMeasurements(context, { preferences });
  await page.goto("/progress");
  await page.getByRole("button", { name: words.screen.add }).first().click();
  const dialog = page.getByRole("dialog");
  const { st, lb } = nutrition.units;
  await dialog.getByRole("textbox", { name: `${words.types.WEIGHT} (${st})` }).fill("46");
  await dialog.getByRole("textbox", { name: `${words.types.WEIGHT} (${lb})` }).fill("6,1");
  await expect(dialog.getByText(words.form.atMost({ limit: `650 ${lb}` }))).toBeVisible();
  await dialog.getByRole("textbox", { name: `${words.types.WEIGHT} (${st})` }).fill("11");
  await dialog.getByRole("textbox", { name: words.types.WAIST_CIRCUMFERENCE }).fill("31,5");
  const sent = creations(page);
  await dialog.getByRole("button", { name: words.form.save }).click();
  await expect(dialog).toBeHidden();
  expect(sent.map((request) => (request.postDataJSON() as { value: number }).value)).toEqual([72.62, 80.01]);
  const shown = languageOf(info) === "nl" ? `11 ${st} 6,1 ${lb}` : `11 ${st} 6.1 ${lb}`;
  await expect(page.getByRole("region", { name: words.types.WEIGHT }).first()).toContainText(shown);
});

test("MEAS-036 says that loading failed, and tries again", async ({ page, context }, info) => {
  const { general, measurements: words } = wordsOf(info);
  const person = await aPersonWithoutMeasurements(context);
  await weigh(person, 1, 71);
  let isDown = true;
  await page.route(LISTS, (route) =>
    isDown ? route.fulfill({ status: 400, json: { non_field_errors: ["No."] } }) : route.fallback(),
  );
  await page.goto("/progress");
  await expect(page.getByRole("heading", { name: general.errorLoadingData })).toBeVisible();
  isDown = false;
  await page.getByRole("button", { name: general.retry }).click();
  await expect(page.getByRole("region", { name: words.types.WEIGHT }).first()).toBeVisible();
});

test("MEAS-026 keeps what was typed when saving fails, and saves it once", async ({
  page,
  context,
}, info) => {
  const { measurements: words } = wordsOf(info);
  const person = await aPersonWithoutMeasurements(context);
  let isDown = true;
  await page.route("**/api/UserSleep/", (route) =>
    isDown && route.request().method() === "POST" ? route.abort() : route.fallback(),
  );
  await page.goto("/progress");
  await page.getByRole("button", { name: words.screen.add }).first().click();
  const dialog = page.getByRole("dialog");
  const sleep = dialog.getByRole("textbox", { name: words.types.SLEEP });
  await dialog.getByRole("textbox", { name: words.types.WEIGHT }).fill("71");
  await sleep.fill("7.5");
  const save = dialog.getByRole("button", { name: words.form.save });
  await save.click();
  await expect(dialog.getByRole("alert")).toBeVisible();
  await expect(sleep).toHaveValue("7.5");
  isDown = false;
  await save.click();
  await expect(dialog).toBeHidden();
  for (const path of ["userWeight/", "UserSleep/"])
    expect((await person.api<{ count: number }>("GET", path)).count, path).toBe(1);
});

test("CACHE-002 reads the measurements every minute", async ({ page, context }) => {
  const person = await aPersonWithoutMeasurements(context);
  await weigh(person, 1, 71);
  await page.clock.install();
  await page.goto("/progress");
  await expect(page.getByRole("table")).toBeVisible();
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
