import { expect, expectAccessible, test } from "../support/journey.ts";
import { languageOf, onLayouts } from "../support/page.ts";

test(
  "DOOR-069 the pages about the API are read on a phone and by keyboard, light and dark",
  onLayouts,
  async ({ page, phrases }, info) => {
    const { apiDocs } = phrases;
    // A phone shows a page that is too wide as a whole, so that its own width tells nothing.
    const expectNoSidewaysScroll = async () =>
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        page.viewportSize()?.width ?? 0,
      );
    if (info.project.name.startsWith("phone")) await page.setViewportSize({ width: 375, height: 740 });

    await test.step("a browser at the API comes to the guide", async () => {
      await page.goto("/api/");
      await expect(page).toHaveURL(/\/api-docs$/);
      await expect(page.getByRole("heading", { level: 1, name: apiDocs.title })).toBeVisible();
      await expect(page.locator("html")).toHaveAttribute("lang", languageOf(info));
      await expectNoSidewaysScroll();
      await expectAccessible(page);
    });

    await test.step("the first key leads past the navigation", async () => {
      await page.keyboard.press("Tab");
      await expect(page.getByRole("link", { name: apiDocs.skip })).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(page.locator("#content")).toBeFocused();
    });

    await test.step("a call is searched, opened and read by keyboard", async () => {
      await page.getByRole("searchbox", { name: apiDocs.search }).fill("create weight");
      await page.keyboard.press("Enter");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(/\d/);
      await expectAccessible(page);
      await page.getByRole("link", { name: "Create a weight" }).focus();
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/\/api-docs\/measurements#create-user-weight$/);
      const call = page.locator("#create-user-weight");
      await expect(call.getByText("POST", { exact: true })).toBeVisible();
      for (const name of [apiDocs.request, apiDocs.curl]) {
        await call.locator("summary", { hasText: name }).focus();
        await page.keyboard.press("Enter");
      }
      await expect(call.getByText('"value": 68.4').first()).toBeVisible();
      await expect(call.getByText("Authorization: Bearer plt_…")).toBeVisible();
      await expectNoSidewaysScroll();
    });

    await test.step("with every part open, in light and in dark", async () => {
      await page.evaluate(() => {
        for (const part of document.querySelectorAll("details")) part.open = true;
      });
      await expectNoSidewaysScroll();
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        await expectAccessible(page);
      }
    });

    await test.step("the other language is one press away", async () => {
      await page.getByRole("link", { name: apiDocs.otherLanguage }).click();
      await expect(page.locator("html")).toHaveAttribute("lang", languageOf(info) === "en" ? "nl" : "en");
      await expectAccessible(page);
    });
  },
);
