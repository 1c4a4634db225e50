import type { GroceryList } from "@plateful/contract";
import { expect, test } from "../support/journey.ts";
import { expectAccessible, onLayouts, wordsOf } from "../support/page.ts";
import { aPersonWithPlan, aPlannedPerson } from "../support/people.ts";

/** By itself, without a press: the list is read every second (GROC-035). A busy machine draws it later than that. */
const SOON = { timeout: 10_000 };

test(
  "GROC-031 GROC-032 GROC-033 GROC-034 GROC-035 two people shop from one list, with and without a network, until one leaves and is removed",
  onLayouts,
  async ({ page, context, browser }, info) => {
    const { groceries, general, planChanges } = wordsOf(info);
    const { kept } = planChanges;
    const { sharing: words, list, ownItems, atHome } = groceries;
    const owner = await aPlannedPerson(context, 2);
    const { viewport, locale, timezoneId, baseURL } = info.project.use;
    const others = await browser.newContext({
      ...{ viewport: viewport ?? null, serviceWorkers: "block" },
      ...(locale === undefined ? {} : { locale }),
      ...(timezoneId === undefined ? {} : { timezoneId }),
      ...(baseURL === undefined ? {} : { baseURL }),
    });
    const theirs = await others.newPage();
    const tom = await aPersonWithPlan(others);
    await tom.api("PATCH", "users/me/", { first_name: "Tom" });
    const tick = (where: typeof page, name: string) => where.getByRole("checkbox", { name, exact: true });
    const addTo = async (where: typeof page, name: string) => {
      const field = where.getByRole("textbox", { name: ownItems.field });
      await field.fill(name);
      await field.press("Enter");
    };
    let address = "";

    await test.step("the owner reads what is shared and makes a link", async () => {
      await page.goto("/groceries");
      await page.getByRole("button", { name: list.week }).click();
      await expect(page.getByRole("checkbox").first()).toBeVisible();
      await addTo(page, "Soap");
      await expect(tick(page, "Soap")).toBeVisible();
      const open = page.getByRole("button", { name: words.title });
      await open.click();
      const sheet = page.getByRole("dialog", { name: words.title });
      await expect(sheet.getByText(words.theyDoNotSee)).toBeVisible();
      await expectAccessible(page);
      await sheet.getByRole("button", { name: words.makeLink }).click();
      address = await sheet.getByRole("textbox", { name: words.link }).inputValue();
      await expectAccessible(page);
      await page.keyboard.press("Escape");
      await expect(sheet).toBeHidden();
      await expect(open).toBeFocused();
    });

    await test.step("whoever opens it is asked, joins, and sees the list under the owner's name", async () => {
      await theirs.goto(address);
      const question = theirs.getByRole("dialog", { name: words.joinTitle });
      await expect(question).toBeVisible();
      await expectAccessible(theirs);
      await question.getByRole("button", { name: words.title }).click();
      await expect(tick(theirs, "Soap")).toBeVisible();
      await expect(theirs).not.toHaveURL(/join=/);
      await expect(theirs.getByRole("link", { name: words.listOf({ name: "Sanne" }) })).toHaveAttribute(
        "aria-current",
        "page",
      );
      await expect(theirs.getByRole("heading", { name: list.menu })).toHaveCount(0);
      const dinners = theirs.getByRole("list", { name: words.dinners }).getByRole("listitem");
      await expect(dinners).toHaveCount(2);
      await expect(dinners.getByRole("img").or(dinners.locator("img"))).toHaveCount(2);
      await theirs.screenshot({ path: info.outputPath("shared.png") });
      await expectAccessible(theirs);
      await expect(page.getByRole("img", { name: "Tom", exact: true })).toBeVisible({ timeout: 15_000 });
    });

    await test.step("both tick, and both see it without a press", async () => {
      const theirTick = theirs.waitForResponse(/sharedGroceryItem/);
      await tick(theirs, "Soap").click();
      await theirTick;
      await expect(tick(page, "Soap")).toBeChecked(SOON);
      await expect(page.getByText(words.ticked({ name: "Tom", item: "Soap" }))).toBeVisible();
      const first = page.getByRole("checkbox").first();
      const name = (await first.getAttribute("aria-label")) ?? "";
      const ownTick = page.waitForResponse(/groceryListItem/);
      await first.click();
      await ownTick;
      await expect(tick(theirs, name)).toBeChecked(SOON);
      await expectAccessible(page);
    });

    await test.step("what came from the plan is put aside, and not changed", async () => {
      await expect(theirs.getByRole("button", { name: ownItems.changeItem({ name: "Soap" }) })).toHaveCount(
        1,
      );
      const aside = theirs.waitForResponse(/sharedGroceryItem/);
      await theirs.locator("section ul button:not([role=checkbox])").first().click();
      await aside;
      await expect(page.getByRole("button", { name: atHome.title })).toBeVisible(SOON);
    });

    await test.step("what both did without a network comes together, and nothing added is lost", async () => {
      await Promise.all([context.setOffline(true), others.setOffline(true)]);
      await addTo(page, "Tea");
      await addTo(theirs, "Coffee");
      await tick(theirs, "Soap").click();
      await tick(page, "Tea").click();
      await expect(theirs.getByText(kept.waiting({ count: 2 }))).toBeVisible();
      await Promise.all([context.setOffline(false), others.setOffline(false)]);
      for (const where of [page, theirs]) {
        await expect(where.getByText(kept.sent)).toBeVisible({ timeout: 15_000 });
        await expect(tick(where, "Tea")).toBeChecked({ timeout: 15_000 });
        await expect(tick(where, "Coffee")).not.toBeChecked();
        await expect(tick(where, "Soap")).not.toBeChecked();
      }
      const { results } = await owner.api<{ results: GroceryList[] }>("GET", "groceryList/");
      const own = results[0]?.items.filter(({ is_own }) => is_own).map(({ name }) => name);
      expect(own?.sort()).toEqual(["Coffee", "Soap", "Tea"]);
    });

    await test.step("the one who joined leaves, comes back by the link, and is removed", async () => {
      await theirs.getByRole("button", { name: general.moreActions }).click();
      await theirs.getByRole("menuitem", { name: words.leave }).click();
      await theirs.getByRole("dialog").getByRole("button", { name: words.leave }).click();
      await expect(theirs.getByRole("navigation", { name: words.lists })).toHaveCount(0);
      const open = page.getByRole("button", { name: words.title });
      const remove = page.getByRole("button", { name: words.removePerson({ name: "Tom" }) });
      await open.click();
      await expect(page.getByRole("dialog").getByText(words.theySee)).toBeVisible();
      await expect(remove).toHaveCount(0);
      await page.keyboard.press("Escape");
      await theirs.goto(address);
      await theirs.getByRole("dialog").getByRole("button", { name: words.title }).click();
      await expect(tick(theirs, "Soap")).toBeVisible();
      await open.click();
      const removal = page.waitForResponse(/groceryShopper/);
      await remove.click({ timeout: 15_000 });
      await removal;
      await expect(theirs.getByText(words.ended)).toBeVisible(SOON);
      await page.getByRole("button", { name: words.withdraw }).click();
      await theirs.goto(address);
      await theirs.getByRole("dialog").getByRole("button", { name: words.title }).click();
      await expect(theirs.getByRole("alert")).toBeVisible();
    });
    await others.close();
  },
);
