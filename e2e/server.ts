/**
 * The product as the browser journeys meet it: everything in one process, an empty database, mails kept. The database is
 * PostgreSQL, as in production, which also answers them in a third of the processor time; `E2E_DATABASE=pglite:memory` walks
 * them on the embedded one.
 */
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { openApp } from "../apps/server/src/app.ts";
import { inSystemScope } from "../apps/server/src/platform/database/scope.ts";
import { readSettings } from "../apps/server/src/platform/settings/settings.ts";
import { startPostgres } from "../tools/postgres.ts";
import { PIXEL_URL, PORT } from "./address.ts";
import { serveTestPeople } from "./insert-person.ts";
import { serveTestSides, withoutSides } from "./insert-side.ts";
import { serveTestTrouble } from "./insert-trouble.ts";
import { openRecipePages } from "./recipe-pages.ts";

const WEB_FOLDER = fileURLToPath(new URL("../apps/web/dist", import.meta.url));
if (!existsSync(WEB_FOLDER)) throw new Error("The web app is not built: npm run build");

async function newDatabase(): Promise<string> {
  const cluster = await startPostgres();
  process.once("exit", () => cluster.stop());
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => process.exit());
  await cluster.createDatabase("journeys");
  return cluster.urlOf("journeys");
}

const database = process.env.E2E_DATABASE ?? (await newDatabase());
const settings = readSettings(
  {
    PORT: String(PORT),
    DATABASE_URL: database,
    DEMO: "on",
    LOG_LEVEL: "error",
    IMPROVE_PLANS: "off",
    // Devices in German alone see a difference.
    PREVIEW_LANGUAGES: "de",
    TRACKING_PIXEL_URL: PIXEL_URL,
  },
  WEB_FOLDER,
);
// Many people sign in from one address here, which is no attack.
const limits = { perPerson: 100_000, perAddress: 100_000 };
const app = await openApp(settings, { limits, network: await openRecipePages() });
serveTestPeople(app);
serveTestTrouble(app);
serveTestSides(app);
await withoutSides(app);
// One network may ask for a few mails an hour only, and here people of many networks come from one address.
const FORGET_COUNTS_MS = 1_000;
setInterval(() => {
  inSystemScope(app.services.db, (trx) => trx.deleteFrom("limited_events").execute()).catch(() => {});
}, FORGET_COUNTS_MS).unref();
// The journeys meet the demo people as a visitor does who comes some seconds after the start.
await app.catchUp();
await app.server.listen({ port: PORT, host: "127.0.0.1" });
