import server from "../../package.json" with { type: "json" };
import { readBackupState } from "../backup/index.ts";
import type { Services } from "../platform/calls/services.ts";
import { NEWEST_MIGRATION } from "../platform/database/migration-files.ts";
import type { Db } from "../platform/database/open-database.ts";
import { inSystemScope } from "../platform/database/scope.ts";
import { type Figure, gauge, type Sample } from "../platform/metrics/instruments.ts";
import {
  type Backlog,
  countPeople,
  type PeopleCounts,
  readJobBacklog,
  readMailBacklog,
} from "./figures-store.ts";

/** However many readers there are, the database is asked this seldom, in milliseconds. */
const QUEUES_EVERY_MS = 10_000;
/** All accounts are looked through. */
const PEOPLE_EVERY_MS = 300_000;
const BACKUP_STATES = ["ok", "off", "late", "failed"] as const;
const KINDS_OF_MAIL = ["sign-in", "other"] as const;
const KINDS_OF_PEOPLE = ["client", "self_service", "coach", "staff"] as const;

/** What is running here. */
export const buildFigure = (role: string): Figure =>
  gauge("plateful_build_info", "What runs here; always 1.", [
    { labels: { version: server.version, schema: NEWEST_MIGRATION, role }, value: 1 },
  ]);

const backlogOf = (backlogs: readonly Backlog[], label: string, field: Exclude<keyof Backlog, "name">) =>
  backlogs.map((backlog): Sample => ({ labels: { [label]: backlog.name }, value: backlog[field] }));

function queueFigures(jobs: readonly Backlog[], waitingMails: readonly Backlog[], backups: string): Figure[] {
  const mails = KINDS_OF_MAIL.map(
    (name) =>
      waitingMails.find((one) => one.name === name) ?? { name, waiting: 0, oldestSeconds: 0, failed: 0 },
  );
  return [
    gauge("plateful_jobs_waiting", "Jobs that could be begun.", backlogOf(jobs, "kind", "waiting")),
    gauge(
      "plateful_jobs_oldest_seconds",
      "For how long the oldest of them has waited.",
      backlogOf(jobs, "kind", "oldestSeconds"),
    ),
    gauge("plateful_jobs_failed", "Jobs that were given up.", backlogOf(jobs, "kind", "failed")),
    gauge("plateful_mails_waiting", "Mails that are not sent yet.", backlogOf(mails, "kind", "waiting")),
    gauge(
      "plateful_mails_oldest_seconds",
      "For how long the oldest of them has waited.",
      backlogOf(mails, "kind", "oldestSeconds"),
    ),
    gauge(
      "plateful_backups",
      "1 at the state of the scheduled backups.",
      BACKUP_STATES.map((state) => ({ labels: { state }, value: Number(state === backups) })),
    ),
  ];
}

function peopleFigures(counted: readonly PeopleCounts[]): Figure[] {
  const people = KINDS_OF_PEOPLE.map(
    (kind) =>
      counted.find((one) => one.kind === kind) ?? {
        kind,
        accounts: 0,
        activeDay: 0,
        activeWeek: 0,
        activeMonth: 0,
      },
  );
  const active = people.flatMap(({ kind, activeDay, activeWeek, activeMonth }) => [
    { labels: { kind, within: "1d" }, value: activeDay },
    { labels: { kind, within: "7d" }, value: activeWeek },
    { labels: { kind, within: "30d" }, value: activeMonth },
  ]);
  return [
    gauge(
      "plateful_accounts",
      "Accounts that are on.",
      people.map(({ kind, accounts }) => ({ labels: { kind }, value: accounts })),
    ),
    gauge("plateful_active_accounts", "Accounts that were used within the last days.", active),
  ];
}

/** Keeps what was looked up for a while; whoever comes while it is looked up waits for the same answer. */
function keptFor<T>(ms: number, look: () => Promise<T>): () => Promise<T> {
  let kept: { readonly until: number; readonly value: Promise<T> } | undefined;
  return () => {
    const now = performance.now();
    if (kept !== undefined && kept.until > now) return kept.value;
    const value = look();
    kept = { until: now + ms, value };
    value.catch(() => {
      kept = undefined;
    });
    return value;
  };
}

/**
 * What the database knows: queues, mails, backups and accounts. It is the same for all processes, so those that do the work
 * tell it. While the database is away the rest of the figures is told without it.
 */
export function watchDatabaseFigures({ database, settings, clock, log }: Services): () => Promise<Figure[]> {
  // A reader gives up after some seconds: these are statements of a call, which do so as well.
  const look = <T>(work: (trx: Db) => Promise<T>) => inSystemScope(database.db, work);
  const queues = keptFor(QUEUES_EVERY_MS, () =>
    look(async (trx) => {
      const now = clock.now();
      const backups = await readBackupState(trx, settings.backups.schedule, now);
      return queueFigures(await readJobBacklog(trx), await readMailBacklog(trx, now), backups);
    }),
  );
  const people = keptFor(PEOPLE_EVERY_MS, () =>
    look(async (trx) => peopleFigures(await countPeople(trx, clock.now()))),
  );
  const isUp = (value: 0 | 1) => gauge("plateful_database_up", "Whether the database answers.", [{ value }]);
  return async () => {
    try {
      return [isUp(1), ...(await queues()), ...(await people())];
    } catch (error) {
      log.warn({ err: error }, "The figures of the database could not be read");
      return [isUp(0)];
    }
  };
}
