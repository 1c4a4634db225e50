import type { Page } from "@playwright/test";

/** As much of the app's router as a walk needs; the router puts itself there. */
interface WithRouter {
  readonly __TSR_ROUTER__?: {
    readonly state: { readonly resolvedLocation?: unknown };
    navigate(to: { readonly href: string }): Promise<void>;
  };
}

/**
 * Goes to another screen as a link of the app does, and returns once it is drawn. `page.goto` would load the page and its
 * person again, which is most of what a step costs: it is for what a new page proves.
 */
export async function walkTo(page: Page, path: string): Promise<void> {
  // A page that was just opened has a router before it knows who is here; it shows its first screen once it does.
  await page.waitForFunction(
    () => (window as WithRouter).__TSR_ROUTER__?.state.resolvedLocation !== undefined,
  );
  await page.evaluate((href) => (window as WithRouter).__TSR_ROUTER__?.navigate({ href }), path);
}
