import { phrasesOf } from "@plateful/phrases/all";
import { expect, type Page, test } from "@playwright/test";
import { aPlannedPerson, isoToday } from "../support/people.ts";

const { general, groceries, profile } = phrasesOf("en");

/** Waits until the service worker answers the page's calls. */
async function controlled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

const personalCaches = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith("plateful-personal")));

test("NAV-025 GROC-022 opens without a network what was read last, and ticks it", async ({
  page,
  context,
}) => {
  const person = await aPlannedPerson(context, 1);
  await person.api("POST", "groceryList/", { start_date: isoToday(), end_date: isoToday(1) });
  await page.goto("/groceries");
  await controlled(page);
  await expect(page.getByRole("checkbox").first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole("checkbox").first()).toBeVisible();
  const name = (await page.getByRole("checkbox").first().getAttribute("aria-label")) ?? "";
  const first = page.getByRole("checkbox", { name, exact: true });

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(general.offline)).toBeVisible();
  await expect(first).toBeVisible();
  await first.click();
  await page.reload();
  await expect(first).toBeChecked();
  await expect(page.getByText(groceries.list.waiting)).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText(groceries.list.waiting)).toBeHidden({ timeout: 15_000 });
  const { results } = await person.api<{ results: { items: { checked: boolean }[] }[] }>(
    "GET",
    "groceryList/",
  );
  expect(results[0]?.items.filter(({ checked }) => checked)).toHaveLength(1);
});

test("AUTH-038 logs out without a network and leaves nothing of the person behind", async ({
  page,
  context,
}) => {
  await aPlannedPerson(context, 1);
  await page.goto("/profile");
  await controlled(page);
  await expect(page.getByRole("heading", { level: 1, name: profile.title })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: profile.title })).toBeVisible();
  await expect.poll(() => personalCaches(page)).not.toEqual([]);
  await context.setOffline(true);
  await page.getByRole("button", { name: profile.system.logout }).click();
  await expect(page).toHaveURL(/\/login/);
  expect(await personalCaches(page)).toEqual([]);
  await page.goto("/profile");
  await expect(page).toHaveURL(/\/login/);
});

test("AUTH-033 keeps no answer of a sign-in call in a cache", async ({ page, context }) => {
  const person = await aPlannedPerson(context, 1);
  await page.goto("/profile");
  await controlled(page);
  await expect(page.getByRole("heading", { level: 1, name: profile.title })).toBeVisible();
  await page.reload();
  await expect.poll(() => personalCaches(page)).not.toEqual([]);
  const kept = await page.evaluate(async () => {
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
  expect(kept.some((entry) => entry.includes("/users/me/ "))).toBe(true);
  expect(
    kept.filter((entry) => /\/auth\/(token|session|devices)|export/.test(entry.split(" ")[0] ?? "")),
  ).toEqual([]);
  expect(kept.join("\n")).not.toContain(person.token);
});
