import { phrasesOf } from "@plateful/phrases/all";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";
import { expectAccessible } from "../support/page.ts";
import { aPlannedPerson } from "../support/people.ts";
import { dayOf, itemAt, openAndHold } from "../support/without-network.ts";

const { diary, keptChanges, planChanges } = phrasesOf("en");
const words = planChanges.kept;
const ARRIVES = { timeout: 20_000 };

const tickOf = (page: Page, name: string) =>
  page.getByRole("checkbox", { name: diary.eatenLabel({ name }), exact: true });
const waiting = (page: Page, count: number) => page.getByText(words.waiting({ count }));
const isOnline = (page: Page) => page.evaluate(() => navigator.onLine);

/** Lets what waits have failed for eleven minutes. */
const ageFailures = (page: Page) =>
  page.evaluate(() => {
    const key = "plateful-own-kept-changes";
    const kept = JSON.parse(localStorage.getItem(key) ?? "{}");
    const last = Date.now();
    const failing = { tries: 9, since: last - 11 * 60_000, last, isSetAside: false };
    kept.waiting[0] = { ...kept.waiting[0], failing };
    localStorage.setItem(key, JSON.stringify(kept));
  });

test("DIARY-120 a change that the server cannot take is named, the others arrive, and it is tried again or discarded", async ({
  page,
  context,
}, info) => {
  test.setTimeout(120_000);
  const person = await aPlannedPerson(context, 1);
  const day = await dayOf(person);
  const [lunch, dinner] = [itemAt(day, "LUNCH"), itemAt(day, "DINNER")];
  const [lunchTick, dinnerTick] = [lunch, dinner].map((item) => tickOf(page, item.meal.recipe_template.name));
  if (lunchTick === undefined || dinnerTick === undefined) throw new Error("Two meals are planned.");
  await openAndHold(page);
  let isFailing = true;
  let tries = 0;
  await page.route(new RegExp(`/api/calendarItem/${lunch.id}/$`), async (route) => {
    if (!(await isOnline(page))) return route.abort("internetdisconnected");
    tries += 1;
    return isFailing ? route.fulfill({ status: 500, json: { detail: "Failed." } }) : route.fallback();
  });
  const dialog = page.getByRole("dialog");
  const notice = page.getByRole("status").filter({ hasText: keptChanges.refusedTitle });
  const eaten = keptChanges.eaten({ name: lunch.meal.recipe_template.name });

  await test.step("at first the others wait behind it, and it can be given up", async () => {
    await context.setOffline(true);
    await lunchTick.click();
    await dinnerTick.click();
    await expect(waiting(page, 2)).toBeVisible();
    await context.setOffline(false);
    await expect.poll(() => tries, ARRIVES).toBeGreaterThan(1);
    expect(itemAt(await dayOf(person), "DINNER").status).toBe("PLANNED");
    await page.getByRole("button", { name: words.look }).click();
    await expect(dialog.getByText(keptChanges.mayBeStored)).toBeVisible();
    await expect(dialog.getByRole("button", { name: keptChanges.discardOne({ what: eaten }) })).toBeVisible();
    await expectAccessible(page);
    await page.screenshot({ path: info.outputPath("waiting.png") });
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
  });

  await test.step("after a while they go on without it", async () => {
    await context.setOffline(true);
    await ageFailures(page);
    await page.reload();
    await expect(waiting(page, 2)).toBeVisible();
    await context.setOffline(false);
    const said = page.getByRole("alert").filter({ hasText: keptChanges.notTaken });
    await expect(said).toBeVisible(ARRIVES);
    expect(itemAt(await dayOf(person), "DINNER").status).toBe("EATEN");
    await expect(notice.getByRole("listitem")).toHaveCount(1);
    await expect(notice.getByRole("listitem")).toContainText(lunch.meal.recipe_template.name);
    await expect(notice.getByRole("listitem")).toContainText(keptChanges.notTaken);
    await expect(waiting(page, 1)).toHaveCount(0);
    await expect(lunchTick).toBeChecked();
    await page.reload();
    await expect(notice.getByRole("listitem")).toHaveCount(1);
    await expectAccessible(page);
    await page.screenshot({ path: info.outputPath("set-aside.png") });
  });

  await test.step("what is done afterwards arrives at once", async () => {
    await dinnerTick.click();
    await expect(dinnerTick).not.toBeChecked();
    await expect.poll(async () => itemAt(await dayOf(person), "DINNER").status).toBe("PLANNED");
    await expect(waiting(page, 1)).toHaveCount(0);
  });

  await test.step("tried again once it is mended", async () => {
    isFailing = false;
    await notice.getByRole("button", { name: keptChanges.tryAgain({ what: eaten }) }).click();
    await expect(page.getByText(words.sent)).toBeVisible(ARRIVES);
    await expect(notice).toHaveCount(0);
    expect(itemAt(await dayOf(person), "LUNCH").status).toBe("EATEN");
  });

  await test.step("discarded", async () => {
    isFailing = true;
    await context.setOffline(true);
    await lunchTick.click();
    await ageFailures(page);
    await page.reload();
    await context.setOffline(false);
    await expect(notice.getByRole("listitem")).toHaveCount(1, ARRIVES);
    await notice.getByRole("button", { name: new RegExp(`^${keptChanges.discard}: `) }).click();
    await expect(notice).toHaveCount(0);
    await expect(lunchTick).toBeChecked();
    expect(itemAt(await dayOf(person), "LUNCH").status).toBe("EATEN");
  });
});

test("AUTH-060 who opened the app without a network stays signed in while nobody can be asked who they are, and what waits is stored once", async ({
  page,
  context,
}) => {
  const person = await aPlannedPerson(context, 1);
  const lunch = itemAt(await dayOf(person), "LUNCH");
  const tick = tickOf(page, lunch.meal.recipe_template.name);
  await openAndHold(page);
  await context.setOffline(true);
  await page.reload();
  await tick.click();
  await expect(waiting(page, 1)).toBeVisible();
  const asked: string[] = [];
  let isAnswered = false;
  await page.route("**/api/auth/session/", async (route) => {
    if (!(await isOnline(page))) return route.abort("internetdisconnected");
    if (isAnswered) return route.fallback();
    asked.push(asked.length % 2 === 0 ? "busy" : "cut");
    return asked.at(-1) === "busy"
      ? route.fulfill({ status: 429, headers: { "retry-after": "1" }, json: { detail: "Too many." } })
      : route.abort("connectionreset");
  });
  const stored: number[] = [];
  page.on("response", (response) => {
    const isChange = response.request().method() === "PATCH" && response.url().includes("/calendarItem/");
    if (isChange && response.ok()) stored.push(response.status());
  });
  await context.setOffline(false);
  await expect.poll(() => new Set(asked).size, ARRIVES).toBe(2);
  await expect.poll(() => asked.length, ARRIVES).toBeGreaterThan(3);
  await expect(page).toHaveURL(/\/planner/);
  await expect(waiting(page, 1)).toBeVisible();
  await expect(tick).toBeChecked();
  expect(itemAt(await dayOf(person), "LUNCH").status).toBe("PLANNED");
  isAnswered = true;
  await expect(page.getByText(words.sent)).toBeVisible(ARRIVES);
  await expect(page).toHaveURL(/\/planner/);
  await expect(tick).toBeChecked();
  expect(itemAt(await dayOf(person), "LUNCH").status).toBe("EATEN");
  expect(stored).toHaveLength(1);
});
