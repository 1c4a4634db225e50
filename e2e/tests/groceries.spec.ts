import type { GroceryList } from "@plateful/contract";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { changePerson, expectAccessible, languageOf, onLayouts, wordsOf } from "../support/page.ts";
import { aPersonWithPlan, aPlannedPerson, isoToday, type Person } from "../support/people.ts";

const item = (id: number, change: Partial<GroceryList["items"][number]> = {}) => ({
  id,
  name: `Food ${id}`,
  category: "VEGETABLES" as const,
  checked: false,
  quantity: 450,
  unit: "g",
  ...change,
});

const aList = (change: Partial<GroceryList> = {}): GroceryList => ({
  id: 700_001,
  user: 1,
  start_date: isoToday(),
  end_date: isoToday(6),
  status: "READY",
  items: [item(1), item(2)],
  edge_leftovers: [],
  people: null,
  created: new Date().toISOString(),
  ...change,
});

/** Answers every read of grocery lists with what `current` gives at that moment. */
async function serveList(page: Page, current: () => GroceryList | null): Promise<{ reads: () => number }> {
  let reads = 0;
  await page.route(/\/api\/groceryList\/(\d+\/)?(\?|$)/, async (route) => {
    const list = current();
    const isOne = /\/\d+\/$/.test(new URL(route.request().url()).pathname);
    if (route.request().method() !== "GET") return route.fallback();
    if (isOne) reads += 1;
    const page = {
      count: list === null ? 0 : 1,
      total_pages: 1,
      next: null,
      previous: null,
      results: list === null ? [] : [list],
    };
    return route.fulfill({ json: isOne ? list : page });
  });
  return { reads: () => reads };
}

const makeList = async (person: Person): Promise<void> => {
  const made = await person.api<GroceryList>("POST", "groceryList/", {
    start_date: isoToday(),
    end_date: isoToday(6),
  });
  await expect
    .poll(async () => (await person.api<GroceryList>("GET", `groceryList/${made.id}/`)).status)
    .toBe("READY");
};

const dayButton = (dialog: Locator, daysAhead: number): Locator => {
  const date = new Date(`${isoToday(daysAhead)}T12:00:00Z`);
  return dialog.locator("table button").filter({ hasText: new RegExp(`^${date.getUTCDate()}$`) });
};

test(
  "GROC-001 GROC-004 GROC-008 GROC-014 GROC-018 makes the first list and shows it by shelf",
  onLayouts,
  async ({ page, context }, info) => {
    const { groceries } = wordsOf(info);
    await aPlannedPerson(context, 3);
    await page.goto("/groceries");
    await expect(page.getByRole("heading", { name: groceries.list.empty })).toBeVisible();
    await page.getByRole("button", { name: groceries.list.create }).click();
    const dialog = page.getByRole("dialog");
    const [request] = await Promise.all([
      page.waitForRequest((sent) => sent.method() === "POST" && sent.url().endsWith("/api/groceryList/")),
      dialog.getByRole("button", { name: groceries.list.create }).click(),
    ]);
    expect(request.postDataJSON()).toMatchObject({ start_date: isoToday(), end_date: isoToday(6) });
    await expect(page.getByRole("checkbox").first()).toBeVisible();
    const shelves = await page.getByRole("heading", { level: 2 }).allInnerTexts();
    const other = groceries.categories.OTHER;
    // On a desktop the recipes stand behind the shelves.
    if (shelves.at(-1) === groceries.list.menu) shelves.pop();
    const named = shelves.filter((name) => name !== other);
    expect(named).toEqual([...named].sort(new Intl.Collator(languageOf(info)).compare));
    expect(shelves.indexOf(other)).toBe(shelves.includes(other) ? shelves.length - 1 : -1);
    await expectAccessible(page);
  },
);

test("GROC-014 puts OTHER last although its name comes earlier", async ({ page, context }, info) => {
  const { groceries } = wordsOf(info);
  await aPersonWithPlan(context);
  const items = [
    item(1, { category: "OTHER" }),
    item(2, { category: "VEGETABLES" }),
    item(3, { category: "DAIRY" }),
  ];
  await serveList(page, () => aList({ items }));
  await page.goto("/groceries");
  const { DAIRY, VEGETABLES, OTHER } = groceries.categories;
  const named = [DAIRY, VEGETABLES].sort(new Intl.Collator(languageOf(info)).compare);
  await expect(page.getByRole("heading", { level: 2 })).toHaveText([...named, OTHER]);
});

