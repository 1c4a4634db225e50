import type { Page } from "@playwright/test";
import { ORIGIN } from "../address.ts";
import { expect, test } from "../support/journey.ts";
import { heading } from "../support/questions.ts";
import { signInAs } from "../support/signed-in.ts";

const withMessenger = (page: Page) =>
  page.evaluate(() => {
    Object.assign(window, { platefulMessenger: { open: () => Object.assign(window, { wasOpened: true }) } });
  });
const withoutMessenger = (page: Page) =>
  page.evaluate(() => Reflect.deleteProperty(window, "platefulMessenger"));

test("SUPPORT-004 SUPPORT-008 someone who is blocked reaches support by address, else by chat, else the help pages", async ({
  page,
  phrases,
}) => {
  const { billing, help } = phrases;
  const blocked = { account_enabled: false };
  await page.route("https://support.example/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<h1>Support</h1>" }),
  );
  await signInAs(page, { user: blocked, organisation: { support_url: "https://support.example/ask" } });
  await page.goto("/");
  await expect(page).toHaveURL("/billing-issue");
  await page.getByRole("link", { name: billing.articleLink }).click();
  await expect(heading(page, help.articles.billing.title)).toBeVisible();
  await page.goBack();
  await withMessenger(page);
  const contact = page.getByRole("button", { name: billing.contactSupport });
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

test("ORG-028 SUPPORT-001 SUPPORT-003 SUPPORT-006 SUPPORT-009 before sign-in every brand has the chat button up to 1024 px, which opens the chat or the built-in help", async ({
  page,
  phrases,
}) => {
  const { help, signIn } = phrases;
  const subdomain = `quiet-${process.pid}`;
  await signInAs(page, { organisation: { subdomain, custom_chat_launcher: false } });
  await page.context().clearCookies();
  await page.route("**/createLoginSignupPortal/", (route) =>
    route.fulfill({ json: { authentication_method: "OTP" } }),
  );
  await page.setViewportSize({ width: 1025, height: 800 });
  await page.goto(`/login?subdomain=${subdomain}`);
  const chat = page.getByRole("button", { name: help.chat });
  await expect(page.getByText("Studio Groen").first()).toBeVisible();
  await expect(chat).toHaveCount(0);
  await page.setViewportSize({ width: 1024, height: 800 });
  await withMessenger(page);
  await chat.click();
  expect(await page.evaluate(() => Reflect.get(window, "wasOpened"))).toBe(true);
  await withoutMessenger(page);
  await chat.click();
  await expect(page).toHaveURL("/help");

  await test.step("every help page", async () => {
    for (const { title } of Object.values(help.articles)) {
      await page.getByRole("link", { name: title, exact: true }).click();
      await expect(heading(page, title)).toBeVisible();
      await page.getByRole("link", { name: help.allArticles }).click();
    }
  });

  await page.goto("/start");
  await expect(page.getByRole("button", { name: signIn.start.startToday })).toBeVisible();
  await expect(chat).toHaveCount(0);
  await page.getByRole("button", { name: phrases.general.logIn }).click();
  await page.getByLabel(signIn.login.email).fill("anna@example.com");
  await page.locator("form button").click();
  await expect(page).toHaveURL("/login/code");
  await expect(chat).toBeVisible();
});

test("ONB-066 SUPPORT-009 SUPPORT-010 outside pages stand in for the built-in ones where they are set up", async ({
  page,
  phrases,
}) => {
  const { login } = phrases.signIn;
  const outside = (name: string) => `https://outside.example/${name}`;
  const built = await page.request.get("/api/site/links/");
  const names = ["terms", "privacy", "help", "cycle_blog", "menopause_blog", "book_a_demo"];
  const none = Object.fromEntries(names.map((name) => [name, null]));
  expect(await built.json()).toEqual({
    ...none,
    support_contact: null,
    counts_presses: false,
    loads_pixel: true,
    takes_assistants: true,
    main_host: new URL(ORIGIN).host,
  });

  await page.context().route("**/api/site/links/", (route) =>
    route.fulfill({
      json: {
        ...Object.fromEntries(names.map((name) => [name, outside(name)])),
        support_contact: null,
        counts_presses: false,
        loads_pixel: false,
        takes_assistants: true,
        main_host: new URL(ORIGIN).host,
      },
    }),
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
    ["/help/book-a-demo", "book_a_demo"],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveURL(outside(name));
  }
  await page.goto("/help/login");
  await expect(heading(page, phrases.help.articles.login.title)).toBeVisible();
});
