import { languageAfter, languageName } from "@plateful/phrases";
import { expect, expectAccessible, newAddress, newestMail, test } from "../support/journey.ts";
import { languageOf, onLayouts } from "../support/page.ts";
import { heading } from "../support/questions.ts";
import { keepTick, signInAs } from "../support/signed-in.ts";

const SIGN_IN_CALL = "**/api/createMagicLink/";

test(
  "I5 AUTH-001 AUTH-003 AUTH-004 AUTH-019 AUTH-020 AUTH-021 AUTH-039 one field, one button and no password; a new person enters with the code from the mail, at the place asked for",
  onLayouts,
  async ({ page, phrases }) => {
    const { login, code } = phrases.signIn;
    const email = newAddress();
    const account = { email, first_name: "Anna", last_name: "Bos", terms_accepted: true };
    // From this browser, for which alone the code is good.
    expect((await page.request.post("/api/auth/users/", { data: account })).status()).toBe(201);
    const mail = await newestMail(page, email);
    // Agreed to at registration; otherwise the question comes first.
    await keepTick(page);
    await page.goto("/onboarding/done");
    await expect(page).toHaveURL(/\/login\?next=%2Fonboarding%2Fdone$/);

    await test.step("the sign-in screen", async () => {
      await expect(page.getByLabel(login.email)).toBeVisible();
      await expect(page.locator("form input")).toHaveCount(1);
      await expect(page.locator("form button")).toHaveCount(1);
      await expect(page.locator("input[type=password]")).toHaveCount(0);
      for (const name of [login.terms, login.privacy]) {
        const link = page.getByRole("link", { name });
        await expect(link).toHaveAttribute("target", "_blank");
        await expect(link).toHaveAttribute("rel", "noopener");
      }
    });

    await test.step("a wrong code, said on the screen, and the right one", async () => {
      await page.goto("/login/code?next=%2Fonboarding%2Fdone");
      await page.getByLabel(login.email).fill(email);
      await page.getByRole("button", { name: phrases.general.continue }).click();
      const first = page.getByLabel(code.digit({ number: 1 }));
      await expect(first).toHaveAttribute("inputmode", "numeric");
      await expect(first).toHaveAttribute("autocomplete", "one-time-code");
      await expectAccessible(page);
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
    });

    await page.goto("/login");
    await expect(page).toHaveURL("/onboarding/goal");
  },
);

test("AUTH-002 AUTH-006 AUTH-007 AUTH-008 AUTH-009 AUTH-010 AUTH-016 AUTH-017 AUTH-018 AUTH-022 SUPPORT-008 an address is checked, refused, sent a link or a code, and another code after the wait", async ({
  page,
  phrases,
}) => {
  const { login, linkSent, code } = phrases.signIn;
  const { general, help } = phrases;
  await page.clock.install();
  await page.goto("/login");
  const field = page.getByLabel(login.email);
  const button = page.locator("form button");
  const alert = (text: string) => page.getByRole("alert").filter({ hasText: text });
  const answers = (json: object, status = 200) =>
    page.route(SIGN_IN_CALL, (route) => route.fulfill({ status, json }));

  await test.step("the button waits for a good address, and for the answer", async () => {
    await expect(button).toBeDisabled();
    await field.fill("   ");
    await field.blur();
    await expect(page.getByText(login.required, { exact: true })).toBeVisible();
    await field.fill("anna@");
    await expect(page.getByText(login.invalidEmail)).toBeVisible();
    await expect(button).toBeDisabled();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(SIGN_IN_CALL, async (route) => {
      await held;
      await route.fulfill({ status: 500, json: {} });
    });
    await field.fill("  anna@example.com  ");
    const sent = page.waitForRequest(SIGN_IN_CALL);
    await button.click();
    expect((await sent).postDataJSON()).toMatchObject({
      email: "anna@example.com",
      redirect_url: `${new URL(page.url()).origin}/`,
    });
    await expect(button).toBeDisabled();
    release();
  });

  await test.step("a refusal shows the server's sentence, else the general one", async () => {
    await expect(alert(general.loginFailed)).toBeVisible();
    // A second alert within a second of the first would not be shown (ledger ERR-008).
    await page.clock.runFor(1_000);
    await answers({ non_field_errors: ["Not today."] }, 400);
    await button.click();
    await expect(alert("Not today.")).toBeVisible();
    await expect(field).toHaveValue(/anna@example\.com/);
  });

  await test.step("a link leads to the screen that names the address, from which it can be changed", async () => {
    await answers({ authentication_method: "MAGIC_LINK" });
    await button.click();
    await expect(page).toHaveURL("/login/link-sent");
    await expect(page.getByText("anna@example.com")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("link", { name: linkSent.help }).click();
    await expect(heading(page, help.articles.login.title)).toBeVisible();
    await page.goBack();
    await page.getByRole("button", { name: linkSent.changeEmail }).click();
    await expect(page).toHaveURL("/login");
    await expect(field).toHaveValue("anna@example.com");
  });

  await test.step("a code is typed in four boxes; three digits are not sent", async () => {
    await answers({ authentication_method: "OTP" });
    await button.click();
    await expect(page).toHaveURL("/login/code");
    await expect(page.getByRole("button", { name: general.back })).toBeVisible();
    let tries = 0;
    await page.route("**/api/users/verifyOTP/", (route) => {
      tries += 1;
      return route.fulfill({ status: 400, json: { otp: [phrases.errors.field.otp_invalid] } });
    });
    await page.getByLabel(code.digit({ number: 1 })).pressSequentially("12x3");
    await page.getByRole("button", { name: general.continue }).click();
    await expect(page.getByText(code.mustBeDigits)).toBeVisible();
    expect(tries).toBe(0);
  });

  await test.step("another code after the wait, or why not", async () => {
    const resend = page.getByRole("button", { name: code.resend });
    await expect(resend).toBeDisabled();
    for (const { status, json, says } of [
      { status: 400, json: { non_field_errors: ["Too often."] }, says: "Too often." },
      { status: 500, json: {}, says: general.loginFailed },
      { status: 200, json: { authentication_method: "OTP" }, says: code.resent },
    ]) {
      await page.route("**/users/resendOTP/", (route) => route.fulfill({ status, json }));
      await page.clock.fastForward(31_000);
      const sent = page.waitForRequest("**/users/resendOTP/");
      await resend.click();
      expect((await sent).postDataJSON()).toEqual({ email: "anna@example.com" });
      await expect(page.getByText(says, { exact: true })).toBeVisible();
    }
    await expect(resend).toBeDisabled();
  });
});

test("AUTH-030 a dead link is said and opens the sign-in screen without the token in its address", async ({
  page,
  phrases,
}) => {
  await page.goto("/planner?magic_link_token=nobody-has-this-token");
  await expect(page.getByText(phrases.errors.field.link_invalid)).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
});

test("PROF-019 the language that is chosen before signing in is that of the mails from then on", async ({
  page,
}) => {
  const { email } = await signInAs(page);
  await page.context().clearCookies();
  await page.goto("/login");
  await page.getByRole("button", { name: languageName(languageAfter(languageOf(test.info()))) }).click();
  await page.locator("input[type=email]").fill(email);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/login\/code/);
  const { code } = await newestMail(page, email);
  const saved = page.waitForResponse((answer) => answer.request().method() === "PATCH" && answer.ok());
  await page
    .locator("input[autocomplete=one-time-code]")
    .first()
    .pressSequentially(code ?? "");
  expect(await (await saved).json()).toMatchObject({ email, locale: "nl" });
});
