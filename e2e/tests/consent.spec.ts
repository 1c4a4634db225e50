import type { Page } from "@playwright/test";
import { COACHING } from "../support/coaching.ts";
import { expect, test } from "../support/journey.ts";
import { expectAccessible, onLayouts, wordsOf } from "../support/page.ts";
import { ANSWERS, callAs, type SignedIn, signInAs } from "../support/signed-in.ts";

interface Consents {
  readonly latest: readonly { kind: string; decision: string; parts: string[]; given_in: string }[];
}
const consentsOf = async (page: Page, person: SignedIn) =>
  (await callAs<Consents>(page, person, "GET", "users/consents/")).latest;

/** Pictures for the eye, when a folder for them is named. */
const look = async (page: Page, project: string, name: string) => {
  const folder = process.env.LOOK_FOLDER;
  if (folder !== undefined)
    await page.screenshot({ path: `${folder}/${project}-${name}.png`, fullPage: true });
};

test(
  "PRIV-013 who comes in for the first time is asked, with nothing ticked, and can put it off",
  onLayouts,
  async ({ page }, info) => {
    const { privacy, onboarding } = wordsOf(info);
    const person = await signInAs(page, { consents: false });
    await page.goto("/planner");
    await expect(page.getByRole("heading", { level: 1, name: privacy.entry.title })).toBeVisible();
    const box = page.getByRole("checkbox");
    await expect(box).toHaveCount(1);
    await expect(box).not.toBeChecked();
    await expectAccessible(page);
    await look(page, info.project.name, "entry");
    await page.getByRole("button", { name: privacy.entry.goOn }).click();
    await expect(page.getByText(privacy.entry.agreeFirst)).toBeVisible();
    expect(await consentsOf(page, person)).toEqual([]);
    await page.getByRole("button", { name: privacy.entry.notNow }).click();
    await expect(page).toHaveURL("/planner");
    await page.evaluate(() => sessionStorage.clear());
    await page.goto("/");
    await box.check();
    await page.getByRole("button", { name: privacy.entry.goOn }).click();
    await expect(page.getByRole("heading", { level: 1, name: onboarding.goal.title })).toBeVisible();
    expect(await consentsOf(page, person)).toMatchObject([
      { kind: "BODY_AND_PLAN", decision: "GIVEN", given_in: "FIRST_ENTRY" },
    ]);
  },
);

test(
  "PRIV-007 PRIV-013 a coach's client chooses what the coach may see, all but the plan off",
  onLayouts,
  async ({ page }, info) => {
    const { privacy } = wordsOf(info);
    const { sharing, consents } = privacy;
    const coach = { first_name: "Iris", last_name: "Bakker" };
    const person = await signInAs(page, { consents: false, coach, organisation: COACHING });
    await page.goto("/planner");
    await expect(
      page.getByRole("heading", { level: 1, name: sharing.question({ coach: "Iris" }) }),
    ).toBeVisible();
    const part = (kind: "DIARY" | "MEASUREMENTS" | "CYCLE") =>
      page.getByRole("switch", { name: sharing.parts[kind].title });
    for (const kind of ["DIARY", "MEASUREMENTS", "CYCLE"] as const)
      await expect(part(kind)).not.toBeChecked();
    await expect(page.getByText(sharing.needed)).toBeVisible();
    await part("DIARY").check();
    await part("MEASUREMENTS").check();
    await page.getByText(sharing.preview({ coach: "Iris" })).click();
    await expect(page.getByText(sharing.details.DIARY)).toBeVisible();
    await expect(page.getByText(sharing.details.CYCLE)).toHaveCount(0);
    await expectAccessible(page);
    await look(page, info.project.name, "sharing");
    await page.getByLabel(consents.BODY_AND_PLAN.agree).check();
    await page.getByRole("button", { name: sharing.share({ count: 3, coach: "Iris" }) }).click();
    await expect(page).toHaveURL("/planner");
    expect(await consentsOf(page, person)).toMatchObject([
      { kind: "BODY_AND_PLAN", decision: "GIVEN" },
      { kind: "COACH_SHARING", decision: "GIVEN", parts: ["PLAN", "DIARY", "MEASUREMENTS"] },
    ]);
  },
);

