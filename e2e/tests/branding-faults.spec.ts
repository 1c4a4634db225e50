import type { Page, Route } from "@playwright/test";
import { expect, test } from "../support/journey.ts";
import { isPhone, onLayouts } from "../support/page.ts";
import { signInAs } from "../support/signed-in.ts";

const ARABIC = "عيادة التغذية";
const CHANGE = "**/api/users/organisation/*/";

test(
  "ORG-009 ORG-056 a save that fails says so and keeps what was typed, and the next one stores it",
  onLayouts,
  async ({ page, phrases }, info) => {
    const { branding: words, general, profile } = phrases;
    const organisation = { name: "Praktijk Puur", subdomain: `faults-${crypto.randomUUID().slice(0, 8)}` };
    await signInAs(page, { user: { is_coach: true }, organisation });
    await page.goto("/coach/account");
    const tab = async (name: keyof typeof words.tabs) => {
      if (isPhone(info)) await page.getByRole("radio", { name: words.tabs[name] }).check({ force: true });
    };
    const save = page.getByRole("button", { name: words.save });
    const name = page.getByLabel(words.name);
    const expectKept = async () => {
      await expect(name).toHaveValue(ARABIC);
      await tab("colour");
      await expect(page.getByLabel(words.colourCode)).toHaveValue("#5b4fc7");
      await tab("name");
      await expect(save).toBeEnabled();
    };
    const failing = async (
      answer: (route: Route) => Promise<void>,
      text: string,
      act: () => Promise<void>,
    ) => {
      await page.route(CHANGE, answer);
      await act();
      await expect(page.getByText(text).first()).toBeVisible();
      await expectKept();
      await page.unroute(CHANGE);
    };
    await tab("colour");
    await page.getByLabel(words.colourCode).fill("#5b4fc7");
    await tab("name");
    await name.fill(ARABIC);
    await test.step("the server fails", () =>
      failing(
        (route) => route.fulfill({ status: 500, json: { detail: "Server error." } }),
        general.somethingWentWrong,
        () => save.click(),
      ));
    await test.step("there is no network", () =>
      failing(
        (route) => route.abort("internetdisconnected"),
        profile.editing.offline,
        () => save.click(),
      ));
    await test.step("the server refuses the name", () =>
      failing(
        (route) => route.fulfill({ status: 400, json: { name: ["Not this name."] } }),
        "Not this name.",
        () => save.click(),
      ));
    await test.step("the session ends, and is begun again", async () => {
      const gone = (route: Route) => route.fulfill({ status: 401, json: { detail: "Invalid token." } });
      await page.route("**/api/**", gone);
      await save.click();
      await expect(page).toHaveURL(/\/login/);
      await page.unroute("**/api/**");
      await page.goto("/coach/account");
      await tab("name");
      await expectKept();
    });
    await save.click();
    await expect(page.getByText(words.updated)).toBeVisible();
    await page.reload();
    await tab("name");
    await expect(name).toHaveValue(ARABIC);
    await expectDirection(page);
  },
);

/** A name is read from the side from which its own script is read, wherever it stands. */
async function expectDirection(page: Page): Promise<void> {
  const shown = page.locator("aside, main").getByText(ARABIC).first();
  await expect(shown).toBeVisible();
  await expect(page.getByRole("textbox").first()).toHaveAttribute("dir", "auto");
}
