import { expect, type Locator, type Page, test } from "@playwright/test";
import { ORGANISATION } from "../support/organisation.ts";
import { changePerson, expectAccessible, languageOf, onLayouts, wordsOf } from "../support/page.ts";
import { aPerson, aPersonWithPlan, isoToday } from "../support/people.ts";

type Intake = Record<string, unknown>;

const changeIntake = (page: Page, change: object, flags: readonly string[] = []) =>
  changePerson(page, ({ intake }) => ({
    intake: { ...(intake as Intake), ...change },
    feature_flags_for_user: { flags, switches: [], samples: [] },
  }));

/** The cards around radios and check boxes are what people press. */
const choose = (place: Page | Locator, name: string) =>
  place
    .locator("label")
    .filter({ hasText: new RegExp(`^${name}$`) })
    .click();

const COACH = {
  id: 999_999,
  first_name: "Iris",
  last_name: "Bakker",
  account_enabled: true,
  uses_imperial_measurements: false,
  organisation: null,
};

test(
  "PROF-001 PROF-003 PROF-006 PROF-020 PROF-027 PROF-030 shows the plan, the details and the version",
  onLayouts,
  async ({ page, context }, info) => {
    const { profile, nutrition } = wordsOf(info);
    await aPersonWithPlan(context);
    await page.goto("/profile");
    await expect(page.getByRole("heading", { level: 1, name: profile.title })).toBeVisible();
    const macros = page.locator("dl");
    for (const name of Object.values(profile.macroNames)) await expect(macros.getByText(name)).toBeVisible();
    await expect(macros).not.toContainText(profile.noValue);
    const row = (name: string, value: string) =>
      expect(page.getByRole("button", { name: new RegExp(`^${name} ${value}`) })).toBeVisible();
    await row(profile.rows.goal, nutrition.goals.RECOMPOSITION);
    await row(profile.rows.gender, nutrition.genders.FEMALE);
    await row(profile.rows.age, "34");
    await row(profile.rows.height, "170 cm");
    await row(profile.rows.weight, "68[.,]0 kg");
    await row(profile.rows.goalWeight, "65[.,]0 kg");
    await row(profile.rows.diet, nutrition.diets.OMNIVORE);
    await row(profile.rows.intolerances, profile.none);
    await row(profile.rows.avoid, profile.none);
    await row(profile.rows.recipeUnits, nutrition.metric);
    await expect(page.getByText(profile.system.version({ version: "2.4.11" }))).toBeVisible();
    await expectAccessible(page);
  },
);

test("PROF-001 shows dashes without a plan", async ({ page, context }) => {
  await aPersonWithPlan(context);
  await changeIntake(page, { weekly_nutrition_plan: null });
  await page.goto("/profile");
  await expect(page.locator("dl dd")).toHaveText(["–", "–", "–", "–"]);
});

test("PROF-004 PROF-007 shows menopause and cycle to whom they concern", async ({ page, context }, info) => {
  const { profile } = wordsOf(info);
  await aPersonWithPlan(context);
  const cases = [
    { gender: "FEMALE", start: isoToday(-3), flags: ["FF_FEMALE_HORMONES"], menopause: 1, cycle: 1 },
    { gender: "FEMALE", start: null, flags: ["FF_FEMALE_HORMONES"], menopause: 1, cycle: 0 },
    {
      gender: "FEMALE",
      start: isoToday(-3),
      flags: ["FF_FEMALE_HORMONES_MENOPAUSE_ONLY"],
      menopause: 1,
      cycle: 0,
    },
    { gender: "FEMALE", start: isoToday(-3), flags: [], menopause: 0, cycle: 0 },
    { gender: "MALE", start: isoToday(-3), flags: ["FF_FEMALE_HORMONES"], menopause: 0, cycle: 0 },
  ];
  for (const { gender, start, flags, menopause, cycle } of cases) {
    await page.unroute(/\/api\/(auth\/)?users\/me\/$/);
    await changeIntake(page, { gender, last_menstrual_period_start_date: start }, flags);
    await page.goto("/profile");
    await expect(page.getByRole("heading", { name: profile.personal })).toBeVisible();
    await expect(page.getByRole("button", { name: profile.rows.menopause })).toHaveCount(menopause);
    await expect(page.getByRole("button", { name: profile.cycleDisplay.startedToday })).toHaveCount(cycle);
  }
});

