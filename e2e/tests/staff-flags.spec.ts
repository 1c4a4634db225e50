import type { PersonWanted } from "../address.ts";
import { expect, expectAccessible, newestMail, test } from "../support/journey.ts";
import { onLayouts } from "../support/page.ts";
import { callAs, signInAs } from "../support/signed-in.ts";

const STAFF: PersonWanted = {
  user: { is_staff: true, first_name: "Marit", last_name: "Kok" },
  signedInMinutesAgo: 45,
};

interface Switches {
  readonly feature_flags_for_user: {
    readonly flags: readonly string[];
    readonly switches: readonly string[];
  };
}

test(
  "ORG-026 STAFF-017 STAFF-018 switches a feature on for a person, for nobody, and for everybody after a question",
  onLayouts,
  async ({ page, phrases }) => {
    const { flags: words, persons } = phrases.staff;
    const name = `FF_JOURNEY_${Date.now()}`;
    const last_name = `Quist${Date.now()}`;
    const person = await signInAs(page, { user: { first_name: "Sanne", last_name } });
    const other = await signInAs(page);
    const staff = await signInAs(page, STAFF);
    const hasIt = async (who: typeof person) => {
      const { feature_flags_for_user: has } = await callAs<Switches>(page, who, "GET", "users/me/");
      return [...has.flags, ...has.switches].includes(name);
    };
    const row = page.getByRole("listitem").filter({ hasText: name });
    const toggle = row.getByRole("switch");
    const dialog = page.getByRole("dialog");
    const textbox = (label: string) => page.getByRole("textbox", { name: label });
    await test.step("a new flag names a person", async () => {
      await page.goto("/staff/flags");
      await page.getByRole("link", { name: words.new }).click();
      await textbox(words.name).fill(name);
      await page.getByRole("searchbox", { name: words.findPerson }).fill(last_name);
      await page.getByRole("button", { name: words.add({ name: `Sanne ${last_name}` }) }).click();
      await expectAccessible(page);
      await page.getByRole("button", { name: words.save, exact: true }).click();
      await expect(row).toContainText(words.people({ count: 1 }));
      expect([await hasIt(person), await hasIt(other)]).toEqual([true, false]);
    });
    await test.step("a name that is taken is said at the field", async () => {
      await page.getByRole("link", { name: words.new }).click();
      await textbox(words.name).fill(name);
      await page.getByRole("button", { name: words.save, exact: true }).click();
      await expect(textbox(words.name)).toHaveAttribute("aria-invalid", "true");
      await page.getByRole("link", { name: words.back }).click();
    });
    await test.step("off is off for everybody, on is as it was before", async () => {
      await toggle.click({ force: true });
      await expect(row).toContainText(words.nobody);
      expect(await hasIt(person)).toBe(false);
      await toggle.click({ force: true });
      await expect(row).toContainText(words.people({ count: 1 }));
      expect(await hasIt(person)).toBe(true);
    });
    await test.step("for everybody is asked, and takes a new sign-in", async () => {
      await row.getByRole("link", { name }).click();
      await page.getByRole("radio", { name: words.decisions.EVERYBODY }).check();
      await page.getByRole("button", { name: words.save, exact: true }).click();
      await expect(dialog.getByText(words.askText({ name }))).toBeVisible();
      expect(await hasIt(other)).toBe(false);
      await dialog.getByRole("button", { name: words.askConfirm }).click();
      await dialog.getByRole("button", { name: persons.proof.send }).click();
      const { code } = await newestMail(page, staff.email);
      const boxes = dialog.getByRole("textbox");
      await expect(boxes).toHaveCount(4);
      for (const [at, digit] of [...(code ?? "")].entries()) await boxes.nth(at).fill(digit);
      await expect(row).toContainText(words.everybody);
      expect(await hasIt(other)).toBe(true);
      await expectAccessible(page);
    });
    await test.step("it is deleted with its name typed", async () => {
      await row.getByRole("link", { name }).click();
      await page.getByRole("button", { name: words.delete }).click();
      await dialog.getByRole("textbox").fill("FF_OTHER");
      await dialog.getByRole("button", { name: words.delete }).click();
      await expect(dialog.getByText(words.typedWrong)).toBeVisible();
      await dialog.getByRole("textbox").fill(name);
      await dialog.getByRole("button", { name: words.delete }).click();
      await expect(page).toHaveURL("/staff/flags");
      await expect(row).toHaveCount(0);
      expect(await hasIt(person)).toBe(false);
    });
  },
);
