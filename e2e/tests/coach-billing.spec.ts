import { COACHING } from "../support/coaching.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { onLayouts } from "../support/page.ts";
import { heading } from "../support/questions.ts";
import { signInAs } from "../support/signed-in.ts";
import { walkTo } from "../support/walk.ts";

const DAY_MS = 86_400_000;

test(
  "COACH-006 COACH-116 BILL-033 BILL-034 BILL-036 BILL-037 BILL-039 BILL-040 BILL-044 a coach on trial chooses a plan, and reads what follows when the payment fails",
  onLayouts,
  async ({ page, phrases }) => {
    const { billing, coachBilling: words, practice } = phrases;
    const trial_ends_at = new Date(Date.now() + 9 * DAY_MS - 60_000).toISOString();
    const user = { is_coach: true, first_name: "Eva", last_name: "de Vries", trial_ends_at };
    await signInAs(page, { user, organisation: COACHING });
    const main = page.getByRole("main");

    await test.step("begins without clients, on trial", async () => {
      await page.goto("/coach/clients");
      await expect(page.getByRole("heading", { name: practice.firstSteps.invite.title })).toBeVisible();
      await expect(main.getByRole("button", { name: practice.adding.action })).toHaveCount(1);
      await expect(main.getByRole("link", { name: words.banner.demo })).toHaveAttribute(
        "href",
        "/help/book-a-demo",
      );
      await expectAccessible(page);
      await main.getByRole("button", { name: words.banner.upgrade }).click();
    });
    await test.step("sees the plans, the fitting one chosen, and when it is charged", async () => {
      await expect(heading(page, words.title)).toBeVisible();
      await expect(page.getByRole("img", { name: words.daysLeft({ count: 9 }) })).toBeVisible();
      await expect(page.getByRole("radio", { name: /Solo/ })).toBeChecked();
      await expect(main.getByText(/€\s?39/).first()).toBeVisible();
      await expect(main.getByText(/^(Charged on|Afschrijving op) /)).toBeVisible();
      await expect(page.getByLabel(words.referral.link)).toHaveValue(/\/start\/coach\?ref=[0-9a-f]{10}$/);
      await expectAccessible(page);
      await page.getByRole("radio", { name: /Clinic/ }).check();
      await page.getByRole("radio", { name: words.byYear({ free: 2 }) }).check();
      await expect(main.getByText(/€\s?1[.,]490/)).toBeVisible();
      await page.getByRole("radio", { name: /^Studio/ }).check();
      await page.getByRole("radio", { name: words.byMonth, exact: true }).check();
    });
    await test.step("pays on the provider's page, and nothing is charged yet", async () => {
      await page.getByRole("button", { name: words.goOn({ plan: "Studio" }) }).click();
      await expect(page).toHaveURL(/\/dev\/payments\/checkout\/cs_/);
      await page.getByRole("button", { name: "Pay" }).click();
      await expect(heading(page, billing.checkout.done)).toBeVisible();
      await walkTo(page, "/coach/billing");
      await expect(page.getByRole("heading", { name: words.chosen.title({ plan: "Studio" }) })).toBeVisible();
      await expect(page.getByRole("radio", { name: /Solo/ })).toHaveCount(0);
    });
    await test.step("a failed payment that will be tried again is said, and closes nothing", async () => {
      await page.getByRole("button", { name: billing.manage }).click();
      await expect(page).toHaveURL(/\/dev\/payments\/portal\//);
      await page.getByRole("button", { name: "it will be tried again" }).click();
      await page.getByRole("link", { name: "Back" }).click();
      await walkTo(page, "/coach/billing");
      await expect(page.getByText(words.late.title)).toBeVisible();
      await expectAccessible(page);
      await walkTo(page, "/coach/clients");
      await expect(page.getByRole("heading", { name: practice.firstSteps.invite.title })).toBeVisible();
      await walkTo(page, "/coach/billing");
    });
    await test.step("the last failed payment closes the coach's screens, says why, and leaves the way to a plan open", async () => {
      await page.getByRole("button", { name: words.late.action }).click();
      await expect(page).toHaveURL(/\/dev\/payments\/portal\//);
      await page.getByRole("button", { name: "for the last time" }).click();
      await page.goto("/coach/clients");
      await expect(page).toHaveURL(/\/billing-issue$/);
      await expect(page.getByText(billing.texts.coach)).toBeVisible();
      await expectAccessible(page);
      await page.getByRole("button", { name: billing.choosePlan }).click();
      await expect(page.getByRole("heading", { name: words.ended.title })).toBeVisible();
      // The mail leads here by a link: the page asks nothing that is refused, which would lead elsewhere.
      const refused: string[] = [];
      page.on("response", (response) => {
        if (response.status() === 403) refused.push(response.url());
      });
      await page.reload();
      await expect(page.getByRole("heading", { name: words.ended.title })).toBeVisible();
      expect(refused).toEqual([]);
      await expect(page).toHaveURL(/\/coach\/billing$/);
      await expect(page.getByRole("radio", { name: /Solo/ })).toBeChecked();
      await expectAccessible(page);
    });
  },
);
