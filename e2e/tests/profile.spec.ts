import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";
import { expectAccessible, languageOf, onLayouts, wordsOf } from "../support/page.ts";
import { aPersonWithPlan, isoToday } from "../support/people.ts";
import { ANSWERS, callAs, signInAs } from "../support/signed-in.ts";

type Intake = Record<string, unknown>;

/** The cards around radios and check boxes are what people press. */
const choose = (place: Page | Locator, name: string) =>
  place
    .locator("label")
    .filter({ hasText: new RegExp(`^${name}$`) })
    .click();

const row = (page: Page, name: string) => page.getByRole("button", { name: new RegExp(`^${name}`) });

test(
  "PROF-001 PROF-003 PROF-006 PROF-008 PROF-019 PROF-020 PROF-027 PROF-028 PROF-030 shows the plan and the details, changes what is eaten, and the language",
  onLayouts,
  async ({ page, context }, info) => {
    const { profile, nutrition, general } = wordsOf(info);
    const person = await aPersonWithPlan(context);
    await page.goto("/profile");
    const dialog = page.getByRole("dialog");
    const shows = (name: string, value: string) => expect(row(page, `${name} ${value}`)).toBeVisible();

    await test.step("plan, details and version", async () => {
      await expect(page.getByRole("heading", { level: 1, name: profile.title })).toBeVisible();
      const macros = page.locator("dl");
      for (const name of Object.values(profile.macroNames))
        await expect(macros.getByText(name)).toBeVisible();
      await expect(macros).not.toContainText(profile.noValue);
      await shows(profile.rows.goal, nutrition.goals.RECOMPOSITION);
      await shows(profile.rows.gender, nutrition.genders.FEMALE);
      await shows(profile.rows.age, "34");
      await shows(profile.rows.height, "170 cm");
      await shows(profile.rows.weight, "68[.,]0 kg");
      await shows(profile.rows.goalWeight, "65[.,]0 kg");
      await shows(profile.rows.diet, nutrition.diets.OMNIVORE);
      await shows(profile.rows.intolerances, profile.none);
      await shows(profile.rows.avoid, profile.none);
      await shows(profile.rows.recipeUnits, nutrition.metric);
      await expect(page.getByText(profile.system.version({ version: "2.4.11" }))).toBeVisible();
    });

    await test.step("name and e-mail address", async () => {
      await row(page, profile.rows.name).click();
      await dialog.getByLabel(profile.editing.lastName).fill("van den Berg");
      await dialog.getByRole("button", { name: general.save }).click();
      await shows(profile.rows.name, ".* van den Berg");
      await page.getByRole("link", { name: profile.rows.email }).click();
      await expect(page).toHaveURL("/profile/email");
      await page.goBack();
    });

    await test.step("intolerances, ingredients to avoid and diet", async () => {
      const save = () => dialog.getByRole("button", { name: general.save }).click();
      await row(page, profile.rows.intolerances).click();
      await choose(dialog, nutrition.intolerances.NUTS);
      const none = dialog.getByRole("checkbox", { name: nutrition.intolerances.NO_INTOLERANCE });
      await expect(none).not.toBeChecked();
      await save();
      await shows(profile.rows.intolerances, nutrition.intolerances.NUTS);
      await row(page, profile.rows.avoid).click();
      const name = nutrition.dislikes.MUSHROOM;
      await dialog.getByRole("searchbox").fill(name.slice(0, 5));
      await choose(dialog, name);
      await expectAccessible(page);
      await save();
      await shows(profile.rows.avoid, name);
      await row(page, profile.rows.diet).click();
      await choose(dialog, nutrition.diets.PESCATARIAN);
      await save();
      await shows(profile.rows.diet, nutrition.diets.PESCATARIAN);
      const me = await person.api<{ intake: Intake; ingredients_to_avoid: number[] }>("GET", "users/me/");
      expect(me.intake).toMatchObject({ diet: "PESCATARIAN", food_intolerances_nut: true });
      expect(me.ingredients_to_avoid).toHaveLength(1);
    });

    await test.step("language, at once and for the mails", async () => {
      await row(page, profile.system.language).click();
      const other = languageOf(info) === "en" ? "nl" : "en";
      const saved = page.waitForResponse((answer) => answer.request().method() === "PATCH" && answer.ok());
      await choose(page, profile.system.languages[other]);
      const title = page.getByRole("heading", { level: 1 });
      await expect(title).toHaveText(other === "nl" ? "Mijn profiel" : "My profile");
      await expect(page.locator("html")).toHaveAttribute("lang", other);
      await saved;
      expect((await person.api<{ locale: string }>("GET", "users/me/")).locale).toBe(other);
      await page.reload();
      await expect(title).toHaveText(other === "nl" ? "Mijn profiel" : "My profile");
    });
  },
);

