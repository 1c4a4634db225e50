import { phrasesOf } from "@plateful/phrases/all";
import type { Page } from "@playwright/test";
import { expect, newAddress, newestMail, test } from "../support/journey.ts";
import { answer, goOnTo } from "../support/questions.ts";

const phrases = phrasesOf("en");
const { onboarding, nutrition, privacy, signIn } = phrases;

/** What every storage of the page holds, as text. */
const storedIn = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));

async function answerAndRegister(page: Page, address: string): Promise<void> {
  await page.goto("/onboarding/goal");
  await answer(page, nutrition.goals.GAIN_MUSCLE).click();
  await goOnTo(page, phrases, onboarding.activity.title);
  await answer(page, nutrition.activities.MILDLY_ACTIVE).click();
  await goOnTo(page, phrases, onboarding.biometrics.title);
  await page.getByLabel(onboarding.biometrics.age).fill("37");
  await answer(page, nutrition.genders.FEMALE).click();
  await goOnTo(page, phrases, onboarding.stats.title);
  await page.getByRole("textbox", { name: onboarding.stats.weight, exact: true }).fill("61.5");
  await goOnTo(page, phrases, onboarding.registration.title);
  await page.getByLabel(onboarding.registration.firstName).fill("Noor");
  await page.getByLabel(onboarding.registration.lastName).fill("Bos");
  await page.getByLabel(signIn.login.email).fill(address);
  await page.getByLabel(onboarding.registration.terms).check();
  await page.getByLabel(privacy.consents.BODY_AND_PLAN.agree).check();
  await page.getByRole("button", { name: onboarding.registration.submit }).click();
  await expect(page).toHaveURL(/\/login\/code/);
}

test("DATA-065 D1 AUTH-056 an onboarding begun on one device goes on on another, where the mailed link was opened, and leaves nothing behind", async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const address = newAddress();
  await answerAndRegister(page, address);

  await test.step("the first device keeps no answer any more", async () => {
    expect(await storedIn(page)).not.toMatch(/GAIN_MUSCLE|61\.5/);
  });

  await test.step("the link opens the account elsewhere, and the answers are there", async () => {
    const context = await browser.newContext({ serviceWorkers: "block" });
    const other = await context.newPage();
    const { link } = await newestMail(page, address);
    await other.goto(link ?? "");
    await other.getByRole("button", { name: signIn.link.submit }).click();
    const agree = other.getByLabel(privacy.consents.BODY_AND_PLAN.agree);
    await agree.check();
    await other.getByRole("button", { name: privacy.entry.goOn }).click();
    await expect(other).not.toHaveURL(/consent/);
    await other.goto("/onboarding/goal");
    await expect(other).toHaveURL("/onboarding/nutritional-plan");
    await expect(other.getByRole("heading", { level: 1, name: onboarding.nutritionalPlan.title })).toBeVisible();
    await other.goto("/onboarding/physical-stats");
    const weight = other.getByRole("textbox", { name: onboarding.stats.weight, exact: true });
    await expect(weight).toHaveValue("61.5");
    await weight.fill("62.5");
    await expect.poll(() => storedIn(other)).toContain("onboarding-sealed");
    expect(await storedIn(other)).not.toMatch(/GAIN_MUSCLE|62\.5/);
    await other.reload();
    await expect(weight).toHaveValue("62.5");
    await context.close();
  });
});
