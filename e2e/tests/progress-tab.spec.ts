import { expect, test } from "@playwright/test";
import type { PersonWanted } from "../address.ts";
import { isPhone, onLayouts, wordsOf } from "../support/page.ts";
import { signInAs } from "../support/signed-in.ts";

const LOGO = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='40' height='40'/>";
const ONLY_RECIPES = { feature_flag_disable_product_logging: true };

const CASES: readonly (readonly [string, PersonWanted, boolean])[] = [
  ["a person on their own", {}, true],
  ["a client of a coach", { coach: {}, organisation: {} }, true],
  ["a member of a simple organisation", { organisation: { recipe_system_type: "SIMPLE" } }, false],
  ["a person who only looks for recipes", { user: ONLY_RECIPES }, false],
  ["the same with the hormones flag", { user: ONLY_RECIPES, flags: ["FF_FEMALE_HORMONES"] }, true],
];

for (const [who, wanted, isShown] of CASES)
  test(`MEAS-004 NAV-011 ${isShown ? "shows" : "hides"} the progress tab to ${who}`, async ({
    page,
  }, info) => {
    const { navigation } = wordsOf(info);
    await signInAs(page, { ...wanted, user: { payment_status_override: "COMPLIMENTARY", ...wanted.user } });
    await page.goto("/profile");
    await expect(page.getByRole("link", { name: navigation.profile })).toBeVisible();
    await expect(page.getByRole("link", { name: navigation.progress })).toHaveCount(isShown ? 1 : 0);
  });

test("MEAS-003 shows the coach's logo on a phone only", onLayouts, async ({ page }, info) => {
  const organisation = { name: "Studio Groen", logo: LOGO, logo_visible: true };
  await signInAs(page, { coach: {}, organisation });
  await page.goto("/progress");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const logo = page.getByRole("main").getByRole("img", { name: organisation.name });
  await expect(logo).toHaveCount(isPhone(info) ? 1 : 0);
});
