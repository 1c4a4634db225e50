import type { Browser, Page } from "@playwright/test";
import { PIXEL_ORIGIN, PORT } from "../address.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { onLayouts } from "../support/page.ts";
import { signInAs } from "../support/signed-in.ts";

const SHOTS = process.env.VISITS_SHOTS;
const PICTURE = Buffer.from("R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==", "base64");

/** A visitor of a practice's own site, with everything that their browser asks other origins for. */
async function visit(browser: Browser, page: Page, subdomain: string) {
  const context = await browser.newContext({
    baseURL: `http://${subdomain}.localhost:${PORT}`,
    locale: await page.evaluate(() => navigator.language),
    serviceWorkers: "block",
    viewport: page.viewportSize(),
  });
  const asked: string[] = [];
  const told: Record<string, string>[] = [];
  context.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith("http") && !hostname.endsWith("localhost")) asked.push(request.url());
  });
  await context.route(`${PIXEL_ORIGIN}/**`, async (route) => {
    told.push(await route.request().allHeaders());
    await route.fulfill({ contentType: "image/gif", body: PICTURE });
  });
  return { theirs: await context.newPage(), asked, told, context };
}

/** Leaves time for what should not happen: the page has nothing more to load. */
const settle = (page: Page) => page.waitForLoadState("networkidle");

test(
  "ORG-029 ORG-030 ORG-053 ORG-054 a practice's pixel is loaded on its sign-up and checkout pages, after consent, until that is taken back",
  onLayouts,
  async ({ page, browser, phrases }) => {
    const { visits, signIn, billing } = phrases;
    const subdomain = `seen-${crypto.randomUUID().slice(0, 8)}`;
    const organisation = { subdomain, name: "Praktijk Puur", tracking_pixel_id: "px-7" };
    await signInAs(page, { organisation });
    const { theirs, asked, told, context } = await visit(browser, page, subdomain);
    const address = (at: string) => `${PIXEL_ORIGIN}/c?id=px-7&page=${at}`;
    const question = theirs.getByRole("region", { name: visits.title(organisation) });
    await test.step("before an answer nothing is loaded, and the page works", async () => {
      await theirs.goto("/start");
      await expect(question).toBeVisible();
      await expectAccessible(theirs);
      await settle(theirs);
      expect(asked).toEqual([]);
      if (SHOTS !== undefined)
        await theirs.screenshot({ path: `${SHOTS}/asked-${phrases.visits.allow}.png`, fullPage: true });
    });
    await test.step("after consent one picture, which tells of the practice and the page alone", async () => {
      await theirs.getByRole("button", { name: visits.allow, exact: true }).click();
      await expect(theirs.getByText(visits.counted(organisation))).toBeFocused();
      await expect.poll(() => asked).toEqual([address("sign-up")]);
      expect(told[0]?.referer).toBeUndefined();
      await expectAccessible(theirs);
      if (SHOTS !== undefined)
        await theirs.screenshot({ path: `${SHOTS}/counted-${phrases.visits.allow}.png`, fullPage: true });
    });
    await test.step("the policy of the page itself names no other origin", async () => {
      const opened = await theirs.reload();
      await expect.poll(() => asked).toHaveLength(2);
      const policy = opened?.headers()["content-security-policy"] ?? "";
      expect(policy).toContain("img-src 'self' data: blob:;");
      expect(policy).not.toContain(PIXEL_ORIGIN);
      asked.pop();
    });
    await test.step("no page with health data, and no sign-in, loads it", async () => {
      await theirs.getByRole("button", { name: signIn.start.startToday, exact: true }).click();
      await expect(theirs).toHaveURL(/\/onboarding\/goal/);
      for (const path of ["/login", "/onboarding/goal", "/start/coach", "/help", "/install"]) {
        await theirs.goto(path);
        await settle(theirs);
        await expect(theirs.locator("iframe")).toHaveCount(0);
      }
      expect(asked).toEqual([address("sign-up")]);
    });
    await test.step("the checkout loads it without asking again", async () => {
      await theirs.goto("/checkout?secret=1");
      await expect(theirs.getByText(visits.counted(organisation))).toBeVisible();
      await expect.poll(() => asked).toEqual([address("sign-up"), address("checkout")]);
      expect(await theirs.title()).toContain(billing.checkout.title);
    });
    await test.step("taken back, it is no longer loaded", async () => {
      await theirs.getByRole("button", { name: visits.stop }).click();
      await expect(theirs.getByText(visits.notCounted)).toBeFocused();
      await expect(theirs.locator("iframe")).toHaveCount(0);
      for (const path of ["/checkout", "/start"]) {
        await theirs.goto(path);
        await settle(theirs);
        await expect(question).toHaveCount(0);
      }
      expect(asked).toHaveLength(2);
    });
    await context.close();
  },
);

test("ORG-030 ORG-054 a member reads and takes back the answer on the privacy page, where nothing is loaded", async ({
  page,
  browser,
  phrases,
}) => {
  const { visits } = phrases;
  const subdomain = `seen-${crypto.randomUUID().slice(0, 8)}`;
  const organisation = { subdomain, name: "Praktijk Puur", tracking_pixel_id: "px-7" };
  await signInAs(page, { organisation });
  const { theirs, asked, context } = await visit(browser, page, subdomain);
  const cookies = await page.context().cookies();
  await context.addCookies(cookies.map((one) => ({ ...one, domain: `${subdomain}.localhost` })));
  await theirs.goto("/profile/privacy");
  const counts = theirs.getByRole("switch", { name: visits.switch(organisation) });
  await expect(counts).not.toBeChecked();
  await counts.check({ force: true });
  await theirs.reload();
  await expect(counts).toBeChecked();
  for (const path of ["/profile/privacy", "/planner", "/progress", "/profile"]) {
    await theirs.goto(path);
    await settle(theirs);
    await expect(theirs.locator("iframe")).toHaveCount(0);
  }
  expect(asked).toEqual([]);
  await theirs.goto("/checkout");
  await expect.poll(() => asked).toEqual([`${PIXEL_ORIGIN}/c?id=px-7&page=checkout`]);
  await theirs.goto("/profile/privacy");
  await counts.uncheck({ force: true });
  await theirs.goto("/checkout");
  await settle(theirs);
  expect(asked).toHaveLength(1);
  await context.close();
});

test("ORG-029 ORG-054 nobody is asked on the main site, by a practice without a pixel, or whose browser says no", async ({
  page,
  browser,
  phrases,
}) => {
  const id = crypto.randomUUID().slice(0, 8);
  await signInAs(page, { organisation: { subdomain: `plain-${id}` } });
  await signInAs(page, { organisation: { subdomain: `seen-${id}`, tracking_pixel_id: "px-7" } });
  const plain = await visit(browser, page, `plain-${id}`);
  const refusing = await visit(browser, page, `seen-${id}`);
  await refusing.context.addInitScript(() =>
    Object.defineProperty(navigator, "globalPrivacyControl", { value: true }),
  );
  await page.context().clearCookies();
  for (const theirs of [page, plain.theirs, refusing.theirs])
    for (const path of ["/start", "/checkout"]) {
      await theirs.goto(path);
      await settle(theirs);
      await expect(theirs.getByRole("button", { name: phrases.visits.allow, exact: true })).toHaveCount(0);
      await expect(theirs.locator("iframe")).toHaveCount(0);
    }
  expect([...plain.asked, ...refusing.asked]).toEqual([]);
  await plain.context.close();
  await refusing.context.close();
});
