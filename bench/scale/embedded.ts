/** The same rows on the embedded database, which a single practice runs with fewer foods and its library. */
import { existsSync } from "node:fs";
import { loadavg } from "node:os";
import { join } from "node:path";
import { type App, openApp } from "../../apps/server/src/app.ts";
import { rewriteFoodWords } from "../../apps/server/src/foods/index.ts";
import { hashToken } from "../../apps/server/src/platform/calls/who-is.ts";
import { inSystemScope } from "../../apps/server/src/platform/database/scope.ts";
import { readSettings } from "../../apps/server/src/platform/settings/settings.ts";
import { environmentOf } from "./fill.ts";
import { importFiles, makeUpFoods } from "./fill-foods.ts";
import { measureQuality, measureRows } from "./measure-rows.ts";
import { tokenOfPerson } from "./people-sql.ts";
import type { ScaleOptions } from "./sizes.ts";

/** Someone who calls, by the token of person 0. */
async function signInSomeone({ services }: App): Promise<void> {
  const now = services.clock.now();
  await inSystemScope(services.db, async (db) => {
    const person = { email: "bench@example.org", first_name: "Anna", email_confirmed_at: now };
    const { id } = await db.insertInto("users").values(person).returning("id").executeTakeFirstOrThrow();
    const moments = { created_at: now, last_used_at: now, expires_at: new Date(now.getTime() + 1e11) };
    const session = { user_id: id, token_hash: hashToken(tokenOfPerson(0)), label: "Bench", ...moments };
    await db.insertInto("sessions").values(session).execute();
  });
}

async function fillEmbedded(app: App, options: ScaleOptions, log: (line: string) => void): Promise<void> {
  const { foods, products: files, queries } = options;
  await importFiles(app, { foods, files, queries, log });
  await app.services.database.asOwner((owner) => makeUpFoods(owner, foods, log));
  await inSystemScope(app.services.database.long.db, rewriteFoodWords);
  await app.services.database.asOwner((owner) => owner.query("analyze"));
  await signInSomeone(app);
}

export async function measureEmbedded(options: ScaleOptions, log: (line: string) => void): Promise<void> {
  const folder = join(options.folder, `embedded_f${options.foods}`);
  const isFilled = existsSync(folder);
  const env = { ...environmentOf(`pglite:${folder}`, options.folder), DEMO: "off", LOG_LEVEL: "silent" };
  const app = await openApp(readSettings({ ...process.env, ...env, IMPROVE_PLANS: "off" }), {
    limits: { perPerson: 1e9, perAddress: 1e9 },
  });
  try {
    if (!isFilled) await fillEmbedded(app, options, log);
    console.log(`\n${options.foods} foods, embedded; load before: ${loadavg()[0]?.toFixed(1)}\n`);
    const sizes = { ...options, people: 0 };
    // The database is part of the process.
    await measureRows(app, { sizes, only: options.only, databaseCpu: () => 0 });
    await measureQuality(app, options.queries, tokenOfPerson(0));
  } finally {
    await app.close();
  }
}
