/** `npm run bench -- web`: kB gzip of scripts and styles that the first visit of each screen loads, in a real browser. */
import { existsSync, readFileSync } from "node:fs";
import { extname } from "node:path";
import { gzipSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { openApp } from "../../apps/server/src/app.ts";
import { readSettings } from "../../apps/server/src/platform/settings/settings.ts";
import { buildWeb } from "../../tools/build-web.ts";
import { ensureChromium } from "../../tools/chromium.ts";
import { ROOT } from "../../tools/run.ts";
import { printTable } from "../measure.ts";
import { aPlannedPerson, sender, signUp } from "../server/a-person.ts";
import { FLAGS, PRIVATE, SCREENS } from "./screens.ts";

const PORT = 39_104;
const WEB_FOLDER = `${ROOT}apps/web/dist`;
const KINDS = new Set([".js", ".css"]);

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** kB of a file of the web app, packed; nothing for the few lines that the server writes (an organisation's colours). */
const weigh = (path: string) =>
  existsSync(WEB_FOLDER + path) ? gzipSync(readFileSync(WEB_FOLDER + path), { level: 9 }).length / 1000 : 0;

export async function benchWeb(): Promise<void> {
  await buildWeb();
  const env = { DATABASE_URL: "pglite:memory", PORT: String(PORT), LOG_LEVEL: "silent", DEMO: "off" };
  const app = await openApp(readSettings(env, WEB_FOLDER), {
    limits: { perPerson: 1e9, perAddress: 1e9 },
  });
  await app.server.listen({ port: PORT, host: "127.0.0.1" });
  const send = sender(PORT);
  const person = await aPlannedPerson(send, await signUp(send, "bench@example.org"));
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: FLAGS });
  const rows: (string | number)[][] = [];
  for (const screen of SCREENS) {
    const context = await browser.newContext({
      baseURL: `http://127.0.0.1:${PORT}`,
      serviceWorkers: "block",
      viewport: { width: 375, height: 812 },
    });
    const page = await context.newPage();
    const asked = new Set<string>();
    // By its name and not by what the browser wants it for: scripts that are only prefetched or preloaded count too.
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (KINDS.has(extname(pathname))) asked.add(pathname);
    });
    if (PRIVATE.has(screen))
      await page.route("**/api/auth/session/", (route) =>
        route.fulfill({ json: { auth_token: person.token } }),
      );
    await page.goto(screen, { waitUntil: "load" });
    // Scripts that a screen asks for after its first paint belong to its first load too.
    await page.waitForTimeout(2_500);
    await context.close();
    const kilobytes = [...KINDS].map((kind) =>
      sum([...asked].filter((path) => extname(path) === kind).map(weigh)),
    );
    rows.push([screen, ...[...kilobytes, sum(kilobytes)].map((size) => size.toFixed(1)), asked.size]);
  }
  await browser.close();
  await app.close();
  console.log("\nFirst load, kB gzip -9\n");
  printTable(["screen", "JS", "CSS", "total", "files"], rows);
}
