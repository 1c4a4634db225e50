import type { Page } from "@playwright/test";

/** As much of the app's router as a walk needs; the router puts itself there. */
interface WithRouter {
  readonly __TSR_ROUTER__?: { navigate(to: { readonly href: string }): Promise<void> };
}

/**
 * Goes to another screen as a link of the app does, and returns once it is drawn. `page.goto` would load the page and its
 * person anew, which is most of what a step costs: it is for what a new page proves.
 */
export async function walkTo(page: Page, path: string): Promise<void> {
  // A page that was opened a moment ago has asked who is here before it has a router.
  await page.waitForFunction(() => "__TSR_ROUTER__" in window);
  await page.evaluate((href) => (window as WithRouter).__TSR_ROUTER__?.navigate({ href }), path);
}
