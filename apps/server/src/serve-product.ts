import { existsSync } from "node:fs";
import { setImmediate as turn } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { openLog } from "./platform/base/log.ts";
import { stopInOrder } from "./platform/base/stop-process.ts";
import { openDatabase } from "./platform/database/open-by-address.ts";
import { Vault } from "./platform/encryption/vault.ts";
import { checkBucket } from "./platform/files/bucket-store.ts";
import { tryAddress } from "./platform/http/try-address.ts";
import { readSettings, SettingsError } from "./platform/settings/settings.ts";

const WEB_FOLDER = fileURLToPath(new URL("../../web/dist", import.meta.url));

/** Errors that a person who starts the server can act on, in one line. */
function startFailure(error: unknown): string | undefined {
  if (error instanceof SettingsError) return error.message;
  const { code, message } = error as { code?: string; message?: string };
  if (code === "EADDRINUSE")
    return "The port is already in use. Set PORT or METRICS_PORT to another one, or stop the other program.";
  if (code === "EACCES") return `The port cannot be opened: ${message}`;
  return undefined;
}

async function openAndListen(): Promise<void> {
  const settings = readSettings(process.env, existsSync(WEB_FOLDER) ? WEB_FOLDER : undefined);
  const address = { port: settings.port, host: settings.host };
  await tryAddress(address);
  // The embedded database opens on its own thread while this one reads the rest of the product, which takes as long.
  const log = openLog(settings.logLevel);
  const opening = openDatabase(settings.database, {
    log,
    connections: settings.databaseConnections,
    waitSeconds: settings.databaseWaitSeconds,
    mustKeepWrites: settings.databaseMustKeepWrites,
    vault: new Vault(settings.dataKeys),
    replica: { waitMs: settings.replicaWaitMs },
  });
  // What goes wrong in this moment is told below.
  opening.catch(() => {});
  // A turn of the loop: the folder is locked, and the thread begins.
  await turn();
  if (settings.mediaBucket !== undefined && (await checkBucket(settings.mediaBucket)) === "unreachable")
    log.error("The store of MEDIA_BUCKET_URL does not answer: pictures are missing until it does");
  const [{ openApp }, database] = await Promise.all([import("./app.ts"), opening]);
  const app = await openApp(settings, { database, log });
  const noticeMs = settings.stopNoticeSeconds * 1000;
  stopInOrder(() => app.close(noticeMs), app.services.log, noticeMs);
  try {
    if (settings.metrics !== undefined) await app.figures?.server.listen(settings.metrics);
    await app.server.listen(address);
  } catch (error) {
    await app.close();
    throw error;
  }
  process.stdout.write(`\n  Plateful is ready: ${settings.publicUrl}\n\n`);
  await app.catchUp();
}

/** Files that the product makes, those of the embedded database included, are for its own user alone (ledger DATA-034). */
const UMASK = 0o077;

/** Runs the product until it is told to stop; a start that fails is said in one line where a person can act on it. */
export async function serveProduct(): Promise<void> {
  process.umask(UMASK);
  try {
    await openAndListen();
  } catch (error) {
    process.stderr.write(
      `${startFailure(error) ?? (error instanceof Error ? error.stack : String(error))}\n`,
    );
    process.exit(1);
  }
}
