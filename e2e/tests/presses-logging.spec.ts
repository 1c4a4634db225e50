import { addDays, weekOf } from "@plateful/planning";
import { itemsOf } from "../support/diary-items.ts";
import { expect, test } from "../support/journey.ts";
import { expectAccessible, onLayouts, wordsOf } from "../support/page.ts";
import { aPersonWithPlan, aPlannedPerson, isoToday, type Person } from "../support/people.ts";
import { Presses } from "../support/presses.ts";
import { walkTo } from "../support/walk.ts";

/** How many presses these acts may take from the open diary. */
const BUDGET = {
  planNextWeek: 2,
  copyToThreeDays: 4,
  foodAgain: 2,
  foodBySearch: 4,
  quickAdd: 3,
  forgottenDinner: 4,
} as const;

const TODAY = isoToday();
const NEXT_WEEK = weekOf(addDays(TODAY, 7));

test(
  "DIARY-090 next week is planned in two presses, without the days that are left out, and taken back in one",
  onLayouts,
  async ({ page, context }, info) => {
    const { planWeek: words, diary } = wordsOf(info);
    const left = weekOf(TODAY).filter((date) => date >= TODAY);
    const person = await aPlannedPerson(context, left.length);
    await page.goto("/planner");
    await expect(page.getByRole("checkbox").first()).toBeVisible();
    const dialog = page.getByRole("dialog");
    const fill = async (at: number) => (await itemsOf(page, person, NEXT_WEEK[at] ?? "")).length;
    await test.step("two presses", async () => {
      const presses = new Presses();
      await presses.on(page.getByRole("button", { name: diary.planWeek }));
      const plan = dialog.getByRole("button", { name: words.plan({ count: 28 }) });
      await expect(plan).toBeVisible();
      await expectAccessible(page);
      await presses.on(plan);
      presses.expectAtMost(BUDGET.planNextWeek);
      await expect(dialog.getByRole("heading", { name: words.doneTitle })).toBeVisible({ timeout: 45_000 });
      expect([await fill(0), await fill(6)]).toEqual([4, 4]);
      await expect(dialog.getByText(words.planned({ count: 28 }))).toBeVisible();
      await expectAccessible(page);
    });
    await test.step("and one that takes the whole week back", async () => {
      await dialog.getByRole("button", { name: words.undo }).click();
      await expect(dialog).toHaveCount(0);
      await expect.poll(async () => [await fill(0), await fill(6)]).toEqual([0, 0]);
    });
    await test.step("a day that is left out stays empty, though days on both its sides are planned", async () => {
      await page.getByRole("button", { name: diary.planWeek }).click();
      await expect(dialog.getByRole("checkbox")).toHaveCount(7);
      await dialog.getByRole("checkbox").nth(2).click();
      await dialog.getByRole("button", { name: words.plan({ count: 24 }) }).click();
      await expect(dialog.getByRole("heading", { name: words.doneTitle })).toBeVisible({ timeout: 45_000 });
      expect([await fill(1), await fill(2), await fill(3)]).toEqual([4, 0, 4]);
    });
    await test.step("what does not work is said once, and everything stays", async () => {
      await page.keyboard.press("Escape");
      await page.route("**/api/autoPlanDays/", (route) => route.fulfill({ status: 500, json: {} }));
      await page.getByRole("button", { name: diary.planWeek }).click();
      await dialog.getByRole("button", { name: words.plan({ count: 4 }) }).click();
      await expect(page.getByRole("alert")).toHaveCount(1);
      await expect(dialog.getByRole("button", { name: words.plan({ count: 4 }) })).toBeEnabled();
    });
  },
);

