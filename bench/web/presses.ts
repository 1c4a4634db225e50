/**
 * `npm run bench -- presses`: the planner on a phone whose processor is slowed four times, over 4G: when it shows (LCP), what
 * moves (CLS), the tasks that block, and how long four presses take to answer. With `--profile=<folder>` the profile of each
 * press is written there, to be opened with the browser's own tools; the first round alone, since profiling slows. With
 * `--against=<folder of another build>` both are walked by turns.
 *
 * Wall time grows with whatever else the machine does, so each figure has the processor time of the page's main thread beside it.
 * The page times itself: asking it from outside whether something is there costs a slowed page up to 100 ms.
 */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { phrasesOf } from "@plateful/phrases/all";
import { type BrowserContext, type CDPSession, chromium, type Page } from "@playwright/test";
import { openApp } from "../../apps/server/src/app.ts";
import { readSettings } from "../../apps/server/src/platform/settings/settings.ts";
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
const EATEN = "[role=checkbox][aria-checked=true]";
/** A person reads a menu before choosing from it. */
const READ_MS = 600;
/** After this long without a task nothing more belongs to the press. */
const REST_MS = 400;

const option = (name: string) =>
  process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3);
const PROFILES = option("profile");
const AGAINST = option("against");

interface Seen {
  lcp: number;
  cls: number;
  blocked: number;
  answer: number;
  /** From the latest press to the end of the first frame in which the number of `asked` elements has changed; 0 until then. */
  shown: number;
  asked: string;
}
declare global {
  var seen: Seen;
}

