import { REPORT_PHRASES } from "@plateful/phrases/report";
import { COACHING } from "../support/coaching.ts";
import { aClientElsewhere } from "../support/elsewhere.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { onLayouts } from "../support/page.ts";
import { isoToday } from "../support/people.ts";
import { ANSWERS, callAs, type SignedIn, signInAs } from "../support/signed-in.ts";

type Page = Parameters<typeof callAs>[0];

const DAY_MS = 86_400_000;
const NOTE = "Lunch falls away on late shifts.";
const SHARED_NOTE = "Works nights until March";
const PRIVATE_NOTE = "Pays late";
/** What a PDF says of itself when its parts are tagged. */
const IS_TAGGED = /\/MarkInfo\s*<<[^>]*\/Marked true/;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

/** Plans something on a day some days ago, as lunch that was eaten. */
async function eatLunch(page: Page, client: SignedIn, days: number, meal: object) {
  const date = isoToday(-days);
  const day = await callAs<{ id: number }>(page, client, "POST", "calendarDay/", { date });
  const item = await callAs<{ id: number }>(page, client, "POST", "calendarItem/", {
    ...{ calendar_day: day.id, meal_moment: "LUNCH" },
    ...meal,
  });
  await callAs(page, client, "PATCH", `calendarItem/${item.id}/`, { status: "EATEN" });
}

/** A day some days ago on which so much was eaten. */
async function eat(page: Page, client: SignedIn, days: number, kcal: number) {
  const meal = await callAs<{ id: number }>(page, client, "POST", "quickAddMeal/", { kcal });
  await eatLunch(page, client, days, { object_id: meal.id, content_type: "quickaddmeal" });
}

/** Eats one recipe on some days. */
async function eatRecipe(page: Page, client: SignedIn, days: readonly number[]): Promise<void> {
  const { results } = await callAs<{ results: { id: number }[] }>(
    ...([page, client, "GET", "recipeTemplate/?page_size=1"] as const),
  );
  const [recipe] = results;
  for (const day of days) {
    const meal = await callAs<{ id: number }>(page, client, "POST", "recipeMeal/", {
      ...{ recipe_template: recipe?.id, portions: 1 },
    });
    await eatLunch(page, client, day, { object_id: meal.id, content_type: "recipemeal" });
  }
}