test("DIARY-091 DIARY-092 DIARY-125 a meal is copied to three days in four presses, added or in the place of what is planned", async ({
  page,
  context,
}, info) => {
  const { diary, logging, meals } = wordsOf(info);
  const meal = meals.momentsInSentence.LUNCH;
  const person = await aPlannedPerson(context);
  await page.goto("/planner");
  const dialog = page.getByRole("dialog");
  const lunches = async (days: number) =>
    (await itemsOf(page, person, isoToday(days))).filter(({ meal_moment: moment }) => moment === "LUNCH")
      .length;
  await test.step("four presses", async () => {
    const presses = new Presses();
    await presses.on(page.getByRole("button", { name: diary.moreFor({ meal }) }));
    await presses.on(page.getByRole("menuitem", { name: diary.copyMeal({ meal }) }));
    await presses.on(dialog.getByRole("button", { name: logging.copyNextDays({ count: 3 }) }));
    await presses.on(dialog.getByRole("button", { name: logging.copyAction({ count: 3 }) }));
    presses.expectAtMost(BUDGET.copyToThreeDays);
    await expect(dialog).toHaveCount(0);
    expect([await lunches(1), await lunches(2), await lunches(3), await lunches(4)]).toEqual([1, 1, 1, 0]);
  });
  await test.step("once more, in the place of what is planned, and to a day that is over", async () => {
    await page.getByRole("button", { name: diary.moreFor({ meal }) }).click();
    await page.getByRole("menuitem", { name: diary.copyMeal({ meal }) }).click();
    await dialog.getByRole("button", { name: logging.copyNextDays({ count: 3 }) }).click();
    await expect(dialog.getByText(logging.taken({ meal, count: 3, days: 3 }))).toBeVisible();
    await dialog.getByRole("group", { name: logging.copyOver }).getByRole("checkbox").first().check();
    await dialog.getByRole("radio", { name: logging.copyReplaces }).check();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: logging.copyAction({ count: 4 }) }).click();
    await expect(dialog).toHaveCount(0);
    expect([await lunches(-1), await lunches(1), await lunches(2)]).toEqual([1, 1, 1]);
    expect((await itemsOf(page, person, isoToday(-1)))[0]?.status).toBe("EATEN");
  });
});

test(
  "DIARY-123 what was eaten takes the place of the planned dinner in one press, and one more puts the dish back",
  onLayouts,
  async ({ page, context }, info) => {
    const { diary, general, logging, meals, quickAdd } = wordsOf(info);
    const person = await aPlannedPerson(context);
    const dinner = async () =>
      (await itemsOf(page, person, TODAY))
        .filter(({ meal_moment: moment }) => moment === "DINNER")
        .map(({ content_type: kind, status, meal }) =>
          kind === "recipemeal" ? [meal.recipe_template.name, status] : [kind, status],
        );
    const [[dish = ""] = []] = await dinner();
    const pizza = ["quickaddmeal", "EATEN"];
    const dialog = page.getByRole("dialog");
    await page.goto("/planner");
    await test.step("the toast names the dish", async () => {
      await page.getByRole("button", { name: diary.addTo({ meal: meals.momentsInSentence.DINNER }) }).click();
      await dialog.getByRole("button", { name: new RegExp(diary.quickAdd) }).click();
      await dialog.getByLabel(quickAdd.calories).fill("980");
      await dialog.getByRole("button", { name: diary.add, exact: true }).click();
      const instead = page
        .getByRole("status")
        .getByRole("button", { name: logging.insteadOf({ name: dish }), exact: true });
      await expect(instead).toBeVisible();
      await instead.click();
      await expect.poll(dinner).toEqual([pizza]);
      await expect(page.getByRole("checkbox", { name: diary.eatenLabel({ name: dish }) })).toHaveCount(0);
    });
    await test.step("and its own toast puts it back", async () => {
      await page.getByRole("button", { name: general.undo }).click();
      await expect.poll(dinner).toEqual([pizza, [dish, "PLANNED"]]);
      await expect(page.getByRole("checkbox", { name: diary.eatenLabel({ name: dish }) })).toBeVisible();
    });
  },
);

interface Serving {
  readonly id: number;
}

/** Notes a banana for a meal, so that it was eaten before. */
async function eatBanana(person: Person, date: string, moment: string, quantity: number): Promise<void> {
  const { results } = await person.api<{ results: Serving[] }>("GET", "suggestedServingSearch/?query=banana");
  const day = await person.api<{ id: number }>("POST", "calendarDay/", { date });
  await person.api("POST", "planSingleFoodMeal/", {
    ...{ calendar_day_id: day.id, meal_moment: moment, quantity, suggested_serving_id: results[0]?.id },
  });
}

