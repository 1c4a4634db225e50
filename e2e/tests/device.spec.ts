import { phrasesOf } from "@plateful/phrases/all";
import type { Page, Request } from "@playwright/test";
import { expect, newAddress, newestMail, test } from "../support/journey.ts";
import { aPlannedPerson, isoToday } from "../support/people.ts";
import { signUpFromElsewhere } from "../support/sign-up.ts";

const { signIn } = phrasesOf("en");

const SCREENS = [
  "/planner",
  "/groceries",
  "/progress",
  "/recipes",
  "/profile",
  "/profile/edit",
  "/privacy",
  "/onboarding/goal",
  "/onboarding/nutritional-plan",
  "/help",
];

/** What is stored outside the copies of answers that serve without a network. */
const stored = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const result = <Value>(asked: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        asked.onsuccess = () => resolve(asked.result);
        asked.onerror = () => reject(asked.error);
      });
    const found: unknown[] = [{ ...localStorage }, { ...sessionStorage }, document.cookie];
    for (const { name = "" } of await indexedDB.databases()) {
      const database = await result(indexedDB.open(name));
      for (const store of database.objectStoreNames)
        found.push(await result(database.transaction(store).objectStore(store).getAll()));
      database.close();
    }
    return JSON.stringify(found);
  });

/** The key of the device as a script of the page sees it. */
const takeKey = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const opening = indexedDB.open("plateful-own-keys", 1);
    const key = await new Promise<CryptoKey | undefined>((resolve) => {
      opening.onsuccess = () => {
        const reading = opening.result.transaction("keys").objectStore("keys").getAll();
        reading.onsuccess = () => resolve(reading.result[0]);
      };
    });
    if (key === undefined) return "none";
    return crypto.subtle.exportKey("raw", key).then(
      () => "exported",
      () => "refused",
    );
  });

test("D1 DATA-066 no screen leaves a secret, a name, an address or an answer readable in a storage of the browser", async ({
  page,
  context,
}) => {
  test.setTimeout(150_000);
  const person = await aPlannedPerson(context, 1);
  const [first, last, note] = ["Quincella", "Medlarsen", "Sleeps badly, saffron helps"];
  await person.api("PATCH", "users/me/", { first_name: first, last_name: last });
  const days = await person.api<{ results: { id: number }[] }>(
    "GET",
    `calendarDay/?date__gte=${isoToday()}&date__lte=${isoToday()}`,
  );
  await person.api("PATCH", `calendarDay/${days.results[0]?.id}/`, { note });
  const planted = [person.token, person.email, first, last, note, "RECOMPOSITION", "MILDLY_ACTIVE"];
  for (const path of SCREENS) {
    await page.goto(path);
    await expect(page.getByRole("heading").first()).toBeVisible();
    const text = await stored(page);
    expect([path, planted.filter((each) => text.includes(each))]).toEqual([path, []]);
    expect([
      path,
      /eyJ|[Tt]oken|[\w-]{43}/.exec(text.replaceAll(/"plateful-own-[\w-]*sealed":"[^"]*"/g, ""))?.[0],
    ]).toEqual([path, undefined]);
  }
  // The answers of the plan screen are kept, and no script gets at their key.
  await page.goto("/onboarding/nutritional-plan");
  await expect.poll(() => stored(page)).toContain("onboarding-sealed");
  expect(await takeKey(page)).toBe("refused");
});

/** Where a call went, and what it said of where it came from. */
const tellsOf = (request: Request): string => `${request.url()} ${request.headers()["referer"] ?? ""}`;

/** Notes what the address bar holds at each call that the page makes. @returns how to read that. */
async function watchBar(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const bars: string[] = [];
    const send = globalThis.fetch;
    globalThis.fetch = (...given) => {
      bars.push(location.href);
      return send(...given);
    };
    Object.assign(globalThis, { bars });
  });
  return () => page.evaluate(() => (globalThis as unknown as { bars: readonly string[] }).bars);
}

test("D8 no address that is asked, and no Referer, holds an e-mail address, a name, a code or a token, and the link's token leaves the bar at once", async ({
  page,
}) => {
  test.setTimeout(150_000);
  const email = newAddress();
  const names = { first_name: "Quincella", last_name: "Medlarsen" };
  expect(await signUpFromElsewhere({ ...names, email, terms_accepted: true })).toBeLessThan(300);
  const { link, code } = await newestMail(page, email);
  const token = new URL(link ?? "").searchParams.get("magic_link_token") ?? "";
  const asked: string[] = [];
  page.on("request", (request) => asked.push(tellsOf(request)));
  const bars = await watchBar(page);
  await page.goto(link ?? "");
  await expect(page.getByRole("button", { name: signIn.link.submit })).toBeVisible();
  const seen = [...(await bars()), page.url()];
  expect(seen.length).toBeGreaterThan(1);
  expect(seen.filter((each) => each.includes(token))).toEqual([]);
  // The page itself was asked for with the link of the mail; nothing after it is.
  const [first = "", ...rest] = asked;
  expect(first).toContain(token);
  asked.splice(0, asked.length, ...rest);
  const entered = page.waitForResponse("**/api/auth/token/login/");
  await page.getByRole("button", { name: signIn.link.submit }).click();
  const { auth_token: session } = (await (await entered).json()) as { auth_token: string };
  await expect(page).not.toHaveURL(/\/login/);
  expect(page.url()).not.toContain(token);
  for (const path of [...SCREENS, "/login", "/start"]) {
    await page.goto(path);
    await expect(page.getByRole("heading").first()).toBeVisible();
  }
  const secrets = [token, session, email, encodeURIComponent(email), ...Object.values(names)];
  expect(asked.length).toBeGreaterThan(50);
  expect(asked.filter((each) => secrets.some((secret) => each.includes(secret)))).toEqual([]);
  expect(asked.filter((each) => new RegExp(`[=/]${code}\\b`).test(each))).toEqual([]);
});
