import { aCoach } from "../support/coaching.ts";
import { expect, expectAccessible, newAddress, test } from "../support/journey.ts";
import { onLayouts } from "../support/page.ts";

test(
  "COACH-130 COACH-193 rows of a list that are wrong wait with their reason, also after a reload",
  onLayouts,
  async ({ page, phrases }, info) => {
    const { list: words } = phrases.intake;
    const coach = await aCoach(page);
    const right = newAddress();
    const row = (line: number) => page.getByRole("group", { name: words.line({ line }), exact: true });
    await page.goto("/coach/clients/import");
    await page
      .getByLabel(words.paste)
      .fill(`Name;Email\nLotte Vos;${right}\nBo Vos;bo@example\nIris Bakker;${coach.email}`);
    await page.getByRole("button", { name: words.read, exact: true }).click();
    await expect(row(3)).toBeVisible();
    await page.getByRole("button", { name: words.send({ count: 2 }), exact: true }).click();
    await expect(page.getByText(words.invited({ count: 1 }))).toBeVisible();
    await expect(row(4)).toContainText(words.problems.TAKEN);
    // Kept as soon as it is encrypted.
    await page.waitForFunction(() =>
      Object.keys(localStorage).some((key) => key.startsWith("plateful-own-client-list")),
    );
    // What the server said of line 4 is encrypted after it is shown.
    await page.waitForTimeout(300);
    await page.reload();
    await expect(row(3)).toBeVisible();
    await expect(row(4)).toContainText(words.problems.TAKEN);
    await expect(page.getByText(words.toFix({ count: 2 }))).toBeVisible();
    await expectAccessible(page);
    await page.screenshot({ path: info.outputPath("waiting.png"), fullPage: true });
    await page.getByRole("button", { name: words.skipLine({ line: 4 }) }).click();
    await row(3).getByRole("textbox", { name: words.email }).fill(newAddress());
    await page.getByRole("button", { name: words.send({ count: 1 }), exact: true }).click();
    await expect(page.getByText(words.invited({ count: 1 }))).toBeVisible();
    await page.waitForFunction(
      () => !Object.keys(localStorage).some((key) => key.startsWith("plateful-own-client-list")),
    );
  },
);
