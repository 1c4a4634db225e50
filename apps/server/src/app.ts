import { setTimeout as pause } from "node:timers/promises";
import { serveAssistants } from "./assistants/index.ts";
import { startOwnWork } from "./own-work.ts";
import { pages } from "./pages.ts";
import { type Clock, systemClock } from "./platform/base/clock.ts";
import { type Log, openLog } from "./platform/base/log.ts";
import { Problem } from "./platform/base/problem.ts";
import { LOOKS, openJobs, type TimeJob } from "./platform/calls/jobs.ts";
import { LimitedEvents } from "./platform/calls/limited-events.ts";
import { noteTokenCalls } from "./platform/calls/note-token-calls.ts";
import { serve } from "./platform/calls/serve.ts";
import { forLongWork, type Services } from "./platform/calls/services.ts";
import { openDatabase } from "./platform/database/open-by-address.ts";
import type { OpenDatabase } from "./platform/database/open-database.ts";
import { checkDataKeys } from "./platform/encryption/check-data-keys.ts";
import { Vault } from "./platform/encryption/vault.ts";
import { openFileStore } from "./platform/files/open-file-store.ts";
import { trustOf } from "./platform/http/client-address.ts";
import { allowOrigins } from "./platform/http/cross-origin.ts";
import { type Drain, openDrain } from "./platform/http/drain.ts";
import { answerErrors } from "./platform/http/error-answer.ts";
import { strictHeaders } from "./platform/http/headers.ts";
import { HttpServer } from "./platform/http/http-server.ts";
import { keepLocal } from "./platform/http/local-only.ts";
import { packAnswers } from "./platform/http/packed.ts";
import { GENERAL_LIMITS, type GeneralLimits, limitCalls } from "./platform/http/rate-limit.ts";
import { warnOfUntrustedProxy } from "./platform/http/untrusted-proxy.ts";
import { serveWeb } from "./platform/http/web-files.ts";
import { openMailer } from "./platform/mail/mailer.ts";
import { Metrics } from "./platform/metrics/metrics.ts";
import { type Network, WEB } from "./platform/outgoing/fetch-page.ts";
import { openPayments } from "./platform/payments/payments.ts";
import { openPictures, type PictureLimits } from "./platform/pictures/pictures.ts";
import { openPlanner, type Planner } from "./platform/planner/planner.ts";
import type { Settings } from "./platform/settings/settings.ts";
import { inSpan } from "./platform/traces/span.ts";
import { openTracer, type Tracer } from "./platform/traces/tracer.ts";
import { routes } from "./routes.ts";
import { loadLaterData, loadStartData } from "./start-data.ts";
import { healthRoutes } from "./support/index.ts";
import { type WatchedFigures, watchFigures } from "./watch-figures.ts";

export interface AppOptions {
  readonly clock?: Clock;
  readonly limits?: GeneralLimits;
  readonly log?: Log;
  /** Opened already; it is closed with the app. */
  readonly database?: OpenDatabase;
  /** File of a migrated embedded database to start from. */
  readonly snapshot?: string;
  /** Whether the starter foods and recipes (and the demo people) are loaded at start. */
  readonly loadData?: boolean;
  readonly planner?: Planner;
  readonly pictureLimits?: Partial<PictureLimits>;
  /** For how long calls wait for the database, in milliseconds. */
  readonly databasePatienceMs?: number;
  /** How pages of others are reached. */
  readonly network?: Network;
}

export interface App {
  readonly server: HttpServer;
  readonly services: Services;
  /** What can be read of how it does; undefined unless a port is set for it. */
  readonly figures: WatchedFigures | undefined;
  /** Does what the first visitor need not wait for; to be called once the product answers. */
  readonly catchUp: () => Promise<void>;
  /**
   * Finishes the calls under way, then the jobs, then closes the database. For `noticeMs` before it takes no more calls it
   * says that it is unready; 0 unless told otherwise.
   */
  readonly close: (noticeMs?: number) => Promise<void>;
}

/** What the demo world and other late loading get to end before the database is closed, in milliseconds. */
const LOADING_MS = 2_000;