/** Runs in the page before anything else: keeps what the browser tells of paints, shifts, long tasks and presses. */
function observe() {
  const seen = { lcp: 0, cls: 0, blocked: 0, answer: 0, shown: 0, asked: "" };
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
  const timeFrom = (pressed: number) => {
    const count = () => document.querySelectorAll(seen.asked).length;
    const before = count();
    const look = () => {
      if (count() === before) return requestAnimationFrame(look);
      // A task that is posted from the frame runs once it is painted.
      const painted = new MessageChannel();
      painted.port1.onmessage = () => {
        seen.shown = performance.now() - pressed;
      };
      return painted.port2.postMessage(null);
    };
    requestAnimationFrame(look);
  };
  const onPress = ({ timeStamp }: Event) => {
    if (seen.asked !== "") timeFrom(timeStamp);
  };
  globalThis.addEventListener("click", onPress, { capture: true });
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

/**
 * @param act The press, given once the page listens.
 * @param asked A selector of elements of which there are more or fewer once what was asked for shows.
 */
async function press(
  { page, session, profiles }: Walk,
  name: string,
  act: () => Promise<unknown>,
  asked: string,
): Promise<Answer> {
  await page.evaluate((selector) => {
    Object.assign(seen, { answer: 0, shown: 0, asked: selector });
  }, asked);
  if (profiles !== undefined) await session.send("Profiler.start");
  const cpu = await cpuMs(session);
  await act();
  await page.waitForFunction(() => seen.shown > 0);
  await page.waitForTimeout(REST_MS);
  const cpuSpent = (await cpuMs(session)) - cpu;
  if (profiles !== undefined) {
    const { profile } = await session.send("Profiler.stop");
    await writeFile(join(profiles, `${name.replaceAll(" ", "-")}.cpuprofile`), JSON.stringify(profile));
  }
  const { answer, shown } = await page.evaluate(() => Object.assign(seen, { asked: "" }));
  return { paintMs: answer, shownMs: shown, cpuMs: cpuSpent };
}

interface Round {
  readonly load: Seen & { readonly cpu: number };
  readonly presses: Readonly<Record<string, Answer>>;
}

interface Walk {
  readonly page: Page;
  readonly session: CDPSession;
  /** Where to write the profiles of its presses. */
  readonly profiles: string | undefined;
}

async function openPhone(
  context: BrowserContext,
  person: { id: string; token: string },
  profiles: string | undefined,
): Promise<Walk> {
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
  await session.send("Profiler.enable");
  await session.send("Profiler.setSamplingInterval", { interval: 500 });
  return { page, session, profiles };
}

async function pressSwap(walked: Walk): Promise<Answer> {
  const { page } = walked;
  await page
    .getByRole("button", { name: /^More for/ })
    .last()
    .click();
  const swap = page.getByRole("menuitem", { name: en.planChanges.swap.action });
  await swap.waitFor();
  await page.waitForTimeout(READ_MS);
  const sheet = page.getByRole("dialog");
  const answer = await press(walked, "the sheet of swaps", () => swap.click(), "[role=dialog]");
  await sheet.getByRole("button", { name: /kcal/ }).first().waitFor();
  await page.getByRole("button", { name: en.general.close }).click();
  await sheet.waitFor({ state: "hidden" });
  return answer;
}

async function pressWeek(walked: Walk): Promise<Answer> {
  const { page } = walked;
  const next = page.getByRole("button", { name: en.diary.nextWeek });
  const strip = page.locator("section[aria-label]").filter({ has: next });
  const shown = `section[aria-label="${await strip.getAttribute("aria-label")}"]`;
  const answer = await press(walked, "another week", () => next.click(), shown);
  await page.getByRole("button", { name: en.diary.previousWeek }).click();
  await page.getByRole("checkbox").first().waitFor();
  return answer;
}

async function walk(
  context: BrowserContext,
  person: { id: string; token: string },
  profiles: string | undefined,
): Promise<Round> {
  const walked = await openPhone(context, person, profiles);
  const { page, session } = walked;
  const tick = page.getByRole("checkbox").first();
  await page.goto("/planner");
  await tick.waitFor();
  await page.waitForTimeout(2_500);
  const load = { ...(await page.evaluate(() => seen)), cpu: await cpuMs(session) };
  const presses: Record<string, Answer> = {
    "a meal is eaten": await press(walked, "a meal is eaten", () => tick.click(), EATEN),
    "the sheet of swaps": await pressSwap(walked),
    "another week": await pressWeek(walked),
  };
  await page.getByRole("link", { name: en.navigation.groceries }).click();
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.waitForTimeout(1_500);
  const planner = page.getByRole("link", { name: en.navigation.planner });
  const back = () => planner.click();
  presses["back to the planner"] = await press(walked, "back to the planner", back, "[role=checkbox]");
  return { load, presses };
}

/** The product with one build of the web app, a person who has a planned week, and the rounds walked with it. */
interface Side {
  readonly name: string;
  readonly app: Awaited<ReturnType<typeof openApp>>;
  readonly origin: string;
  readonly person: { readonly id: string; readonly token: string };
  readonly rounds: Round[];
}

async function openSide(name: string, dist: string, port: number): Promise<Side> {
  const env = { DATABASE_URL: "pglite:memory", PORT: String(port), LOG_LEVEL: "silent", DEMO: "off" };
  const app = await openApp(readSettings(env, dist), { limits: { perPerson: 1e9, perAddress: 1e9 } });
  await app.server.listen({ port, host: "127.0.0.1" });
  const send = sender(port);
  const { token } = await aPlannedPerson(send, await signUp(send, "presses@example.org"));
  const { id } = (await send("GET", "users/me/", undefined, token)) as { id: number };
  return { name, app, origin: `http://127.0.0.1:${port}`, person: { id: String(id), token }, rounds: [] };
}

function printSides(sides: readonly Side[]): void {
  const of = ({ rounds }: Side, value: (round: Round) => number) => Math.round(median(rounds.map(value)));
  console.log(`\n/planner, processor ${SLOWED} times slower, 4G; medians of ${ROUNDS}\n`);
  printTable(
    ["build", "LCP ms", "CLS", "blocked ms", "main thread ms"],
    sides.map((side) => [
      side.name,
      of(side, ({ load }) => load.lcp),
      median(side.rounds.map(({ load }) => load.cls)).toFixed(3),
      of(side, ({ load }) => load.blocked),
      of(side, ({ load }) => load.cpu),
    ]),
  );
  console.log();
  printTable(
    ["press", "build", "next paint ms", "shown ms", "main thread ms"],
    Object.keys(sides[0]?.rounds[0]?.presses ?? {}).flatMap((press) =>
      sides.map((side) => [
        press,
        side.name,
        ...(["paintMs", "shownMs", "cpuMs"] as const).map((key) =>
          of(side, ({ presses }) => presses[press]?.[key] ?? 0),
        ),
      ]),
    ),
  );
}

export async function benchPresses(): Promise<void> {
  await buildWeb();
  const sides = [await openSide("now", `${ROOT}apps/web/dist`, PORT)];
  if (AGAINST !== undefined) sides.push(await openSide("before", AGAINST, PORT + 1));
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: FLAGS });
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { name, origin, person, rounds } of sides) {
      const context = await browser.newContext({
        baseURL: origin,
        serviceWorkers: "block",
        viewport: PHONE,
        hasTouch: true,
        isMobile: true,
        deviceScaleFactor: 2,
      });
      rounds.push(await walk(context, person, round === 0 && name === "now" ? PROFILES : undefined));
      await context.close();
    }
  await browser.close();
  for (const { app } of sides) await app.close();
  printSides(sides);
}
