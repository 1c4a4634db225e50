import { phrasesOf } from "@plateful/phrases/all";
import type { BrowserContext, Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";
import { aPlannedPerson, type Person } from "../support/people.ts";

const { navigation, profile } = phrasesOf("en");

const planted = (at: number) => `planted-${String(at).padStart(2, "0")}-quince`;
const PLANTED = Array.from({ length: 20 }, (_, index) => planted(index + 1));

/** Opens the page again under the service worker, which then answers its calls and keeps what it answers. */
async function controlled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

const shownAndStored = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>("input, textarea")];
    return JSON.stringify([
      document.documentElement.outerHTML,
      fields.map(({ value }) => value),
      { ...localStorage, ...sessionStorage },
      [document.title, location.href, history.state],
    ]);
  });

const cached = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const found: string[] = [];
    for (const name of (await caches.keys()).filter((one) => one.startsWith("plateful-"))) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        found.push(request.url, (await (await cache.match(request, { ignoreVary: true }))?.text()) ?? "");
    }
    return found.join("\n");
  });

const inDatabases = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const result = <Value>(asked: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        asked.onsuccess = () => resolve(asked.result);
        asked.onerror = () => reject(asked.error);
      });
    const found: unknown[] = [];
    for (const { name = "" } of await indexedDB.databases()) {
      const database = await result(indexedDB.open(name));
      for (const store of database.objectStoreNames)
        found.push(await result(database.transaction(store).objectStore(store).getAll()));
      database.close();
    }
    return JSON.stringify(found);
  });

/** Everything of a page and of its origin that someone else at this device could read. */
const readable = async (page: Page): Promise<string> =>
  [await shownAndStored(page), await cached(page), await inDatabases(page)].join("\n");

const foundOf = async (page: Page) => {
  const text = await readable(page);
  return PLANTED.filter((one) => text.includes(one));
};

/** Plants strings wherever a person writes or searches, and looks at the screens that keep what they show. */
async function plantAll(page: Page, context: BrowserContext): Promise<Person> {
  const person = await aPlannedPerson(context, 1);
  const names = { first_name: planted(1), last_name: planted(2) };
  await person.api("PATCH", "users/me/", names);
  for (const at of [3, 4, 5, 6]) await person.api("POST", "users/household-members/", { name: planted(at) });
  await page.goto("/groceries");
  await controlled(page);
  for (const path of ["/planner", "/profile", "/groceries", "/profile/edit"]) {
    await page.goto(path);
    await expect(page.getByRole("heading").first()).toBeVisible();
  }
  // What screens keep on the device while someone is in the middle of something, and what was searched for.
  await page.evaluate(
    async ({ kept, searches }) => {
      for (const [at, text] of kept.entries()) {
        const storage = at % 2 === 0 ? localStorage : sessionStorage;
        storage.setItem(`plateful-own-draft-${at}`, JSON.stringify({ text }));
      }
      const { auth_token } = await (await fetch("/api/auth/session/", { method: "POST" })).json();
      const headers = { authorization: `Token ${auth_token}` };
      for (const text of searches) await fetch(`/api/recipeTemplate/?search=${text}`, { headers });
    },
    { kept: PLANTED.slice(6, 14), searches: PLANTED.slice(14) },
  );
  // Only what can be found can be missed.
  await expect.poll(() => foundOf(page), { timeout: 30_000 }).toEqual(PLANTED);
  return person;
}

test("D6 AUTH-038 nothing of a person is left on the device after logging out, by the back button, or without a network", async ({
  page,
  context,
}) => {
  test.setTimeout(150_000);
  await plantAll(page, context);
  await page.goto("/profile");
  await page.getByRole("button", { name: profile.system.logout }).click();
  await expect(page).toHaveURL(/\/login/);
  // The address changes a moment before the screen does.
  await expect.poll(() => foundOf(page)).toEqual([]);
  for (let steps = 0; steps < 3; steps++) {
    await page.goBack();
    await page.waitForLoadState("domcontentloaded");
    await expect(page.locator("#root")).not.toBeEmpty();
    expect(await foundOf(page)).toEqual([]);
  }
  await context.setOffline(true);
  for (const path of ["/planner", "/groceries", "/profile"]) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/login/);
    expect(await foundOf(page)).toEqual([]);
  }
});

test("D6 nothing of a person is left once another one signs in, though nobody logged out", async ({
  page,
  context,
}) => {
  test.setTimeout(150_000);
  await plantAll(page, context);
  // The session ended by itself: only its cookie is gone.
  await context.clearCookies();
  await aPlannedPerson(context, 1);
  await page.goto("/planner");
  await expect(page.getByRole("link", { name: navigation.profile })).toBeVisible();
  await expect.poll(() => foundOf(page), { timeout: 20_000 }).toEqual([]);
  await context.setOffline(true);
  await page.goto("/groceries");
  await expect(page.getByRole("heading").first()).toBeVisible();
  expect(await foundOf(page)).toEqual([]);
});
