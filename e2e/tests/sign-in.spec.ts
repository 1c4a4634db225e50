import { expect, expectAccessible, newAddress, newestMail, test } from "../support/journey.ts";
import { onLayouts } from "../support/page.ts";

const SIGN_IN_CALL = "**/api/createMagicLink/";

test(
  "AUTH-001 AUTH-003 AUTH-004 one field and one button, no password, terms and privacy in a new tab",
  onLayouts,
  async ({ page, phrases }) => {
    await page.goto("/login");
    const { login } = phrases.signIn;
    await expect(page.getByLabel(login.email)).toBeVisible();
    await expect(page.locator("form input")).toHaveCount(1);
    await expect(page.locator("form button")).toHaveCount(1);
    await expect(page.locator("input[type=password]")).toHaveCount(0);
    for (const name of [login.terms, login.privacy]) {
      const link = page.getByRole("link", { name });
      await expect(link).toHaveAttribute("target", "_blank");
      await expect(link).toHaveAttribute("rel", "noopener");
    }
    await expectAccessible(page);
  },
);

test("AUTH-006 AUTH-007 the button waits for a good address, and says what is wrong with a bad one", async ({
  page,
  phrases,
}) => {
  const { login } = phrases.signIn;
  await page.goto("/login");
  const field = page.getByLabel(login.email);
  const button = page.locator("form button");
  await expect(button).toBeDisabled();
  await field.fill("   ");
  await field.blur();
  await expect(page.getByText(login.required, { exact: true })).toBeVisible();
  await field.fill("anna@");
  await expect(page.getByText(login.invalidEmail)).toBeVisible();
  await expect(button).toBeDisabled();
  const sent = page.waitForRequest(SIGN_IN_CALL);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(SIGN_IN_CALL, async (route) => {
    await held;
    await route.fulfill({ status: 500, json: { detail: "", code: "server_error" } });
  });
  await field.fill("  anna@example.com  ");
  await expect(button).toBeEnabled();
  await button.click();
  expect((await sent).postDataJSON()).toMatchObject({ email: "anna@example.com" });
  await expect(button).toBeDisabled();
  release();
});

test("AUTH-009 a refused request shows the server's sentence, else the general one", async ({
  page,
  phrases,
}) => {
  await page.goto("/login");
  await page.getByLabel(phrases.signIn.login.email).fill("anna@example.com");
  const refusals = [
    { status: 400, json: { non_field_errors: ["Not today."] }, says: "Not today." },
    { status: 500, json: {}, says: phrases.general.loginFailed },
  ];
  for (const { status, json, says } of refusals) {
    await page.route(SIGN_IN_CALL, (route) => route.fulfill({ status, json }));
    await page.locator("form button").click();
    await expect(page.getByRole("alert").filter({ hasText: says })).toBeVisible();
    await expect(page.getByLabel(phrases.signIn.login.email)).toHaveValue("anna@example.com");
    await page.waitForTimeout(1_000);
  }
});

test("AUTH-002 AUTH-008 AUTH-010 AUTH-016 a link leads to the screen that names the address, from which it can be changed", async ({
  page,
  phrases,
}) => {
  await page.route(SIGN_IN_CALL, (route) => route.fulfill({ json: { authentication_method: "MAGIC_LINK" } }));
  await page.goto("/login");
  await page.getByLabel(phrases.signIn.login.email).fill("anna@example.com");
  const sent = page.waitForRequest(SIGN_IN_CALL);
  await page.locator("form button").click();
  expect((await sent).postDataJSON()).toMatchObject({ redirect_url: `${new URL(page.url()).origin}/` });
  await expect(page).toHaveURL("/login/link-sent");
  await expect(page.getByText("anna@example.com")).toBeVisible();
  await expect(page.getByRole("link", { name: phrases.signIn.linkSent.help })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: phrases.signIn.linkSent.changeEmail }).click();
  await expect(page).toHaveURL("/login");
  await expect(page.getByLabel(phrases.signIn.login.email)).toHaveValue("anna@example.com");
});

test("AUTH-002 AUTH-008 AUTH-017 AUTH-018 a code is typed in four boxes; three digits are not sent", async ({
  page,
  phrases,
}) => {
  await page.route(SIGN_IN_CALL, (route) => route.fulfill({ json: { authentication_method: "OTP" } }));
  await page.goto("/login");
  await page.getByLabel(phrases.signIn.login.email).fill("anna@example.com");
  await page.locator("form button").click();
  await expect(page).toHaveURL("/login/code");
  const { code } = phrases.signIn;
  const first = page.getByLabel(code.digit({ number: 1 }));
  await expect(page.getByRole("button", { name: code.resend })).toBeVisible();
  await expect(page.getByRole("button", { name: phrases.general.back })).toBeVisible();
  let tries = 0;
  await page.route("**/api/users/verifyOTP/", async (route) => {
    tries += 1;
    await route.fulfill({ status: 400, json: { otp: [phrases.errors.field.otp_invalid] } });
  });
  await first.pressSequentially("12x3");
  await page.getByRole("button", { name: phrases.general.continue }).click();
  await expect(page.getByText(code.mustBeDigits)).toBeVisible();
  expect(tries).toBe(0);
  await expectAccessible(page);
});

