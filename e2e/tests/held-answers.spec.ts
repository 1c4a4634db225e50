import { phrasesOf } from "@plateful/phrases/all";
import type { Page } from "@playwright/test";
import { expect, newAddress, newestMail, test } from "../support/journey.ts";
import { answerAndRegister } from "../support/registration.ts";

const phrases = phrasesOf("en");
const { onboarding, privacy, signIn } = phrases;

/** What every storage of the page holds, as text. */
const storedIn = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));

test("DATA-065 D1 AUTH-056 an onboarding begun on one device goes on on another, where the mailed link was opened, and leaves nothing behind", async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const address = newAddress();
  await answerAndRegister(page, phrases, address);

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
    await expect(
      other.getByRole("heading", { level: 1, name: onboarding.nutritionalPlan.title }),
    ).toBeVisible();
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
