/**
 * `npm run pictures`: takes the pictures of the README and of docs/pictures from the running product, with the demo people,
 * in both languages and on both sizes; `npm run pictures -- planner` those of one screen.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Browser, chromium, type Page } from "@playwright/test";
import { openApp } from "../apps/server/src/app.ts";
import { readSettings } from "../apps/server/src/platform/settings/settings.ts";
import { buildWeb } from "../tools/build-web.ts";
import { ensureChromium } from "../tools/chromium.ts";

const FOLDER = fileURLToPath(new URL("../docs/pictures/", import.meta.url));
const WEB_FOLDER = fileURLToPath(new URL("../apps/web/dist", import.meta.url));
const PORT = 4199;
const ORIGIN = `http://localhost:${PORT}`;

/** A Wednesday on which the pictures stand still: with it, the demo world is the same each time. */
const MOMENT = new Date("2026-11-18T11:30:00Z");
const TODAY = MOMENT.toISOString().slice(0, 10);

const SIZES = { phone: { width: 375, height: 812 }, desktop: { width: 1440, height: 1024 } } as const;
const LOCALES = { en: "en-IE", nl: "nl-NL" } as const;
type Size = keyof typeof SIZES;
type Language = keyof typeof LOCALES;

interface Screen {
  readonly name: string;
  readonly path: string;
  /** Demo person who is signed in; undefined = a visitor. */
  readonly person?: Readonly<Record<Language, string>>;
  readonly before?: (page: Page) => Promise<void>;
}

const PEOPLE = { en: "emma", nl: "sanne" } as const;

/** Answers as they are kept on the device in the middle of onboarding are made by walking it. */
async function openFirstRecipe(page: Page): Promise<void> {
  const token = (await (
    await page.request.post("/api/auth/session/", { headers: { origin: ORIGIN } })
  ).json()) as { auth_token: string };
  const answer = await page.request.get(`/api/calendarDay/?date__gte=${TODAY}`, {
    headers: { authorization: `Token ${token.auth_token}` },
  });
  const { results } = (await answer.json()) as {
    results: { calendar_items: { meal_moment: string; object_id: number }[] }[];
  };
  const dinner = results.flatMap((each) => each.calendar_items).find((item) => item.meal_moment === "DINNER");
  await page.goto(`/recipe-meals/${dinner?.object_id}`);
}

async function makeGroceries(page: Page): Promise<void> {
  const token = (await (
    await page.request.post("/api/auth/session/", { headers: { origin: ORIGIN } })
  ).json()) as { auth_token: string };
  const later = new Date(MOMENT.getTime() + 6 * 86_400_000);
  await page.request.post("/api/groceryList/", {
    headers: { authorization: `Token ${token.auth_token}` },
    data: { start_date: TODAY, end_date: later.toISOString().slice(0, 10) },
  });
  await page.waitForTimeout(1500);
  await page.reload();
}

const COACH = { en: "iris", nl: "iris" } as const;
const GUEST = { en: "noor", nl: "noor" } as const;

/** From the clients to one who has eaten for a month already. */
async function openClient(page: Page, name: RegExp, at: string): Promise<void> {
  const client = page.getByRole("link", { name }).first();
  await client.waitFor();
  await page.goto(`${await client.getAttribute("href")}${at}`);
}
const openClientDiary = (page: Page) => openClient(page, /Sanne/, "/planner");
const openClientProgress = (page: Page) => openClient(page, /Pieter/, "?tab=progress");
const openClientPlan = (page: Page) => openClient(page, /Pieter/, "?tab=nutrition-plan");

/** The sizes of the meals of a client's plan, with what fits each of them. */
async function openPlanEditor(page: Page): Promise<void> {
  await openClientPlan(page);
  await page.locator('a[href*="/plans/"]:not([href*="/new"])').first().click();
  await page.waitForURL(/energy-balance/);
  await page.goto(page.url().replace("energy-balance", "meal-sizes"));
}

const SCREENS: readonly Screen[] = [
  { name: "login", path: "/login" },
  { name: "start", path: "/start" },
  { name: "goal", path: "/onboarding/goal" },
  { name: "plan", path: "/onboarding/nutritional-plan", person: PEOPLE },
  { name: "planner", path: "/planner", person: PEOPLE },
  { name: "recipe", path: "/planner", person: PEOPLE, before: openFirstRecipe },
  { name: "groceries", path: "/groceries", person: PEOPLE, before: makeGroceries },
  { name: "recipes", path: "/recipes/search", person: PEOPLE },
  { name: "progress", path: "/progress", person: PEOPLE },
  { name: "profile", path: "/profile", person: PEOPLE },
  { name: "clients", path: "/coach/clients", person: COACH },
  { name: "client-diary", path: "/coach/clients", person: COACH, before: openClientDiary },
  { name: "client-progress", path: "/coach/clients", person: COACH, before: openClientProgress },
  { name: "client-plan", path: "/coach/clients", person: COACH, before: openClientPlan },
  { name: "plan-editor", path: "/coach/clients", person: COACH, before: openPlanEditor },
  { name: "simple-recipes", path: "/simple-recipes", person: GUEST },
];

async function take(browser: Browser, screen: Screen, size: Size, language: Language): Promise<void> {
  const context = await browser.newContext({
    baseURL: ORIGIN,
    viewport: SIZES[size],
    locale: LOCALES[language],
    timezoneId: "Europe/Amsterdam",
    serviceWorkers: "block",
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(MOMENT);
  if (screen.person !== undefined)
    await context.request.post(`/api/dev/people/${screen.person[language]}/enter/`);
  await page.goto(screen.path);
  await screen.before?.(page);
  await page.locator("h1").first().waitFor();
  await page.waitForTimeout(1200);
  await page.screenshot({ path: `${FOLDER}${screen.name}-${size}-${language}.png` });
  await context.close();
}

function writeIndex(): void {
  const rows = SCREENS.map(({ name }) => {
    const cells = (["phone", "desktop"] as const).flatMap((size) =>
      (["en", "nl"] as const).map(
        (language) => `![${name}, ${size}, ${language}](${name}-${size}-${language}.png)`,
      ),
    );
    return `| ${name} | ${cells.join(" | ")} |`;
  });
  const head =
    "| Screen | Phone, English | Phone, Dutch | Desktop, English | Desktop, Dutch |\n|---|---|---|---|---|";
  writeFileSync(
    `${FOLDER}README.md`,
    `# Pictures\n\nTaken from the running product by \`npm run pictures\`, with the demo people.\n\n${head}\n${rows.join("\n")}\n`,
  );
}

mkdirSync(FOLDER, { recursive: true });
await buildWeb();
const settings = readSettings(
  { PORT: String(PORT), DATABASE_URL: "pglite:memory", DEMO: "on", LOG_LEVEL: "error" },
  WEB_FOLDER,
);
const app = await openApp(settings, {
  clock: { now: () => MOMENT },
  limits: { perPerson: 100_000, perAddress: 100_000 },
});
await app.server.listen({ port: PORT, host: "127.0.0.1" });
await app.catchUp();
const browser = await chromium.launch({ executablePath: ensureChromium() });
const wanted = process.argv.slice(2);
for (const screen of SCREENS.filter(({ name }) => wanted.length === 0 || wanted.includes(name)))
  for (const size of ["phone", "desktop"] as const)
    for (const language of ["en", "nl"] as const) await take(browser, screen, size, language);
await browser.close();
await app.close();
writeIndex();
process.exit(0);