test("PROF-007 PROF-009 PROF-021 PROF-022 PROF-028 PROF-035 edits details by the rules of onboarding, says that a period began, and plans again", async ({
  page,
  context,
}, info) => {
  const { profile, general, nutrition } = wordsOf(info);
  const person = await signInAs(page, { flags: ["FF_FEMALE_HORMONES"] });
  await callAs(page, person, "POST", "users/onboarding/complete/", ANSWERS);
  const stored = async () => (await callAs<{ intake: Intake }>(page, person, "GET", "users/me/")).intake;
  const started = { last_menstrual_period_start_date: isoToday(-25) };
  await callAs(page, person, "PATCH", `users/userProfile/${(await stored()).id}/`, started);
  await page.goto("/profile");
  const dialog = page.getByRole("dialog");
  const field = dialog.getByRole("textbox");
  const save = dialog.getByRole("button", { name: general.save });

  await test.step("age, kept where it was typed when the network is gone", async () => {
    await row(page, profile.rows.age).click();
    await expect(dialog.getByText(profile.editing.hint)).toBeVisible();
    const age = dialog.getByLabel(profile.rows.age);
    for (const wrong of ["17", "121", "30.5", "x"]) {
      await age.fill(wrong);
      await expect(save).toBeDisabled();
    }
    await age.fill("41");
    await context.setOffline(true);
    await save.click();
    await expect(dialog.getByText(profile.editing.offline)).toBeVisible();
    await expect(age).toHaveValue("41");
    await context.setOffline(false);
    await save.click();
    await expect(row(page, `${profile.rows.age} 41`)).toBeVisible();
  });

  await test.step("PROF-035 a date of birth, from which the age follows", async () => {
    const { editing } = profile;
    const year = Number(isoToday().slice(0, 4));
    const ageField = dialog.getByLabel(profile.rows.age);
    const type = async (day: string, month: string, years: string) => {
      await dialog.getByLabel(editing.day).fill(day);
      await dialog.getByLabel(editing.month).fill(month);
      await dialog.getByLabel(editing.year).fill(years);
    };
    await row(page, profile.rows.age).click();
    await expect(dialog.getByText(editing.dateOfBirthHint)).toBeVisible();
    await type("31", "2", "1990");
    await expect(dialog.getByText(editing.dateOfBirthDate).last()).toBeVisible();
    await expect(save).toBeDisabled();
    await type("1", "1", String(year - 10));
    await expect(dialog.getByText(editing.dateOfBirthAge).last()).toBeVisible();
    await expect(save).toBeDisabled();
    await type("1", "1", "");
    await expect(save).toBeDisabled();
    await type("1", "1", String(year - 38));
    await expect(ageField).toHaveValue("38");
    await expect(ageField).not.toBeEditable();
    await save.click();
    await expect(row(page, `${profile.rows.age} 38`)).toBeVisible();
    await page.reload();
    await row(page, profile.rows.age).click();
    await expect(dialog.getByLabel(editing.year)).toHaveValue(String(year - 38));
    await type("", "", "");
    await ageField.fill("41");
    await save.click();
    await expect(row(page, `${profile.rows.age} 41`)).toBeVisible();
    expect(await stored()).toMatchObject({ age: 41, date_of_birth: null });
  });

  await test.step("weight, goal weight and height", async () => {
    await row(page, profile.rows.weight).click();
    await field.fill("44,9");
    await expect(dialog.getByText(profile.editing.weightRange)).toBeVisible();
    await field.fill("70,2");
    await choose(dialog, "lb");
    await expect(field).toHaveValue(/154[.,]8/);
    await choose(dialog, "kg");
    await save.click();
    await expect(row(page, `${profile.rows.weight} 70[.,]2 kg`)).toBeVisible();
    await row(page, profile.rows.goalWeight).click();
    await field.fill("53.4");
    await expect(save).toBeDisabled();
    await field.fill("53.5");
    await expect(save).toBeEnabled();
    await page.keyboard.press("Escape");
    await row(page, profile.rows.height).click();
    await field.fill("119");
    await expect(dialog.getByText(profile.editing.heightRange)).toBeVisible();
    await page.keyboard.press("Escape");
    const body = { age: 41, weight: 70.2, goal_weight_in_kg: 65, height_in_cm: 170 };
    expect(await stored()).toMatchObject(body);
  });

  await test.step("recipe units", async () => {
    await row(page, profile.rows.recipeUnits).click();
    await choose(dialog, nutrition.imperial);
    await save.click();
    await expect(page.getByText(profile.editing.unitsUpdated)).toBeVisible();
    await expect(row(page, `${profile.rows.recipeUnits} ${nutrition.imperial}`)).toBeVisible();
  });

  await test.step("a period that began today, also when that fails", async () => {
    const start = page.getByRole("button", { name: profile.cycleDisplay.startedToday });
    await expect(page.getByText(profile.cycleDisplay.day({ day: 26, length: 28, left: 3 }))).toBeVisible();
    await page.route("**/api/users/userProfile/*/", (route) => route.fulfill({ status: 500, json: {} }));
    await start.click();
    await expect(page.getByText(general.somethingWentWrong)).toBeVisible();
    await page.unroute("**/api/users/userProfile/*/");
    await start.click();
    await expect(page.getByText(profile.cycleDisplay.updated)).toBeVisible();
    expect(await stored()).toMatchObject({ last_menstrual_period_start_date: isoToday() });
  });

  await page.getByRole("button", { name: profile.redoPlanning }).click();
  await expect(page).toHaveURL(/\/diy\/intake$/);
});