/** A database whose keys are missing is closed again, and nothing of it was read. */
async function openWithKeys(
  { database: address, databaseConnections: connections, replicaWaitMs, dataKeys }: Settings,
  { database: opened, snapshot, databasePatienceMs: patienceMs }: AppOptions,
  { log, clock }: Pick<Services, "log" | "clock">,
): Promise<OpenDatabase> {
  const database =
    opened ??
    (await openDatabase(address, {
      snapshot,
      log,
      connections,
      vault: new Vault(dataKeys),
      replica: { waitMs: replicaWaitMs },
      patienceMs,
    }));
  try {
    await checkDataKeys(database.db, clock.now());
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

const answersPeople = ({ role }: Settings): boolean => role !== "worker";

const timed = (planner: Planner, { timePlan }: Metrics): Planner => ({
  ...planner,
  plan: (library, task) => inSpan(PLANNING, () => timePlan(() => planner.plan(library, task))),
});

const PLANNING = () => ({ name: "plan", kind: "internal", attributes: {} }) as const;

/** Work that nobody called for is a trace of its own. */
const timedJobs =
  ({ timeJob }: Metrics, tracer: Tracer | undefined): TimeJob =>
  (kind, work) => {
    if (tracer === undefined) return timeJob(kind, work);
    const start = { name: `job ${kind}`, kind: "consumer", attributes: { "plateful.job": kind } } as const;
    return tracer.run(start, () => timeJob(kind, work));
  };

/** A process that only works answers nobody but those who ask how it is. */
function openServer(
  services: Services,
  metrics: Metrics,
  limits: GeneralLimits,
  tracer: Tracer | undefined,
): { server: HttpServer; drain: Drain } {
  const { log, settings } = services;
  const isForPeople = answersPeople(settings);
  const server = new HttpServer({
    log,
    trusts: trustOf(settings.trustProxy),
    headers: strictHeaders(settings),
    answerError: answerErrors(log),
    tracer,
    // Counting costs a little of every call, so it is done only where it is read.
    ...(settings.metrics === undefined ? {} : { onAnswered: metrics.noteCall }),
  });
  // In this order they look at each request.
  const drain = openDrain(server);
  warnOfUntrustedProxy(server, services);
  const callers = limitCalls(server, limits, { clock: services.clock, onRefusal: metrics.noteRefusal });
  keepLocal(server);
  packAnswers(server);
  allowOrigins(server, settings.corsOrigins);
  noteTokenCalls(server, services);
  serve(server, isForPeople ? routes : healthRoutes, services, callers);
  server.fallback("/api/", () => {
    throw new Problem("not_found");
  });
  if (isForPeople) {
    serveAssistants(server, services, callers);
    for (const servePages of pages) servePages(server, services);
    serveWeb(server, services);
  }
  return { server, drain };
}

/**
 * The composition root: settings → database → features → server. Nothing listens yet; tests inject requests, and
 * `main.ts` listens.
 */
export async function openApp(settings: Settings, options: AppOptions = {}): Promise<App> {
  const log = options.log ?? openLog(settings.logLevel);
  const clock = options.clock ?? systemClock;
  const database = await openWithKeys(settings, options, { log, clock });
  const metrics = new Metrics();
  const worksHere = settings.role !== "web";
  const tracer = settings.traces && openTracer(settings.traces, settings.role, log);
  const jobs = openJobs(database, log, { worksHere, timeJob: timedJobs(metrics, tracer), looks: LOOKS });
  const mailer = openMailer(settings, {
    db: database.long.db,
    log,
    clock,
    onOutcome: metrics.noteMail,
    tracer,
  });
  const payments = openPayments(settings, clock, log);
  const files = openFileStore(settings, log);
  const pictures = openPictures(log, options.pictureLimits);
  const planner = timed(options.planner ?? openPlanner(settings.plannerThreads, log), metrics);
  const base = { settings, database, db: database.db, clock, log };
  const hasData = options.loadData ?? true;
  const limitedEvents = new LimitedEvents(database.db, settings.secretKey, metrics.noteRefusal);
  const demoWorld = { isReady: !hasData };
  const services: Services = {
    ...base,
    limitedEvents,
    jobs,
    mailer,
    payments,
    planner,
    files,
    pictures,
    network: options.network ?? WEB,
    demoWorld,
  };
  const longWork = forLongWork(services);
  if (hasData) await loadStartData(longWork);
  const ownWork = await startOwnWork(longWork);
  const { server, drain } = openServer(services, metrics, options.limits ?? GENERAL_LIMITS, tracer);
  const figures = settings.metrics && watchFigures(services, metrics, settings.metrics);
  let caughtUp: Promise<void> | undefined;
  const catchUp = () => {
    planner.warmUp();
    caughtUp ??= (hasData && answersPeople(settings) ? loadLaterData(longWork) : Promise.resolve()).then(
      ownWork.catchUp,
    );
    return caughtUp;
  };
  const close = async (noticeMs = 0) => {
    ownWork.pause();
    await drain.run(noticeMs);
    // What it is at is finished, unless that takes too long; why it failed is told to whoever asked for it.
    if (caughtUp !== undefined) await Promise.race([caughtUp.catch(() => {}), pause(LOADING_MS)]);
    await pictures.close();
    await payments.close();
    await ownWork.stop();
    await jobs.stop();
    await mailer.stop();
    await planner.close();
    await figures?.close();
    await database.close();
    await tracer?.close();
  };
  return { server, services, figures, catchUp, close };
}
