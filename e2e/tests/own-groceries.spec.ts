import type { GroceryList } from "@plateful/contract";
import type { Response } from "@playwright/test";
import { expect, test } from "../support/journey.ts";
import { expectAccessible, onLayouts, wordsOf } from "../support/page.ts";
import { aPlannedPerson, isoToday, type Person } from "../support/people.ts";
import { SIZES } from "../support/sizes.ts";

const latest = async (person: Person): Promise<GroceryList> => {
  const { results } = await person.api<{ results: GroceryList[] }>("GET", "groceryList/");
  const [list] = results;
  if (list === undefined) throw new Error("There is no list.");
  return list;
};
const ownOf = async (person: Person) => (await latest(person)).items.filter(({ is_own }) => is_own);

test(
  "GROC-026 GROC-027 GROC-028 GROC-029 adds things of one's own, also without a network, changes and removes them, and takes them along to the list of today",
  onLayouts,
  async ({ page, context }, info) => {
    const { groceries, general, planChanges } = wordsOf(info);
    const { kept } = planChanges;
    const { ownItems: words, categories, list } = groceries;
    const person = await aPlannedPerson(context, 2);
    await page.goto("/groceries");
    await page.getByRole("button", { name: list.week }).click();
    await expect(page.getByRole("checkbox").first()).toBeVisible();
    const field = page.getByRole("textbox", { name: words.field });
    const item = (name: string) => page.getByRole("checkbox", { name, exact: true });
    const change = (name: string) =>
      page.getByRole("button", { name: words.changeItem({ name }), exact: true });
    const shelfOf = (name: string) =>
      page.locator("section", { has: item(name) }).getByRole("heading", { level: 2 });

    await test.step("added by Enter, on its shelf, with the field ready for the next one", async () => {
      await field.fill("2 l melk");
      await field.press("Enter");
      await expect(item("melk 2 l")).toBeVisible();
      await expect(shelfOf("melk 2 l")).toHaveText(categories.DAIRY);
      await expect(field).toBeFocused();
      await expect(field).toHaveValue("");
      await field.fill("Toilet paper");
      await page.getByRole("button", { name: words.add, exact: true }).click();
      await expect(shelfOf("Toilet paper")).toHaveText(categories.OTHER);
      await expectAccessible(page);
    });

    await test.step("without a network, through a tick and a change", async () => {
      await expect.poll(() => ownOf(person)).toHaveLength(2);
      await context.setOffline(true);
      await field.fill("Soap");
      await field.press("Enter");
      await item("Soap").click();
      await expect(item("Soap")).toBeChecked();
      await change("Soap").click();
      const dialog = page.getByRole("dialog", { name: words.change });
      await expectAccessible(page);
      await dialog.getByRole("textbox", { name: words.item }).fill("Green soap");
      await dialog.getByRole("combobox", { name: words.shelf }).selectOption("SNACKS");
      await dialog.getByRole("button", { name: general.save }).click();
      await expect(shelfOf("Green soap")).toHaveText(categories.SNACKS);
      await expect(page.getByText(kept.waiting({ count: 3 }))).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByText(kept.sent)).toBeVisible({ timeout: 15_000 });
      await expect(page.getByText(kept.waiting({ count: 3 }))).toBeHidden();
      expect((await ownOf(person)).filter(({ category }) => category === "SNACKS")).toMatchObject([
        { name: "Green soap", checked: true },
      ]);
    });

    await test.step("removed, and put back by Undo", async () => {
      await change("Toilet paper").click();
      await page.getByRole("dialog").getByRole("button", { name: general.remove }).click();
      await expect(item("Toilet paper")).toBeHidden();
      await expect.poll(() => ownOf(person)).toHaveLength(2);
      // One Undo alone: who has changed the new list is no longer offered to take it back whole.
      await page.getByRole("button", { name: general.undo }).click();
      await expect(item("Toilet paper")).toBeVisible();
      await expect.poll(() => ownOf(person)).toHaveLength(3);
    });

    await test.step("the list of today takes along what is not ticked", async () => {
      await page.getByRole("button", { name: list.todayOnly }).click();
      await expect(item("Green soap")).toBeHidden();
      await expect(item("melk 2 l")).toBeVisible();
      await expect(item("Toilet paper")).toBeVisible();
      expect(await latest(person)).toMatchObject({ start_date: isoToday(), end_date: isoToday() });
      await page.getByRole("button", { name: general.undo }).click();
      await expect(item("Green soap")).toBeChecked();
    });
  },
);

