import { Buffer } from "node:buffer";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { isPhone, onLayouts } from "../support/page.ts";
import { signInAs } from "../support/signed-in.ts";

const SHOTS = process.env.BRANDING_SHOTS;

const svgOf = (inner: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64">${inner}</svg>`);

test(
  "ORG-003 ORG-005 ORG-006 ORG-007 ORG-008 ORG-046 ORG-048 ORG-055 ORG-062 COACH-076 a coach sees the brand in phones, and saves it",
  onLayouts,
  async ({ page, phrases }, info) => {
    const { branding: words, general } = phrases;
    const organisation = {
      name: "Praktijk Puur",
      primary_colour: "#2b7f3f",
      subdomain: `puur-${Date.now()}`,
    };
    await signInAs(page, { user: { is_coach: true }, organisation });
    await page.goto("/coach/account");
    const tab = async (name: keyof typeof words.tabs) => {
      if (isPhone(info)) await page.getByRole("radio", { name: words.tabs[name] }).check({ force: true });
    };
    const save = page.getByRole("button", { name: words.save });
    const stage = page.getByRole("region", { name: words.preview });
    const phone = stage.locator("[data-preview-scheme]").nth(1);
    await expect(save).toBeDisabled();
    await test.step("the phones take the colour that is typed, and the app keeps the saved one", async () => {
      await tab("colour");
      const code = page.getByLabel(words.colourCode);
      await code.fill("FFC83D");
      await expect(phone).toHaveCSS("--pf-brand", "#ffc83d");
      await expect(page.locator("html")).toHaveCSS("--pf-brand", "#2b7f3f");
      await expect(page.getByText(words.proof.link.darker, { exact: true })).toBeVisible();
      if (SHOTS !== undefined) await page.screenshot({ path: `${SHOTS}/${info.project.name}-yellow.png` });
      await expectAccessible(page);
      await code.fill("#ffc8");
      await expect(page.getByText(words.colourInvalid)).toBeVisible();
      await expect(save).toBeDisabled();
      await expect(phone).toHaveCSS("--pf-brand", "#ffc83d");
      await code.fill("#5b4fc7");
    });
    await test.step("ORG-062 an invitation and a report are shown in the brand that is not saved", async () => {
      await page.getByRole("button", { name: words.preview, exact: true }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("radio", { name: words.screenNames.mail }).check({ force: true });
      const letter = dialog.getByRole("article");
      await expect(letter.locator("[style*='background']")).toHaveCSS("background-color", "rgb(91, 79, 199)");
      await expect(letter).toContainText(organisation.name);
      await expectAccessible(page);
      await page.screenshot({ path: info.outputPath("mail.png") });
      await dialog.getByRole("radio", { name: words.screenNames.report }).check({ force: true });
      const sheet = dialog.locator("article");
      await expect(sheet).toHaveCSS("--pf-brand", "#5b4fc7");
      await expect(sheet).toContainText(organisation.name);
      await expectAccessible(page);
      await page.screenshot({ path: info.outputPath("report.png") });
      await dialog.getByRole("button", { name: general.close }).click();
    });
    await test.step("a name in Arabic stands on the phones", async () => {
      await tab("name");
      await page.getByLabel(words.name).fill("عيادة التغذية");
      await expect(phone.getByText("عيادة التغذية")).toBeAttached();
      await expect(page.getByText(`${organisation.subdomain}.`)).toBeVisible();
    });
    await test.step("a file that cannot be a logo is refused in words, and loses nothing", async () => {
      await tab("logo");
      const file = page.locator('input[type="file"]');
      const field = page.getByRole("alert");
      const large = Buffer.alloc(1_000_001);
      await file.setInputFiles({ name: "large.png", mimeType: "image/png", buffer: large });
      await expect(field.filter({ hasText: "1 MB" }).first()).toBeVisible();
      await file.setInputFiles({ name: "text.png", mimeType: "image/png", buffer: Buffer.from("text") });
      await expect(field.filter({ hasText: words.logoUnreadable }).first()).toBeVisible();
      const buffer = svgOf(
        "<script>fetch('https://elsewhere.example')</script><circle cx='32' cy='32' r='30'/>",
      );
      await file.setInputFiles({ name: "logo.svg", mimeType: "image/svg+xml", buffer });
      await expect(page.getByRole("img", { name: words.logo, exact: true })).toBeVisible();
    });
    await test.step("saving stores all of it, and tells", async () => {
      await save.click();
      await expect(page.getByText(words.updated)).toBeVisible();
      await expect(page.locator("html")).toHaveCSS("--pf-brand", "#5b4fc7");
      await expect(save).toBeDisabled();
      await page.reload();
      await tab("logo");
      await expect(page.getByRole("img", { name: words.logo, exact: true })).toHaveAttribute(
        "src",
        /^\/media\/.*\.png$/,
      );
      if (SHOTS !== undefined) await page.screenshot({ path: `${SHOTS}/${info.project.name}-saved.png` });
    });
    await test.step("a larger preview opens, with the app icon", async () => {
      await page.getByRole("button", { name: words.preview, exact: true }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("radio", { name: words.screenNames.icon }).check({ force: true });
      await expect(dialog.getByRole("img", { name: words.screenNames.icon })).toBeVisible();
      await expectAccessible(page);
      await dialog.getByRole("button", { name: general.close }).click();
    });
    if (isPhone(info))
      await test.step("a row leads to the billing and back, and the tab stays the current one", async () => {
        const practice = page.getByRole("link", { name: phrases.navigation.practice, exact: true });
        await expect(practice).toHaveAttribute("aria-current", "page");
        await page.getByRole("link", { name: phrases.navigation.billing, exact: true }).click();
        await expect(page).toHaveURL(/\/coach\/billing$/);
        await expect(practice).toHaveAttribute("aria-current", "page");
        await practice.click();
        await expect(page).toHaveURL(/\/coach\/account$/);
      });
    await test.step("leaving with changes asks once", async () => {
      await tab("name");
      await page.getByLabel(words.name).fill("Lost");
      await page.getByRole("link", { name: phrases.navigation.clients, exact: true }).click();
      await page.getByRole("button", { name: words.stay }).click();
      await expect(page.getByLabel(words.name)).toHaveValue("Lost");
      await page.getByRole("link", { name: phrases.navigation.clients, exact: true }).click();
      await page.getByRole("button", { name: words.leave, exact: true }).click();
      await expect(page).toHaveURL(/\/coach\/clients/);
    });
  },
);