test("PROF-022 stores that the period began today, and says when that fails", async ({
  page,
  context,
}, info) => {
  const { profile, general } = wordsOf(info);
  await aPersonWithPlan(context);
  await changeIntake(page, { last_menstrual_period_start_date: isoToday(-25) }, ["FF_FEMALE_HORMONES"]);
  await page.goto("/profile");
  const start = page.getByRole("button", { name: profile.cycleDisplay.startedToday });
  await expect(page.getByText(profile.cycleDisplay.day({ day: 26, length: 28, left: 3 }))).toBeVisible();
  await page.route("**/api/users/userProfile/*/", (route) => route.fulfill({ status: 500, json: {} }));
  await start.click();
  await expect(page.getByText(general.somethingWentWrong)).toBeVisible();
  await page.unroute("**/api/users/userProfile/*/");
  const [request] = await Promise.all([
    page.waitForRequest((sent) => sent.method() === "PATCH" && sent.url().includes("/userProfile/")),
    start.click(),
  ]);
  expect(request.postDataJSON()).toEqual({ last_menstrual_period_start_date: isoToday() });
  await expect(page.getByText(profile.cycleDisplay.updated)).toBeVisible();
});

test(
  "PROF-028 edits details by the rules of onboarding, with the plan left as it is",
  onLayouts,
  async ({ page, context }, info) => {
    const { profile, general } = wordsOf(info);
    const person = await aPersonWithPlan(context);
    await page.goto("/profile");
    const dialog = page.getByRole("dialog");
    const save = dialog.getByRole("button", { name: general.save });
    const open = (name: string) => page.getByRole("button", { name: new RegExp(`^${name}`) }).click();

    await open(profile.rows.age);
    await expect(dialog.getByText(profile.editing.hint)).toBeVisible();
    const age = dialog.getByRole("textbox");
    for (const wrong of ["17", "121", "30.5", "x"]) {
      await age.fill(wrong);
      await expect(save).toBeDisabled();
    }
    await age.fill("41");
    await save.click();
    await expect(page.getByRole("button", { name: `${profile.rows.age} 41` })).toBeVisible();

    await open(profile.rows.weight);
    await dialog.getByRole("textbox").fill("44,9");
    await expect(dialog.getByText(profile.editing.weightRange)).toBeVisible();
    await dialog.getByRole("textbox").fill("70,2");
    await choose(dialog, "lb");
    await expect(dialog.getByRole("textbox")).toHaveValue(/154[.,]8/);
    await choose(dialog, "kg");
    await save.click();
    await expect(
      page.getByRole("button", { name: new RegExp(`${profile.rows.weight} 70[.,]2 kg`) }),
    ).toBeVisible();

    await open(profile.rows.goalWeight);
    await dialog.getByRole("textbox").fill("53.4");
    await expect(save).toBeDisabled();
    await dialog.getByRole("textbox").fill("53.5");
    await expect(save).toBeEnabled();
    await page.keyboard.press("Escape");

    await open(profile.rows.height);
    await dialog.getByRole("textbox").fill("119");
    await expect(dialog.getByText(profile.editing.heightRange)).toBeVisible();
    await page.keyboard.press("Escape");

    const me = await person.api<{ intake: Intake }>("GET", "users/me/");
    expect(me.intake).toMatchObject({ age: 41, weight: 70.2, goal_weight_in_kg: 65, height_in_cm: 170 });
  },
);

