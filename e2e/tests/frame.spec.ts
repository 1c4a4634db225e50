import type { Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";
import { changePerson, expectAccessible, onDesktop, onLayouts, wordsOf } from "../support/page.ts";
import { aPersonWithPlan, aPlannedPerson, isoToday } from "../support/people.ts";
import { SIZES } from "../support/sizes.ts";
import { walkTo } from "../support/walk.ts";

const ME = /\/api\/(auth\/)?users\/me\/$/;
const LISTS = /\/api\/groceryList\/(\?|$)/;
const alertOf = (page: Page, text: string) => page.getByRole("alert").filter({ hasText: text });

async function deleteList(page: Page, words: ReturnType<typeof wordsOf>): Promise<void> {
  await page.getByRole("button", { name: words.general.moreActions }).click();
  await page.getByRole("menuitem", { name: words.groceries.list.deleteList }).click();
  await page.getByRole("dialog").getByRole("button", { name: words.general.delete }).click();
}

test(
  "ERR-001 ERR-003 ERR-004 ERR-005 ERR-006 ERR-007 ERR-008 ERR-009 ERR-019 AUTH-035 AUTH-036 says in the page what could not be read, in an alert why a change failed, and nothing when the session has ended",
  onDesktop,
  async ({ page, context }, info) => {
    const words = wordsOf(info);
    const { general, navigation } = words;
    const person = await aPlannedPerson(context, 1);
    await person.api("POST", "groceryList/", { start_date: isoToday(), end_date: isoToday(1) });
    const said: string[] = [];
    page.on("console", (message) => said.push(message.text()));
    const first = page.waitForRequest(ME);
    await test.step("a reading is tried three times, then shown and reported", async () => {
      let reads = 0;
      await page.route(LISTS, (route) => {
        reads += 1;
        return route.fulfill({ status: 500, json: { detail: "x", code: "server_error" } });
      });
      const report = page.waitForRequest("**/api/client-errors/");
      await page.goto("/groceries");
      const failed = page.getByRole("heading", { name: general.errorLoadingData });
      await expect(failed).toBeVisible({ timeout: 15_000 });
      expect(reads).toBe(3);
      const fault = (await report).postDataJSON() as object;
      expect(fault).toMatchObject({ name: "CallError", call: "list-grocery-lists" });
      await expectAccessible(page);
      await page.unroute(LISTS);
      await page.getByRole("button", { name: general.retry }).click();
      await expect(page.getByRole("checkbox").first()).toBeVisible();
    });
    await test.step("a change that failed is said, at most once per second", async () => {
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
      const again = page.getByRole("dialog").getByRole("button", { name: general.delete });
      answer = { status: 400, json: {} };
      await page.waitForTimeout(1_100);
      await again.click();
      await expect(alertOf(page, general.oops)).toBeVisible();
      answer = { status: 500, json: { detail: null } };
      await page.waitForTimeout(1_100);
      await again.click();
      await expect(alertOf(page, general.somethingWentWrong)).toBeVisible();
      await page.keyboard.press("Escape");
    });
    await test.step("a session that has ended leads to signing in, without a word", async () => {
      await page.waitForTimeout(1_100);
      await page.getByRole("link", { name: navigation.profile }).click();
      await expect(page).toHaveURL(/\/profile$/);
      await expect(page.getByRole("alert")).toHaveCount(0);
      // What the screen still asks for would find the session ended before anybody presses anything.
      await page.waitForLoadState("networkidle");
      const { authorization = "" } = (await first).headers();
      const ended = await context.request.post("/api/auth/token/logout/", { headers: { authorization } });
      expect(ended.ok()).toBe(true);
      await page.getByRole("link", { name: navigation.planner }).click();
      await expect(page).toHaveURL(/\/login/);
      expect(said).toContain("invalid token, log in again");
      await expect(page.getByRole("alert")).toHaveCount(0);
    });
  },
);

/** Presses Tab until a link of that name has the focus, and sees that it shows. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press("Tab");
    // Without a focus it is the body that is active, which holds every word of the page.
    const text = await page.evaluate(() => document.activeElement?.closest("a, button")?.textContent ?? "");
    if (text.includes(name)) break;
  }
  const outline = await page.evaluate(() => {
    const style = getComputedStyle(document.activeElement ?? document.body);
    return `${style.outlineStyle} ${style.boxShadow}`;
  });
  expect(outline).not.toBe("none none");
}

test("DIARY-020 NAV-012 NAV-013 NAV-014 NAV-015 NAV-018 has tabs up to 900 pixels and a side bar above, reached by keyboard, and survives reloads and unknown addresses", async ({
  page,
  context,
}, info) => {
  const { general, navigation, profile, meals } = wordsOf(info);
  await aPlannedPerson(context);
  const bar = page.getByRole("navigation", { name: navigation.main });
  await test.step("a reload shows the same screen, and an unknown address a way home", async () => {
    await page.goto("/profile/edit");
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: profile.editTitle })).toBeVisible();
    await page.goto("/no/such/place");
    await expect(page.getByRole("heading", { name: general.pageNotFound })).toBeVisible();
    await page.getByRole("button", { name: general.goHome }).click();
    await expect(page).not.toHaveURL(/no\/such/);
  });
  await test.step("tabs below at 899 and 900 pixels, a side bar at 901", async () => {
    for (const width of [899, 900, 901]) {
      await page.setViewportSize({ width, height: 812 });
      await expect(page.locator("aside")).toHaveCount(width > 900 ? 1 : 0);
      await expect(bar).toHaveCount(1);
      const box = await bar.boundingBox();
      if (width > 900) expect(box?.x).toBeLessThan(100);
      else {
        expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(812);
        expect(box?.height).toBeGreaterThanOrEqual(70);
        expect(box?.height).toBeLessThanOrEqual(78);
      }
    }
  });
  await test.step("the day has half of a desktop, and nothing stands out of it", async () => {
    await page.setViewportSize(SIZES.desktop);
    await walkTo(page, "/planner");
    const lunch = page.getByRole("region", { name: meals.moments.LUNCH });
    await expect.poll(async () => (await lunch.boundingBox())?.width).toBe(720);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440);
  });
  await test.step("every tab is reached by keyboard on either size", async () => {
    await tabTo(page, navigation.groceries);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/groceries$/);
    await page.setViewportSize(SIZES.phone);
    await expect(page.locator("aside")).toHaveCount(0);
    await tabTo(page, navigation.profile);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/profile$/);
  });
});

const COACH = {
  id: 999_999,
  first_name: "Iris",
  last_name: "Bakker",
  account_enabled: true,
  uses_imperial_measurements: false,
  organisation: null,
};

test("CACHE-001 ERR-012 SUPPORT-001 SUPPORT-002 SUPPORT-003 SUPPORT-005 the profile has a chat button up to 1024 pixels, asks who is here every half hour, and is no dead end when broken", async ({
  page,
  context,
}, info) => {
  const { general, groceries, help, profile } = wordsOf(info);
  await aPersonWithPlan(context);
  const chat = page.getByRole("button", { name: help.chat });
  const title = page.getByRole("heading", { level: 1, name: profile.title });
  await test.step("the chat button opens help, or the chat when there is one", async () => {
    await page.clock.install();
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
    await page.clock.runFor(6_000);
    await expect(page).toHaveURL(/\/help$/);
    await walkTo(page, "/groceries");
    await expect(page.getByRole("heading", { name: groceries.list.title })).toBeVisible();
    await expect(chat).toHaveCount(0);
    await walkTo(page, "/profile");
    await page.evaluate(() => {
      const opened = { open: () => document.body.setAttribute("data-chat", "open") };
      Object.assign(window, { platefulMessenger: opened });
    });
    await chat.click();
    await page.clock.runFor(1_000);
    await expect(page.locator("body")).toHaveAttribute("data-chat", "open");
  });
  await test.step("a client of a coach has none", async () => {
    await changePerson(page, () => ({ coach: COACH }));
    await page.reload();
    await expect(title).toBeVisible();
    await expect(chat).toHaveCount(0);
    await page.unrouteAll({ behavior: "wait" });
  });
  await test.step("the person is read again every half hour, and not while there is no network", async () => {
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
    await context.setOffline(false);
  });
  await test.step("a person who cannot be read is no dead end", async () => {
    await page.route(ME, (route) => route.fulfill({ json: { id: "no person" } }));
    await page.reload();
    await expect(page.getByRole("heading", { name: general.somethingHappened })).toBeVisible();
    await expect(page.getByRole("button", { name: general.logout })).toBeVisible();
    await expectAccessible(page);
    await page.unroute(ME);
    await page.getByRole("button", { name: general.tryAgain }).click();
    await page.reload();
    await expect(title).toBeVisible();
  });
});

test(
  "NAV-025 NAV-013 on a desktop the notice about the network stands beside the side bar, on a phone across the page",
  onLayouts,
  async ({ page, context }, info) => {
    const { general } = wordsOf(info);
    await aPlannedPerson(context, 1);
    await page.goto("/planner");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await context.setOffline(true);
    const notice = page.getByRole("status").filter({ hasText: general.offlineKept });
    await expect(notice).toBeVisible();
    const isOnTop = (at: number) =>
      notice.evaluate((element, place) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const hit = document.elementFromPoint(left + (right - left) * place, (top + bottom) / 2);
        return element.contains(hit);
      }, at);
    for (const place of [0.01, 0.1, 0.5, 0.99]) expect(await isOnTop(place)).toBe(true);
  },
);
