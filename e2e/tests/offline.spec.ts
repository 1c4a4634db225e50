import { phrasesOf } from "@plateful/phrases/all";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";
import { aPlannedPerson, isoToday } from "../support/people.ts";

const { general, navigation, planChanges, profile } = phrasesOf("en");

/** Opens the page again under the service worker, which then answers its calls and keeps what it answers. */
async function controlled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

const personalCaches = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith("plateful-personal")));

/** What the product keeps in its caches: the path of each answer, and the answer. */
const keptAnswers = (page: Page) =>
  page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const body = (await (await cache.match(request, { ignoreVary: true }))?.text()) ?? "";
        if (name.startsWith("plateful-")) found.push(`${new URL(request.url).pathname} ${body}`);
      }
    }
    return found;
  });

test("NAV-025 GROC-022 AUTH-033 AUTH-037 AUTH-038 opens without a network what was read last, ticks it, keeps no secret, and leaves nothing behind after logging out", async ({
  page,
  context,
}) => {
  const person = await aPlannedPerson(context, 1);
  await person.api("POST", "groceryList/", { start_date: isoToday(), end_date: isoToday(1) });
  await page.goto("/groceries");
  await controlled(page);
  await expect(page.getByRole("checkbox").first()).toBeVisible();
  const name = (await page.getByRole("checkbox").first().getAttribute("aria-label")) ?? "";
  const first = page.getByRole("checkbox", { name, exact: true });

  await test.step("no answer of a sign-in call is kept", async () => {
    await expect.poll(async () => (await keptAnswers(page)).join()).toContain("/groceryList/ ");
    const kept = await keptAnswers(page);
    expect(kept.some((entry) => entry.includes("/users/me/ "))).toBe(true);
    const secret = /\/auth\/(token|session|devices)|export/;
    expect(kept.filter((entry) => secret.test(entry.split(" ")[0] ?? ""))).toEqual([]);
    expect(kept.join("\n")).not.toContain(person.token);
  });

  await test.step("a tick without a network", async () => {
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText(general.offlineKept)).toBeVisible();
    await first.click();
    await page.reload();
    await expect(first).toBeChecked();
    await expect(page.getByText(planChanges.kept.waiting({ count: 1 }))).toBeVisible();
  });

  await test.step("the network is back", async () => {
    await context.setOffline(false);
    await expect(page.getByText(planChanges.kept.sent)).toBeVisible({ timeout: 15_000 });
    await expect(page.getByText(planChanges.kept.waiting({ count: 1 }))).toBeHidden();
    const { results } = await person.api<{ results: { items: { checked: boolean }[] }[] }>(
      "GET",
      "groceryList/",
    );
    expect(results[0]?.items.filter(({ checked }) => checked)).toHaveLength(1);
  });

  await test.step("logging out, also when the server cannot be told", async () => {
    await page.getByRole("link", { name: navigation.profile }).click();
    await expect(page.getByRole("heading", { level: 1, name: profile.title })).toBeVisible();
    await context.setOffline(true);
    const told = page.waitForRequest("**/api/auth/token/logout/");
    await page.getByRole("button", { name: profile.system.logout }).click();
    expect((await told).method()).toBe("POST");
    await expect(page).toHaveURL(/\/login/);
    expect(await personalCaches(page)).toEqual([]);
    const own = () => Object.keys(localStorage).filter((key) => key.startsWith("plateful-own-"));
    expect(await page.evaluate(own)).toEqual([]);
    await page.goto("/profile");
    await expect(page).toHaveURL(/\/login/);
  });
});
