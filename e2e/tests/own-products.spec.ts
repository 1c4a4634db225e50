import type { Page } from "@playwright/test";
import { itemsOf } from "../support/diary-items.ts";
import { expect, test } from "../support/journey.ts";
import { expectAccessible, isPhone, onLayouts, wordsOf } from "../support/page.ts";
import { aPersonWithPlan, isoToday } from "../support/people.ts";
import { Presses } from "../support/presses.ts";
import { walkTo } from "../support/walk.ts";

/** How many presses it may take from the open diary to what nobody knew standing in it. */
const UNKNOWN_PRODUCT = 5;
/** A number that nobody has. */
const UNKNOWN = "2000004209995";

const LABEL = {
  ...{ kcal: "372", fat: "12,0", saturated_fat: "2,1", carbohydrates: "53" },
  ...{ sugars: "24.0", fiber: "7,5", protein: "9.2" },
} as const;

type Words = ReturnType<typeof wordsOf>;

const field = (page: Page, { ownProducts: words }: Words, name: keyof typeof LABEL | "salt") =>
  page.getByRole("textbox", { name: words.fields[name], exact: true });

/** Copies the label from the name on, with Enter from each field to the next. */
async function copyLabel(page: Page, words: Words): Promise<void> {
  const { ownProducts, general } = words;
  const name = page.getByRole("textbox", { name: ownProducts.name, exact: true });
  await name.fill("Oat bar with dates");
  await name.press("Enter");
  await expect(
    page.getByRole("textbox", { name: `${ownProducts.brand} (${general.optional})` }),
  ).toBeFocused();
  await page.keyboard.press("Enter");
  for (const [at, text] of Object.entries(LABEL)) {
    await expect(field(page, words, at as keyof typeof LABEL)).toBeFocused();
    await page.keyboard.type(text);
    await page.keyboard.press("Enter");
  }
  await expect(field(page, words, "salt")).toBeFocused();
}

