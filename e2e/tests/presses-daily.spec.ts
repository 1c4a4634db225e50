import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { GroceryList } from "@plateful/contract";
import { ensureChromium } from "../../tools/chromium.ts";
import { writeBarcodeVideo } from "../support/barcode-video.ts";
import { itemsOf } from "../support/diary-items.ts";
import { expect, test } from "../support/journey.ts";
import { changePerson, expectAccessible, isPhone, onLayouts, wordsOf } from "../support/page.ts";
import { aPersonWithPlan, aPlannedPerson, isoToday } from "../support/people.ts";
import { Presses } from "../support/presses.ts";

/** How many presses these acts may take from the open diary. */
const BUDGET = { barcode: 3, namedQuickAdd: 3, groceries: 2, weighIn: 2 } as const;

const TODAY = isoToday();
/** The skyr of the demo world (apps/server/src/demo/demo-products.ts). */
const SKYR = "2000004200015";
const VIDEO = join(mkdtempSync(join(tmpdir(), "plateful-camera-")), "barcode.y4m");
writeBarcodeVideo(VIDEO, SKYR);

test.use({
  launchOptions: {
    executablePath: ensureChromium(),
    args: [
      "--use-fake-device-for-media-stream",
      "--use-fake-ui-for-media-stream",
      `--use-file-for-fake-video-capture=${VIDEO}`,
    ],
  },
});

test("DIARY-099 a known barcode is eaten in three presses", async ({ page, context }, info) => {
  const { diary, meals, foods } = wordsOf(info);
  const person = await aPersonWithPlan(context);
  await person.api("POST", "calendarDay/", { date: TODAY });
  await page.goto("/planner");
  await page.getByRole("button", { name: diary.doItMyself }).click();
  const meal = meals.momentsInSentence.LUNCH;
  const presses = new Presses();
  await presses.on(page.getByRole("button", { name: diary.addTo({ meal }) }));
  await presses.on(page.getByRole("button", { name: foods.scanner.scanTitle }));
  await expect(page.getByRole("heading", { name: "Skyr, natural" })).toBeVisible();
  await presses.on(page.getByRole("button", { name: foods.addTo({ meal }) }));
  presses.expectAtMost(BUDGET.barcode);
  await expect(page).toHaveURL(/\/planner/);
  await expect
    .poll(async () => (await itemsOf(page, person, TODAY)).map(({ status }) => status))
    .toEqual(["EATEN"]);
});

test(
  "DIARY-097 DIARY-098 DIARY-099 what has no barcode is eaten under a name of one's own in three presses, changed and taken back",
  onLayouts,
  async ({ page, context }, info) => {
    const { diary, general, meals, quickAdd: words } = wordsOf(info);
    const person = await aPersonWithPlan(context);
    await person.api("POST", "calendarDay/", { date: TODAY });
    await page.goto("/planner");
    await page.getByRole("button", { name: diary.doItMyself }).click();
    const dialog = page.getByRole("dialog");
    const meal = meals.momentsInSentence.LUNCH;
    const eaten = async () => (await itemsOf(page, person, TODAY)).map(({ meal: one }) => one);
    const called = (name: string) => page.getByRole("button", { name: new RegExp(`^${name}`) });
    await test.step("three presses", async () => {
      const presses = new Presses();
      await presses.on(page.getByRole("button", { name: diary.addTo({ meal }) }));
      await presses.on(dialog.getByRole("button", { name: new RegExp(diary.quickAdd) }));
      await expect(dialog.getByLabel(words.calories)).toBeFocused();
      await dialog.getByLabel(words.calories).fill("310");
      await dialog.getByLabel(words.name).fill("Taart van Oma");
      await presses.on(dialog.getByRole("button", { name: diary.add, exact: true }));
      presses.expectAtMost(BUDGET.namedQuickAdd);
      await expect(called("Taart van Oma")).toBeVisible();
      expect((await itemsOf(page, person, TODAY))[0]).toMatchObject({
        ...{ status: "EATEN", meal: { name: "Taart van Oma", kcal: 310, fat: 0 } },
      });
    });
    await test.step("another name and other numbers, and back", async () => {
      await called("Taart van Oma").click();
      await expect(dialog.getByLabel(words.name)).toHaveValue("Taart van Oma");
      await expectAccessible(page);
      await dialog.getByLabel(words.calories).fill("0");
      await dialog.getByRole("button", { name: general.save }).click();
      await expect(dialog.getByText(words.positive)).toBeVisible();
      await dialog.getByLabel(words.calories).fill("250,5");
      await dialog.getByLabel(words.fatGrams).fill("7.5");
      await dialog.getByLabel(words.name).fill("Half piece");
      await dialog.getByRole("button", { name: general.save }).click();
      await expect(dialog).toHaveCount(0);
      await expect(called("Half piece")).toBeVisible();
      expect(await eaten()).toMatchObject([{ name: "Half piece", kcal: 250.5, fat: 7.5 }]);
      await page.getByRole("button", { name: general.undo }).last().click();
      await expect(called("Taart van Oma")).toBeVisible();
      expect(await eaten()).toMatchObject([{ name: "Taart van Oma", kcal: 310, fat: 0 }]);
    });
    await test.step("what fails is said, and what was typed stays", async () => {
      await page.route("**/api/quickAddMeal/*/", (route) => route.fulfill({ status: 500, json: {} }));
      await called("Taart van Oma").click();
      await dialog.getByLabel(words.name).fill("Cake");
      await dialog.getByRole("button", { name: general.save }).click();
      await expect(dialog.getByRole("alert")).toHaveText(general.somethingWentWrong);
      await expect(dialog.getByLabel(words.name)).toHaveValue("Cake");
      await page.unroute("**/api/quickAddMeal/*/");
      await page.keyboard.press("Escape");
    });
    await test.step("it is taken back by the button that says so", async () => {
      await page.getByRole("button", { name: diary.addTo({ meal }) }).click();
      await dialog.getByRole("button", { name: new RegExp(diary.quickAdd) }).click();
      await dialog.getByLabel(words.calories).fill("99");
      // The toast of the first meal stays while it is pointed at; its Undo would take back the wrong one.
      const undo = page.getByRole("button", { name: general.undo });
      await page.mouse.move(0, 0);
      await expect(undo).toHaveCount(0, { timeout: 15_000 });
      await page.keyboard.press("Enter");
      await expect.poll(async () => (await eaten()).length).toBe(2);
      await undo.click();
      await expect.poll(eaten).toMatchObject([{ name: "Taart van Oma" }]);
    });
  },
);

