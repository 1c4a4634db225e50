import { ORIGIN } from "../address.ts";
import { aClientElsewhere, signInElsewhere } from "../support/elsewhere.ts";
import { expect, expectAccessible, newAddress, newestMail, test } from "../support/journey.ts";
import { onLayouts } from "../support/page.ts";
import { heading } from "../support/questions.ts";
import { signUpFromElsewhere } from "../support/sign-up.ts";
import { signInAs } from "../support/signed-in.ts";

const tokenOf = (link: string | null) => new URL(link ?? "").searchParams.get("magic_link_token") ?? "";

test(
  "B7 AUTH-052 COACH-210 a sign-in link from elsewhere asks whose account to open, and signs nobody in without a press",
  onLayouts,
  async ({ page, phrases }) => {
    const words = phrases.signIn.link;
    const email = newAddress();
    const account = { email, first_name: "Anna", last_name: "Bos", terms_accepted: true };
    expect(await signUpFromElsewhere(account)).toBe(201);
    const token = tokenOf((await newestMail(page, email)).link);
    await page.goto(`/onboarding/done?magic_link_token=${token}`);
    await expect(heading(page, words.title)).toBeVisible();
    await expect(page).toHaveURL("/login/link");
    await expect(page.getByText(`${email[0]}•••@example.com`)).toBeVisible();
    await expectAccessible(page);
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("session");

    await test.step("after a reload the link has to be opened once more", async () => {
      await page.reload();
      await expect(heading(page, words.againTitle)).toBeVisible();
    });
    await test.step("who is not meant leaves as nobody, and the link is not used up", async () => {
      await page.goto(`/onboarding/done?magic_link_token=${token}`);
      await page.getByRole("button", { name: words.refuse }).click();
      await expect(page).toHaveURL("/welcome");
      expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("session");
    });
    await test.step("a press signs in and leads where the link leads", async () => {
      await page.goto(`/onboarding/done?magic_link_token=${token}`);
      await page.getByRole("button", { name: words.submit, exact: true }).click();
      // By way of the consent, for which nobody has asked this browser yet.
      await expect(page).toHaveURL(`/consent?next=${encodeURIComponent("/onboarding/done")}`);
    });
    await test.step("once used and opened again, it says that one is signed in already, and leads on", async () => {
      await page.goto(`/onboarding/done?magic_link_token=${token}`);
      await expect(heading(page, words.alreadyTitle)).toBeVisible();
      await expect(page.getByText(`${email[0]}•••@example.com`)).toBeVisible();
      await expectAccessible(page);
      await page.getByRole("button", { name: words.goOn, exact: true }).click();
      await expect(page).not.toHaveURL(/\/login/);
    });
  },
);

test(
  "AUTH-041 A10 an invitation signs nobody in until the code from the client's mailbox is typed",
  onLayouts,
  async ({ page, phrases }) => {
    const { invitation: words, invitedBy } = phrases.signIn;
    const coach = await signInElsewhere({
      user: { is_coach: true, first_name: "Iris", last_name: "Bakker" },
    });
    const client = await aClientElsewhere(coach);
    const issued = await fetch(`${ORIGIN}/api/users/self-service/client-magic-link/?client=${client.id}`, {
      headers: { authorization: `Token ${coach.token}` },
    });
    const { magic_link } = (await issued.json()) as { magic_link: string };
    await page.goto(`/?magic_link_token=${tokenOf(magic_link)}`);
    await expect(heading(page, invitedBy.CLIENT({ from: "Iris Bakker" }))).toBeVisible();
    await expect(page.getByText(`${client.email[0]}•••@`)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: words.submit }).click();
    await expect(page.getByText(words.sent.OTP)).toBeVisible();
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("session");
    const { code } = await newestMail(page, client.email);
    const first = page.getByLabel(phrases.signIn.code.digit({ number: 1 }));
    await first.pressSequentially(code === "0000" ? "1111" : "0000");
    await expect(page.getByText(phrases.errors.field.otp_invalid)).toBeVisible();
    await first.pressSequentially(code ?? "");
    await expect(page).not.toHaveURL(/\/login/);
    const me = await page.evaluate(async () => {
      const session = await fetch("/api/auth/session/", { method: "POST" });
      const { auth_token } = (await session.json()) as { auth_token: string };
      const answer = await fetch("/api/users/me/", { headers: { authorization: `Token ${auth_token}` } });
      return (await answer.json()) as { id: number };
    });
    expect(me.id).toBe(client.id);
  },
);

test(
  "B7 D8 AUTH-046 the address is changed in the profile: after a code from the old mailbox, by a link to the new one",
  onLayouts,
  async ({ page, phrases }) => {
    const { changeEmail, code, confirmed } = phrases.signIn;
    const person = await signInAs(page, { signedInMinutesAgo: 6 });
    const addresses: string[] = [];
    page.on("request", (request) => addresses.push(request.url()));
    await page.goto("/profile/email");
    await expect(page.getByText(person.email)).toBeVisible();
    const field = page.getByLabel(changeEmail.newEmail);
    const wanted = newAddress();

    await test.step("a sign-in of long ago is not enough", async () => {
      await field.fill(wanted);
      await page.getByRole("button", { name: changeEmail.submit }).click();
      await expect(page.getByRole("heading", { name: changeEmail.proofTitle })).toBeVisible();
      await expectAccessible(page);
      const mail = await newestMail(page, person.email);
      await page.getByLabel(code.digit({ number: 1 })).pressSequentially(mail.code ?? "");
      await expect(page.getByRole("heading", { name: changeEmail.sentTitle })).toBeVisible();
    });

    await test.step("the link to the new address changes it, and this device stays signed in", async () => {
      const { link } = await newestMail(page, wanted);
      await page.goto(link ?? "");
      await expect(heading(page, confirmed.title)).toBeVisible();
      await page.goto("/profile/email");
      await expect(page.getByText(wanted)).toBeVisible();
    });
    for (const address of addresses) {
      expect(decodeURIComponent(address)).not.toContain(wanted);
      expect(decodeURIComponent(address)).not.toContain(person.email);
    }
  },
);

test(
  "B7 AUTH-045 a confirmation link from elsewhere asks first, and one to the old address asks for the new one",
  onLayouts,
  async ({ page, phrases }) => {
    const { confirmation, changeEmail, confirmed } = phrases.signIn;
    const person = await signInElsewhere();
    const ask = (path: string, body: object) =>
      fetch(`${ORIGIN}/api/auth/users/${path}/`, {
        method: "POST",
        headers: { authorization: `Token ${person.token}`, "content-type": "application/json" },
        body: JSON.stringify(body),
      });
    expect((await ask("reset_email", { email: person.email })).status).toBe(204);
    await page.goto((await newestMail(page, person.email)).link ?? "");
    await expect(heading(page, confirmation.chooseTitle)).toBeVisible();
    await expect(page).toHaveURL("/email-confirmed");
    await expectAccessible(page);
    const wanted = newAddress();
    await page.getByLabel(changeEmail.newEmail).fill(wanted);
    await page.getByRole("button", { name: changeEmail.submit }).click();
    await expect(heading(page, confirmation.begunTitle)).toBeVisible();

    await page.goto((await newestMail(page, wanted)).link ?? "");
    await expect(heading(page, confirmation.changeTitle)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: confirmation.change }).click();
    await expect(heading(page, confirmed.title)).toBeVisible();
  },
);
