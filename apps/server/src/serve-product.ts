import { existsSync } from "node:fs";
import { setImmediate as turn } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { openDatabase } from "./platform/database/open-database.ts";
import { readSettings, SettingsError } from "./platform/settings.ts";
import { tryAddress } from "./platform/try-address.ts";

const WEB_FOLDER = fileURLToPath(new URL("../../web/dist", import.meta.url));

/** Errors that a person who starts the server can act on, in one line. */
function startFailure(error: unknown): string | undefined {
  if (error instanceof SettingsError) return error.message;
  const { code, message } = error as { code?: string; message?: string };
  if (code === "EADDRINUSE")
    return "The port is already in use. Set PORT to another one, or stop the other program.";
  if (code === "EACCES") return `The port cannot be opened: ${message}`;
  return undefined;
}

async function openAndListen(): Promise<void> {
  const settings = readSettings(process.env, existsSync(WEB_FOLDER) ? WEB_FOLDER : undefined);
  const address = { port: settings.port, host: settings.host };
  await tryAddress(address);
  // The embedded database opens on its own thread while this one reads the rest of the product, which takes as long.
  const opening = openDatabase(settings.database);
  // What goes wrong in this moment is told below.
  opening.catch(() => {});
  // A turn of the loop: the folder is locked, and the thread begins.
  await turn();
  const [{ openApp }, database] = await Promise.all([import("./app.ts"), opening]);
  const app = await openApp(settings, { database });
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    app.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
  try {
    await app.server.listen(address);
  } catch (error) {
    await app.close();
    throw error;
  }
  process.stdout.write(`\n  Plateful is ready: ${settings.publicUrl}\n\n`);
  await app.catchUp();
}

/** Runs the product until it is told to stop; a start that fails is said in one line where a person can act on it. */
export async function serveProduct(): Promise<void> {
  try {
    await openAndListen();
  } catch (error) {
    process.stderr.write(
      `${startFailure(error) ?? (error instanceof Error ? error.stack : String(error))}\n`,
    );
    process.exit(1);
  }
}
