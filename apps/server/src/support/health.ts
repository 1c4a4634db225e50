import type { getReadiness as endpoint } from "@plateful/contract";
import server from "../../package.json" with { type: "json" };
import { readBackupState } from "../backup/index.ts";
import type { Call } from "../platform/calls/call.ts";
import { WithStatus } from "../platform/calls/call.ts";
import { NEWEST_MIGRATION } from "../platform/database/migration-files.ts";
import { withReach } from "../platform/database/scope.ts";
import { countWaitingMails } from "./mail-store.ts";

/** A mail that has waited this long says that the mail server is away. */
const MAX_WAIT_MS = 10 * 60_000;

const HEALTH = { status: "ok", version: server.version, schema: NEWEST_MIGRATION } as const;

export const getHealth = async () => HEALTH;

/** Says what works; the database answers, or this call is refused as unavailable before it gets here. */
export async function getReadiness(call: Call<typeof endpoint>) {
  const { database, jobs } = call.services;
  const since = new Date(call.now.getTime() - MAX_WAIT_MS);
  const waiting = await countWaitingMails(call.db, since);
  const { schedule } = call.services.settings.backups;
  const state = {
    // A warning: without backups the product still serves people.
    backups: await withReach(call.db, "all", () => readBackupState(call.db, schedule, call.now)),
    database: "ok",
    writes: await database.writes(call.db),
    mail: waiting === 0 ? "ok" : "delayed",
    jobs: jobs.isReady() ? "ok" : "stopped",
  } as const;
  const takesWrites = state.writes === "ok" || call.query.for !== "writes";
  return state.jobs === "ok" && takesWrites ? state : new WithStatus(503, state);
}
