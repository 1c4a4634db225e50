import type { PersonWanted } from "../address.ts";
import { COACHING } from "../support/coaching.ts";
import { signInElsewhere } from "../support/elsewhere.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { onLayouts } from "../support/page.ts";
import { callAs, signInAs } from "../support/signed-in.ts";

const STAFF: PersonWanted = { user: { is_staff: true, first_name: "Marit", last_name: "Kok" } };

interface Stored {
  readonly results: readonly Readonly<Record<string, unknown>>[];
}

test(
  "ORG-028 STAFF-019 STAFF-020 STAFF-021 STAFF-022 STAFF-023 STAFF-024 STAFF-025 makes an organisation, changes its settings, and switches a practice off",
  onLayouts,
  async ({ page, phrases }) => {
    const { practices: words } = phrases.staff;
    const { fields } = words;
    const mark = String(Date.now());
    const coachOf = (name: string) => ({ user: { is_coach: true }, organisation: { ...COACHING, name } });
    const coach = await signInAs(page, coachOf(`Vitaal ${mark}`));
    const other = await signInAs(page, {
      ...coachOf("Elders"),
      organisation: { ...COACHING, subdomain: `t${mark}` },
    });
    const staff = await signInAs(page, STAFF);
    const field = (name: keyof typeof fields) => page.getByRole("textbox", { name: fields[name] });
    const save = (label: string) => page.getByRole("button", { name: label, exact: true }).click();
    const stored = async (name: string) => {
      const path = `admin/organisations/?search=${encodeURIComponent(name)}`;
      return (await callAs<Stored>(page, staff, "GET", path)).results[0] ?? {};
    };
    await test.step("what is wrong is said at its field, and nothing is lost", async () => {
      await page.goto("/staff/organisations");
      await page.getByRole("link", { name: words.new }).click();
      await field("name").fill(`Kompas ${mark}`);
      await field("subdomain").fill(`t${mark}`);
      await field("onboarding_fat_cap").fill("1.5");
      await save(words.create);
      await expect(field("onboarding_fat_cap")).toHaveAttribute("aria-invalid", "true");
      await field("onboarding_fat_cap").fill("0.35");
      await save(words.create);
      await expect(field("subdomain")).toHaveAttribute("aria-invalid", "true");
      await expect(field("name")).toHaveValue(`Kompas ${mark}`);
      await expectAccessible(page);
    });
    await test.step("it is made with its settings", async () => {
      await field("subdomain").fill(`k${mark}`);
      await page.getByRole("switch", { name: fields.welcome_video_enabled }).check({ force: true });
      await page.getByLabel(fields.login_method, { exact: true }).selectOption("OTP");
      await save(words.create);
      await expect(page.getByRole("heading", { level: 1, name: `Kompas ${mark}` })).toBeVisible();
      expect(await stored(`Kompas ${mark}`)).toMatchObject({
        ...{
          subdomain: `k${mark}`,
          onboarding_fat_cap: 0.35,
          welcome_video_enabled: true,
          login_method: "OTP",
        },
      });
    });
    await test.step("a setting is changed, another cleared", async () => {
      await field("onboarding_fat_cap").fill("");
      await field("max_daily_deficit_kcal").fill("500");
      await page.getByRole("switch", { name: fields.payment_required }).check({ force: true });
      await save(words.save);
      await expect(page.getByText(words.saved({ name: `Kompas ${mark}` }))).toBeVisible();
      expect(await stored(`Kompas ${mark}`)).toMatchObject({
        ...{
          onboarding_fat_cap: null,
          max_daily_deficit_kcal: 500,
          payment_required: true,
          login_method: "OTP",
        },
      });
    });
    await test.step("recipes are marked and tags chosen, which counts once it is saved", async () => {
      const { fitting, recipeTags } = phrases;
      const only = page.getByRole("button", { name: new RegExp(`^${fitting.lists.only}: `) }).first();
      await only.click();
      await expect(page.getByText(words.recipes.only({ count: 1 }))).toBeVisible();
      for (const tag of [recipeTags.VEGAN, recipeTags.PASTA])
        await page.getByRole("checkbox", { name: tag, exact: true }).check({ force: true });
      const order = `${recipeTags.VEGAN}, ${recipeTags.PASTA}`;
      await expect(page.getByText(words.recipes.tagsOrder({ tags: order }))).toBeVisible();
      expect(await stored(`Kompas ${mark}`)).toMatchObject({ whitelisted_recipes: [] });
      await expectAccessible(page);
      await save(words.save);
      await expect(only).toHaveAttribute("aria-pressed", "true");
      await expect
        .poll(() => stored(`Kompas ${mark}`))
        .toMatchObject({
          whitelisted_recipes: [expect.any(Number)],
          displayed_recipe_tags: ["VEGAN", "PASTA"],
        });
    });
    const { id: practiceId } = await stored(`Vitaal ${mark}`);
    const columns = { is_coach: true, organisation_id: practiceId, first_name: "Noor", last_name: "Visser" };
    await signInElsewhere({ user: { ...columns, trial_ends_at: new Date("2026-01-10T12:00:00Z") } });
    await test.step("a practice is found", async () => {
      await page.getByRole("link", { name: words.back }).click();
      await page.getByRole("searchbox", { name: words.search, exact: true }).fill(`Vitaal ${mark}`);
      await page.getByRole("link", { name: `Vitaal ${mark}` }).click();
      await expect(page.getByRole("heading", { name: words.members.title })).toBeVisible();
    });
    const dialog = page.getByRole("dialog");
    await test.step("the trial of a coach is extended, once for how long is chosen", async () => {
      const { trial } = phrases.staff.persons;
      await page.getByRole("button", { name: trial.extend }).click();
      await dialog.getByRole("button", { name: trial.extend }).click();
      await expect(dialog.getByText(trial.choice.missing)).toBeVisible();
      await dialog.getByRole("radio", { name: trial.days.FORTNIGHT }).check();
      await dialog.getByRole("button", { name: trial.extend }).click();
      const end = new Date(Date.now() + 14 * 86_400_000);
      const date = new RegExp(`Noor Visser.*${end.getUTCFullYear()}`);
      await expect(page.getByText(date).first()).toBeVisible();
      await expect(dialog).toHaveCount(0);
    });
    await test.step("a new owner is chosen, with the name typed", async () => {
      await page.getByRole("button", { name: words.members.chooseOne({ name: "Noor Visser" }) }).click();
      await dialog.getByRole("textbox").fill("Vitaal");
      await dialog.getByRole("button", { name: words.members.choose }).click();
      await expect(dialog.getByRole("textbox")).toHaveAttribute("aria-invalid", "true");
      await expectAccessible(page);
      await dialog.getByRole("textbox").fill(`Vitaal ${mark}`);
      await dialog.getByRole("button", { name: words.members.choose }).click();
      await expect(dialog).toHaveCount(0);
      await expect(page.getByRole("listitem").first()).toContainText("Noor Visser");
      await expect(page.getByRole("listitem").first()).toContainText(words.members.roles.OWNER);
    });
    await test.step("it is switched off with its name typed", async () => {
      await page.getByRole("button", { name: words.deactivate }).click();
      await dialog.getByRole("textbox").fill("Vitaal");
      await dialog.getByRole("button", { name: words.deactivate }).click();
      await expect(dialog.getByRole("textbox")).toHaveAttribute("aria-invalid", "true");
      await dialog.getByRole("textbox").fill(`Vitaal ${mark}`);
      await dialog.getByRole("button", { name: words.deactivate }).click();
      await expect(page.getByText(words.deactivated({ count: 2 }))).toBeVisible();
      const statusOf = async ({ token }: typeof coach) =>
        (await page.request.get("/api/clients/", { headers: { authorization: `Token ${token}` } })).status();
      expect([await statusOf(coach), await statusOf(other)]).toEqual([401, 200]);
    });
  },
);
