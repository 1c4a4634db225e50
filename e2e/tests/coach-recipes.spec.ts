import { aCoach, planFor } from "../support/coaching.ts";
import { aClientElsewhere } from "../support/elsewhere.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { onDesktop } from "../support/page.ts";
import { walkTo } from "../support/walk.ts";

test(
  "PLAN-143 PLAN-144 PLAN-145 PLAN-146 a coach chooses recipes and wishes, and sees what then fits",
  onDesktop,
  async ({ page, phrases }) => {
    const { clients, fitting, general, profile } = phrases;
    const coach = await aCoach(page);
    const sanne = await aClientElsewhere(coach);
    await planFor({ page, person: sanne });

    await page.goto("/coach/account");
    await page.getByRole("link", { name: fitting.lists.title }).click();
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1, name: fitting.lists.title })).toBeVisible();
    const marks = main.getByRole("button", { name: new RegExp(`^${fitting.lists.only}: `) });
    await expect(marks).toHaveCount(20);

    await marks.first().click();
    await expect(main.getByText(fitting.panel.fewText)).toBeVisible();
    await expect(main.getByText(fitting.lists.onlyNotice({ count: 1 }))).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: general.back }).click();
    const question = page.getByRole("dialog", { name: fitting.lists.leaveTitle });
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await question.getByRole("button", { name: fitting.lists.stay }).click();
    await main.getByRole("button", { name: general.save }).click();
    await expect(page.getByText(fitting.lists.saved)).toBeVisible();
    await expect(main.getByRole("button", { name: general.save })).toHaveCount(0);

    await walkTo(page, `/coach/clients/${sanne.id}?tab=nutrition-plan`);
    const card = page.getByRole("region", { name: fitting.card.title({ name: "Sanne" }) });
    await expect(card.getByText(fitting.card.few).first()).toBeVisible();
    await expect(
      card.getByText(clients.viewAs.diary.diagnosis.restrictions.ORGANISATION).first(),
    ).toBeVisible();
    await expectAccessible(page);

    await walkTo(page, `/coach/clients/${sanne.id}?tab=about`);
    await page.getByRole("button", { name: new RegExp(`^${profile.rows.diet}`) }).click();
    const sheet = page.getByRole("dialog", { name: profile.rows.diet });
    await sheet.getByRole("radio", { name: phrases.nutrition.diets.VEGAN }).check();
    await expect(sheet.getByRole("status")).not.toBeEmpty();
    await expectAccessible(page);
    await sheet.getByRole("button", { name: general.save }).click();
    await expect(
      page.getByRole("button", { name: `${profile.rows.diet} ${phrases.nutrition.diets.VEGAN}` }),
    ).toBeVisible();
  },
);
