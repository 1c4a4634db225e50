import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { heading } from "../support/questions.ts";
import { signInAs } from "../support/signed-in.ts";

const withMessenger = (page: Page) =>
  page.evaluate(() => {
    Object.assign(window, { platefulMessenger: { open: () => Object.assign(window, { wasOpened: true }) } });
  });
const withoutMessenger = (page: Page) =>
  page.evaluate(() => Reflect.deleteProperty(window, "platefulMessenger"));

test("SUPPORT-004 SUPPORT-008 somebody who is blocked reaches support by address, else by chat, else the help pages", async ({
  page,
  phrases,
}) => {
  const { billing, general, help } = phrases;
  const blocked = { account_enabled: false };
  await page.route("https://support.example/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<h1>Support</h1>" }),
  );
  await signInAs(page, { user: blocked, organisation: { support_url: "https://support.example/ask" } });
  await page.goto("/");
  await expect(page).toHaveURL("/billing-issue");
  await expectAccessible(page);
  await page.getByRole("link", { name: billing.articleLink }).click();
  await expect(heading(page, help.articles.billing.title)).toBeVisible();
  await page.goto("/billing-issue");
  await withMessenger(page);
  const contact = page.getByRole("button", { name: general.contactSupport });
  await contact.click();
  await expect(page).toHaveURL("https://support.example/ask");

  await signInAs(page, { user: blocked, organisation: { support_url: "http://support.example/ask" } });
  await page.goto("/billing-issue");
  await expect(contact).toBeVisible();
  await withMessenger(page);
  await contact.click();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, "wasOpened"))).toBe(true);
  await withoutMessenger(page);
  await contact.click();
  await expect(page).toHaveURL("/help");
});

test("SUPPORT-006 before sign-in every brand has the chat button", async ({ page, phrases }) => {
  const subdomain = `quiet-${process.pid}`;
  await signInAs(page, { organisation: { subdomain, custom_chat_launcher: false } });
  await page.context().clearCookies();
  await page.route("**/createLoginSignupPortal/", (route) =>
    route.fulfill({ json: { authentication_method: "OTP" } }),
  );
  await page.goto(`/login?subdomain=${subdomain}`);
  const chat = page.getByRole("button", { name: phrases.help.chat });
  await expect(page.getByText("Studio Groen").first()).toBeVisible();
  await expect(chat).toBeVisible();
  await page.getByLabel(phrases.signIn.login.email).fill("anna@example.com");
  await page.locator("form button").click();
  await expect(page).toHaveURL("/login/code");
  await expect(chat).toBeVisible();
});

for (const [device, userAgent, article] of [
  ["an iPhone", "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)", "install-ios"],
  ["Android", "Mozilla/5.0 (Linux; Android 15; Pixel 9)", "install-android"],
  ["anything else", "Mozilla/5.0 (X11; Linux x86_64)", "install"],
] as const)
  test.describe(`on ${device}`, () => {
    test.use({ userAgent });
    test(`SUPPORT-007 help with installing opens the page for ${device}`, async ({ page, phrases }) => {
      await page.goto("/install");
      await page.getByRole("link", { name: phrases.signIn.install.help }).click();
      await expect(page).toHaveURL(`/help/${article}`);
      await expect(heading(page, phrases.help.articles[article].title)).toBeVisible();
    });
  });

test("SUPPORT-008 who waits for a link can read what to do when none comes", async ({ page, phrases }) => {
  await page.goto("/login/link-sent");
  await page.getByRole("link", { name: phrases.signIn.linkSent.help }).click();
  await expect(heading(page, phrases.help.articles.login.title)).toBeVisible();
});

test("ONB-066 SUPPORT-009 SUPPORT-010 outside pages stand in for the built-in ones where they are set up", async ({
  page,
  phrases,
}) => {
  const { login } = phrases.signIn;
  const outside = (name: string) => `https://outside.example/${name}`;
  await page.goto("/login");
  await page.getByRole("link", { name: login.terms }).waitFor();
  const built = await page.request.get("/api/site/links/");
  const names = ["terms", "privacy", "help", "cycle_blog", "menopause_blog"];
  expect(await built.json()).toEqual(Object.fromEntries(names.map((name) => [name, null])));
  await page.goto("/help/terms");
  await expect(heading(page, phrases.help.articles.terms.title)).toBeVisible();

  await page
    .context()
    .route("**/api/site/links/", (route) =>
      route.fulfill({ json: Object.fromEntries(names.map((name) => [name, outside(name)])) }),
    );
  await page
    .context()
    .route("https://outside.example/**", (route) =>
      route.fulfill({ contentType: "text/html", body: "<h1>Outside</h1>" }),
    );
  await page.goto("/login");
  for (const [words, name] of [
    [login.terms, "terms"],
    [login.privacy, "privacy"],
  ] as const) {
    const opened = page.waitForEvent("popup");
    await page.getByRole("link", { name: words }).click();
    await expect(await opened).toHaveURL(outside(name));
  }
  for (const [path, name] of [
    ["/help", "help"],
    ["/help/cycle", "cycle_blog"],
    ["/help/menopause", "menopause_blog"],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveURL(outside(name));
  }
  await page.goto("/help/login");
  await expect(heading(page, phrases.help.articles.login.title)).toBeVisible();
});