test(
  "PROF-003 PROF-028 edits diet, intolerances and ingredients to avoid",
  onLayouts,
  async ({ page, context }, info) => {
    const { profile, general, nutrition } = wordsOf(info);
    const person = await aPersonWithPlan(context);
    await page.goto("/profile");
    const dialog = page.getByRole("dialog");
    const save = () => dialog.getByRole("button", { name: general.save }).click();
    const open = (name: string) => page.getByRole("button", { name: new RegExp(`^${name}`) }).click();

    await open(profile.rows.intolerances);
    await choose(dialog, nutrition.intolerances.NUTS);
    await expect(
      dialog.getByRole("checkbox", { name: nutrition.intolerances.NO_INTOLERANCE }),
    ).not.toBeChecked();
    await save();
    await expect(
      page.getByRole("button", { name: `${profile.rows.intolerances} ${nutrition.intolerances.NUTS}` }),
    ).toBeVisible();

    await open(profile.rows.avoid);
    const name = nutrition.dislikes.MUSHROOM;
    await dialog.getByRole("searchbox").fill(name.slice(0, 5));
    await choose(dialog, name);
    await expectAccessible(page);
    await save();
    await expect(page.getByRole("button", { name: `${profile.rows.avoid} ${name}` })).toBeVisible();

    await open(profile.rows.diet);
    await choose(dialog, nutrition.diets.PESCATARIAN);
    await save();
    await expect(
      page.getByRole("button", { name: `${profile.rows.diet} ${nutrition.diets.PESCATARIAN}` }),
    ).toBeVisible();
    const me = await person.api<{ intake: Intake; ingredients_to_avoid: number[] }>("GET", "users/me/");
    expect(me.intake).toMatchObject({ diet: "PESCATARIAN", food_intolerances_nut: true });
    expect(me.ingredients_to_avoid).toHaveLength(1);
  },
);

test("PROF-028 keeps what was typed when the network is gone", async ({ page, context }, info) => {
  const { profile, general } = wordsOf(info);
  await aPersonWithPlan(context);
  await page.goto("/profile");
  await page.getByRole("button", { name: new RegExp(`^${profile.rows.age}`) }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox").fill("52");
  await context.setOffline(true);
  await dialog.getByRole("button", { name: general.save }).click();
  await expect(dialog.getByText(profile.editing.offline)).toBeVisible();
  await expect(dialog.getByRole("textbox")).toHaveValue("52");
  await context.setOffline(false);
  await dialog.getByRole("button", { name: general.save }).click();
  await expect(page.getByRole("button", { name: `${profile.rows.age} 52` })).toBeVisible();
});

test("PROF-021 says that the recipe units are changed", async ({ page, context }, info) => {
  const { profile, general, nutrition } = wordsOf(info);
  await aPersonWithPlan(context);
  await page.goto("/profile");
  await page.getByRole("button", { name: new RegExp(`^${profile.rows.recipeUnits}`) }).click();
  const dialog = page.getByRole("dialog");
  await choose(dialog, nutrition.imperial);
  await dialog.getByRole("button", { name: general.save }).click();
  await expect(page.getByText(profile.editing.unitsUpdated)).toBeVisible();
  await expect(
    page.getByRole("button", { name: `${profile.rows.recipeUnits} ${nutrition.imperial}` }),
  ).toBeVisible();
});

test(
  "PROF-008 PROF-019 changes the language at once and for the mails",
  onLayouts,
  async ({ page, context }, info) => {
    const { profile } = wordsOf(info);
    const person = await aPersonWithPlan(context);
    await page.goto("/profile");
    await page.getByRole("button", { name: new RegExp(`^${profile.system.language}`) }).click();
    const other = languageOf(info) === "en" ? "nl" : "en";
    const saved = page.waitForResponse((answer) => answer.request().method() === "PATCH" && answer.ok());
    await choose(page, profile.system.languages[other]);
    const title = other === "nl" ? "Mijn profiel" : "My profile";
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", other);
    await saved;
    expect((await person.api<{ locale: string }>("GET", "users/me/")).locale).toBe(other);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  },
);

test("PROF-008 has no choice of language where only English is allowed", async ({ page, context }, info) => {
  const { profile } = wordsOf(info);
  await aPersonWithPlan(context);
  await changeIntake(page, {}, ["FF_ENGLISH_LANGUAGE_ONLY"]);
  await page.goto("/profile");
  await expect(page.getByRole("button", { name: profile.system.logout })).toBeVisible();
  await expect(page.getByRole("button", { name: new RegExp(`^${profile.system.language}`) })).toHaveCount(0);
  await expect(page.getByRole("button", { name: profile.system.support })).toBeVisible();
});

test("PROF-009 PROF-010 offers planning anew to people who plan for themselves only", async ({
  page,
  context,
}, info) => {
  const { profile } = wordsOf(info);
  await aPersonWithPlan(context);
  await page.goto("/profile");
  const redo = page.getByRole("button", { name: profile.redoPlanning });
  await redo.click();
  await expect(page).toHaveURL(/\/diy\/intake$/);
  await changePerson(page, () => ({ coach: COACH }));
  await page.goto("/profile");
  await expect(page.getByText(profile.coachedBy({ name: "Iris Bakker" }))).toBeVisible();
  await expect(redo).toHaveCount(0);
});

test("PROF-025 has no imperial units where the organisation allows metric only", async ({
  page,
  context,
}, info) => {
  const { profile } = wordsOf(info);
  await aPersonWithPlan(context);
  await changePerson(page, ({ intake }) => ({
    organisation: { ...ORGANISATION, imperial_units_allowed: false },
    intake: {
      ...(intake as Intake),
      personal_weight_unit: "POUNDS",
      uses_imperial_measurements_for_height: true,
    },
  }));
  await page.goto("/profile");
  await expect(page.getByRole("button", { name: /^Weight 68\.0 kg/ })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Height 170 cm/ })).toBeVisible();
  await expect(page.getByRole("button", { name: profile.rows.recipeUnits })).toHaveCount(0);
  await page.getByRole("button", { name: /^Weight/ }).click();
  await expect(page.getByRole("dialog").getByRole("radio")).toHaveCount(0);
});

