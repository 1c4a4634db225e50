import { ORIGIN } from "../address.ts";
import { expect, expectAccessible, newestMail, test } from "../support/journey.ts";
import { onLayouts } from "../support/page.ts";
import { aPlannedPerson } from "../support/people.ts";
import { signInAs } from "../support/signed-in.ts";

/** What a script does: no browser, no cookie. */
async function callWith(secret: string, path: string): Promise<{ status: number; code: unknown }> {
  const answer = await fetch(`${ORIGIN}/api/${path}`, { headers: { authorization: `Bearer ${secret}` } });
  const { code } = (await answer.json()) as { code?: unknown };
  return { status: answer.status, code };
}

test(
  "DOOR-002 DOOR-009 DOOR-011 DOOR-012 a token is made, copied, used, seen in its log and revoked",
  onLayouts,
  async ({ page, phrases }) => {
    const { profile, tokens, signIn } = phrases;
    const person = await signInAs(page, { signedInMinutesAgo: 6 });
    const dialog = page.getByRole("dialog");
    const card = page.getByRole("article", { name: "Kitchen" });
    let secret = "";

    await test.step("from the profile, where there is none yet", async () => {
      await page.goto("/profile");
      await page.getByRole("link", { name: profile.system.tokens }).click();
      await expect(page.getByRole("heading", { level: 1, name: tokens.title })).toBeVisible();
      await expect(page.getByRole("heading", { name: tokens.emptyTitle })).toBeVisible();
      await expectAccessible(page);
    });

    await test.step("DOOR-068 the documentation of the API is a press away", async () => {
      const link = page.getByRole("link", { name: tokens.docs });
      await expect(link).toHaveAttribute("href", "/api-docs");
      expect((await page.request.get("/api-docs")).status()).toBe(200);
    });

    await test.step("DOOR-028 the address for assistants is that of this site, and is copied", async () => {
      const { assistant } = tokens;
      const section = page.getByRole("region", { name: assistant.title });
      await expect(section.getByLabel(assistant.address)).toHaveValue(`${ORIGIN}/mcp`);
      await expect(section.getByRole("listitem")).toHaveText([...assistant.steps]);
      await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
      await section.getByRole("button", { name: assistant.copy }).click();
      await expect(page.getByText(assistant.copied)).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${ORIGIN}/mcp`);
    });

    await test.step("one that may do nothing is refused; a sign-in of long ago takes a code", async () => {
      await page.getByRole("button", { name: tokens.make }).click();
      await dialog.getByLabel(tokens.form.name).fill("Kitchen");
      await dialog.getByRole("button", { name: tokens.form.submit }).click();
      await expect(dialog.getByText(tokens.form.nothingChosen)).toBeVisible();
      await expect(
        dialog.getByRole("checkbox", { name: tokens.form.readOf({ area: tokens.areas.coach }) }),
      ).toHaveCount(0);
      for (const area of [tokens.areas.diary, tokens.areas.groceries])
        await dialog.getByRole("checkbox", { name: tokens.form.readOf({ area }) }).check({ force: true });
      await expectAccessible(page);
      await dialog.getByRole("button", { name: tokens.form.submit }).click();
      await dialog.getByRole("button", { name: tokens.proof.send }).click();
      await expect(dialog.getByLabel(signIn.code.digit({ number: 1 }))).toBeVisible();
      await expectAccessible(page);
      const mail = await newestMail(page, person.email);
      await page.getByLabel(signIn.code.digit({ number: 1 })).pressSequentially(mail.code ?? "");
    });

    await test.step("its secret is shown once, and copied", async () => {
      const field = dialog.getByLabel(tokens.secret.label, { exact: true });
      await expect(field).toHaveValue(/^plt_[\w-]{43}$/);
      secret = await field.inputValue();
      await expectAccessible(page);
      await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
      await dialog.getByRole("button", { name: tokens.secret.copy }).click();
      await expect(page.getByText(tokens.secret.copied)).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret);
      await dialog.getByRole("button", { name: tokens.secret.done }).click();
      await expect(card).toContainText(tokens.neverUsed);
      expect(await page.content()).not.toContain(secret.slice(4));
      const { subject } = await newestMail(page, person.email);
      expect(subject).toContain("token");
    });

    await test.step("a script uses it, as far as it may", async () => {
      expect((await callWith(secret, "calendarDay/")).status).toBe(200);
      expect((await callWith(secret, "calendarDay/")).status).toBe(200);
      expect(await callWith(secret, "userWeight/")).toEqual({ status: 403, code: "scope_missing" });
      expect(await callWith(secret, "auth/tokens/")).toEqual({ status: 403, code: "token_not_allowed" });
    });

    await test.step("which the log tells", async () => {
      await page.reload();
      await expect(card).toContainText(tokens.calls({ count: 4, shown: "4" }));
      await expectAccessible(page);
      await card.getByRole("button", { name: tokens.log.openOf({ name: "Kitchen" }) }).click();
      const entry = (operation: string) => dialog.getByRole("listitem").filter({ hasText: operation });
      await expect(entry("list-calendar-days")).toContainText(tokens.log.times({ count: 2, shown: "2" }));
      await expect(entry("list-user-weights")).toContainText(
        tokens.log.status({ outcome: tokens.log.outcomes.refused, status: 403 }),
      );
      await expectAccessible(page);
      await page.keyboard.press("Escape");
    });

    await test.step("revoked, it opens nothing any more", async () => {
      await card.getByRole("button", { name: tokens.revoke.openOf({ name: "Kitchen" }) }).click();
      await expectAccessible(page);
      await dialog.getByRole("button", { name: tokens.revoke.confirm }).click();
      await expect(dialog).toHaveCount(0);
      await expect(card.getByRole("button", { name: tokens.revoke.openOf({ name: "Kitchen" }) })).toHaveCount(
        0,
      );
      expect((await callWith(secret, "calendarDay/")).status).toBe(401);
    });
  },
);

test(
  "DOOR-096 the address of a calendar is made, read by a calendar program, and revoked",
  onLayouts,
  async ({ page, phrases }) => {
    const { tokens } = phrases;
    const { calendar: words } = tokens;
    await aPlannedPerson(page.context());
    const dialog = page.getByRole("dialog");
    let address = "";
    const read = () => fetch(address);

    await test.step("what it shows is chosen; nothing chosen is refused", async () => {
      await page.goto("/profile/tokens");
      await page.getByRole("button", { name: words.make }).click();
      await expect(dialog.getByLabel(tokens.form.name)).toHaveValue(words.title);
      await expect(dialog.getByRole("checkbox", { name: words.partNames.CHECK_INS })).toHaveCount(0);
      for (const part of [words.partNames.MEALS, words.partNames.COOKING])
        await dialog.getByRole("checkbox", { name: part }).uncheck({ force: true });
      await dialog.getByRole("button", { name: words.submit }).click();
      await expect(dialog.getByText(words.nothingChosen)).toBeVisible();
      await expectAccessible(page);
      await dialog.getByRole("checkbox", { name: words.partNames.MEALS }).check({ force: true });
      await dialog.getByRole("button", { name: words.submit }).click();
    });

    await test.step("the address is shown once, copied, and opens in the calendar app", async () => {
      const field = dialog.getByLabel(words.address);
      await expect(field).toHaveValue(/\/calendar\/plt_[\w-]{43}\.ics\?part=MEALS$/);
      address = await field.inputValue();
      await expect(dialog.getByRole("link", { name: words.open })).toHaveAttribute("href", /^webcal:\/\//);
      await expectAccessible(page);
      await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
      await dialog.getByRole("button", { name: words.copy }).click();
      await expect(page.getByText(words.copied)).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
      await dialog.getByRole("button", { name: tokens.secret.done }).click();
    });

    await test.step("a calendar program reads the planned meals", async () => {
      const answer = await read();
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain(`SUMMARY:${phrases.meals.moments.DINNER}: `);
      await page.reload();
      await expect(page.getByRole("article", { name: words.title })).toContainText(words.scope);
    });

    await test.step("revoked, it is gone", async () => {
      await page.getByRole("button", { name: tokens.revoke.openOf({ name: words.title }) }).click();
      await dialog.getByRole("button", { name: tokens.revoke.confirm }).click();
      await expect(dialog).toHaveCount(0);
      expect((await read()).status).toBe(404);
    });
  },
);
