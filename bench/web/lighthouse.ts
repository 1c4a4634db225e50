/**
 * `LIGHTHOUSE=<folder> npm run bench -- lighthouse`: Lighthouse's scores of each screen on a phone, as a visitor and as
 * someone who is signed in. Lighthouse is large and only looked at now and then, so it is no dependency: `folder` is where
 * `npm install lighthouse` was run. Without it nothing is measured.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type BrowserContext, chromium } from "@playwright/test";
import { type App, openApp } from "../../apps/server/src/app.ts";
import { inSystemScope } from "../../apps/server/src/platform/database/scope.ts";
import { readSettings } from "../../apps/server/src/platform/settings/settings.ts";
import { buildWeb } from "../../tools/build-web.ts";
import { ensureChromium } from "../../tools/chromium.ts";
import { ROOT } from "../../tools/run.ts";
import { printTable } from "../measure.ts";
import { aPlannedPerson, sender } from "../server/a-person.ts";
import { FLAGS, PRIVATE, SCREENS } from "./screens.ts";

const PORT = 39_105;
const BROWSER_PORT = 39_106;
const ORIGIN = `http://localhost:${PORT}`;
const CATEGORIES = ["accessibility", "best-practices", "seo"] as const;
const EMAIL = "bench@example.org";

interface Audit {
  readonly title: string;
  readonly score: number | null;
  readonly details?: unknown;
}

/** An audit of a category; those without weight only inform. */
interface AuditRef {
  readonly id: string;
  readonly weight: number;
}

interface Report {
  readonly lhr: {
    readonly categories: Readonly<
      Record<string, { readonly score: number | null; readonly auditRefs: readonly AuditRef[] }>
    >;
    readonly audits: Readonly<Record<string, Audit>>;
  };
}

type Lighthouse = (url: string, flags: object) => Promise<Report>;

/** Signs up by the real calls, with the link that stands in the outbox; gives the cookie of the session. */
async function signIn(app: App): Promise<{ token: string; cookie: string }> {
  const headers = { "content-type": "application/json", origin: ORIGIN };
  const post = (path: string, body: object) =>
    fetch(`${ORIGIN}/api/${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  await post("auth/users/", { email: EMAIL, first_name: "Anna", last_name: "Jansen", terms_accepted: true });
  const { link } = await inSystemScope(app.services.db, (trx) =>
    trx.selectFrom("outbox").select("link").where("recipient", "=", EMAIL).executeTakeFirstOrThrow(),
  );
  const linkToken = new URL(link ?? "").searchParams.get("magic_link_token");
  const answer = await post("auth/token/login/", { magic_link_token: linkToken });
  const { auth_token: token } = (await answer.json()) as { auth_token: string };
  const cookies = answer.headers.getSetCookie().map((each) => each.split(";")[0]?.split("=") ?? []);
  const [, cookie = ""] = cookies.find(([name]) => name === "session") ?? [];
  return { token, cookie: decodeURIComponent(cookie) };
}

/** What cost points, in the words of Lighthouse. */
function faultsOf({ lhr }: Report): string[] {
  const audits = CATEGORIES.flatMap((name) => lhr.categories[name]?.auditRefs ?? []);
  return audits.flatMap(({ id, weight }) => {
    const { title = id, score = null, details } = lhr.audits[id] ?? {};
    if (weight === 0 || score === null || score >= 0.9) return [];
    // What it found is printed at once, to be mended.
    console.error(title, JSON.stringify(details, null, 1));
    return [title];
  });
}

const scoreOf = ({ lhr }: Report, name: string) => Math.round((lhr.categories[name]?.score ?? 0) * 100);

async function measureScreens(
  lighthouse: Lighthouse,
  context: BrowserContext,
  cookie: string,
): Promise<void> {
  const rows: (string | number)[][] = [];
  for (const screen of SCREENS) {
    await context.clearCookies();
    if (PRIVATE.has(screen)) await context.addCookies([{ name: "session", value: cookie, url: ORIGIN }]);
    const report = await lighthouse(`${ORIGIN}${screen}`, {
      port: BROWSER_PORT,
      onlyCategories: [...CATEGORIES],
      disableStorageReset: true,
      logLevel: "silent",
    });
    const faults = faultsOf(report);
    const scores = CATEGORIES.map((name) => scoreOf(report, name));
    rows.push([screen, ...scores, faults.length === 0 ? "none" : faults.join("; ")]);
  }
  console.log("\nLighthouse, phone\n");
  printTable(["screen", "accessibility", "best practices", "SEO", "what cost points"], rows);
}

export async function benchLighthouse(): Promise<void> {
  const folder = process.env.LIGHTHOUSE;
  if (folder === undefined || folder === "") {
    console.log("\nLighthouse is not measured: LIGHTHOUSE names no folder in which it was installed.");
    return;
  }
  const file = pathToFileURL(join(folder, "node_modules/lighthouse/core/index.js")).href;
  const { default: lighthouse } = (await import(file)) as { default: Lighthouse };
  await buildWeb();
  // Not as production, which would need the keys of a payment provider.
  const env = { DATABASE_URL: "pglite:memory", PORT: String(PORT), LOG_LEVEL: "silent", DEMO: "off" };
  const app = await openApp(readSettings(env, `${ROOT}apps/web/dist`), {
    limits: { perPerson: 1e9, perAddress: 1e9 },
  });
  await app.server.listen({ port: PORT, host: "127.0.0.1" });
  const { token, cookie } = await signIn(app);
  await aPlannedPerson(sender(PORT), token);
  const profile = mkdtempSync(join(tmpdir(), "plateful-lighthouse-"));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: ensureChromium(),
    args: [...FLAGS, `--remote-debugging-port=${BROWSER_PORT}`],
  });
  try {
    await measureScreens(lighthouse, context, cookie);
  } finally {
    await context.close();
    await app.close();
    rmSync(profile, { recursive: true, force: true });
  }
}
