import type { Page } from "@playwright/test";
import { expect, newAddress, newestMail, test } from "../support/journey.ts";
import { heading } from "../support/questions.ts";
import { keepAnswers, keepTick, signInAs } from "../support/signed-in.ts";
import { SIZES } from "../support/sizes.ts";

/** The calls that a page makes, with where it stood at the time. */
function callsOf(page: Page) {
  const calls: { path: string; body: string; headers: Record<string, string>; from: string }[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith("/api/")) return;
    const body = request.postData() ?? "";
    calls.push({ path: pathname, body, headers: request.headers(), from: page.url() });
  });
  return calls;
}

test("AUTH-027 AUTH-029 AUTH-032 a link signs in on any screen, and its token leaves the address before anything is asked", async ({
  page,
  phrases,
}) => {
  const email = newAddress();
  const account = { email, first_name: "Anna", last_name: "Bos", terms_accepted: true };
  // From this browser, in which the link needs no further question.
  expect((await page.request.post("/api/auth/users/", { data: account })).status()).toBe(201);
  const { link } = await newestMail(page, email);
  const token = new URL(link ?? "").searchParams.get("magic_link_token") ?? "";
  await keepTick(page);
  const calls = callsOf(page);
  await page.goto(`/onboarding/done?from=mail&magic_link_token=${token}`);
  await expect(heading(page, phrases.onboarding.tour.slides[0]?.title ?? "")).toBeVisible();
  await expect(page).toHaveURL("/onboarding/done?from=mail");
  const [first, second, ...others] = calls;
  expect(first).toMatchObject({ path: "/api/auth/token/link/" });
  expect(second).toMatchObject({ path: "/api/auth/token/login/" });
  expect(JSON.parse(second?.body ?? "")).toEqual({ magic_link_token: token });
  for (const { from } of calls) expect(from).not.toContain("magic_link_token");
  for (const { body, path } of others) expect(`${path}${body}`).not.toContain(token);
  const me = calls.find(({ path }) => path.endsWith("/users/me/"));
  expect(me?.headers.authorization).toMatch(/^Token [\w-]{43}$/);
  for (const { headers } of calls) expect(headers["accept-language"]).toBe("en");
  expect(first?.headers.authorization).toBeUndefined();
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
    me?.headers.authorization?.slice("Token ".length),
  );
});

test("ORG-028 NAV-022 NAV-023 NAV-024 a brand that wants the app installed asks so on a phone, and not on a desktop, and forces nobody", async ({
  page,
  phrases,
}) => {
  const { install, login } = phrases.signIn;
  const subdomain = `install-${process.pid}`;
  await signInAs(page, { organisation: { subdomain, pwa_enabled: true } });
  await page.context().clearCookies();
  await page.setViewportSize(SIZES.desktop);
  await page.goto(`/login?subdomain=${subdomain}`);
  await expect(page.getByLabel(login.email)).toBeVisible();
  await expect(page.getByText("Studio Groen").first()).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
  await page.setViewportSize(SIZES.phone);
  await page.goto("/login");
  await expect(page).toHaveURL("/install");
  await expect(heading(page, "Install the app")).toBeVisible();
  await expect(page.getByText(install.stepsTitle)).toBeVisible();
  await page.evaluate(() => {
    const offer = new Event("beforeinstallprompt", { cancelable: true });
    Object.assign(offer, { prompt: async () => {} });
    window.dispatchEvent(offer);
  });
  await expect(page.getByRole("button", { name: install.button })).toBeVisible();
  await page.getByRole("button", { name: install.inBrowser }).click();
  await expect(page).toHaveURL("/login");
  await page.addInitScript(() => Object.defineProperty(navigator, "standalone", { value: true }));
  await page.goto("/install");
  await expect(page).toHaveURL("/login");
});

test("one page serves phone and desktop, and asks for a code when it runs installed", async ({
  page,
  phrases,
}) => {
  await page.route("**/createMagicLink/", (route) =>
    route.fulfill({ json: { authentication_method: "OTP" } }),
  );
  const askedFor = async () => {
    await page.getByLabel(phrases.signIn.login.email).fill("anna@example.com");
    const sent = page.waitForRequest("**/createMagicLink/");
    await page.locator("form button").click();
    return (await sent).postDataJSON().preferred_method;
  };
  await page.goto("/start");
  for (const size of [SIZES.phone, SIZES.desktop]) {
    await page.setViewportSize(size);
    await expect(page.getByRole("button", { name: phrases.signIn.start.startToday })).toBeVisible();
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(width).toBeLessThanOrEqual(size.width);
  }
  await page.getByRole("button", { name: phrases.general.logIn }).click();
  // A code suits an installed app and a phone, where a link would open in another browser.
  expect(await askedFor()).toBe("MAGIC_LINK");
  await page.addInitScript(() => Object.defineProperty(navigator, "standalone", { value: true }));
  await page.goto("/login");
  expect(await askedFor()).toBe("OTP");
});

test("AUTH-048 AUTH-049 the screens of signing up can all be reached", async ({ page, phrases }) => {
  const { start } = phrases.signIn;
  const { prototype, onboarding } = phrases;
  await keepAnswers(page);
  for (const [path, title] of [
    ["/start", start.title],
    ["/email-confirmation-sent", "Confirm your e-mail address"],
    ["/email-confirmed", "Done! Your e-mail address is now confirmed"],
    ["/onboarding/registration", onboarding.registration.title],
    ["/prototype/register", prototype.register.title],
  ] as const) {
    await page.goto(path);
    await expect(heading(page, title)).toBeVisible();
  }
  await expect(page.getByText(prototype.sampleData, { exact: true })).toBeVisible();
  const calls = callsOf(page);
  await page.getByRole("button", { name: prototype.register.submit }).click();
  await expect(page.getByText(prototype.register.done)).toBeVisible();
  expect(calls).toEqual([]);
});