test("PROF-013 PROF-014 deletes the account only after the keyword", async ({ page, context }, info) => {
  const { profile } = wordsOf(info);
  const words = profile.deletion;
  const person = await aPersonWithPlan(context);
  await page.goto("/profile");
  const ask = async () => {
    await page.getByRole("button", { name: words.row }).click();
    await page.getByRole("dialog", { name: words.title }).getByRole("button", { name: words.goOn }).click();
  };
  for (const wrong of [
    words.keyword.toLowerCase(),
    "",
    words.keyword === "DELETE" ? "VERWIJDER" : "DELETE",
  ]) {
    await ask();
    await page.getByLabel(words.type).fill(wrong);
    await page.getByRole("button", { name: words.submit }).click();
    await expect(page.getByText(words.cancelled).first()).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
  await ask();
  await expectAccessible(page);
  await page.getByLabel(words.type).fill(` ${words.keyword} `);
  await page.getByRole("button", { name: words.submit }).click();
  await expect(page).toHaveURL(/\/login/);
  const answer = await context.request.get("/api/users/me/", {
    headers: { authorization: `Token ${person.token}` },
  });
  expect(answer.status()).toBe(401);
});

test("PROF-016 downloads everything that is kept", async ({ page, context }, info) => {
  const { profile } = wordsOf(info);
  const person = await aPersonWithPlan(context);
  await page.goto("/profile");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: profile.system.download }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(profile.system.downloadFile);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  expect(Buffer.concat(chunks).toString()).toContain(person.email);
});

test("AUTH-033 lists the devices, signs one out, and keeps no secret in the browser", async ({
  page,
  context,
}, info) => {
  const { profile } = wordsOf(info);
  const person = await aPerson(context);
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
  await page.getByRole("button", { name: profile.system.devices }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(profile.system.thisDevice)).toHaveCount(1);
  await expectAccessible(page);
  const label = profile.system.signOutDevice({ device: "Safari on iPhone" });
  await dialog.getByRole("button", { name: label }).click();
  await expect(dialog.getByRole("listitem")).toHaveCount(1);
  expect(ended).toEqual(["/api/auth/devices/2/"]);
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toContain(person.token);
  expect(stored).not.toMatch(/[\w-]{40,}/);
});

test("AUTH-037 AUTH-038 logs out also when the server cannot be told", async ({ page, context }, info) => {
  const { profile } = wordsOf(info);
  await aPersonWithPlan(context);
  await page.goto("/profile");
  await page.route("**/api/auth/token/logout/", (route) => route.abort());
  const [request] = await Promise.all([
    page.waitForRequest("**/api/auth/token/logout/"),
    page.getByRole("button", { name: profile.system.logout }).click(),
  ]);
  expect(request.method()).toBe("POST");
  await expect(page).toHaveURL(/\/login/);
  const own = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.startsWith("plateful-own-")),
  );
  expect(own).toEqual([]);
});