/** What the practice notes about a client for itself. */
async function note(page: Page, coach: SignedIn, client: SignedIn, text: string) {
  const headers = { authorization: `Token ${coach.token}`, "if-match": '"v0"' };
  const answer = await page.request.put(`/api/clients/${client.id}/note/`, { headers, data: { note: text } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

async function weigh(page: Page, client: SignedIn, days: number, value: number) {
  await callAs(page, client, "POST", "userWeight/", { value, created_at: daysAgo(days).toISOString() });
}

test(
  "REPORT-001 REPORT-002 REPORT-003 REPORT-004 REPORT-005 REPORT-006 REPORT-007 REPORT-008 REPORT-009 REPORT-010 REPORT-011 a coach prints a client's month for its reader, with what the client shares",
  onLayouts,
  async ({ page, phrases }) => {
    const { clients, report: words, measurements, nutrition } = phrases;
    const user = { is_coach: true, first_name: "Iris", last_name: "Bakker" };
    const coach = await signInAs(page, { user, organisation: { ...COACHING, primary_colour: "#ffc83d" } });
    const client = await aClientElsewhere(coach, { first_name: "ليلى", last_name: "حداد" });
    const sheet = page.getByRole("article");
    const block = (name: string, within = sheet) => within.getByRole("heading", { level: 2, name });

    await test.step("of a client without anything there is nothing to print", async () => {
      await page.goto(`/coach/clients/${client.id}`);
      await page.getByRole("link", { name: clients.report }).click();
      await expect(page).toHaveURL(`/coach/clients/${client.id}/report`);
      await expect(page.getByRole("heading", { name: words.nothing })).toBeVisible();
      await expect(page.getByRole("button", { name: words.print })).toBeDisabled();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.title);
      await expectAccessible(page);
    });
    await test.step("what the client logged and measured is there in sentences and tables", async () => {
      await callAs(page, client, "POST", "users/onboarding/complete/", ANSWERS);
      await note(page, coach, client, `${SHARED_NOTE}\n\n${PRIVATE_NOTE}`);
      for (const [days, kcal] of [
        [2, 1500],
        [3, 1700],
        [5, 2600],
        [9, 1200],
      ] as const)
        await eat(page, client, days, kcal);
      for (const [days, value] of [
        [1, 67],
        [8, 67.8],
        [15, 68.4],
      ] as const)
        await weigh(page, client, days, value);
      await page.reload();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("ليلى حداد");
      for (const name of [words.blockNames.plan, words.blockNames.energy, words.blockNames.weeks])
        await expect(block(name)).toBeVisible();
      await expect(sheet.getByText(/1[.,]750/).first()).toBeVisible();
      for (const macro of [nutrition.nutrients.protein, nutrition.nutrients.fat])
        await expect(sheet.getByRole("listitem").filter({ hasText: macro })).toContainText(/\d g/);
      await expect(sheet.getByRole("table", { name: words.blockNames.energy })).toContainText("kcal");
      await expect(sheet.getByRole("table", { name: measurements.types.WEIGHT })).toContainText(/67[.,]8/);
      await expect(block(measurements.types.WAIST_CIRCUMFERENCE)).toHaveCount(0);
      await expectAccessible(page);
    });
    await test.step("what was eaten most is named", async () => {
      await expect(block(words.blockNames.meals)).toHaveCount(0);
      await eatRecipe(page, client, [4, 6]);
      await page.reload();
      // By its picture: the name is that of the reader's language.
      const most = sheet.getByRole("listitem").filter({ has: page.locator("img") });
      await expect(most).toContainText(words.times({ count: 2 }));
      await expect(most.locator("img")).toHaveAttribute("src", /^\/plates\//);
    });
    await test.step("the coach leaves a block out, writes a note and names the reader", async () => {
      await page.getByRole("checkbox", { name: words.blockNames.plan }).uncheck({ force: true });
      await expect(block(words.blockNames.plan)).toHaveCount(0);
      await page.getByLabel(words.note).fill(NOTE);
      await expect(sheet.getByText(NOTE)).toBeVisible();
      await page.getByRole("radio", { name: words.readers.doctor }).check({ force: true });
      await expect(sheet.getByText(words.forDoctor)).toBeVisible();
    });
    await test.step("of the practice's own note is there what the coach ticks", async () => {
      await expect(sheet.getByText(SHARED_NOTE)).toHaveCount(0);
      await page.getByRole("checkbox", { name: SHARED_NOTE }).check({ force: true });
      await expect(sheet.getByText(SHARED_NOTE)).toBeVisible();
      await expect(sheet.getByText(PRIVATE_NOTE)).toHaveCount(0);
    });
    await test.step("in the other language the report alone changes", async () => {
      const other = words === REPORT_PHRASES.nl ? "en" : "nl";
      await page.getByRole("radio", { name: words.languages[other] }).check({ force: true });
      await expect(sheet).toHaveAttribute("lang", other);
      await expect(block(REPORT_PHRASES[other].blockNames.energy)).toBeVisible();
      await expect(page.getByRole("button", { name: words.print })).toBeVisible();
      await expectAccessible(page);
    });
    await test.step("printed is the report alone, as a tagged PDF", async () => {
      await page.emulateMedia({ media: "print" });
      await expect(sheet).toBeVisible();
      await expect(page.getByRole("button", { name: words.print })).toBeHidden();
      await expect(page.getByRole("navigation")).toHaveCount(0);
      const styles = await page.evaluate(async () => {
        const addresses = [...document.styleSheets].flatMap(({ href }) => (href === null ? [] : [href]));
        return (await Promise.all(addresses.map(async (href) => (await fetch(href)).text()))).join("\n");
      });
      expect(styles).toMatch(
        /@page\s*\{[^@]*@bottom-right\s*\{\s*content:\s*counter\(page\)[^}]*counter\(pages\)/,
      );
      const pdf = await page.pdf({ preferCSSPageSize: true, tagged: true });
      expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
      expect(pdf.toString("latin1")).toMatch(IS_TAGGED);
      await page.emulateMedia({ media: null });
    });
    await test.step("what is shared no longer is not in the report", async () => {
      const shared = { coach: coach.id, parts: ["PLAN"], text_version: 1, given_in: "PROFILE" };
      await callAs(page, client, "PUT", "users/consents/sharing/", shared);
      await page.reload();
      await expect(block(words.blockNames.plan)).toBeVisible();
      for (const name of [words.blockNames.energy, words.blockNames.weeks, measurements.types.WEIGHT])
        await expect(block(name)).toHaveCount(0);
    });
  },
);
