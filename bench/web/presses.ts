/**
 * `npm run bench -- presses`: the planner on a phone whose processor is slowed four times, over 4G: when it shows (LCP), what
 * moves (CLS), the tasks that block, and how long four presses take to answer.
 *
 * Wall time grows with whatever else the machine does, so each figure has the processor time of the page's main thread beside it.
 */
import { phrasesOf } from "@plateful/phrases/all";
import { type BrowserContext, type CDPSession, chromium, type Page } from "@playwright/test";
import { openApp } from "../../apps/server/src/app.ts";
import { readSettings } from "../../apps/server/src/platform/settings.ts";
import { buildWeb } from "../../tools/build-web.ts";
import { ensureChromium } from "../../tools/chromium.ts";
import { ROOT } from "../../tools/run.ts";
import { median, printTable } from "../measure.ts";
import { aPlannedPerson, sender, signUp } from "../server/a-person.ts";
import { FLAGS } from "./screens.ts";

const en = phrasesOf("en");
const PORT = 39_106;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 7);
const SLOWED = Number(process.env.BENCH_SLOWED ?? 4);
/** "Fast 4G" of the browser's own tools. */
const FAST_4G = { offline: false, latency: 165, downloadThroughput: 1_012_500, uploadThroughput: 168_750 };
const PHONE = { width: 375, height: 812 };
/** A person reads a menu before choosing from it. */
const READ_MS = 600;
/** After this long without a task nothing more belongs to the press. */
const REST_MS = 400;

interface Seen {
  lcp: number;
  cls: number;
  blocked: number;
  answer: number;
}
declare global {
  var seen: Seen;
}

/** Runs in the page before anything else: keeps what the browser tells of paints, shifts, long tasks and presses. */
function observe() {
  const seen = { lcp: 0, cls: 0, blocked: 0, answer: 0 };
  globalThis.seen = seen;
  const watch = (type: string, see: (entry: never) => void, options = {}) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) see(entry as never);
    }).observe({ type, buffered: true, ...options });
  watch("largest-contentful-paint", ({ startTime }: PerformanceEntry) => {
    seen.lcp = startTime;
  });
  watch("layout-shift", ({ value, hadRecentInput }: { value: number; hadRecentInput: boolean }) => {
    if (!hadRecentInput) seen.cls += value;
  });
  watch("longtask", ({ duration }: PerformanceEntry) => {
    seen.blocked += duration - 50;
  });
  const presses = ({ interactionId, duration }: { interactionId: number; duration: number }) => {
    if (interactionId > 0) seen.answer = Math.max(seen.answer, duration);
  };
  watch("event", presses, { durationThreshold: 16 });
}

async function cpuMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000;
}

interface Answer {
  /** From the press to the next paint, as the browser counts it. */
  readonly paintMs: number;
  /** From the press to what was asked for. */
  readonly shownMs: number;
  readonly cpuMs: number;
}

async function press(
  page: Page,
  session: CDPSession,
  act: () => Promise<unknown>,
  shown: () => Promise<unknown>,
): Promise<Answer> {
  await page.evaluate(() => {
    seen.answer = 0;
  });
  const cpu = await cpuMs(session);
  const begin = performance.now();
  await act();
  await shown();
  const shownMs = performance.now() - begin;
  await page.waitForTimeout(REST_MS);
  const { answer } = await page.evaluate(() => seen);
  return { paintMs: answer, shownMs, cpuMs: (await cpuMs(session)) - cpu };
}

interface Round {
  readonly load: Seen & { readonly cpu: number };
  readonly presses: Readonly<Record<string, Answer>>;
}

interface Walk {
  readonly page: Page;
  readonly session: CDPSession;
}

async function openPhone(context: BrowserContext, person: { id: string; token: string }): Promise<Walk> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", FAST_4G);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWED });
  await page.addInitScript(observe);
  // Whoever has a session here is known here.
  await page.addInitScript((id) => localStorage.setItem("plateful-own-person", id), person.id);
  await page.route("**/api/auth/session/", (route) => route.fulfill({ json: { auth_token: person.token } }));
  return { page, session };
}

