import { expect, type Page, test } from "@playwright/test";
import { changePerson, expectAccessible, onLayouts, wordsOf } from "../support/page.ts";
import { aPersonWithPlan, aPlannedPerson, isoToday } from "../support/people.ts";

const ME = /\/api\/(auth\/)?users\/me\/$/;
const LISTS = /\/api\/groceryList\/(\?|$)/;
const alertOf = (page: Page, text: string) => page.getByRole("alert").filter({ hasText: text });

/** A person with a list that is ready; opens it. */
async function openList(page: Page, context: Parameters<typeof aPlannedPerson>[0]) {
  const person = await aPlannedPerson(context, 1);
  await person.api("POST", "groceryList/", { start_date: isoToday(), end_date: isoToday(1) });
  await page.goto("/groceries");
  await expect(page.getByRole("checkbox").first()).toBeVisible();
  return person;
}

async function deleteList(page: Page, words: ReturnType<typeof wordsOf>): Promise<void> {
  await page.getByRole("button", { name: words.general.moreActions }).click();
  await page.getByRole("menuitem", { name: words.groceries.list.deleteList }).click();
  await page.getByRole("dialog").getByRole("button", { name: words.general.delete }).click();
}

test("ERR-001 AUTH-035 AUTH-036 shows the login screen without an alert when the session has ended", async ({
  page,
  context,
}, info) => {
  const { navigation } = wordsOf(info);
  await aPersonWithPlan(context);
  const said: string[] = [];
  page.on("console", (message) => said.push(message.text()));
  const first = page.waitForRequest(ME);
  await page.goto("/profile");
  const { authorization = "" } = (await first).headers();
  // What the screen still asks for would find the session ended before anybody presses anything.
  await page.waitForLoadState("networkidle");
  const ended = await context.request.post("/api/auth/token/logout/", { headers: { authorization } });
  expect(ended.ok()).toBe(true);
  await page.getByRole("link", { name: navigation.groceries }).click();
  await expect(page).toHaveURL(/\/login/);
  expect(said).toContain("invalid token, log in again");
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test(
  "ERR-004 ERR-005 ERR-006 ERR-008 says why a change failed, at most once per second",
  onLayouts,
  async ({ page, context }, info) => {
    const words = wordsOf(info);
    await openList(page, context);
    let answer: { status: number; json: object } = {
      status: 400,
      json: { non_field_errors: ["First reason.", "Second reason."] },
    };
    await page.route(/\/api\/groceryList\/\d+\/$/, (route) =>
      route.request().method() === "DELETE" ? route.fulfill(answer) : route.fallback(),
    );
    await deleteList(page, words);
    await expect(alertOf(page, "First reason.")).toBeVisible();
    await expect(page.getByText("Second reason.")).toHaveCount(0);
    const again = page.getByRole("dialog").getByRole("button", { name: words.general.delete });
    answer = { status: 400, json: {} };
    await page.waitForTimeout(1_100);
    await again.click();
    await expect(alertOf(page, words.general.oops)).toBeVisible();
    answer = { status: 500, json: { detail: null } };
    await page.waitForTimeout(1_100);
    await again.click();
    await expect(alertOf(page, words.general.somethingWentWrong)).toBeVisible();
  },
);

test("ERR-003 ERR-007 ERR-009 ERR-019 reads again twice, then shows the failure in the page and reports it", async ({
  page,
  context,
}, info) => {
  const { general, groceries } = wordsOf(info);
  await aPersonWithPlan(context);
  let reads = 0;
  await page.route(LISTS, (route) => {
    reads += 1;
    return route.fulfill({ status: 500, json: { detail: "x", code: "server_error" } });
  });
  const report = page.waitForRequest("**/api/client-errors/");
  await page.goto("/groceries");
  await expect(page.getByRole("heading", { name: general.errorLoadingData })).toBeVisible({
    timeout: 15_000,
  });
  expect(reads).toBe(3);
  const { message } = (await report).postDataJSON() as { message: string };
  expect(message).toContain("list-grocery-lists");
  await expectAccessible(page);
  await page.unroute(LISTS);
  await page.getByRole("button", { name: general.retry }).click();
  await expect(page.getByRole("heading", { name: groceries.list.empty })).toBeVisible();
});

test("ERR-012 keeps a broken screen from being a dead end", async ({ page, context }, info) => {
  const { general, profile } = wordsOf(info);
  await aPersonWithPlan(context);
  await page.route(ME, (route) => route.fulfill({ json: { id: "no person" } }));
  await page.goto("/profile");
  await expect(page.getByRole("heading", { name: general.somethingHappened })).toBeVisible();
  await expect(page.getByRole("button", { name: general.logout })).toBeVisible();
  await expectAccessible(page);
  await page.unroute(ME);
  await page.getByRole("button", { name: general.tryAgain }).click();
  await page.reload();
  await expect(page.getByRole("heading", { name: profile.title })).toBeVisible();
});

test("NAV-012 NAV-014 has tabs up to 900 pixels and a side bar above", async ({ page, context }, info) => {
  const { navigation } = wordsOf(info);
  await aPersonWithPlan(context);
  await page.goto("/profile");
  for (const [width, isPhone] of [
    [899, true],
    [900, true],
    [901, false],
  ] as const) {
    await page.setViewportSize({ width, height: 812 });
    const bar = page.getByRole("navigation", { name: navigation.main });
    await expect(bar).toHaveCount(1);
    const box = await bar.boundingBox();
    if (isPhone) {
      expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(812);
      expect(box?.height).toBeGreaterThanOrEqual(70);
      expect(box?.height).toBeLessThanOrEqual(78);
    } else expect(box?.x).toBeLessThan(100);
  }
});

test(
  "NAV-013 reaches every tab by keyboard with a visible focus",
  onLayouts,
  async ({ page, context }, info) => {
    const { navigation } = wordsOf(info);
    await aPersonWithPlan(context);
    await page.goto("/profile");
    await expect(page.getByRole("link", { name: navigation.groceries })).toBeVisible();
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press("Tab");
      const name = await page.evaluate(() => document.activeElement?.textContent ?? "");
      if (name.includes(navigation.groceries)) break;
    }
    const outline = await page.evaluate(() => {
      const style = getComputedStyle(document.activeElement ?? document.body);
      return `${style.outlineStyle} ${style.boxShadow}`;
    });
    expect(outline).not.toBe("none none");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/groceries$/);
  },
);