test(
  "PRIV-002 PRIV-014 the first measurement of sleep asks for its own consent, and is saved once it is given",
  onLayouts,
  async ({ page }, info) => {
    const { privacy, measurements } = wordsOf(info);
    const person = await signInAs(page);
    await callAs(page, person, "POST", "users/onboarding/complete/", ANSWERS);
    const withdrawal = { kinds: ["STRESS_AND_SLEEP"], given_in: "PROFILE" };
    await callAs(page, person, "POST", "users/consents/withdraw/", withdrawal);
    await page.goto("/progress");
    await page.getByRole("button", { name: measurements.screen.add }).first().click();
    await page.getByRole("dialog").getByRole("textbox", { name: measurements.types.SLEEP }).fill("7");
    await page.getByRole("button", { name: measurements.form.save }).click();
    const dialog = page.getByRole("dialog", { name: privacy.ask.title });
    const box = dialog.getByRole("checkbox");
    await expect(box).not.toBeChecked();
    await expect(dialog.getByRole("button", { name: privacy.ask.agree })).toBeDisabled();
    await expectAccessible(page);
    await look(page, info.project.name, "question");
    await box.check();
    await dialog.getByRole("button", { name: privacy.ask.agree }).click();
    await expect(dialog).toHaveCount(0);
    await expect
      .poll(async () => (await callAs<{ count: number }>(page, person, "GET", "UserSleep/")).count)
      .toBe(1);
  },
);

test(
  "PRIV-005 PRIV-012 the page about privacy shows each consent with its date, and withdrawing says what is erased",
  onLayouts,
  async ({ page }, info) => {
    const { privacy, profile, diary } = wordsOf(info);
    const coach = { first_name: "Iris", last_name: "Bakker" };
    const person = await signInAs(page, { coach, organisation: COACHING });
    await callAs(page, person, "POST", "users/onboarding/complete/", ANSWERS);
    await page.goto("/profile");
    await expect(page.getByRole("heading", { level: 1, name: profile.title })).toBeVisible();
    await page.getByRole("link", { name: privacy.page.title }).click();
    await expect(page).toHaveURL("/profile/privacy");
    const body = page.getByRole("switch", { name: privacy.consents.BODY_AND_PLAN.title });
    await expect(body).toBeChecked();
    await expectAccessible(page);
    await look(page, info.project.name, "privacy");
    await page.getByRole("button", { name: privacy.sharing.stop }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByText(privacy.sharing.stopText({ coach: "Iris" }))).toBeVisible();
    await dialog.getByRole("button", { name: privacy.sharing.stop }).click();
    await expect(page.getByText(privacy.sharing.notShared)).toBeVisible();
    await body.click();
    await expect(dialog.getByText(privacy.consents.BODY_AND_PLAN.erases)).toBeVisible();
    await expectAccessible(page);
    await look(page, info.project.name, "withdraw");
    await dialog.getByRole("button", { name: privacy.page.withdraw }).click();
    await expect(dialog).toHaveCount(0);
    await expect(body).not.toBeChecked();
    await expect(page.getByRole("listitem").filter({ hasText: privacy.sharing.title }).first()).toBeVisible();
    const me = await callAs<{ intake: unknown }>(page, person, "GET", "users/me/");
    expect(me.intake).toBeNull();
    // The days that the planner makes by itself ask nobody anything; what the person presses does (PRIV-014).
    const refused = page.waitForResponse((answer) => answer.status() === 403);
    await page.goto("/planner");
    await refused;
    await expect(page.getByText(diary.doItMyself)).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await page.getByText(diary.doItMyself).click();
    await expect(dialog.getByText(privacy.consents.BODY_AND_PLAN.agree)).toBeVisible();
  },
);

test(
  "PRIV-006 a coach sees at once that a client stopped sharing",
  onLayouts,
  async ({ page, browser }, info) => {
    const { privacy } = wordsOf(info);
    const coach = await signInAs(page, {
      user: { is_coach: true, first_name: "Iris", last_name: "Bakker" },
      organisation: COACHING,
    });
    const context = await browser.newContext({ baseURL: info.project.use.baseURL ?? "" });
    const theirs = await context.newPage();
    const user = { coach_id: coach.id, first_name: "Sanne", last_name: "de Wit" };
    const client = await signInAs(theirs, { user });
    await callAs(theirs, client, "POST", "users/onboarding/complete/", ANSWERS);
    await page.goto(`/coach/clients/${client.id}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sanne de Wit");
    await expect(page.getByText(privacy.client.nothing)).toHaveCount(0);
    const withdrawal = { kinds: ["COACH_SHARING"], given_in: "PROFILE" };
    await callAs(theirs, client, "POST", "users/consents/withdraw/", withdrawal);
    await page.reload();
    await expect(page.getByText(privacy.client.nothing)).toBeVisible();
    await expectAccessible(page);
    await look(page, info.project.name, "coach");
    await page.goto("/coach/clients");
    await expect(page.getByText(privacy.client.notSharing)).toBeVisible();
    await context.close();
  },
);
