import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { ORIGIN } from "../address.ts";
import { COACHING } from "../support/coaching.ts";
import { expect, test } from "../support/journey.ts";
import { expectAccessible, onLayouts, wordsOf } from "../support/page.ts";
import { ANSWERS, callAs, type SignedIn, signInAs } from "../support/signed-in.ts";
import { walkTo } from "../support/walk.ts";

/** Pictures for the eye, when a folder for them is named. */
const look = async (page: Page, project: string, name: string) => {
  const folder = process.env.LOOK_FOLDER;
  if (folder !== undefined)
    await page.screenshot({ path: `${folder}/${project}-${name}.png`, fullPage: true });
};

/** A client, and the coach, who has their own browser. */
async function aClient(page: Page, coachPage: Page): Promise<{ client: SignedIn; coach: SignedIn }> {
  const names = { first_name: "Iris", last_name: "Bakker" };
  const coach = await signInAs(coachPage, { user: { is_coach: true, ...names }, organisation: COACHING });
  const client = await signInAs(page, { user: { coach_id: coach.id } });
  await callAs(page, client, "POST", "users/onboarding/complete/", ANSWERS);
  return { client, coach };
}

test(
  "G5 G9: PRIV-012 PRIV-016 PRIV-017 DOOR-083 one press downloads everything, and the page says who has seen it",
  onLayouts,
  async ({ page, browser }, info) => {
    const { privacy } = wordsOf(info);
    const { views, download: words } = privacy;
    const context = await browser.newContext({ baseURL: ORIGIN });
    const theirs = await context.newPage();
    const { client, coach } = await aClient(page, theirs);
    const section = page.getByRole("region", { name: views.title });

    await test.step("nobody has seen anything yet", async () => {
      await page.goto("/profile/privacy");
      await expect(section.getByText(views.none)).toBeVisible();
      await expectAccessible(page);
      await look(page, info.project.name, "privacy-none");
    });

    await test.step("the coach opens the diary and changes the profile", async () => {
      await callAs(theirs, coach, "GET", `calendarDay/?user=${client.id}`);
      const { intake } = await callAs<{ intake: { id: number; version: number } }>(
        page,
        client,
        "GET",
        "users/me/",
      );
      await callAs(theirs, coach, "PATCH", `users/userProfile/${intake.id}/`, { age: 41 });
      await page.reload();
      const name = views.coach({ name: "Iris Bakker" });
      await expect(section.getByText(views.looked({ who: name, part: views.parts.DIARY }))).toBeVisible();
      await expect(section.getByText(views.changed({ who: name, part: views.parts.PROFILE }))).toBeVisible();
      await expect(section.locator("time").first()).toHaveText(/\d{4}, \d\d[:.]\d\d$/);
      await expectAccessible(page);
      await look(page, info.project.name, "privacy-views");
    });

    await test.step("everything that is stored", async () => {
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: `${words.start} ${words.title}`, exact: true }).click(),
      ]);
      expect(file.suggestedFilename()).toBe(words.file);
      expect(
        readFileSync(await file.path())
          .subarray(0, 2)
          .toString(),
      ).toBe("PK");
      await expect(page.getByText(words.done)).toBeVisible();
    });
    await test.step("DOOR-083 diary, measurements and recipes for other apps", async () => {
      const { takeOut } = privacy;
      for (const [what, name, begins] of [
        [takeOut.diary, takeOut.diaryFile, "\u{feff}date,time,meal"],
        [takeOut.measurements, takeOut.measurementsFile, "\u{feff}date,moment,measurement"],
        [takeOut.recipes, takeOut.recipesFile, "PK"],
      ] as const) {
        const [file] = await Promise.all([
          page.waitForEvent("download"),
          page.getByRole("button", { name: `${words.start} ${what.title}`, exact: true }).click(),
        ]);
        expect(file.suggestedFilename()).toBe(name);
        expect(readFileSync(await file.path(), "utf8").slice(0, begins.length)).toBe(begins);
        await expect(page.getByText(what.done)).toBeVisible();
      }
      await look(page, info.project.name, "privacy-downloads");
    });
    await context.close();
  },
);

test("G9: PRIV-017 the list of who saw the data grows page by page, and a failure can be tried again", async ({
  page,
}, info) => {
  const { privacy, general } = wordsOf(info);
  const { views } = privacy;
  await signInAs(page);
  const entry = (id: number) => ({
    ...{ id, by: "COACH", name: "Iris Bakker", part: "DIARY", is_change: false },
    happened_at: "2026-11-12T13:05:00.000Z",
  });
  let isAway = true;
  await page.route(/\/api\/users\/me\/data-views\//, (route) => {
    if (isAway) return route.fulfill({ status: 500, json: { detail: "x", code: "internal_error" } });
    const second = route.request().url().includes("page=2");
    const results = Array.from({ length: second ? 3 : 10 }, (_, at) => entry((second ? 100 : 0) + at + 1));
    const next = second ? null : "/api/users/me/data-views/?page=2";
    return route.fulfill({ json: { count: 13, total_pages: 2, next, previous: null, results } });
  });
  await page.goto("/profile/privacy");
  const section = page.getByRole("region", { name: views.title });
  await expect(section.getByRole("alert")).toContainText(general.errorLoadingData);
  await look(page, info.project.name, "privacy-failed");
  isAway = false;
  await section.getByRole("button", { name: general.tryAgain }).click();
  await expect(section.getByRole("listitem")).toHaveCount(10);
  await section.getByRole("button", { name: views.older }).click();
  await expect(section.getByRole("listitem")).toHaveCount(13);
  await expect(section.getByRole("button", { name: views.older })).toHaveCount(0);
  await expect(section.locator("time").first()).toContainText("2026, 14:05");
});

test(
  "G3: no page asks another origin for anything, before consent is given and after it is refused",
  onLayouts,
  async ({ page, context }, info) => {
    const { privacy } = wordsOf(info);
    const asked: string[] = [];
    context.on("request", (request) => {
      const { origin, protocol } = new URL(request.url());
      if (/^(https?|wss?):$/.test(protocol) && origin !== ORIGIN) asked.push(request.url());
    });
    const settle = () => page.waitForLoadState("networkidle");

    await test.step("a visitor, who was asked nothing", async () => {
      for (const path of ["/welcome", "/login", "/register", "/help/privacy"]) {
        await page.goto(path);
        await settle();
      }
      expect(asked).toEqual([]);
    });

    await test.step("someone who puts the question off", async () => {
      await signInAs(page, { consents: false });
      await page.goto("/");
      await page.getByRole("button", { name: privacy.entry.notNow }).click();
      await expect(page).not.toHaveURL(/consent/);
      for (const path of [
        "/planner",
        "/recipes",
        "/groceries",
        "/progress",
        "/profile",
        "/profile/privacy",
      ]) {
        await walkTo(page, path);
        await settle();
      }
      expect(asked).toEqual([]);
    });

    await test.step("someone who withdraws", async () => {
      const person = await signInAs(page);
      await callAs(page, person, "POST", "users/consents/withdraw/", {
        kinds: ["BODY_AND_PLAN", "CYCLE", "STRESS_AND_SLEEP"],
        given_in: "PROFILE",
      });
      for (const path of ["/planner", "/progress", "/profile/privacy"]) {
        await page.goto(path);
        await settle();
      }
      expect(asked).toEqual([]);
    });
  },
);
