import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { isPhone, onLayouts, wordsOf } from "../support/page.ts";
import { aPlannedPerson, isoToday, type Person } from "../support/people.ts";
import { dayOf, itemAt } from "../support/without-network.ts";

const STEPS = {
  en: ["Boil the potatoes for 15 minutes.", "Fry the leeks for 3 to 4 minutes in half of the oil.", "Serve."],
  nl: ["Kook de aardappelen 15 minuten.", "Bak de prei 3 tot 4 minuten in de helft van de olie.", "Serveer."],
} as const;

interface Planned {
  readonly object_id: number;
}

/** The dinner of today, with steps and ingredients that are known. */
async function dinnerWith(page: Page, person: Person, steps: readonly string[]): Promise<string> {
  const item = itemAt(await dayOf(person), "DINNER") as unknown as Planned;
  await page.route(`**/api/recipeMeal/${item.object_id}/`, async (route) => {
    const answer = await route.fetch();
    const meal = (await answer.json()) as { ingredients: object[] };
    const [first, second, third] = meal.ingredients;
    const names = ["en", "nl"].map((language) =>
      language === "en" ? "Potato Leek Oil" : "Aardappel Prei Olie",
    );
    const own = (steps[0] ?? "").startsWith("Boil") ? names[0] : names[1];
    const ingredients = [first, second, third].map((one, at) => ({ ...one, name: own?.split(" ")[at] }));
    await route.fulfill({ json: { ...meal, ingredients, directions: steps.map((text) => ({ text })) } });
  });
  return `/recipe-meals/${item.object_id}`;
}

test(
  "REC-125 REC-126 REC-130 REC-137 a planned dinner is cooked step by step, with a timer, and marked as eaten",
  onLayouts,
  async ({ page, context, language }, info) => {
    const { cooking: words, recipes } = wordsOf(info);
    const steps = STEPS[language];
    const [potato = "", leek = ""] = language === "en" ? ["Potato", "Leek"] : ["Aardappel", "Prei"];
    const person = await aPlannedPerson(context);
    const at = await dinnerWith(page, person, steps);
    const step = (text = "") => page.getByRole("heading", { level: 2, name: text });
    const press = (name: string | RegExp) => page.getByRole("button", { name, exact: true }).click();
    await page.goto(at);
    await press(recipes.cook);
    await expect(page).toHaveURL(/\/recipe-meals\/\d+\/cook\?people=1$/);
    await expect(step(steps[0])).toBeFocused();
    await expect(page.getByRole("list", { name: words.amounts }).getByText(potato)).toBeVisible();
    await expectAccessible(page);

    await test.step("REC-129 REC-130 a timer runs on across steps and a reload", async () => {
      await press(`${words.timers.start({ time: "15 min" })} ${potato}`);
      const timer = page.getByRole("region", { name: potato, exact: true });
      await expect(timer.getByText(words.timers.of({ time: "15 min" }))).toBeVisible();
      await press(words.next);
      await expect(step(steps[1])).toBeFocused();
      await press(`${words.timers.start({ time: "3–4 min" })} ${leek}`);
      await page.reload();
      await expect(step(steps[1])).toBeVisible();
      await expect(page.getByRole("region", { name: leek, exact: true })).toBeVisible();
      await expect(
        page.getByText(isPhone(info) ? new RegExp(`^${potato} · `) : potato).first(),
      ).toBeVisible();
      await expectAccessible(page);
    });

    await test.step("REC-132 the timers are on other screens, and lead back", async () => {
      await page.goto("/planner");
      await expect(page.getByText(leek, { exact: true })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole("button", { name: words.timers.backToCooking }).first().click();
      await expect(step(steps[1])).toBeVisible();
    });

    await test.step("REC-131 a timer that ended while the page was closed says so, and how long ago", async () => {
      await page.evaluate(() => {
        const key = "plateful-own-cooking-timers";
        const timers = JSON.parse(localStorage.getItem(key) ?? "[]") as { endsAt: number }[];
        const ended = timers.map((timer) => ({ ...timer, endsAt: Date.now() - 125_000 }));
        localStorage.setItem(key, JSON.stringify(ended.slice(0, 1)));
      });
      await page.reload();
      await expect(page.getByRole("alert")).toHaveText(words.timers.timeIsUp);
      await expect(page.getByText(words.timers.ago({ minutes: 2 }))).toBeVisible();
      await page.getByRole("button", { name: words.timers.stopNamed({ name: potato }) }).click();
      await expect(page.getByRole("alert")).toHaveCount(0);
    });

    await test.step("REC-134 keys turn the steps, and a press on the text does", async () => {
      await page.keyboard.press("ArrowLeft");
      await expect(step(steps[0])).toBeFocused();
      await page.keyboard.press("Space");
      await expect(step(steps[1])).toBeFocused();
      await step(steps[1]).click();
      await expect(step(steps[2])).toBeFocused();
    });

    await test.step("REC-137 the meal is marked as eaten, and its cooking is forgotten", async () => {
      await press(words.done);
      await expect(step(words.end.title)).toBeFocused();
      await expectAccessible(page);
      await press(words.end.eaten);
      await expect(page).toHaveURL(`/planner?date=${isoToday()}`);
      await expect.poll(async () => itemAt(await dayOf(person), "DINNER").status).toBe("EATEN");
      const kept = () => page.evaluate(() => JSON.stringify({ ...localStorage }));
      await expect.poll(kept).not.toContain("cooking");
    });
  },
);

test("REC-131 REC-139 two tabs are at the same step, and one of them rings", async ({ page, context }) => {
  const person = await aPlannedPerson(context);
  const at = await dinnerWith(page, person, STEPS.en);
  const other = await context.newPage();
  await dinnerWith(other, person, STEPS.en);
  // What shakes counts as a ring: it is the same press of the same bell.
  for (const tab of [page, other])
    await tab.addInitScript(() => {
      const rings = { count: 0 };
      Object.assign(window, { rings });
      navigator.vibrate = (pattern) => {
        if (pattern !== 0) rings.count += 1;
        return true;
      };
    });
  await page.goto(`${at}/cook`);
  await other.goto(`${at}/cook`);
  await page.getByRole("button", { name: "Next step" }).click();
  await expect(other.getByRole("heading", { level: 2, name: STEPS.en[1] })).toBeVisible();
  await page.evaluate((href) => {
    const timer = {
      ...{ id: "one", dish: "meal-1", href, step: 0, at: 0, name: "Rice", place: null },
      ...{ total: 60_000, left: 60_000, rang: false, endsAt: Date.now() + 1500 },
    };
    const [key, newValue] = ["plateful-own-cooking-timers", JSON.stringify([timer])];
    localStorage.setItem(key, newValue);
    dispatchEvent(new StorageEvent("storage", { key }));
  }, `${at}/cook`);
  for (const tab of [page, other]) await expect(tab.getByRole("alert")).toBeVisible();
  const rung = (tab: Page) =>
    tab.evaluate(() => (window as unknown as { rings: { count: number } }).rings.count);
  await expect.poll(async () => (await rung(page)) + (await rung(other))).toBeGreaterThan(1);
  expect([await rung(page), await rung(other)].filter((count) => count > 0)).toHaveLength(1);
  await other.getByRole("button", { name: /^Stop the timer/ }).click();
  await expect(page.getByRole("alert")).toHaveCount(0);
});
