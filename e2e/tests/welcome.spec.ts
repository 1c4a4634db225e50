import { expect, expectAccessible, test } from "../support/journey.ts";
import { onDesktop } from "../support/page.ts";

test(
  "ONB-004 on a desktop arrows lead through the slides by keyboard, and only the last has a button",
  onDesktop,
  async ({ page, phrases }) => {
    const { walkthrough } = phrases.signIn;
    await page.goto("/welcome");
    const next = page.getByRole("button", { name: phrases.general.next, exact: true });
    const previous = page.getByRole("button", { name: phrases.general.previous, exact: true });
    const start = page.getByRole("button", { name: walkthrough.start });
    await expect(previous).toBeDisabled();
    await next.focus();
    for (const { title } of walkthrough.slides.slice(1)) {
      await expect(start).toHaveCount(0);
      await page.keyboard.press("Enter");
      await expect(page.getByRole("heading", { name: title })).toBeInViewport();
    }
    await expect(start).toBeVisible();
    await expect(next).toBeDisabled();
    await expectAccessible(page);
    await previous.click();
    await expect(page.getByRole("heading", { name: walkthrough.slides[3]?.title ?? "" })).toBeInViewport();
    await expect(start).toHaveCount(0);
  },
);