test("AUTH-033 PROF-013 PROF-014 lists the devices, and deletes the account only after the keyword", async ({
  page,
  context,
}, info) => {
  const { profile } = wordsOf(info);
  const person = await aPersonWithPlan(context);
  const used = new Date().toISOString();
  let devices = [
    { id: 1, label: "Chrome on Linux", last_used_at: used, current: true },
    { id: 2, label: "Safari on iPhone", last_used_at: used, current: false },
  ];
  const ended: string[] = [];
  await page.route("**/api/auth/devices/**", (route) => {
    if (route.request().method() === "GET") return route.fulfill({ json: devices });
    ended.push(new URL(route.request().url()).pathname);
    devices = devices.filter(({ current }) => current);
    return route.fulfill({ status: 204 });
  });
  await page.goto("/profile");
  const dialog = page.getByRole("dialog");

  await test.step("devices, and no secret in the browser", async () => {
    await page.getByRole("button", { name: profile.system.devices }).click();
    await expect(dialog.getByText(profile.system.thisDevice)).toHaveCount(1);
    await expectAccessible(page);
    const label = profile.system.signOutDevice({ device: "Safari on iPhone" });
    await dialog.getByRole("button", { name: label }).click();
    await expect(dialog.getByRole("listitem")).toHaveCount(1);
    expect(ended).toEqual(["/api/auth/devices/2/"]);
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(kept).not.toContain(person.token);
    expect(kept).not.toMatch(/[\w-]{40,}/);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
  });

  await test.step("deletion", async () => {
    const words = profile.deletion;
    const ask = async () => {
      await page.getByRole("button", { name: words.row }).click();
      await page.getByRole("dialog", { name: words.title }).getByRole("button", { name: words.goOn }).click();
    };
    const answer = async (text: string) => {
      await page.getByLabel(words.type).fill(text);
      await page.getByRole("button", { name: words.submit }).click();
    };
    for (const wrong of [words.keyword.toLowerCase(), "", "VERWIJDER"]) {
      await ask();
      await answer(wrong);
      await expect(page.getByText(words.cancelled).first()).toBeVisible();
      await expect(dialog).toHaveCount(0);
    }
    await ask();
    await expectAccessible(page);
    await answer(` ${words.keyword} `);
    await expect(page).toHaveURL(/\/login/);
    const headers = { authorization: `Token ${person.token}` };
    expect((await context.request.get("/api/users/me/", { headers })).status()).toBe(401);
  });
});
