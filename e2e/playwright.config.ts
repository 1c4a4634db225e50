import { defineConfig } from "@playwright/test";
import { ensureChromium } from "../tools/chromium.ts";
import { ORIGIN } from "./address.ts";

const phone = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1440, height: 1024 } };
const english = { locale: "en-IE" };
const dutch = { locale: "nl-NL" };

/** Phone and desktop, English and Dutch, on the reference sizes of the design (ledger NAV-015). */
export default defineConfig({
  testDir: "tests",
  outputDir: "../test-results",
  timeout: 30_000,
  workers: process.env.CI ? 1 : 2,
  fullyParallel: true,
  use: {
    baseURL: ORIGIN,
    timezoneId: "Europe/Amsterdam",
    serviceWorkers: "block",
    trace: "retain-on-failure",
    launchOptions: { executablePath: ensureChromium() },
  },
  projects: [
    { name: "phone-en", use: { ...phone, ...english } },
    { name: "phone-nl", use: { ...phone, ...dutch } },
    { name: "desktop-en", use: { ...desktop, ...english } },
    { name: "desktop-nl", use: { ...desktop, ...dutch } },
  ],
  webServer: {
    command: "node e2e/server.ts",
    cwd: "..",
    url: `${ORIGIN}/api/health/`,
    reuseExistingServer: true,
    timeout: 60_000,
  },
});
