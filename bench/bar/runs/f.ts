import { drillRecovery } from "../../../tools/recovery-drill.ts";
import type { Run, Runs } from "../check.ts";
import { migrateUnderLoad } from "../migrations-under-load.ts";

const MAX_WAIT_MS = 2_000;
const RPO_SECONDS = 5 * 60;
const RTO_SECONDS = 30 * 60;
const MILLION = 1_000_000;
/** Longer than `archive_timeout`, so that the archive gets what was written by itself. */
const WRITE_MS = 75_000;

/** F2: what people notice of an upgrade that is killed in the middle and started again. */
const migrations: Run = async (log) => {
  const { rows, statements, longestMs, errors, appliedBeforeKill, applied } = await migrateUnderLoad(log);
  return {
    pass: longestMs <= MAX_WAIT_MS && errors.length === 0 && appliedBeforeKill > 0,
    figure: `${rows} rows in each of three tables: ${statements} statements meanwhile, the longest took ${longestMs.toFixed(0)} ms, ${errors.length} failed${errors.length === 0 ? "" : ` (${errors[0]})`}; killed after ${appliedBeforeKill} of ${applied} migrations, completed by the next start`,
  };
};

/** F4: the drill of docs/backup.md. */
const recovery: Run = async (log) => {
  log("a drill with a million rows; it writes for 75 seconds");
  const figures = await drillRecovery({ rows: MILLION, writeMs: WRITE_MS, switchLog: false });
  const { isEqual, recoverySeconds, lostSeconds, baseBackupSeconds } = figures;
  return {
    pass: isEqual && recoverySeconds <= RTO_SECONDS && lostSeconds <= RPO_SECONDS,
    figure: `1 million rows: base backup ${baseBackupSeconds.toFixed(0)} s, back in ${recoverySeconds.toFixed(0)} s, ${isEqual ? "equal" : "NOT equal"} to the moment before the mistake; losing the machine cost ${lostSeconds.toFixed(0)} s of writes`,
  };
};

export const F_RUNS: Runs = { F2: { run: migrations }, F4: { run: recovery } };
