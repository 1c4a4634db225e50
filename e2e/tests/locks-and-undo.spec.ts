import { expect, expectAccessible, test } from "../support/journey.ts";
import { aPlannedPerson } from "../support/people.ts";

test("PLAN-072 PLAN-077 a meal, a slot and the day are locked in their menus, and a planning is undone in one tap", async ({
  page,
  context,
  phrases,
}) => {
  const { diary, general, meals } = phrases;
  await aPlannedPerson(context);
  await page.goto("/planner");
  const choose = async (menu: string, item: string) => {
    await page.getByRole("button", { name: menu, exact: true }).click();
    await page.getByRole("menuitem", { name: item }).click();
  };
  const card = (moment: "BREAKFAST" | "DINNER") => page.getByRole("region", { name: meals.moments[moment] });
  const dinner = card("DINNER").getByRole("checkbox");
  await expect(page.getByRole("checkbox")).toHaveCount(4);
  const names = () =>
    page.getByRole("checkbox").evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")).join());
  const before = await names();
  const locked = await dinner.getAttribute("aria-label");

  const inSentence = meals.momentsInSentence;
  await choose(diary.moreFor({ meal: inSentence.DINNER }), diary.lockThisMeal);
  await expect(page.getByText(diary.lockedNow)).toBeVisible();
  await expect(card("DINNER").getByRole("img", { name: diary.locked })).toBeVisible();
  const regenerate = async () => {
    await choose(diary.dayMenu, diary.regenerateDay);
    await page.getByRole("button", { name: diary.regenerateConfirm }).click();
    await expect.poll(names).not.toBe(before);
    expect(await dinner.getAttribute("aria-label")).toBe(locked);
  };
  await regenerate();
  await page.getByRole("button", { name: general.undo }).click();
  await expect(page.getByText(diary.planningUndone)).toBeVisible();
  await expect.poll(names).toBe(before);
  await regenerate();
  await choose(diary.dayMenu, diary.undoPlanning);
  await expect.poll(names).toBe(before);

  await choose(diary.moreFor({ meal: inSentence.BREAKFAST }), diary.lockMeal({ meal: inSentence.BREAKFAST }));
  await expect(card("BREAKFAST").getByRole("img", { name: diary.locked })).toBeVisible();
  await choose(diary.dayMenu, diary.lockDay);
  await expect(page.getByText(diary.locked, { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: diary.dayMenu }).click();
  await expect(page.getByRole("menuitem", { name: diary.unlockDay })).toBeVisible();
  await expect(page.getByRole("menuitem", { name: diary.regenerateDay })).toHaveCount(0);
  await expect(page.getByRole("menuitem", { name: diary.undoPlanning })).toHaveCount(0);
});
