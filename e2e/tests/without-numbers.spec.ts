import type { BrowserContext, Page, TestInfo } from "@playwright/test";
import { PATHS } from "../../apps/web/src/lib/address/paths.ts";
import { Answers } from "../support/answers.ts";
import { figuresOn } from "../support/figures.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { isPhone, onLayouts, wordsOf } from "../support/page.ts";
import { aPersonWithPlan, aPlannedPerson, isoToday } from "../support/people.ts";
import { CLIENT, CYCLE, NEWCOMER, SIMPLE, UNASKED } from "../support/scenes/others.ts";
import { OWN } from "../support/scenes/own.ts";
import { PLANNER } from "../support/scenes/planner.ts";
import type { Cast, Ids, Scene } from "../support/scenes/scene.ts";
import { keepAnswers, signInAs } from "../support/signed-in.ts";
import { walkTo } from "../support/walk.ts";

/** Hides the numbers of whoever is signed in on the browser of a page. */
async function hideNumbers(page: Page): Promise<void> {
  await page.goto("/help");
  const status = await page.evaluate(async () => {
    const session = await fetch("/api/auth/session/", { method: "POST" });
    const { auth_token: token } = (await session.json()) as { auth_token: string };
    const headers = { authorization: `Token ${token}`, "content-type": "application/json" };
    const body = JSON.stringify({ hides_numbers: true });
    return (await fetch("/api/users/me/", { method: "PATCH", headers, body })).status;
  });
  expect(status).toBe(200);
}

/** Someone whose account is new, with no plan, no meals and no measurements, on the way to a first plan with a loss. */
const FRESH: Cast = {
  name: "someone new",
  prepare: async (page) => {
    await signInAs(page);
    const physicalStats = { heightInCm: 170, weightInKg: 80, goalWeight: 70 };
    await keepAnswers(page, { goal: "LOSE_WEIGHT", weeklyGoal: "LOSE_0_25_KG_PER_WEEK", physicalStats });
    return {};
  },
  scenes: [
    ...(["weeklyGoal", "nutritionalPlan", "modifyPlan", "diet"] as const).map((screen) => ({ screen })),
    ...(["planner", "recipes", "groceries", "progress", "energyUse"] as const).map((screen) => ({ screen })),
    ...(["nutrients", "profile", "ownProducts", "newOwnProduct", "foodSearch"] as const).map((screen) => ({
      screen,
    })),
  ],
};

/** A client with a plan and meals from the coach, who writes about a day. */
const CLIENT_WITH_DAY: Cast = {
  ...CLIENT,
  prepare: async (page, context) => {
    const ids = await CLIENT.prepare(page, context);
    await page.goto("/help");
    await page.evaluate(async (day) => {
      const session = await fetch("/api/auth/session/", { method: "POST" });
      const { auth_token: token } = (await session.json()) as { auth_token: string };
      const headers = { authorization: `Token ${token}`, "content-type": "application/json" };
      const post = (path: string, body: object) =>
        fetch(`/api/${path}`, { method: "POST", headers, body: JSON.stringify(body) });
      await post("autoPlanDays/", { num_days: 1, start_date_inclusive: day, delete_existing_plans: true });
      await post("messages/", { text: "Was this day fine?", day });
    }, isoToday());
    return ids;
  },
  scenes: [...CLIENT.scenes, { screen: "planner" }, { screen: "progress" }, { screen: "profile" }],
};

/** What is not there without numbers, or asks for them on purpose. */
const LEFT_OUT: readonly ((scene: Scene) => boolean)[] = [
  ({ name }) => name === "quick add",
  ({ dialog }) =>
    dialog === "diary/planning/RebalanceDialog" || dialog === "diary/logging/ChangeQuickMealDialog",
  ({ dialog }) => dialog === "measurements/nutrients/SourcesDialog",
  // The weight is there once it is asked for.
  ({ screen, name }) => screen === "progress" && name === "as a table",
];

const filled = (path: string, ids: Ids) =>
  path.replaceAll(/[$:](\w+)/g, (_all, name: string) => ids[name] ?? `no ${name}`);
const nameOf = ({ screen, dialog, name }: Scene) => [screen, dialog, name].filter(Boolean).join(", ");

/** Longer than a search waits for the next letter. */
const STILL_MS = 600;

/** Until a screen has its answers, and says the same a moment later: what is not drawn yet says no figure. */
async function untilStill(page: Page, answers: Answers): Promise<void> {
  const read = () => page.locator("body").innerText();
  let before = "";
  for (let now = await read(); now !== before; now = await read()) {
    before = now;
    await page.waitForTimeout(STILL_MS);
    await answers.settle();
  }
}

