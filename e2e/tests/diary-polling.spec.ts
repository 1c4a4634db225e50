import { weekOf } from "@plateful/planning";
import { expect, type Page, test } from "@playwright/test";
import { changePerson, wordsOf } from "../support/page.ts";
import { aPlannedPerson, isoToday } from "../support/people.ts";

/** The shown week; the weeks beside it are read for planning alone, and are no poll. */
const [MONDAY = ""] = weekOf(isoToday());
const DAYS = new RegExp(`/api/calendarDay/\\?date__gte=${MONDAY}&`);
const HALF_A_MINUTE_MS = 30_000;

async function openCounted(page: Page): Promise<{ readonly reads: number }> {
  const count = { reads: 0 };
  await page.clock.install();
  await page.goto("/planner");
  await expect(page.getByRole("checkbox")).toHaveCount(4);
  await page.clock.runFor(2_000);
  await page.waitForLoadState("networkidle");
  page.on("request", (request) => {
    if (request.method() === "GET" && DAYS.test(request.url())) count.reads += 1;
  });
  return count;
}

test("CACHE-002 CACHE-003 CACHE-008 reads the days every half minute, not offline, and after each change", async ({
  page,
  context,
}) => {
  await aPlannedPerson(context);
  const count = await openCounted(page);
  const poll = () => Promise.all([page.waitForResponse(DAYS), page.clock.runFor(HALF_A_MINUTE_MS + 1_000)]);
  await poll();
  expect(count.reads).toBe(1);
  await page.clock.runFor(1_000);
  await poll();
  expect(count.reads).toBe(2);
  await context.setOffline(true);
  await page.clock.runFor(4 * HALF_A_MINUTE_MS);
  expect(count.reads).toBe(2);
  await context.setOffline(false);
  await page.clock.runFor(1_000);
  await expect.poll(() => count.reads).toBe(3);
  await page.getByRole("checkbox").first().click();
  await page.clock.runFor(2_000);
  await expect.poll(() => count.reads).toBe(4);
});

test("CACHE-013 takes a 304 for days that did not change and keeps showing them", async ({
  page,
  context,
}) => {
  await aPlannedPerson(context);
  await page.clock.install();
  const client = await context.newCDPSession(page);
  await client.send("Network.enable");
  const seen = new Map<string, number>();
  client.on("Network.responseReceivedExtraInfo", ({ requestId, statusCode }) =>
    seen.set(requestId, statusCode),
  );
  const days = new Set<string>();
  client.on("Network.requestWillBeSent", ({ requestId, request }) => {
    if (request.method === "GET" && DAYS.test(request.url)) days.add(requestId);
  });
  await page.goto("/planner");
  await expect(page.getByRole("checkbox")).toHaveCount(4);
  await page.clock.runFor(2_000);
  await page.waitForLoadState("networkidle");
  days.clear();
  await page.clock.runFor(HALF_A_MINUTE_MS + 1_000);
  await expect.poll(() => [...days].map((id) => seen.get(id))).toEqual([304]);
  await expect(page.getByRole("checkbox")).toHaveCount(4);
});

test("ERR-002 says nothing when the server refuses to create a day", async ({ page, context }, info) => {
  await aPlannedPerson(context);
  let refused = 0;
  await page.route("**/api/calendarDay/", (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    refused += 1;
    return route.fulfill({ status: 400, json: { non_field_errors: ["No such day."] } });
  });
  await page.goto(`/planner?date=${isoToday(7)}`);
  await expect.poll(() => refused).toBeGreaterThan(0);
  await expect(page.getByRole("button", { name: wordsOf(info).diary.doItMyself })).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
});

for (const code of ["account_disabled", "payment_required"] as const)
  test(`ERR-019 leads to the billing screen when a call is refused with ${code}`, async ({
    page,
    context,
  }, info) => {
    const { billing } = wordsOf(info);
    await aPlannedPerson(context);
    await page.goto("/planner");
    await expect(page.getByRole("checkbox")).toHaveCount(4);
    await page.route("**/api/calendarItem/**", (route) =>
      route.fulfill({ status: 403, json: { detail: "No.", code } }),
    );
    await changePerson(page, () => ({ account_enabled: false }));
    await page.getByRole("checkbox").first().click();
    await expect(page).toHaveURL(/\/billing-issue$/);
    await expect(page.getByRole("heading", { level: 1, name: billing.issueTitle })).toBeVisible();
    await expect(page.getByText("No.", { exact: true })).toHaveCount(0);
  });