test(
  "GROC-025 the groceries of the week take two presses, and the list before them comes back",
  onLayouts,
  async ({ page, context }, info) => {
    const { general, groceries, navigation } = wordsOf(info);
    const { list: words } = groceries;
    const person = await aPlannedPerson(context, 2);
    const lists = async () => (await person.api<{ results: GroceryList[] }>("GET", "groceryList/")).results;
    const week = { start_date: TODAY, end_date: isoToday(6) };
    await page.goto("/planner");
    await expect(page.getByRole("checkbox").first()).toBeVisible();
    await test.step("two presses for the first list", async () => {
      const presses = new Presses();
      await presses.on(page.getByRole("link", { name: navigation.groceries }));
      await expect(page.getByRole("button", { name: words.otherDays })).toBeVisible();
      await expectAccessible(page);
      await presses.on(page.getByRole("button", { name: words.week }));
      presses.expectAtMost(BUDGET.groceries);
      await expect(page.getByRole("checkbox").first()).toBeVisible();
      expect(await lists()).toMatchObject([week]);
    });
    await test.step("and when the plan has changed, and back to the list with its ticks", async () => {
      await page.getByRole("checkbox").first().click();
      await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(1);
      await page.getByRole("button", { name: words.again }).click();
      await expect.poll(async () => (await lists()).length).toBe(2);
      await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0);
      await expect(page.getByRole("checkbox").first()).toBeVisible();
      await expectAccessible(page);
      await page.getByRole("button", { name: general.undo }).last().click();
      await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(1);
      expect(await lists()).toHaveLength(1);
    });
    await test.step("what fails is said, and the list stays", async () => {
      await page.route("**/api/groceryList/", (route) =>
        route.request().method() === "POST" ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
      );
      await page.getByRole("button", { name: words.again }).click();
      await expect(page.getByRole("alert").filter({ hasText: general.somethingWentWrong })).toBeVisible();
      await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(1);
      await expect(page.getByRole("button", { name: words.again })).toBeEnabled();
    });
  },
);

