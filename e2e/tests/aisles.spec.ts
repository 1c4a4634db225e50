import type { GroceryList } from "@plateful/contract";
import { expect, test } from "../support/journey.ts";
import { expectAccessible, onLayouts, wordsOf } from "../support/page.ts";
import { aPersonWithPlan } from "../support/people.ts";

test(
  "GROC-036 GROC-037 shelves follow the way through the shop from the list after, each shop has its own, and by name is one choice away",
  onLayouts,
  async ({ page, context }, info) => {
    const { groceries, general } = wordsOf(info);
    const { shops: words, list, categories } = groceries;
    const person = await aPersonWithPlan(context);
    const things = { Candles: "FROZEN", Juice: "DRINKS", Ham: "MEAT" } as const;
    const way = ["Ham", "Candles", "Juice"] as const;
    const shelfNames = (names: readonly (keyof typeof things)[]) =>
      names.map((name) => categories[things[name]]);
    const byName = Object.values(things)
      .map((shelf) => categories[shelf])
      .toSorted(new Intl.Collator(info.project.use.locale).compare);
    const shelves = page.locator("section[aria-labelledby^=shelf] h2");
    const names = async () =>
      (await shelves.allTextContents()).map((text) => text.replace(/\d+\/\d+/, "").trim());

    /** Makes the list of the week and puts the three things on it. */
    const makeList = async () => {
      await page.goto("/groceries");
      const made = page.waitForResponse(
        (response) => response.request().method() === "POST" && response.url().endsWith("/groceryList/"),
      );
      await page
        .getByRole("button", { name: list.week })
        .or(page.getByRole("button", { name: list.again }))
        .click();
      const { id }: GroceryList = await (await made).json();
      for (const [name, category] of Object.entries(things))
        await person.api("POST", "groceryListItem/", { list: id, name, category });
      await page.reload();
      await expect(shelves).toHaveCount(3);
    };
    const openShops = async () => {
      await page.getByRole("button", { name: general.moreActions }).click();
      await page.getByRole("menuitem", { name: words.title }).click();
      return page.getByRole("dialog", { name: words.title });
    };

    await test.step("by name on the first list, which is walked in another order and stays as it is", async () => {
      await makeList();
      expect(await names()).toEqual(byName);
      for (const name of way) {
        await page.getByRole("checkbox", { name, exact: true }).click();
        await expect(page.getByRole("checkbox", { name, exact: true })).toBeChecked();
      }
      expect(await names()).toEqual(byName);
    });

    await test.step("as it was walked on the next, and it says so", async () => {
      await makeList();
      await expect(page.getByText(words.inOrder({ shop: "" }))).toBeVisible();
      expect(await names()).toEqual(shelfNames(way));
      await expectAccessible(page);
    });

    await test.step("another shop has no order yet; the one before has kept its own", async () => {
      let sheet = await openShops();
      await expect(sheet.getByRole("radio", { name: words.unnamed })).toBeChecked();
      await expect(sheet.getByText(words.known)).toBeVisible();
      await expectAccessible(page);
      await sheet.getByRole("textbox", { name: words.another }).fill("Market");
      await sheet.getByRole("button", { name: words.add }).click();
      await expect(sheet).toBeHidden();
      await expect.poll(names).toEqual(byName);
      sheet = await openShops();
      await expect(sheet.getByRole("radio", { name: "Market" })).toBeChecked();
      await expect(sheet.getByText(words.unknown)).toBeVisible();
      await sheet.getByRole("radio", { name: words.unnamed }).press("Space");
      await expect(sheet).toBeHidden();
      await expect.poll(names).toEqual(shelfNames(way));
    });

    await test.step("by name where that is chosen, also after a reload", async () => {
      const sheet = await openShops();
      await sheet.getByRole("radio", { name: words.byName }).press("Space");
      await expect(sheet).toBeHidden();
      expect(await names()).toEqual(byName);
      await page.reload();
      await expect(shelves).toHaveCount(3);
      expect(await names()).toEqual(byName);
    });

    await test.step("without a network a choice fails in words and keeps what was typed", async () => {
      const sheet = await openShops();
      await sheet.getByRole("textbox", { name: words.another }).fill("Corner shop");
      await context.setOffline(true);
      await sheet.getByRole("button", { name: words.add }).click();
      await expect(sheet.getByRole("alert")).toHaveText(general.offline);
      await expect(sheet.getByRole("textbox", { name: words.another })).toHaveValue("Corner shop");
      await context.setOffline(false);
      await sheet.getByRole("button", { name: words.add }).click();
      await expect(sheet).toBeHidden();
    });
  },
);