test(
  "AUTH-019 AUTH-020 AUTH-021 AUTH-039 a new person enters with the code from the mail, at the place asked for; a wrong code is said on the screen",
  onLayouts,
  async ({ page, phrases }) => {
    const address = newAddress();
    const signedUp = await page.request.post("/api/auth/users/", {
      data: { email: address, first_name: "Anna", last_name: "Bos", terms_accepted: true },
    });
    expect(signedUp.status()).toBe(201);
    const mail = await newestMail(page, address);
    const { code } = phrases.signIn;
    await page.goto("/onboarding/done");
    await expect(page).toHaveURL(/\/login\?next=%2Fonboarding%2Fdone$/);
    await page.goto("/login/code?next=%2Fonboarding%2Fdone");
    await page.getByLabel(phrases.signIn.login.email).fill(address);
    await page.getByRole("button", { name: phrases.general.continue }).click();
    const first = page.getByLabel(code.digit({ number: 1 }));
    await expect(first).toHaveAttribute("inputmode", "numeric");
    await expect(first).toHaveAttribute("autocomplete", "one-time-code");
    await first.evaluate(
      (box, text) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData("text/plain", text);
        clipboardData.setData("Text", text);
        box.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
      },
      mail.code === "0000" ? "1111" : "0000",
    );
    await expect(page.getByText(code.invalid)).toHaveCount(1);
    await first.pressSequentially(mail.code ?? "");
    await expect(page).toHaveURL("/onboarding/done");
    await page.goto("/login");
    await expect(page).toHaveURL("/onboarding/goal");
  },
);

test("AUTH-030 a dead link is said and opens the sign-in screen without the token in its address", async ({
  page,
  phrases,
}) => {
  await page.goto("/planner?magic_link_token=nobody-has-this-token");
  await expect(page.getByText(phrases.errors.field.link_invalid)).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
});

test("AUTH-048 the confirmation screens say it in the catalogue's words", async ({ page, language }) => {
  const titles =
    language === "nl"
      ? ["Bevestig je e-mailadres", "Gelukt! Je e-mailadres is nu bevestigd"]
      : ["Confirm your e-mail address", "Done! Your e-mail address is now confirmed"];
  await page.goto("/email-confirmation-sent");
  await expect(page.getByRole("heading", { level: 1, name: titles[0] ?? "" })).toBeVisible();
  await page.goto("/email-confirmed");
  await expect(page.getByRole("heading", { level: 1, name: titles[1] ?? "" })).toBeVisible();
});

test("NAV-023 NAV-024 installing is offered when the browser offers it, else explained, and never forced", async ({
  page,
  phrases,
}) => {
  const { install } = phrases.signIn;
  await page.goto("/install");
  await expect(page.getByRole("heading", { level: 1, name: phrases.general.installApp })).toBeVisible();
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

test(
  "SUPPORT-001 SUPPORT-003 the chat button stands on sign-in up to 1024 px and opens chat or help",
  onLayouts,
  async ({ page, phrases }) => {
    await page.setViewportSize({ width: 1025, height: 800 });
    await page.goto("/login");
    const chat = page.getByRole("button", { name: phrases.help.chat });
    await expect(page.getByLabel(phrases.signIn.login.email)).toBeVisible();
    await expect(chat).toHaveCount(0);
    await page.setViewportSize({ width: 1024, height: 800 });
    await page.evaluate(() => {
      Object.assign(window, {
        platefulMessenger: { open: () => Object.assign(window, { wasOpened: true }) },
      });
    });
    await chat.click();
    expect(await page.evaluate(() => Reflect.get(window, "wasOpened"))).toBe(true);
    await page.evaluate(() => Reflect.deleteProperty(window, "platefulMessenger"));
    await chat.click();
    await expect(page).toHaveURL("/help");
    await page.goto("/start");
    await expect(page.getByRole("button", { name: phrases.signIn.start.startToday })).toBeVisible();
    await expect(chat).toHaveCount(0);
  },
);

test("built-in help pages serve in both languages", async ({ page, phrases }) => {
  for (const [key, { title }] of Object.entries(phrases.help.articles)) {
    await page.goto(`/help/${key}`);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  }
  await expectAccessible(page);
});
