/**
 * `npm run fortnight`: uses the product for two weeks as one person, on an empty database and a phone, with the clock of the server
 * and of the browser moved from day to day. Prints each act with its presses and what was surprising, and keeps a picture of each
 * in `test-results/fortnight-<language>`. `npm run fortnight -- en` does it in English. Notes: docs/fortnight.md.
 */
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { openApp } from "../apps/server/src/app.ts";
import { readSettings } from "../apps/server/src/platform/settings/settings.ts";
import { buildWeb } from "../tools/build-web.ts";
import { ensureChromium } from "../tools/chromium.ts";
import { DiaryOfActs } from "./fortnight/diary-of-acts.ts";
import { type Fortnight, liveFortnight } from "./fortnight/live-fortnight.ts";
import { openRecipePages } from "./recipe-pages.ts";

const WEB_FOLDER = fileURLToPath(new URL("../apps/web/dist", import.meta.url));
const PORT = Number(process.env.E2E_PORT || 4198);
const language = process.argv[2] === "en" ? "en" : "nl";
/** A Monday morning in Amsterdam. */
const FIRST_MORNING = Date.parse("2026-11-02T06:30:00Z");
const DAY_MS = 86_400_000;

await buildWeb();
const settings = readSettings(
  { PORT: String(PORT), DATABASE_URL: "pglite:memory", DEMO: "off", LOG_LEVEL: "error" },
  WEB_FOLDER,
);
const started = Date.now();
let morning = FIRST_MORNING;
const now = () => new Date(morning + Date.now() - started);
const app = await openApp(settings, {
  clock: { now },
  limits: { perPerson: 100_000, perAddress: 100_000 },
  network: await openRecipePages(),
});
await app.server.listen({ port: PORT, host: "127.0.0.1" });
const browser = await chromium.launch({ executablePath: ensureChromium() });
const context = await browser.newContext({
  baseURL: `http://localhost:${PORT}`,
  viewport: { width: 375, height: 812 },
  hasTouch: true,
  isMobile: true,
  locale: language === "nl" ? "nl-NL" : "en-IE",
  timezoneId: "Europe/Amsterdam",
  reducedMotion: "reduce",
});
context.setDefaultTimeout(20_000);
const page = await context.newPage();
await page.clock.install({ time: now() });
const diary = new DiaryOfActs(
  page,
  fileURLToPath(new URL(`../test-results/fortnight-${language}`, import.meta.url)),
);
await diary.open();
const fortnight: Fortnight = {
  ...{ page, context, language, diary },
  beginDay: async (day, hours = 0) => {
    morning = FIRST_MORNING + (day - 1) * DAY_MS + hours * 3_600_000 - (Date.now() - started);
    diary.beginDay(day);
    await page.clock.setSystemTime(now());
    await app.catchUp();
    await page.goto("/planner").catch(() => undefined);
  },
};
await liveFortnight(fortnight);
diary.print();
await browser.close();
await app.close();
process.exit(0);