test("NAV-018 survives a reload, and shows what does not exist with a way home", async ({
  page,
  context,
}, info) => {
  const { general, profile } = wordsOf(info);
  await aPersonWithPlan(context);
  await page.goto("/profile/edit");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: profile.editTitle })).toBeVisible();
  await page.goto("/no/such/place");
  await expect(page.getByRole("heading", { name: general.pageNotFound })).toBeVisible();
  await page.getByRole("button", { name: general.goHome }).click();
  await expect(page).not.toHaveURL(/no\/such/);
});

test("CACHE-001 asks who is here every half hour, and not while there is no network", async ({
  page,
  context,
}, info) => {
  const { profile } = wordsOf(info);
  await aPersonWithPlan(context);
  await page.clock.install();
  await page.goto("/profile");
  await expect(page.getByRole("heading", { level: 1, name: profile.title })).toBeVisible();
  let reads = 0;
  page.on("request", (request) => {
    if (ME.test(request.url())) reads += 1;
  });
  await page.clock.runFor(29 * 60_000);
  expect(reads).toBe(0);
  await page.clock.runFor(2 * 60_000);
  await expect.poll(() => reads).toBe(1);
  await context.setOffline(true);
  await page.clock.runFor(61 * 60_000);
  expect(reads).toBe(1);
});

test("SUPPORT-001 SUPPORT-003 has a chat button up to 1024 pixels that opens help, or the chat when there is one", async ({
  page,
  context,
}, info) => {
  const { help, groceries } = wordsOf(info);
  await aPersonWithPlan(context);
  const chat = page.getByRole("button", { name: help.chat });
  await page.goto("/profile");
  for (const [width, count] of [
    [1024, 1],
    [1025, 0],
    [375, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 812 });
    await expect(chat).toHaveCount(count);
  }
  await chat.click();
  await expect(page).toHaveURL(/\/help$/);
  await page.goto("/groceries");
  await expect(page.getByRole("heading", { name: groceries.list.title })).toBeVisible();
  await expect(chat).toHaveCount(0);
  await page.goto("/profile");
  await page.evaluate(() => {
    const opened = { open: () => document.body.setAttribute("data-chat", "open") };
    Object.assign(window, { platefulMessenger: opened });
  });
  await chat.click();
  await expect(page.locator("body")).toHaveAttribute("data-chat", "open");
});

test("SUPPORT-002 SUPPORT-005 leaves the chat button out for clients of a coach", async ({
  page,
  context,
}, info) => {
  const { help, profile } = wordsOf(info);
  await aPersonWithPlan(context);
  await changePerson(page, () => ({
    coach: {
      id: 999_999,
      first_name: "Iris",
      last_name: "Bakker",
      account_enabled: true,
      uses_imperial_measurements: false,
      organisation: null,
    },
  }));
  await page.goto("/profile");
  await expect(page.getByRole("heading", { level: 1, name: profile.title })).toBeVisible();
  await expect(page.getByRole("button", { name: help.chat })).toHaveCount(0);
});
