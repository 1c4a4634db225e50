/**
 * The product as a process of its own with probes for how it plans: /bench/begin sets them to nothing, /bench/figures says
 * what they found since, /bench/person lets someone in, /bench/night begins the night.
 */
import { randomBytes } from "node:crypto";
import { monitorEventLoopDelay } from "node:perf_hooks";
import pg from "pg";
import { openApp } from "../../apps/server/src/app.ts";
import { beginHour, divideHour } from "../../apps/server/src/diary/planning/planning-night-store.ts";
import { resumeNight } from "../../apps/server/src/diary/planning/planning-nights.ts";
import { openLog } from "../../apps/server/src/platform/base/log.ts";
import { nightOfHour } from "../../apps/server/src/platform/base/wall-clock.ts";
import { hashToken } from "../../apps/server/src/platform/calls/who-is.ts";
import { inSystemScope } from "../../apps/server/src/platform/database/scope.ts";
import { openPlanner } from "../../apps/server/src/platform/planner/planner.ts";
import { readSettings } from "../../apps/server/src/platform/settings/settings.ts";
import { grantEverything } from "../../apps/server/src/privacy/index.ts";

const NS_PER_MS = 1e6;
const delay = monitorEventLoopDelay({ resolution: 1 });
let plannerMs = 0;
let databaseMs = 0;

const query = pg.Client.prototype.query as (...given: unknown[]) => unknown;
pg.Client.prototype.query = function timed(this: pg.Client, ...given: unknown[]) {
  const start = performance.now();
  const [statement] = given as [{ callback?: (...results: unknown[]) => void } | undefined];
  const { callback } = statement ?? {};
  if (statement !== undefined && callback !== undefined)
    statement.callback = (...results) => {
      databaseMs += performance.now() - start;
      callback(...results);
    };
  return query.apply(this, given);
} as typeof pg.Client.prototype.query;

const settings = readSettings({ ...process.env, LOG_LEVEL: "error" });
const planner = openPlanner(settings.plannerThreads, openLog("error"));
planner.warmUp();
const app = await openApp(settings, {
  limits: { perPerson: 1e9, perAddress: 1e9 },
  planner: {
    ...planner,
    plan: async (library, task) => {
      const start = performance.now();
      try {
        return await planner.plan(library, task);
      } finally {
        plannerMs += performance.now() - start;
      }
    },
  },
});
const { services } = app;

app.server.get("/bench/begin", (_request, reply) => {
  delay.reset();
  delay.enable();
  plannerMs = 0;
  databaseMs = 0;
  return reply.json({});
});
app.server.get("/bench/figures", (_request, reply) =>
  reply.json({
    lagP99: delay.percentile(99) / NS_PER_MS,
    lagMax: delay.max / NS_PER_MS,
    plannerMs,
    databaseMs,
  }),
);
app.server.get("/bench/person", async (_request, reply) => {
  const token = randomBytes(32).toString("base64url");
  const now = services.clock.now();
  await inSystemScope(services.db, async (db) => {
    const email = `${randomBytes(8).toString("hex")}@example.org`;
    const person = { email, first_name: "Anna", email_confirmed_at: now };
    const { id } = await db.insertInto("users").values(person).returning("id").executeTakeFirstOrThrow();
    await grantEverything(db, [id], { parts: [], now });
    const moments = { created_at: now, last_used_at: now, expires_at: new Date(now.getTime() + 86_400_000) };
    const session = { user_id: id, token_hash: hashToken(token), label: "Bench", ...moments };
    await db.insertInto("sessions").values(session).execute();
  });
  return reply.json({ token });
});
app.server.get("/bench/night", async ({ query }, reply) => {
  const weekStart = String(query.week);
  const zones = ["Europe/Amsterdam"];
  const hours = ["00", "01"].map((hour) => new Date(`${weekStart}T${hour}:00:00Z`));
  const [hour] = hours.filter((each) => nightOfHour(each, "Europe/Amsterdam") === weekStart);
  if (hour === undefined) throw new Error(`No night begins on ${weekStart}.`);
  await inSystemScope(services.db, async (db) => {
    await beginHour(db, weekStart, hour);
    await divideHour(db, { weekStart, hour, zones, size: 100 }, services.clock.now());
  });
  await resumeNight(services);
  return reply.json({});
});
await app.server.listen({ port: Number(process.env.PORT), host: "127.0.0.1" });
process.stdout.write("ready\n");
process.on("SIGTERM", () => void app.close().then(() => process.exit(0)));
