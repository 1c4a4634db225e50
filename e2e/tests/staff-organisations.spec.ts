import type { PersonWanted } from "../address.ts";
import { COACHING } from "../support/coaching.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { onLayouts } from "../support/page.ts";
import { callAs, signInAs } from "../support/signed-in.ts";

const STAFF: PersonWanted = { user: { is_staff: true, first_name: "Marit", last_name: "Kok" } };

interface Stored {
  readonly results: readonly Readonly<Record<string, unknown>>[];
}

test(
  "ORG-028 STAFF-019 STAFF-020 STAFF-021 makes an organisation, changes its settings, and switches a practice off",
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
    await test.step("a practice is found, and switched off with its name typed", async () => {
      await page.getByRole("link", { name: words.back }).click();
      await page.getByRole("searchbox", { name: words.search, exact: true }).fill(`Vitaal ${mark}`);
      await page.getByRole("link", { name: `Vitaal ${mark}` }).click();
      await page.getByRole("button", { name: words.deactivate }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("textbox").fill("Vitaal");
      await dialog.getByRole("button", { name: words.deactivate }).click();
      await expect(dialog.getByRole("textbox")).toHaveAttribute("aria-invalid", "true");
      await dialog.getByRole("textbox").fill(`Vitaal ${mark}`);
      await dialog.getByRole("button", { name: words.deactivate }).click();
      await expect(page.getByText(words.deactivated({ count: 1 }))).toBeVisible();
      const statusOf = async ({ token }: typeof coach) =>
        (await page.request.get("/api/clients/", { headers: { authorization: `Token ${token}` } })).status();
      expect([await statusOf(coach), await statusOf(other)]).toEqual([401, 200]);
    });
  },
);
