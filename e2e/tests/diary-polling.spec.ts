import { weekOf } from "@plateful/planning";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";
import { changePerson, wordsOf } from "../support/page.ts";
import { aPlannedPerson, isoToday } from "../support/people.ts";
import { walkTo } from "../support/walk.ts";

/** The shown week; the weeks beside it are read for planning alone, and are no poll. */
const [MONDAY = ""] = weekOf(isoToday());
const DAYS = new RegExp(`/api/calendarDay/\\?date__gte=${MONDAY}&`);
const HALF_A_MINUTE_MS = 30_000;

/** What the network answered to each reading of the days from now on, as the browser keeps to itself. */
async function statusesOfDays(page: Page): Promise<() => (number | undefined)[]> {
  const client = await page.context().newCDPSession(page);
  await client.send("Network.enable");
  const seen = new Map<string, number>();
  const days = new Set<string>();
  client.on("Network.responseReceivedExtraInfo", ({ requestId, statusCode }) =>
    seen.set(requestId, statusCode),
  );
  client.on("Network.requestWillBeSent", ({ requestId, request }) => {
    if (request.method === "GET" && DAYS.test(request.url)) days.add(requestId);
  });
  return () => [...days].map((id) => seen.get(id));
}

test("CACHE-002 CACHE-003 CACHE-008 CACHE-013 ERR-002 ERR-019 reads the days every half minute, not offline, and after each change; a refusal of the account leads to billing", async ({
  page,
  context,
}, info) => {
  const { billing, diary } = wordsOf(info);
  await aPlannedPerson(context);
  let reads = 0;
  const poll = () => Promise.all([page.waitForResponse(DAYS), page.clock.runFor(HALF_A_MINUTE_MS + 1_000)]);
  await page.clock.install();
  await page.goto("/planner");
  await expect(page.getByRole("checkbox")).toHaveCount(4);
  await page.clock.runFor(2_000);
  await page.waitForLoadState("networkidle");
  page.on("request", (request) => {
    if (request.method() === "GET" && DAYS.test(request.url())) reads += 1;
  });
  // The clock would go on by itself, and each half minute would begin where the machine had got to: a slow one would read
  // once more. So it stops, and the first half minute begins at a reading.
  await page.clock.pauseAt(await page.evaluate((ms) => Date.now() + ms, HALF_A_MINUTE_MS / 2));
  const first = page.waitForResponse(DAYS);
  while (reads === 0) await page.clock.runFor(1_000);
  await first;
  reads = 0;
  const statuses = await statusesOfDays(page);
  await test.step("every half minute, and what did not change is not sent again", async () => {
    await poll();
    expect(reads).toBe(1);
    await expect.poll(statuses).toEqual([304]);
    await expect(page.getByRole("checkbox")).toHaveCount(4);
    await page.clock.runFor(1_000);
    await poll();
    expect(reads).toBe(2);
  });
  await test.step("not offline, at once on return, and after each change", async () => {
    await context.setOffline(true);
    await page.clock.runFor(4 * HALF_A_MINUTE_MS);
    expect(reads).toBe(2);
    await context.setOffline(false);
    await page.clock.runFor(1_000);
    await expect.poll(() => reads).toBe(3);
    await page.getByRole("checkbox").first().click();
    await page.clock.runFor(2_000);
    await expect.poll(() => reads).toBe(4);
  });
  await test.step("a day that the server refuses to make is no matter", async () => {
    await page.clock.resume();
    let refused = 0;
    await page.route("**/api/calendarDay/", (route) => {
      if (route.request().method() !== "POST") return route.fallback();
      refused += 1;
      return route.fulfill({ status: 400, json: { non_field_errors: ["No such day."] } });
    });
    await walkTo(page, `/planner?date=${isoToday(7)}`);
    await expect.poll(() => refused).toBeGreaterThan(0);
    await expect(page.getByRole("button", { name: diary.doItMyself })).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
  await test.step("a refusal because of the account leads to billing, without the server's words", async () => {
    await walkTo(page, `/planner?date=${isoToday()}`);
    await expect(page.getByRole("checkbox")).toHaveCount(4);
    await page.route("**/api/calendarItem/**", (route) =>
      route.fulfill({ status: 403, json: { detail: "No.", code: "account_disabled" } }),
    );
    await changePerson(page, () => ({ account_enabled: false }));
    await page.getByRole("checkbox").last().click();
    await page.clock.runFor(2_000);
    await expect(page).toHaveURL(/\/billing-issue$/);
    await expect(page.getByRole("heading", { level: 1, name: billing.issueTitle })).toBeVisible();
    await expect(page.getByText("No.", { exact: true })).toHaveCount(0);
  });
});