test(
  "DIARY-088 DIARY-089 DIARY-093 FOOD-048 FOOD-049 FOOD-050 what was eaten is noted in a few presses, and counts as eaten",
  onLayouts,
  async ({ page, context }, info) => {
    const { diary, meals, foods, general, quickAdd } = wordsOf(info);
    const person = await aPersonWithPlan(context);
    await eatBanana(person, isoToday(-2), "DINNER", 2);
    await person.api("POST", "calendarDay/", { date: TODAY });
    await page.goto("/planner");
    await page.getByRole("button", { name: diary.doItMyself }).click();
    const dialog = page.getByRole("dialog");
    const again = dialog.getByRole("button", { name: /^(add|voeg) .*bana/i });
    const statuses = async (date = TODAY) => (await itemsOf(page, person, date)).map(({ status }) => status);
    /** Without the toasts, which cover what they lie on for a while, also the button that closes a sheet. */
    const expectAccessibleAtRest = async () => {
      // They go one after the other.
      await expect(page.getByRole("button", { name: general.undo })).toHaveCount(0, { timeout: 20_000 });
      await expectAccessible(page);
    };
    const plus = (moment: "LUNCH" | "DINNER") =>
      page.getByRole("button", { name: diary.addTo({ meal: meals.momentsInSentence[moment] }) });

    await test.step("a food that was eaten before, in the amount of last time", async () => {
      const presses = new Presses();
      await presses.on(plus("LUNCH"));
      await presses.on(again);
      presses.expectAtMost(BUDGET.foodAgain);
      await expect.poll(() => statuses()).toEqual(["EATEN"]);
      expect((await itemsOf(page, person, TODAY))[0]).toMatchObject({
        meal: { ingredient: { quantity: 2 } },
      });
      await page.keyboard.press("Escape");
    });
    // At once: the button goes with its toast, sooner than a scan of the screen may take.
    await test.step("it is taken back by the button that says so", async () => {
      await page.getByRole("button", { name: general.undo }).click();
      await expect.poll(() => statuses()).toEqual([]);
      await page.getByRole("button", { name: diary.doItMyself }).click();
    });
    await test.step("a food that is searched for", async () => {
      const presses = new Presses();
      await presses.on(plus("LUNCH"));
      await presses.on(dialog.getByRole("button", { name: new RegExp(foods.scanner.productTitle) }));
      await expect(page.getByRole("region", { name: foods.recent })).toBeVisible();
      await expectAccessibleAtRest();
      await page.getByRole("textbox", { name: foods.searchLabel }).fill("melk");
      await presses.on(page.getByRole("list").getByRole("button").first());
      await presses.on(
        page.getByRole("button", { name: foods.addTo({ meal: meals.momentsInSentence.LUNCH }) }),
      );
      presses.expectAtMost(BUDGET.foodBySearch);
      await expect.poll(() => statuses()).toEqual(["EATEN"]);
    });
    await test.step("only the calories, which are still to be eaten", async () => {
      const presses = new Presses();
      await presses.on(plus("LUNCH"));
      await presses.on(dialog.getByRole("button", { name: new RegExp(diary.quickAdd) }));
      await dialog.getByLabel(quickAdd.calories).fill("300");
      await dialog.getByRole("switch", { name: diary.alreadyEaten }).click();
      await presses.on(dialog.getByRole("button", { name: diary.add, exact: true }));
      presses.expectAtMost(BUDGET.quickAdd);
      await expect.poll(() => statuses()).toEqual(["EATEN", "PLANNED"]);
    });
    await test.step("the dinner that was forgotten yesterday, on a day with nothing noted", async () => {
      const yesterday = isoToday(-1);
      await walkTo(page, `/planner?date=${yesterday}`);
      await expect(page.getByRole("button", { name: diary.logEaten })).toBeVisible();
      await expect(page.getByRole("button", { name: diary.doItMyself })).toBeVisible();
      await expect(page.getByRole("button", { name: diary.chooseForMe })).toBeVisible();
      await expectAccessibleAtRest();
      // The press on yesterday in the week is the first of the four.
      const presses = new Presses();
      await presses.on(page.getByRole("button", { name: diary.logEaten }));
      await presses.on(dialog.getByText(meals.moments.DINNER, { exact: true }));
      await expect(again).toBeVisible();
      await expectAccessibleAtRest();
      await presses.on(again);
      presses.expectAtMost(BUDGET.forgottenDinner - 1);
      await expect.poll(() => statuses(yesterday)).toEqual(["EATEN"]);
      await page.keyboard.press("Escape");
    });
    await test.step("and today's as yesterday's, all of it", async () => {
      await walkTo(page, `/planner?date=${TODAY}`);
      // Until the toast of yesterday's dinner has gone, the undo in sight is still that one's.
      const undo = page.getByRole("button", { name: general.undo });
      await expect(undo).toHaveCount(0, { timeout: 20_000 });
      await plus("DINNER").click();
      await dialog.getByRole("button", { name: new RegExp(diary.asDayBefore) }).click();
      await expect.poll(() => statuses()).toEqual(["EATEN", "PLANNED", "EATEN"]);
      await undo.click();
      await expect.poll(() => statuses()).toEqual(["EATEN", "PLANNED"]);
    });
  },
);
