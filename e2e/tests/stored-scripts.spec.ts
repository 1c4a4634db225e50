import { aCoach, planFor } from "../support/coaching.ts";
import { aClientElsewhere, signInElsewhere } from "../support/elsewhere.ts";
import { expect, test } from "../support/journey.ts";
import { isoToday } from "../support/people.ts";
import { expectInert, PAYLOADS, packed, watchScripts } from "../support/scripts.ts";
import { callAs, type SignedIn, signInAs } from "../support/signed-in.ts";
import { walkTo } from "../support/walk.ts";

interface Made {
  readonly id: number;
}
const SOME_TEXT = /alert\(1\)|evil\.example|msgbox\(1\)/;
const MAX_NAME_LENGTH = 100;

test("D3 there are sixty payloads, each of which fits a name", () => {
  expect(new Set(PAYLOADS).size).toBe(60);
  expect(PAYLOADS.filter((payload) => payload.length > MAX_NAME_LENGTH)).toEqual([]);
});

test("D3 a client's name stays a text on every screen of the coach", async ({ page }) => {
  test.setTimeout(300_000);
  const coach = await aCoach(page);
  const clients: SignedIn[] = [];
  for (const payload of PAYLOADS)
    clients.push(await aClientElsewhere(coach, { first_name: payload, last_name: payload }));
  const watched = await watchScripts(page);
  await page.goto("/coach/clients");
  for (const path of ["/coach/clients", "/coach/clients?page=2"]) {
    await walkTo(page, path);
    await expectInert(page, watched, SOME_TEXT);
  }
  for (const [at, { id }] of clients.entries()) {
    await walkTo(page, `/coach/clients/${id}`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(PAYLOADS[at] ?? "");
    await expectInert(page, watched, SOME_TEXT);
  }
  const [first] = clients;
  for (const path of ["?tab=nutrition-plan", "?tab=settings", "/profile", "/planner"]) {
    await walkTo(page, `/coach/clients/${first?.id}${path}`);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    await expectInert(page, watched, /./);
  }
});

test("D3 what a client writes stays a text for the client and the coach", async ({ page, browser }, info) => {
  test.setTimeout(180_000);
  const coach = await aCoach(page);
  const context = await browser.newContext({
    baseURL: info.project.use.baseURL ?? "",
    serviceWorkers: "block",
  });
  const own = await context.newPage();
  const client = await signInAs(own, {
    user: { coach_id: coach.id, first_name: PAYLOADS[0], last_name: PAYLOADS[1] },
  });
  await planFor({ page: own, person: client });
  for (const [ahead, note] of packed(2000).entries())
    await callAs(own, client, "POST", "calendarDay/", { date: isoToday(ahead), note });
  for (const name of PAYLOADS.filter(({ length }) => length <= 50).slice(0, 7))
    await callAs(own, client, "POST", "users/household-members/", { name, kcal: 2000 });
  const directions = packed(2000).map((text) => ({ text }));
  const recipes: Made[] = [];
  for (const name of packed(120).slice(0, 12))
    recipes.push(await callAs<Made>(own, client, "POST", "recipeTemplate/", { name, directions }));
  const watchedOwn = await watchScripts(own);
  await own.goto("/profile");
  await expectInert(own, watchedOwn, SOME_TEXT);
  for (const { id } of recipes) {
    await walkTo(own, `/recipes/own/${id}`);
    await expect(own.getByRole("main").getByRole("textbox").first()).toBeVisible();
    await expectInert(own, watchedOwn, /./);
  }
  await walkTo(own, "/recipes/search?own=true");
  await expectInert(own, watchedOwn, SOME_TEXT);
  const watched = await watchScripts(page);
  await page.goto(`/coach/clients/${client.id}/planner`);
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  await expectInert(page, watched, SOME_TEXT);
  for (const { id } of recipes.slice(0, 3)) {
    await walkTo(page, `/coach/clients/${client.id}/recipes/${id}`);
    await expectInert(page, watched, /./);
  }
  await context.close();
});

test("D3 what staff and coaches write stays a text for visitors, clients and people of a simple organisation", async ({
  page,
}) => {
  test.setTimeout(180_000);
  const staff = await signInElsewhere({ user: { is_staff: true } });
  const watched = await watchScripts(page);
  for (const [at, name] of packed(MAX_NAME_LENGTH).entries()) {
    const subdomain = `d3-${Date.now()}-${at}`;
    await callAs(page, staff, "POST", "admin/organisations/", {
      name,
      subdomain,
      custom_notes_message: name,
    });
    await page.goto(`/login?subdomain=${subdomain}`);
    await expectInert(page, watched, SOME_TEXT);
  }
  for (const address of PAYLOADS.filter((payload) => /^(java|vb|data)/i.test(payload))) {
    const headers = { authorization: `Token ${staff.token}` };
    for (const field of ["support_url", "welcome_video", "logo"]) {
      const data = { name: "Studio", [field]: address };
      const answer = await page.request.post("/api/admin/organisations/", { headers, data });
      expect([field, address, answer.status()]).toEqual([field, address, 400]);
    }
  }
  const text = packed(300);
  const recipe = await callAs<Made>(page, staff, "POST", "simpleRecipe/", {
    name: packed(150)[0],
    description: packed(4000)[0],
    source: packed(500)[0],
    ingredients: text,
    instructions: packed(10_000)[0],
    servings: 2,
    published: true,
  });
  await signInAs(page, { organisation: { recipe_system_type: "SIMPLE", name: packed(MAX_NAME_LENGTH)[0] } });
  await page.goto(`/simple-recipes/${recipe.id}`);
  await expectInert(page, watched, SOME_TEXT);
  await walkTo(page, "/simple-recipes");
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  await expectInert(page, watched, /./);
});