interface Walk {
  readonly page: Page;
  readonly info: TestInfo;
  readonly answers: Answers;
  readonly ids: Ids;
}

/** Opens a scene and waits until all of it is drawn. */
async function open({ page, info, answers, ids }: Walk, scene: Scene): Promise<void> {
  await answers.open(filled(scene.at ?? PATHS[scene.screen], ids), "default");
  await page.locator("h1").first().waitFor();
  await scene.open?.(page, wordsOf(info));
  if (scene.dialog !== undefined) await page.locator("[role=dialog], [role=menu]").first().waitFor();
  await untilStill(page, answers);
}

async function leave(page: Page, info: TestInfo, scene: Scene): Promise<void> {
  if (scene.dialog === undefined) return;
  if (scene.leave !== undefined) await scene.leave(page, wordsOf(info));
  else await page.keyboard.press("Escape");
}

const walkOf =
  (cast: Cast) =>
  async ({ page, context }: { page: Page; context: BrowserContext }, info: TestInfo) => {
    test.setTimeout(240_000);
    const ids = await cast.prepare(page, context);
    await hideNumbers(page);
    const answers = await Answers.of(page);
    await page.goto("/help");
    const walk: Walk = { page, info, answers, ids };
    const layout = isPhone(info) ? "phone" : "desktop";
    const scenes = cast.scenes.filter(
      (scene) =>
        !scene.isFleeting &&
        (scene.only ?? layout) === layout &&
        !LEFT_OUT.some((isLeftOut) => isLeftOut(scene)),
    );
    const found: string[] = [];
    for (const scene of scenes)
      await test.step(nameOf(scene), async () => {
        await open(walk, scene);
        found.push(...(await figuresOn(page)).map((figure) => `${nameOf(scene)}: ${figure}`));
        await leave(page, info, scene);
      });
    expect(found).toEqual([]);
  };

for (const cast of [PLANNER, OWN, CLIENT_WITH_DAY, SIMPLE, CYCLE, UNASKED, NEWCOMER, FRESH])
  test(
    `SAFE-020 SAFE-022 no screen of ${cast.name} says energy or macros once numbers are hidden`,
    onLayouts,
    walkOf(cast),
  );

test(
  "SAFE-020 SAFE-022 the diary becomes a laid table from its menu, by keyboard, and shows numbers again after one question",
  onLayouts,
  async ({ page, context, phrases }) => {
    const { diary, withoutNumbers: words } = phrases;
    await aPlannedPerson(context);
    await page.goto(PATHS.planner);
    const menu = page.getByRole("button", { name: diary.dayMenu });
    await expect(page.getByRole("heading", { name: diary.overview })).toBeAttached();
    expect(await figuresOn(page)).not.toEqual([]);
    await menu.focus();
    await page.keyboard.press("Enter");
    await page.getByRole("menuitem", { name: diary.hideNumbers }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByText(words.hide.text)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: words.hide.confirm, exact: true }).press("Enter");
    await expect(page.getByRole("heading", { name: words.table.varied })).toBeVisible();
    await expect(page.getByRole("heading", { name: diary.overview })).toHaveCount(0);
    await expect.poll(() => figuresOn(page)).toEqual([]);
    await expectAccessible(page);

    await page.reload();
    await expect(page.getByRole("heading", { name: words.table.varied })).toBeVisible();
    await menu.click();
    await page.getByRole("menuitem", { name: diary.showNumbers }).click();
    await page.getByRole("button", { name: words.show.confirm, exact: true }).click();
    await expect(page.getByRole("heading", { name: diary.overview })).toBeAttached();
  },
);

