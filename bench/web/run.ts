/** `npm run bench -- web`: kB gzip of scripts and styles that the first visit of each screen loads, in a real browser. */
import { gzipSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { openApp } from "../../apps/server/src/app.ts";
import { readSettings } from "../../apps/server/src/platform/settings.ts";
import { buildWeb } from "../../tools/build-web.ts";
import { ensureChromium } from "../../tools/chromium.ts";
import { ROOT } from "../../tools/run.ts";
import { printTable } from "../measure.ts";
import { aPlannedPerson, sender, signUp } from "../server/a-person.ts";
import { FLAGS, PRIVATE, SCREENS } from "./screens.ts";

const PORT = 39_104;

export async function benchWeb(): Promise<void> {
  await buildWeb();
  const env = { DATABASE_URL: "pglite:memory", PORT: String(PORT), LOG_LEVEL: "silent", DEMO: "off" };
  const app = await openApp(readSettings(env, `${ROOT}apps/web/dist`), {
    limits: { perToken: 1e9, perAddress: 1e9 },
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
    const sizes = { script: 0, stylesheet: 0 };
    let files = 0;
    const weighed: Promise<void>[] = [];
    page.on("response", (response) => {
      const type = response.request().resourceType();
      if (type !== "script" && type !== "stylesheet") return;
      files += 1;
      const weigh = async () => {
        sizes[type] += gzipSync(await response.body(), { level: 9 }).length;
      };
      weighed.push(weigh());
    });
    if (PRIVATE.has(screen))
      await page.route("**/api/auth/session/", (route) =>
        route.fulfill({ json: { auth_token: person.token } }),
      );
    await page.goto(screen, { waitUntil: "load" });
    // Scripts that a screen asks for after its first paint belong to its first load too.
    await page.waitForTimeout(2_500);
    // A body may come later than its head: without this wait some were missing.
    await Promise.all(weighed);
    await context.close();
    const kilobytes = (bytes: number) => (bytes / 1000).toFixed(0);
    rows.push([
      screen,
      kilobytes(sizes.script),
      kilobytes(sizes.stylesheet),
      kilobytes(sizes.script + sizes.stylesheet),
      files,
    ]);
  }
  await browser.close();
  await app.close();
  console.log("\nFirst load, kB gzip -9\n");
  printTable(["screen", "JS", "CSS", "total", "files"], rows);
}
