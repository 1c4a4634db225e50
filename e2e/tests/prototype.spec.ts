import { PROTOTYPES } from "../../apps/web/src/prototype/prototype-names.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { onLayouts } from "../support/page.ts";

test(
  "PROTO-001 PROTO-002 PROTO-011 each sample screen says that it is one, can be left, and asks the server nothing",
  onLayouts,
  async ({ page, phrases }) => {
    const { prototype } = phrases;
    for (const name of PROTOTYPES) {
      await page.goto(`/prototype/${name}`);
      await expect(page.getByText(prototype.sampleData, { exact: true })).toBeVisible();
      await expectAccessible(page);
    }
    const writes: string[] = [];
    page.on("request", (request) => {
      const isAsking = request.method() === "GET" || request.url().includes("/auth/session/");
      if (request.url().includes("/api/") && !isAsking) writes.push(request.url());
    });
    await page.goto("/prototype/onboarding");
    await page.getByRole("button", { name: prototype.onboarding.register }).click();
    await page.getByRole("button", { name: prototype.register.submit }).click();
    await expect(page.getByText(prototype.register.done)).toBeVisible();
    expect(writes).toEqual([]);
    await page.getByRole("button", { name: prototype.close }).click();
    await expect(page).not.toHaveURL(/prototype/);
    await page.goto("/prototype/no-such-screen");
    await expect(page.getByText(phrases.general.pageNotFound)).toBeVisible();
  },
);

test(
  "PROTO-003 PROTO-004 PROTO-005 PROTO-006 PROTO-007 PROTO-008 PROTO-009 PROTO-010 the sample profile is filled in, one question after the other",
  onLayouts,
  async ({ page, phrases }) => {
    const { prototype, general } = phrases;
    const { details, select } = prototype;
    const next = page.getByRole("button", { name: prototype.next, exact: true });
    const choices = page.getByRole("group").or(page.getByRole("radiogroup")).locator("label");
    const field = (name: string) => page.getByLabel(name, { exact: true });
    await test.step("personal details", async () => {
      await page.goto("/prototype/onboarding");
      await page.getByRole("button", { name: prototype.onboarding.start }).click();
      await page.getByRole("button", { name: prototype.getStarted.start }).click();
      await page.getByRole("button", { name: prototype.profileStart.start }).click();
      await expect(field(details.weight)).toHaveValue("70");
      for (const [name, typed, kept] of [
        [details.day, "311", "31"],
        [details.month, "022", "02"],
        [details.year, "19901", "1990"],
      ] as const) {
        await field(name).pressSequentially(typed);
        await expect(field(name)).toHaveValue(kept);
      }
      await next.click();
      await expect(page.getByRole("alert")).toHaveText(details.badDate);
      await field(details.day).fill("1");
      await field(details.year).fill("2020");
      await expect(page.getByRole("alert")).toHaveText(details.badAge);
      await field(details.year).fill("1990");
      await next.click();
    });
    const choose = async (question: string, options: readonly string[], pick: string) => {
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(select.title);
      await expect(page.getByRole("radiogroup", { name: question })).toBeVisible();
      await expect(choices).toHaveText(options.map((option) => new RegExp(option.replace(/[()]/g, "."))));
      // Nothing is chosen yet, so there is no way on.
      await expect(next).toHaveCount(0);
      const chosen = choices.filter({ has: page.getByText(pick, { exact: true }) });
      await chosen.getByRole("radio").check();
      await next.click();
    };
    await test.step("gender and goal", async () => {
      await choose(
        select.gender.question,
        Object.values(select.gender.options),
        select.gender.options.female,
      );
      const { options, hints } = select.goal;
      await choose(
        select.goal.question,
        [`${options.gain}.*${hints.gain}`, `${options.lose}.*${hints.lose}`, options.maintain],
        options.lose,
      );
    });
    await test.step("motivation", async () => {
      const { options, question } = select.motivation;
      await expect(page.getByRole("group", { name: question })).toBeVisible();
      await expect(choices).toHaveText([...Object.values(options), prototype.other]);
      await expect(next).toHaveCount(0);
      await page.getByRole("checkbox", { name: options.stronger }).check();
      await page.getByRole("checkbox", { name: prototype.other }).check();
      await next.click();
      await expect(page.getByText(prototype.otherMissing)).toBeVisible();
      await field(prototype.otherLabel).fill("x".repeat(201));
      await expect(field(prototype.otherLabel)).toHaveValue("x".repeat(200));
      await next.click();
    });
    await test.step("lifestyle, the plan and the way back", async () => {
      const { lifestyle } = select;
      await choose(lifestyle.question, Object.values(lifestyle.options), lifestyle.options.active);
      await page.getByRole("button", { name: prototype.plan.start }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(prototype.nutritionPlan.title);
      await page.getByRole("button", { name: general.back, exact: true }).click();
      await page.getByRole("button", { name: general.back, exact: true }).click();
      // What was chosen is there still.
      await expect(page.getByRole("radio", { checked: true })).toHaveCount(1);
    });
  },
);