test(
  "SAFE-020 SAFE-022 a meal is added from a sentence by portions, and neither the sheet nor the toast says a figure",
  onLayouts,
  async ({ page, context, phrases }) => {
    const { diary, meals, mealSentence } = phrases;
    const person = await aPersonWithPlan(context);
    await person.api("PATCH", "users/me/", { hides_numbers: true });
    await person.api("POST", "calendarDay/", { date: isoToday() });
    await page.goto(PATHS.planner);
    await page.getByRole("button", { name: diary.doItMyself }).click();
    const meal = meals.momentsInSentence.BREAKFAST;
    await page.getByRole("button", { name: diary.addTo({ meal }) }).click();
    const dialog = page.getByRole("dialog");
    const sentence = dialog.getByRole("button", { name: new RegExp(mealSentence.title) });
    await expect(sentence).toBeVisible();
    await expect(dialog.getByRole("button", { name: new RegExp(diary.quickAdd) })).toHaveCount(0);
    await sentence.click();
    await dialog
      .getByRole("textbox", { name: mealSentence.label })
      .fill("2 boterhammen met kaas en een glas melk");
    await expect(dialog.getByText(mealSentence.recognised({ count: 3, check: 2, unknown: 0 }))).toBeVisible();
    expect(await figuresOn(page)).toEqual([]);
    await expectAccessible(page);
    await dialog.getByRole("button", { name: mealSentence.put({ meal }) }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole("button", { name: phrases.general.undo })).toBeVisible();
    expect(await figuresOn(page)).toEqual([]);
  },
);

test(
  "SAFE-021 an eating disorder hides numbers, says so, and they are shown again after one question",
  onLayouts,
  async ({ page, context, phrases }) => {
    const { healthAnswers, withoutNumbers: words } = phrases;
    await aPlannedPerson(context);
    await page.goto(PATHS.profile);
    await page.getByRole("button", { name: healthAnswers.profile.row }).click();
    const { title } = healthAnswers.choices.EATING_DISORDER;
    await page.getByRole("checkbox", { name: new RegExp(`^${title}`) }).check({ force: true });
    await page.getByRole("button", { name: healthAnswers.save, exact: true }).click();
    await expect(page.getByText(healthAnswers.outcome.numbers)).toBeVisible();
    await expect(page.getByText(healthAnswers.outcome.disorder)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: healthAnswers.outcome.goOn }).click();
    const row = (value: string) => page.getByRole("button", { name: new RegExp(`^${words.row}.*${value}`) });
    await expect(row(words.hidden)).toBeVisible();
    expect(await figuresOn(page)).toEqual([]);
    await walkTo(page, PATHS.planner);
    await expect(page.getByRole("heading", { name: words.table.varied })).toBeVisible();
    await expect.poll(() => figuresOn(page)).toEqual([]);

    await walkTo(page, PATHS.profile);
    await row(words.hidden).click();
    await expect(page.getByText(words.show.text)).toBeVisible();
    await page.getByRole("button", { name: words.show.confirm, exact: true }).click();
    await expect(row(words.shown)).toBeVisible();
    expect(await figuresOn(page)).not.toEqual([]);
  },
);

test(
  "SAFE-023 SAFE-024 pages of numbers offer to show them, and the weight is there once it is asked for",
  onLayouts,
  async ({ page, context, phrases }) => {
    const { measurements, profile, withoutNumbers: words } = phrases;
    const person = await aPersonWithPlan(context);
    await person.api("PATCH", "users/me/", { hides_numbers: true });
    const saysWeight = async () => /(68|65)([.,]0)?\s*kg/.test(await page.locator("body").innerText());
    for (const path of [PATHS.modifyPlan, PATHS.newOwnProduct, PATHS.energyUse, PATHS.nutrients]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { name: words.only.title })).toBeVisible();
      expect(await figuresOn(page)).toEqual([]);
      await expectAccessible(page);
    }
    await walkTo(page, PATHS.profile);
    const weightRow = page.getByRole("button", {
      name: new RegExp(`^${profile.rows.weight}.*${words.hidden}`),
    });
    await expect(weightRow).toBeVisible();
    expect(await saysWeight()).toBe(false);

    await walkTo(page, PATHS.progress);
    await expect(page.getByText(words.weight.title)).toBeVisible();
    expect(await saysWeight()).toBe(false);
    await expectAccessible(page);
    await page.getByRole("button", { name: words.weight.show }).press("Enter");
    await expect(page.getByRole("region", { name: measurements.types.WEIGHT, exact: true })).toBeVisible();
    await expect.poll(saysWeight).toBe(true);
    expect(await page.locator("body").innerText()).not.toMatch(/65([.,]0)?\s*kg/);
    await walkTo(page, PATHS.profile);
    await walkTo(page, PATHS.progress);
    await expect(page.getByText(words.weight.title)).toBeVisible();

    await page.goto(PATHS.newOwnProduct);
    await page.getByRole("button", { name: words.only.show }).press("Enter");
    await page
      .getByRole("dialog")
      .getByRole("button", { name: words.show.confirm, exact: true })
      .press("Enter");
    await expect(page.getByRole("heading", { name: words.only.title })).toHaveCount(0);
    await expect(page.getByRole("textbox").first()).toBeVisible();
  },
);