test(
  "MEAS-041 a weight is noted in two presses, in the unit of the person, and taken back",
  onLayouts,
  async ({ page, context }, info) => {
    const { general, measurements, navigation } = wordsOf(info);
    const { weighIn: words, form, types } = measurements;
    const person = await aPlannedPerson(context, 1);
    const before = new Date();
    before.setDate(before.getDate() - 3);
    // Who has just come here gave a weight today.
    const { results } = await person.api<{ results: { id: number }[] }>("GET", "userWeight/");
    for (const { id } of results)
      await person.api("PATCH", `userWeight/${id}/`, { value: 71.4, created_at: before.toISOString() });
    expect(results).toHaveLength(1);
    const weights = async () =>
      (await person.api<{ results: { value: number }[] }>("GET", "userWeight/")).results.map(
        ({ value }) => value,
      );
    const card = page.getByRole("form", { name: words.title });
    const saved = page.getByText(form.saved);
    await page.goto("/planner");
    await test.step("two presses, and the weight that was there last", async () => {
      const presses = new Presses();
      await presses.on(page.getByRole("link", { name: navigation.progress }));
      await expect(card.getByRole("textbox")).toHaveValue(/^71[.,]4$/);
      await expectAccessible(page);
      await card.getByRole("button", { name: words.less }).click();
      await expect(card.getByRole("textbox")).toHaveValue(/^71[.,]3$/);
      await presses.on(card.getByRole("button", { name: general.save }));
      presses.expectAtMost(BUDGET.weighIn);
      await expect(saved).toBeVisible();
      await expect(card).toHaveCount(0);
      await expect.poll(weights).toEqual([71.3, 71.4]);
    });
    await test.step("it is taken back", async () => {
      await page.getByRole("button", { name: general.undo }).click();
      await expect(card.getByRole("textbox")).toHaveValue(/^71[.,]4$/);
      expect(await weights()).toEqual([71.4]);
    });
    await test.step("what is no weight is refused, and what fails is said", async () => {
      await card.getByRole("textbox").fill("x");
      await expect(card.getByText(measurements.form.numberOnly)).toBeVisible();
      await expect(card.getByRole("button", { name: general.save })).toBeDisabled();
      await card.getByRole("textbox").fill("70,5");
      await page.route("**/api/userWeight/", (route) => route.fulfill({ status: 500, json: {} }));
      await card.getByRole("button", { name: general.save }).click();
      await expect(card.getByRole("alert")).toBeVisible();
      await page.unroute("**/api/userWeight/");
      await card.getByRole("button", { name: general.save }).click();
      await expect.poll(weights).toEqual([70.5, 71.4]);
      await page.getByRole("button", { name: general.undo }).last().click();
      await expect.poll(weights).toEqual([71.4]);
    });
    await test.step("in stones and pounds", async () => {
      await changePerson(page, ({ intake }) => ({
        intake: { ...(intake as object), personal_weight_unit: "STONES" },
      }));
      await page.reload();
      const [stones, pounds] = [card.getByRole("textbox").first(), card.getByRole("textbox").last()];
      await expect(stones).toHaveValue("11");
      await expect(pounds).toHaveValue(/^3[.,]4$/);
      await expect(card.getByText("st", { exact: true })).toBeVisible();
      expect(types.WEIGHT).not.toBe("");
      await expectAccessible(page);
      if (isPhone(info)) await page.screenshot({ path: info.outputPath("stones.png") });
    });
  },
);

test(
  "DIARY-100 today is one press away, by its button and by the tab of the open planner",
  onLayouts,
  async ({ page, context }, info) => {
    const { diary, general, navigation } = wordsOf(info);
    await aPlannedPerson(context, 1);
    await page.goto("/planner");
    const title = page.getByRole("heading", { level: 1 });
    const today = page.getByRole("button", { name: general.today, exact: true });
    const tab = page.getByRole("link", { name: navigation.planner });
    const leave = async () => {
      await page.getByRole("button", { name: diary.nextWeek }).click();
      await expect(title).not.toHaveText(diary.planForToday);
    };
    await expect(title).toHaveText(diary.planForToday);
    await expect(today).toHaveCount(0);
    await leave();
    await expectAccessible(page);
    await today.click();
    await expect(title).toHaveText(diary.planForToday);
    await leave();
    await tab.click();
    await expect(title).toHaveText(diary.planForToday);
    await test.step("while the day that was chosen is there after a look elsewhere", async () => {
      await leave();
      const chosen = (await title.textContent()) ?? "";
      await page.getByRole("link", { name: navigation.groceries }).click();
      await expect(page).toHaveURL(/groceries/);
      await tab.click();
      await expect(title).toHaveText(chosen);
    });
    await test.step("also after a change of mind before the other screen was there", async () => {
      const chosen = (await title.textContent()) ?? "";
      expect(chosen).not.toBe(diary.planForToday);
      const progress = page.getByRole("link", { name: navigation.progress });
      await progress.evaluate(async (link: HTMLElement) => {
        link.click();
        while (!location.pathname.startsWith("/progress")) await new Promise(requestAnimationFrame);
        document.querySelector<HTMLElement>('nav a[href^="/planner"]')?.click();
      });
      await expect(page).toHaveURL(/planner/);
      await expect(title).toHaveText(chosen);
    });
  },
);
