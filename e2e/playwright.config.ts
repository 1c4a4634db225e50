import { defineConfig, type Project } from "@playwright/test";
import { ensureChromium } from "../tools/chromium.ts";
import { ORIGIN } from "./address.ts";

const phone = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1440, height: 1024 } };
const english = { locale: "en-IE" };
const dutch = { locale: "nl-NL" };

/** Journeys without a network need the service worker, which all others go without. */
const OFFLINE = /offline\.spec/;

/** A journey that shows the same everywhere names its project in its file: `support.phone-en.spec.ts`. */
const onlyElsewhere = (name: string) => new RegExp(`\\.(?!${name})(phone|desktop)-(en|nl)\\.spec`);
const project = (name: string, use: Project["use"] & object): Project => ({
  name,
  use,
  testIgnore: [OFFLINE, onlyElsewhere(name)],
});

/**
 * Every journey is walked on a phone in English and on a desktop in Dutch. The other two pairs add no journey, only other
 * words on the same layout: there each screen is opened and checked, and what is about just that pair.
 */
const onEachScreen = (name: string, use: Project["use"] & object): Project => ({
  ...project(name, use),
  testMatch: [/accessibility\.spec/, new RegExp(`\\.${name}\\.spec`)],
});

/** Phone and desktop, English and Dutch, on the reference sizes of the design (ledger NAV-015). */
export default defineConfig({
  testDir: "tests",
  outputDir: "../test-results",
  timeout: 30_000,
  workers: 2,
  // A second try tells a fault of the product from a moment's load of the machine; the run names each one that needed it.
  retries: process.env.CI ? 1 : 0,
  fullyParallel: true,
  use: {
    baseURL: ORIGIN,
    timezoneId: "Europe/Amsterdam",
    serviceWorkers: "block",
    // A trace of every journey would double its cost; ask for one with `--trace on`.
    trace: "on-first-retry",
    screenshot: "only-on-failure",
    launchOptions: { executablePath: ensureChromium() },
  },
  projects: [
    project("phone-en", { ...phone, ...english }),
    onEachScreen("phone-nl", { ...phone, ...dutch }),
    onEachScreen("desktop-en", { ...desktop, ...english }),
    project("desktop-nl", { ...desktop, ...dutch }),
    { name: "pwa", testMatch: OFFLINE, use: { ...phone, ...english, serviceWorkers: "allow" } },
  ],
  webServer: {
    command: "node e2e/server.ts",
    cwd: "..",
    url: `${ORIGIN}/api/health/`,
    reuseExistingServer: false,
    timeout: 60_000,
  },
});
