import { defineConfig, type Project } from "@playwright/test";
import { ensureChromium } from "../tools/chromium.ts";
import { ORIGIN } from "./address.ts";
import { SIZES } from "./support/sizes.ts";

const phone = { viewport: SIZES.phone, hasTouch: true, isMobile: true };
const desktop = { viewport: SIZES.desktop };
const english = { locale: "en-IE" };
const dutch = { locale: "nl-NL" };

/** Journeys without a network and those of a new version need the service worker, which all others go without. */
const OFFLINE = /(offline|new-version)\.spec/;

/**
 * A journey is walked once, on a phone in English. Those whose layout or words differ from there are walked on a desktop
 * in Dutch too (`@layouts`), and what only a desktop has is walked there alone (`@desktop`): see `support/page.ts`.
 */
const phoneEn: Partial<Project> = { testIgnore: OFFLINE, grepInvert: /@desktop/ };
const desktopNl: Partial<Project> = { testIgnore: OFFLINE, grep: /@layouts|@desktop/ };
/** `npm run bar` walks the flows without a mouse in the other language at each size, too. */
const AT_LENGTH: readonly Project[] =
  process.env.BAR_AT_LENGTH === "1"
    ? [
        { name: "phone-nl", testMatch: /keyboard\.spec/, use: { ...phone, ...dutch } },
        { name: "desktop-en", testMatch: /keyboard\.spec/, use: { ...desktop, ...english } },
      ]
    : [];

/** Phone and desktop, English and Dutch, on the reference sizes of the design (ledger NAV-015). */
export default defineConfig({
  testDir: "tests",
  outputDir: "../test-results",
  // Generous, because a wait that ends well costs nothing and a small machine may be busy.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // One more than the cores of a small machine: a journey also waits, for answers and for what moves.
  workers: 3,
  // A second try tells a fault of the product from a moment's load of the machine; the run names each one that needed it.
  retries: process.env.CI ? 1 : 0,
  fullyParallel: true,
  use: {
    baseURL: ORIGIN,
    timezoneId: "Europe/Amsterdam",
    serviceWorkers: "block",
    // Nobody watches: a journey waits for what happens, not for how it moves.
    reducedMotion: "reduce",
    // A trace of every journey would double its cost; ask for one with `--trace on`.
    trace: "on-first-retry",
    screenshot: "only-on-failure",
    launchOptions: { executablePath: ensureChromium() },
  },
  projects: [
    { name: "phone-en", ...phoneEn, use: { ...phone, ...english } },
    { name: "desktop-nl", ...desktopNl, use: { ...desktop, ...dutch } },
    ...AT_LENGTH,
    { name: "pwa", testMatch: OFFLINE, use: { ...phone, ...english, serviceWorkers: "allow" } },
  ],
  webServer: {
    command: "node e2e/server.ts",
    cwd: "..",
    url: `${ORIGIN}/api/health/`,
    reuseExistingServer: false,
    timeout: 180_000,
    // It ends its database with itself.
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
  },
});