test("GROC-002 GROC-003 GROC-005 picks the days by taps and needs both ends", async ({
  page,
  context,
}, info) => {
  const { groceries } = wordsOf(info);
  await aPersonWithPlan(context);
  await page.clock.setFixedTime(new Date("2026-11-09T10:00:00"));
  await page.goto("/groceries");
  await page.getByRole("button", { name: groceries.list.create }).click();
  const dialog = page.getByRole("dialog");
  const create = dialog.getByRole("button", { name: groceries.list.create });
  const day = (number: number) =>
    dialog.locator("table button:not([data-outside])").filter({ hasText: new RegExp(`^${number}$`) });
  await expect(dialog.getByText("9 – 15 November, 7 days")).toBeVisible();
  await day(20).click();
  await expect(create).toBeDisabled();
  await day(18).click();
  await expect(create).toBeDisabled();
  await day(18).click();
  await expect(create).toBeDisabled();
  await day(24).click();
  await expect(dialog.getByText("18 – 24 November, 7 days")).toBeVisible();
  await expect(create).toBeEnabled();
  await day(26).click();
  await expect(create).toBeDisabled();
});

test("GROC-008 asks every two seconds until the list is ready, and after a minute asks the person", async ({
  page,
  context,
}, info) => {
  const { groceries, general } = wordsOf(info);
  await aPersonWithPlan(context);
  let list = aList({ status: "GENERATING", items: [] });
  await page.clock.install();
  const { reads } = await serveList(page, () => list);
  await page.goto("/groceries");
  await expect(page.getByText(groceries.list.generating)).toBeVisible();
  const before = reads();
  for (let second = 0; second < 6; second += 1) await page.clock.runFor(1_000);
  await expect.poll(reads).toBeGreaterThanOrEqual(before + 2);
  expect(reads()).toBeLessThanOrEqual(before + 4);
  await page.clock.runFor(60_000);
  await expect(page.getByText(groceries.list.slow)).toBeVisible();
  await page.getByRole("button", { name: general.tryAgain }).click();
  list = aList();
  await page.clock.runFor(3_000);
  await expect(page.getByRole("checkbox")).toHaveCount(2);
});

test("GROC-008 offers to make a failed list again for the same days", async ({ page, context }, info) => {
  const { groceries, general } = wordsOf(info);
  await aPersonWithPlan(context);
  await serveList(page, () => aList({ status: "FAILED", items: [] }));
  await page.goto("/groceries");
  await expect(page.getByText(groceries.list.failed)).toBeVisible();
  const [request] = await Promise.all([
    page.waitForRequest((sent) => sent.method() === "POST" && sent.url().endsWith("/api/groceryList/")),
    page.getByRole("button", { name: general.tryAgain }).click(),
  ]);
  expect(request.postDataJSON()).toEqual({ start_date: isoToday(), end_date: isoToday(6) });
});

test("GROC-001 lets what is ticked sink and remembers it", async ({ page, context }, info) => {
  const { groceries } = wordsOf(info);
  const person = await aPlannedPerson(context, 2);
  await makeList(person);
  await page.goto("/groceries");
  const shelf = page.locator("section", { has: page.getByRole("checkbox").nth(1) }).first();
  const first = await shelf.getByRole("checkbox").first().getAttribute("aria-label");
  const saved = page.waitForResponse((answer) => answer.url().includes("/groceryListItem/") && answer.ok());
  await shelf.getByRole("checkbox").first().click();
  await expect(shelf.getByRole("checkbox").last()).toHaveAttribute("aria-label", first ?? "");
  await expect(shelf.getByRole("checkbox").last()).toBeChecked();
  await saved;
  await page.reload();
  await expect(page.getByRole("checkbox", { name: first ?? "" })).toBeChecked();
  const total = await page.getByRole("checkbox").count();
  await expect(page.getByRole("progressbar", { name: groceries.list.progressLabel })).toHaveAttribute(
    "aria-valuetext",
    groceries.list.progress({ checked: 1, total }),
  );
});