test(
  "FOOD-021 FOOD-059 FOOD-060 FOOD-061 FOOD-062 FOOD-063 FOOD-064 what nobody knows is copied from its label and eaten in five presses, found again, changed and deleted",
  onLayouts,
  async ({ page, context }, info) => {
    const words = wordsOf(info);
    const { diary, meals, foods, general, ownProducts } = words;
    const lunch = meals.momentsInSentence.LUNCH;
    const person = await aPersonWithPlan(context);
    await person.api("POST", "calendarDay/", { date: isoToday() });
    // No camera, as on most test machines: the number is typed.
    await page.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException("None", "NotFoundError"));
      navigator.mediaDevices.enumerateDevices = async () => [
        { kind: "videoinput", deviceId: "", groupId: "", label: "", toJSON: () => ({}) },
      ];
    });
    await page.goto("/planner");
    await page.getByRole("button", { name: diary.doItMyself }).click();
    const dialog = page.getByRole("dialog");
    const plus = page.getByRole("button", { name: diary.addTo({ meal: lunch }) });
    const addTo = page.getByRole("button", { name: foods.addTo({ meal: lunch }) });
    const findIt = async (presses: Presses) => {
      await presses.on(plus);
      if (!isPhone(info)) {
        await presses.on(dialog.getByRole("button", { name: new RegExp(foods.scanner.productTitle) }));
        await page.getByRole("textbox", { name: foods.searchLabel }).fill("zzyzx");
        return;
      }
      await presses.on(dialog.getByRole("button", { name: new RegExp(foods.scanner.scanTitle) }));
      const code = page.getByRole("textbox", { name: foods.scanner.codeLabel });
      await code.fill(UNKNOWN);
      // The camera would have read it by itself; typing is no press, and neither is its Enter.
      await code.press("Enter");
    };

    await test.step("from the open diary to lunch in five presses", async () => {
      const presses = new Presses();
      await findIt(presses);
      if (isPhone(info))
        await expect(page.getByRole("alert").filter({ hasText: foods.scanner.notFound })).toBeVisible();
      await expectAccessible(page);
      await presses.on(page.getByRole("button", { name: ownProducts.add }));
      if (isPhone(info)) await expect(page.getByText(UNKNOWN)).toBeVisible();
      await copyLabel(page, words);
      await expect(page.getByText(ownProducts.partsCome({ parts: "372" }))).toBeVisible();
      await expectAccessible(page);
      await presses.on(page.getByRole("button", { name: ownProducts.saveAndChoose }));
      await expect(page.getByRole("textbox", { name: foods.amount })).toHaveValue("100");
      await expectAccessible(page);
      await presses.on(addTo);
      presses.expectAtMost(UNKNOWN_PRODUCT);
      await expect(page.getByText("Oat bar with dates · 100 g")).toBeVisible();
      await expect
        .poll(() => itemsOf(page, person, isoToday()))
        .toMatchObject([{ status: "EATEN", meal: { name: "Oat bar with dates", amount: 100, kcal: 372 } }]);
      const [product] = (await person.api<{ results: object[] }>("GET", "users/own-products/")).results;
      expect(product).toMatchObject({ saturated_fat: 2.1, fiber: 7.5, salt: null, serving_size: null });
      await expectAccessible(page);
    });
    await test.step("another amount of it follows from what was stored", async () => {
      await page.getByRole("button", { name: /Oat bar with dates · 100 g/ }).click();
      await page.getByRole("textbox", { name: foods.amount }).fill("50");
      await expectAccessible(page);
      await page.getByRole("button", { name: general.save }).click();
      await expect(page.getByText("Oat bar with dates · 50 g")).toBeVisible();
      expect(await itemsOf(page, person, isoToday())).toMatchObject([{ meal: { amount: 50, kcal: 186 } }]);
    });
    await test.step("it is found again by its number, or by its name before all others", async () => {
      if (!isPhone(info)) {
        await plus.click();
        await dialog.getByRole("button", { name: new RegExp(foods.scanner.productTitle) }).click();
        await page.getByRole("textbox", { name: foods.searchLabel }).fill("dates");
        const own = page.getByRole("region", { name: ownProducts.title });
        await expect(own.getByText(ownProducts.own)).toBeVisible();
        await expectAccessible(page);
        await own.getByRole("button").first().click();
      } else await findIt(new Presses());
      await expect(page.getByRole("heading", { name: "Oat bar with dates" })).toBeVisible();
      await addTo.click();
      await expect.poll(async () => (await itemsOf(page, person, isoToday())).length).toBe(2);
    });
    await test.step("in the list it is changed, and what was eaten of it stays as it was", async () => {
      await walkTo(page, "/profile");
      await page.getByRole("link", { name: ownProducts.row }).click();
      await page.getByRole("button", { name: /Oat bar with dates/ }).click();
      await expect(field(page, words, "salt")).toHaveValue("");
      await field(page, words, "fat").fill("22");
      const parts = ownProducts.parts.fat;
      await expect(
        page.getByText(ownProducts.differsAt({ parts: "462", label: "372", part: parts })),
      ).toBeVisible();
      await field(page, words, "kcal").fill("1556");
      await expect(page.getByText(ownProducts.tooMuchKcal({ limit: "900" }))).toBeVisible();
      await expectAccessible(page);
      await field(page, words, "kcal").fill("462");
      await page.getByRole("button", { name: ownProducts.save, exact: true }).click();
      await expect(page.getByText(ownProducts.saved({ name: "Oat bar with dates" }))).toBeVisible();
      expect(
        (await itemsOf(page, person, isoToday())).map(({ meal }) => "kcal" in meal && meal.kcal),
      ).toEqual([186, 372]);
    });
    await test.step("a second product with its number is refused, and leads to the first", async () => {
      const bar = {
        name: "First",
        barcode: "8718907400145",
        kcal: 90,
        fat: 2,
        carbohydrates: 10,
        protein: 5,
      };
      await person.api("POST", "users/own-products/", bar);
      await page.getByRole("button", { name: ownProducts.add }).click();
      await copyLabel(page, words);
      await page
        .getByRole("textbox", { name: `${ownProducts.barcode} (${general.optional})` })
        .fill(bar.barcode);
      await page.getByRole("button", { name: ownProducts.save, exact: true }).click();
      await page.getByRole("button", { name: ownProducts.showTaken }).click();
      await expect(page.getByRole("heading", { name: ownProducts.editTitle })).toBeVisible();
      await expect(page.getByRole("textbox", { name: ownProducts.name, exact: true })).toHaveValue("First");
    });
    await test.step("and deleted", async () => {
      await page.getByRole("button", { name: ownProducts.remove }).click();
      await expectAccessible(page);
      await dialog.getByRole("button", { name: ownProducts.removal.action, exact: true }).click();
      await expect(page.getByRole("button", { name: /Oat bar with dates/ })).toBeVisible();
      await expect(page.getByRole("button", { name: /First/ })).toHaveCount(0);
      await expectAccessible(page);
      expect((await itemsOf(page, person, isoToday())).length).toBe(2);
    });
  },
);