test(
  "GROC-030 puts aside what is at home, remembers it for the next list, and brings it back to buy",
  onLayouts,
  async ({ page, context }, info) => {
    const { groceries, general, planChanges } = wordsOf(info);
    const { kept } = planChanges;
    const { atHome: words, list } = groceries;
    await aPlannedPerson(context, 2);
    await page.goto("/groceries");
    await page.getByRole("button", { name: list.week }).click();
    const boxes = page.getByRole("checkbox");
    await expect(boxes.first()).toBeVisible();
    const total = await boxes.count();
    const label = (await boxes.first().getAttribute("aria-label")) ?? "";
    const item = page.getByRole("checkbox", { name: label, exact: true });
    const row = page.getByRole("listitem").filter({ has: item });
    const aside = page.getByRole("button", { name: words.title });
    const count = (checked: number, of: number) =>
      expect(page.getByRole("progressbar", { name: list.progressLabel })).toHaveAttribute(
        "aria-valuetext",
        list.progress({ checked, total: of }),
      );

    await test.step("put aside, and back by Undo", async () => {
      await row.getByRole("button").click();
      await expect(item).toBeHidden();
      await count(0, total - 1);
      // The list that was made has one too.
      await page.getByRole("button", { name: general.undo }).last().click();
      await expect(item).toBeVisible();
      await expect(aside).toBeHidden();
    });

    await test.step("without a network, in a card that is closed until it is pressed", async () => {
      await context.setOffline(true);
      await row.getByRole("button").click();
      await expect(aside).toHaveAttribute("aria-expanded", "false");
      await expect(aside).toBeFocused();
      await expect(aside).toContainText(list.items({ count: 1 }));
      await context.setOffline(false);
      await expect(page.getByText(kept.sent)).toBeVisible({ timeout: 15_000 });
      await aside.click();
      await expect(page.getByRole("button", { name: words.buyItem({ name: "" }).trim() })).toBeVisible();
      await expectAccessible(page);
    });

    await test.step("the next list puts it there by itself, and Buy forgets it", async () => {
      const again = async () => {
        const isReady = async (answer: Response) =>
          /groceryList\/\d+\/$/.test(answer.url()) && (await answer.json()).status === "READY";
        await Promise.all([
          page.waitForResponse(isReady),
          page.getByRole("button", { name: list.again }).click(),
        ]);
      };
      await again();
      await expect(aside).toHaveAttribute("aria-expanded", "false");
      await expect(aside).toContainText(list.items({ count: 1 }));
      await expect(item).toBeHidden();
      await aside.click();
      const bought = page.waitForResponse((answer) => answer.url().includes("/groceryListItem/"));
      await page.getByRole("button", { name: words.buyItem({ name: "" }).trim() }).click();
      await expect(item).toBeVisible();
      await bought;
      await again();
      await expect(item).toBeVisible();
      await expect(aside).toBeHidden();
    });
  },
);

test("GROC-041 the dinners above one's own list on a phone show what each of them needs", async ({
  page,
  context,
}, info) => {
  const { groceries } = wordsOf(info);
  const person = await aPlannedPerson(context, 2);
  await page.setViewportSize(SIZES.phone);
  await page.goto("/groceries");
  await page.getByRole("button", { name: groceries.list.week }).click();
  const items = page.getByRole("main").getByRole("checkbox");
  await expect(items.first()).toBeVisible();
  const strip = page.getByRole("list", { name: groceries.sharing.dinners });
  const dinner = strip.getByRole("button").first();
  const count = (await latest(person)).items.filter(({ at_home: atHome }) => !atHome).length;
  await expect(items).toHaveCount(count);
  await dinner.click();
  await expect(dinner).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => items.count()).toBeLessThan(count);
  expect(await items.count()).toBeGreaterThan(0);
  await expectAccessible(page);
  await dinner.click();
  await expect(items).toHaveCount(count);
  await dinner.click();
  await page.getByRole("button", { name: groceries.list.wholeList }).click();
  await expect(items).toHaveCount(count);
});
