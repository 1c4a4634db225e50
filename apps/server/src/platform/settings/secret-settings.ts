import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { SettingsError } from "./settings-error.ts";

/** In development a key is made once and kept beside the data, so that sessions outlive a restart. */
function keptSecretKey(folder: string | undefined): string {
  if (folder === undefined) return randomBytes(32).toString("base64url");
  const file = join(folder, "secret-key");
  try {
    if (existsSync(file)) return readFileSync(file, "utf8").trim();
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const key = randomBytes(32).toString("base64url");
    writeFileSync(file, key, { mode: 0o600 });
    chmodSync(file, 0o600);
    return key;
  } catch (error) {
    throw new SettingsError(`The data folder "${folder}" cannot be written: ${(error as Error).message}`);
  }
}

/** Values of examples and manuals, and repetitions that only look long. */
const GUESSABLE =
  /change[-_ ]?(me|this|it)|example|password|placeholder|your[-_ ]?(secret|key)|insecure|default[-_ ]?(secret|key)/i;
const MIN_DIFFERENT_CHARACTERS = 8;

/** @throws SettingsError for a value that stands in manuals. */
export function refuseGuessable(name: string, value: string): void {
  if (GUESSABLE.test(value))
    throw new SettingsError(
      `${name} can be guessed. Set it to a value of your own, such as the output of: openssl rand -base64 32`,
    );
}

/**
 * The key of codes and signatures: the one that was given, else in development one that is kept in the folder.
 * @throws SettingsError when it is too short, can be guessed, or is missing in production.
 */
export function readSecretKey(
  given: string | undefined,
  production: boolean,
  folder: string | undefined,
): string {
  if (given !== undefined && given !== "") {
    if (given.length < 32) throw new SettingsError("SECRET_KEY must be at least 32 characters long.");
    const isRepetition = new Set(given).size < MIN_DIFFERENT_CHARACTERS;
    refuseGuessable("SECRET_KEY", isRepetition ? "changeme" : given);
    return given;
  }
  if (production) throw new SettingsError("SECRET_KEY is required when NODE_ENV is production.");
  return keptSecretKey(folder);
}

export function readMailWebhookSecret(value: string | undefined): string | undefined {
  if (value === undefined || value === "") return undefined;
  refuseGuessable("MAIL_WEBHOOK_SECRET", value);
  return value;
}
