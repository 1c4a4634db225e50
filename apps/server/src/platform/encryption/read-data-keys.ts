import { existsSync, lstatSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { DatabaseAddress } from "../settings/database-address.ts";
import { SettingsError } from "../settings/settings-error.ts";
import { type KeyRing, makeDataKey, makeKeyRing, parseDataKeys } from "./key-ring.ts";

const OTHERS = 0o077;

/** Beside the data folder and not in it, so that a copy of the folder is of no use without the file. */
const keyFileOf = (folder: string): string => `${resolve(folder)}.keys`;

function keptKeys(file: string): KeyRing {
  try {
    if (!existsSync(file)) {
      mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
      writeFileSync(file, `${makeDataKey()}\n`, { mode: 0o600, flag: "wx" });
    }
    if (process.platform !== "win32" && (lstatSync(file).mode & OTHERS) !== 0)
      throw new SettingsError(`The file of data keys "${file}" is readable by other users. Run: chmod 600`);
    return parseDataKeys(readFileSync(file, "utf8").trim(), `the file "${file}"`);
  } catch (error) {
    if (error instanceof SettingsError) throw error;
    throw new SettingsError(`The file of data keys "${file}" cannot be used: ${(error as Error).message}`);
  }
}

/**
 * The keys of encrypted columns: those that were given, else in development those of a file beside the data folder.
 * @throws SettingsError when they are missing in production, too short or guessable.
 */
export function readDataKeys(env: NodeJS.ProcessEnv, database: DatabaseAddress): KeyRing {
  const given = env.DATA_KEYS ?? "";
  if (given !== "") return parseDataKeys(given, "DATA_KEYS");
  if (env.NODE_ENV === "production")
    throw new SettingsError(
      "DATA_KEYS is required when NODE_ENV is production. Make a key with: npm run -s keys:rotate -- --new-key",
    );
  const folder = database.kind === "pglite" ? database.folder : "./data";
  return folder === undefined ? makeKeyRing() : keptKeys(keyFileOf(folder));
}