async function pressSwap({ page, session }: Walk): Promise<Answer> {
  await page
    .getByRole("button", { name: /^More for/ })
    .last()
    .click();
  const swap = page.getByRole("menuitem", { name: en.planChanges.swap.action });
  await swap.waitFor();
  await page.waitForTimeout(READ_MS);
  const sheet = page.getByRole("dialog");
  const answer = await press(
    page,
    session,
    () => swap.click(),
    () => sheet.waitFor(),
  );
  await sheet.getByRole("button", { name: /kcal/ }).first().waitFor();
  await page.getByRole("button", { name: en.general.close }).click();
  await sheet.waitFor({ state: "hidden" });
  return answer;
}

async function pressWeek({ page, session }: Walk): Promise<Answer> {
  const next = page.getByRole("button", { name: en.diary.nextWeek });
  const monday = await page
    .getByRole("button", { name: /^Monday/ })
    .first()
    .getAttribute("aria-label");
  const isGone = () =>
    page.waitForFunction((old) => document.querySelector(`[aria-label="${old}"]`) === null, monday);
  const answer = await press(page, session, () => next.click(), isGone);
  await page.getByRole("button", { name: en.diary.previousWeek }).click();
  await page.getByRole("checkbox").first().waitFor();
  return answer;
}

async function walk(context: BrowserContext, person: { id: string; token: string }): Promise<Round> {
  const walked = await openPhone(context, person);
  const { page, session } = walked;
  const tick = page.getByRole("checkbox").first();
  await page.goto("/planner");
  await tick.waitFor();
  await page.waitForTimeout(2_500);
  const load = { ...(await page.evaluate(() => seen)), cpu: await cpuMs(session) };
  const checked = !(await tick.isChecked());
  const eaten = page.getByRole("checkbox", { checked }).first();
  const presses: Record<string, Answer> = {
    "a meal is eaten": await press(
      page,
      session,
      () => tick.click(),
      () => eaten.waitFor(),
    ),
    "the sheet of swaps": await pressSwap(walked),
    "another week": await pressWeek(walked),
  };
  await page.getByRole("link", { name: en.navigation.groceries }).click();
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.waitForTimeout(1_500);
  const planner = page.getByRole("link", { name: en.navigation.planner });
  presses["back to the planner"] = await press(
    page,
    session,
    () => planner.click(),
    () => tick.waitFor(),
  );
  return { load, presses };
}

export async function benchPresses(): Promise<void> {
  await buildWeb();
  const env = { DATABASE_URL: "pglite:memory", PORT: String(PORT), LOG_LEVEL: "silent", DEMO: "off" };
  const app = await openApp(readSettings(env, `${ROOT}apps/web/dist`), {
    limits: { perPerson: 1e9, perAddress: 1e9 },
  });
  await app.server.listen({ port: PORT, host: "127.0.0.1" });
  const send = sender(PORT);
  const { token } = await aPlannedPerson(send, await signUp(send, "presses@example.org"));
  const { id } = (await send("GET", "users/me/", undefined, token)) as { id: number };
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: FLAGS });
  const rounds: Round[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const context = await browser.newContext({
      baseURL: `http://127.0.0.1:${PORT}`,
      serviceWorkers: "block",
      viewport: PHONE,
      hasTouch: true,
      isMobile: true,
      deviceScaleFactor: 2,
    });
    rounds.push(await walk(context, { id: String(id), token }));
    await context.close();
  }
  await browser.close();
  await app.close();
  const of = (value: (round: Round) => number) => Math.round(median(rounds.map(value)));
  console.log(`\n/planner, processor ${SLOWED} times slower, 4G; medians of ${ROUNDS}\n`);
  const shift = median(rounds.map(({ load }) => load.cls)).toFixed(3);
  printTable(
    ["LCP ms", "CLS", "blocked ms", "main thread ms"],
    [[of(({ load }) => load.lcp), shift, of(({ load }) => load.blocked), of(({ load }) => load.cpu)]],
  );
  console.log();
  printTable(
    ["press", "next paint ms", "shown ms", "main thread ms"],
    Object.keys(rounds[0]?.presses ?? {}).map((name) => [
      name,
      ...(["paintMs", "shownMs", "cpuMs"] as const).map((key) =>
        of(({ presses }) => presses[name]?.[key] ?? 0),
      ),
    ]),
  );
}