test("GROC-022 ticks without a network, and sends only the last tick afterwards", async ({
  page,
  context,
}, info) => {
  const { groceries } = wordsOf(info);
  const person = await aPlannedPerson(context, 1);
  await makeList(person);
  await page.goto("/groceries");
  const [one, two] = [page.getByRole("checkbox").first(), page.getByRole("checkbox").last()];
  const [oneName, twoName] = [await one.getAttribute("aria-label"), await two.getAttribute("aria-label")];
  const tick = (name: string | null) => page.getByRole("checkbox", { name: name ?? "", exact: true });
  await context.setOffline(true);
  await tick(oneName).click();
  await expect(tick(oneName)).toBeChecked();
  await tick(twoName).click();
  await tick(twoName).click();
  await expect(tick(twoName)).not.toBeChecked();
  await expect(page.getByText(groceries.list.waiting)).toBeVisible();
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/groceryListItem/")) sent.push(request.postData() ?? "");
  });
  await context.setOffline(false);
  await expect(page.getByText(groceries.list.waiting)).toBeHidden();
  expect(sent.filter((body) => body.includes("false")).length).toBeLessThanOrEqual(1);
  const headers = { authorization: `Token ${person.token}`, "accept-language": languageOf(info) };
  const answer = await context.request.get("/api/groceryList/", { headers });
  const { results } = (await answer.json()) as { results: GroceryList[] };
  const checked = results[0]?.items.filter((each) => each.checked) ?? [];
  expect(checked).toHaveLength(1);
  expect(oneName).toContain(checked[0]?.name ?? "nothing");
});

test("GROC-017 deletes a list only after asking", async ({ page, context }, info) => {
  const { groceries, general } = wordsOf(info);
  const person = await aPlannedPerson(context, 1);
  await makeList(person);
  await page.goto("/groceries");
  const askToDelete = async () => {
    await page.getByRole("button", { name: general.moreActions }).click();
    await page.getByRole("menuitem", { name: groceries.list.deleteList }).click();
    await expect(page.getByRole("dialog", { name: groceries.list.confirmDelete })).toBeVisible();
  };
  await askToDelete();
  await expectAccessible(page);
  await page.getByRole("button", { name: general.cancel }).click();
  await expect(page.getByRole("checkbox").first()).toBeVisible();
  await askToDelete();
  await page.getByRole("dialog").getByRole("button", { name: general.delete }).click();
  await expect(page.getByRole("heading", { name: groceries.list.empty })).toBeVisible();
  expect((await person.api<{ count: number }>("GET", "groceryList/")).count).toBe(0);
});

test(
  "GROC-009 GROC-010 leads from the end of planning to the choice of days",
  onLayouts,
  async ({ page, context }, info) => {
    const { groceries } = wordsOf(info);
    await aPersonWithPlan(context);
    await page.goto("/groceries/finish-planning");
    await expect(page.getByRole("heading", { level: 1, name: groceries.finishPlanning.title })).toBeVisible();
    await page.getByRole("button", { name: groceries.list.create }).click();
    await expect(page).toHaveURL(/\/groceries(\?|$)/);
    const dialog = page.getByRole("dialog", { name: groceries.picker.title });
    await expect(dayButton(dialog, 0).first()).toHaveAttribute("aria-pressed", "true");
    await expectAccessible(page);
  },
);

test("GROC-020 shows amounts in the units of the person", async ({ page, context }, info) => {
  await aPersonWithPlan(context);
  const items = [
    item(1, { quantity: 908 }),
    item(2, { quantity: 6, unit: "piece" }),
    item(3, { quantity: 1.5, unit: "bunch" }),
    item(4, { quantity: null, unit: null }),
  ];
  await serveList(page, () => aList({ items }));
  await page.goto("/groceries");
  const { units } = wordsOf(info).groceries;
  const tick = (name: string) => page.getByRole("checkbox", { name, exact: true });
  await expect(tick(`Food 1 910 ${units.g}`)).toBeVisible();
  await expect(tick("Food 2 6")).toBeVisible();
  await expect(tick("Food 3 2 bunch")).toBeVisible();
  await expect(tick("Food 4")).toBeVisible();
  await changePerson(page, ({ intake }) => ({
    intake: { ...(intake as object), uses_imperial_measurements_for_recipes: true },
  }));
  await page.reload();
  await expect(tick(`Food 1 2 ${units.lb}`)).toBeVisible();
});
