import type { GroceryList } from "@plateful/contract";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";
import { changePerson, expectAccessible, languageOf, onLayouts, wordsOf } from "../support/page.ts";
import { aPersonWithPlan, aPlannedPerson, isoToday, type Person } from "../support/people.ts";

const item = (id: number, change: Partial<GroceryList["items"][number]> = {}) => ({
  id,
  name: `Food ${id}`,
  category: "VEGETABLES" as const,
  checked: false,
  quantity: 450,
  unit: "g",
  is_own: false,
  at_home: false,
  ticked_by: null,
  ...{
    pack: null,
    left_over: null,
    is_likely_at_home: false,
    at_home_until: null,
    dishes: [],
    cents: null,
    used_cents: null,
  },
  ...change,
});

const aList = (change: Partial<GroceryList> = {}): GroceryList => ({
  id: 700_001,
  user: 1,
  start_date: isoToday(),
  end_date: isoToday(6),
  shop: null,
  status: "READY",
  items: [item(1), item(2)],
  dishes: [],
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

test(
  "GROC-001 GROC-004 GROC-008 GROC-009 GROC-010 GROC-014 GROC-018 leads from the end of planning to the choice of days, makes the first list and shows it by shelf",
  onLayouts,
  async ({ page, context }, info) => {
    const { groceries } = wordsOf(info);
    await aPlannedPerson(context, 3);
    await page.goto("/groceries/finish-planning");
    await expect(page.getByRole("heading", { level: 1, name: groceries.finishPlanning.title })).toBeVisible();
    await page.getByRole("button", { name: groceries.list.create }).click();
    await expect(page).toHaveURL(/\/groceries(\?|$)/);
    const dialog = page.getByRole("dialog", { name: groceries.picker.title });
    const today = new RegExp(`^${Number(isoToday().slice(8))}$`);
    await expect(
      dialog.locator("table button:not([data-outside])").filter({ hasText: today }),
    ).toHaveAttribute("aria-pressed", "true");
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("heading", { name: groceries.list.empty })).toBeVisible();

    await page.getByRole("button", { name: groceries.list.otherDays }).click();
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

test("GROC-002 GROC-003 GROC-005 GROC-008 GROC-014 GROC-020 picks the days by taps, waits for the list, and shows it by shelf in the units of the person", async ({
  page,
  context,
}, info) => {
  const { groceries, general } = wordsOf(info);
  const { units, categories } = groceries;
  await aPersonWithPlan(context);
  await page.clock.install({ time: new Date("2026-11-09T10:00:00") });
  let list: GroceryList | null = null;
  const { reads } = await serveList(page, () => list);
  const generating = aList({ status: "GENERATING", items: [] });
  const posts: unknown[] = [];
  await page.route("**/api/groceryList/", (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    posts.push(route.request().postDataJSON());
    list = generating;
    return route.fulfill({ status: 201, json: list });
  });
  await page.goto("/groceries");

  await test.step("days need both ends", async () => {
    await page.getByRole("button", { name: groceries.list.otherDays }).click();
    const dialog = page.getByRole("dialog");
    const create = dialog.getByRole("button", { name: groceries.list.create });
    const day = (number: number) =>
      dialog.locator("table button:not([data-outside])").filter({ hasText: new RegExp(`^${number}$`) });
    await expect(dialog.getByText("9 – 15 November, 7 days")).toBeVisible();
    for (const alone of [20, 18, 18]) {
      await day(alone).click();
      await expect(create).toBeDisabled();
    }
    await day(24).click();
    await expect(dialog.getByText("18 – 24 November, 7 days")).toBeVisible();
    await expect(create).toBeEnabled();
    await day(26).click();
    await expect(create).toBeDisabled();
    await day(28).click();
    await create.click();
    await expect.poll(() => posts).toEqual([{ start_date: "2026-11-26", end_date: "2026-11-28" }]);
  });

  await test.step("asks every two seconds until the list is ready, and after a minute asks the person", async () => {
    await expect(page.getByText(groceries.list.generating)).toBeVisible();
    const before = reads();
    for (let second = 0; second < 6; second += 1) await page.clock.runFor(1_000);
    await expect.poll(reads).toBeGreaterThanOrEqual(before + 2);
    expect(reads()).toBeLessThanOrEqual(before + 4);
    await page.clock.runFor(60_000);
    await expect(page.getByText(groceries.list.slow)).toBeVisible();
    await page.getByRole("button", { name: general.tryAgain }).click();
  });

  const tick = (name: string) => page.getByRole("checkbox", { name, exact: true });
  await test.step("shelves by name with what is left over last, and whole pieces", async () => {
    const items = [
      item(1, { quantity: 908, category: "OTHER" }),
      item(2, { quantity: 6, unit: "piece" }),
      item(3, { quantity: 1.5, unit: "bunch", category: "DAIRY" }),
      item(4, { quantity: null, unit: null }),
    ];
    list = aList({ items });
    await page.clock.runFor(3_000);
    await expect(tick(`Food 1 910 ${units.g}`)).toBeVisible();
    await expect(tick("Food 2 6")).toBeVisible();
    await expect(tick("Food 3 2 bunch")).toBeVisible();
    await expect(tick("Food 4")).toBeVisible();
    const { DAIRY, VEGETABLES, OTHER } = categories;
    await expect(page.getByRole("heading", { level: 2 })).toHaveText([DAIRY, VEGETABLES, OTHER]);
    await changePerson(page, ({ intake }) => ({
      intake: { ...(intake as object), uses_imperial_measurements_for_recipes: true },
    }));
    await page.reload();
    await expect(tick(`Food 1 2 ${units.lb}`)).toBeVisible();
  });

  await test.step("a list that failed is made again for the same days", async () => {
    list = aList({ status: "FAILED", items: [] });
    await page.reload();
    await expect(page.getByText(groceries.list.failed)).toBeVisible();
    await page.getByRole("button", { name: general.tryAgain }).click();
    await expect.poll(() => posts.at(-1)).toEqual({ start_date: isoToday(), end_date: isoToday(6) });
  });
});

test("GROC-001 GROC-017 GROC-022 lets what is ticked sink, ticks without a network, and deletes the list only after asking", async ({
  page,
  context,
}, info) => {
  const { groceries, general, planChanges } = wordsOf(info);
  const person = await aPlannedPerson(context, 2);
  await makeList(person);
  await page.goto("/groceries");
  const stored = async () =>
    (await person.api<{ count: number; results: GroceryList[] }>("GET", "groceryList/")).results;
  const checkedOf = (lists: GroceryList[]) => lists[0]?.items.filter(({ checked }) => checked) ?? [];

  const shelf = page.locator("section", { has: page.getByRole("checkbox").nth(1) }).first();
  const sunk = (await shelf.getByRole("checkbox").first().getAttribute("aria-label")) ?? "";
  await test.step("a tick sinks and is remembered", async () => {
    const saved = page.waitForResponse((answer) => answer.url().includes("/groceryListItem/") && answer.ok());
    await shelf.getByRole("checkbox").first().click();
    await expect(shelf.getByRole("checkbox").last()).toHaveAttribute("aria-label", sunk);
    await expect(shelf.getByRole("checkbox").last()).toBeChecked();
    await saved;
    await page.reload();
    await expect(page.getByRole("checkbox", { name: sunk })).toBeChecked();
    const total = await page.getByRole("checkbox").count();
    const progress = page.getByRole("progressbar", { name: groceries.list.progressLabel });
    await expect(progress).toHaveAttribute("aria-valuetext", groceries.list.progress({ checked: 1, total }));
  });

  await test.step("without a network only the last tick is sent afterwards", async () => {
    const open = page.getByRole("checkbox", { checked: false });
    const [oneName, twoName] = await Promise.all(
      [open.first(), open.last()].map((box) => box.getAttribute("aria-label")),
    );
    const tick = (name: string | null | undefined) =>
      page.getByRole("checkbox", { name: name ?? "", exact: true });
    await context.setOffline(true);
    await tick(oneName).click();
    await expect(tick(oneName)).toBeChecked();
    await tick(twoName).click();
    await tick(twoName).click();
    await expect(tick(twoName)).not.toBeChecked();
    await expect(page.getByText(planChanges.kept.waiting({ count: 2 }))).toBeVisible();
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/groceryListItem/")) sent.push(request.postData() ?? "");
    });
    await context.setOffline(false);
    await expect(page.getByText(planChanges.kept.sent)).toBeVisible();
    await expect(page.getByText(planChanges.kept.waiting({ count: 2 }))).toBeHidden();
    expect(sent.filter((body) => body.includes("false")).length).toBeLessThanOrEqual(1);
    const names = checkedOf(await stored()).map(({ name }) => name);
    expect(names).toHaveLength(2);
    for (const label of [sunk, oneName])
      expect(
        names.some((name) => label?.includes(name)),
        label ?? "",
      ).toBe(true);
  });

  await test.step("deleted after asking", async () => {
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
    expect(await stored()).toEqual([]);
  });
});
