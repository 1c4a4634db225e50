/** What the commands that work on the data share: how they show progress and end. */
import { existsSync } from "node:fs";
import { BackupError } from "../apps/server/src/backup/index.ts";
import { type DatabaseAddress, SettingsError } from "../apps/server/src/platform/settings/settings.ts";

/** The command was called in a way that it does not understand. */
export class UsageError extends Error {}

/**
 * Refuses an embedded database that nobody made yet: opening it would make an empty one, and the command would have worked on the wrong data
 * without a word (ledger OPS-050).
 *
 * @throws SettingsError naming the folder and the setting.
 */
export function expectExisting(database: DatabaseAddress): void {
  if (database.kind !== "pglite" || database.folder === undefined || existsSync(database.folder)) return;
  throw new SettingsError(
    `There is no database in ${database.folder}. Set DATABASE_URL to the product's database, or start the product once.`,
  );
}

const isUsage = (error: unknown): boolean =>
  error instanceof UsageError || String((error as { code?: unknown }).code).startsWith("ERR_PARSE_ARGS");

/** On a terminal one line that changes; elsewhere one line each, so that a log shows how far it came. */
export function showProgress(line: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001B[2K${line}`);
  else process.stderr.write(`${line}\n`);
}

/** Runs a command. Exit code 0: done; 1: failed, nothing was changed; 2: called wrongly. */
export async function runCommand(usage: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const known = error instanceof BackupError || error instanceof SettingsError || isUsage(error);
    const text = known ? (error as Error).message : ((error as Error).stack ?? String(error));
    process.stderr.write(`${process.stderr.isTTY ? "\n" : ""}${text}\n`);
    if (isUsage(error)) process.stderr.write(`${usage}\n`);
    process.exitCode = isUsage(error) ? 2 : 1;
  }
}
