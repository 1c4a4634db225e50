import { createHash, randomBytes } from "node:crypto";
import { SettingsError } from "../settings/settings-error.ts";

/** The keys of encrypted columns, by id. Everything new is encrypted with the current one; the others only decrypt. */
export interface KeyRing {
  readonly currentId: string;
  readonly keys: ReadonlyMap<string, Buffer>;
}

const KEY_BYTES = 32;
const VALID_ID = /^[A-Za-z0-9_-]{1,32}$/;
const VALID_KEY = /^[A-Za-z0-9+/]{43}=$/;
/** Random bytes of this length have at least twenty different values, but for one key in 10^15. */
const MIN_DIFFERENT_BYTES = 20;

const HOW_TO = "Make one with: npm run -s keys:rotate -- --new-key";

/** A new key as one entry of DATA_KEYS. Its id is a fingerprint, so that two keys are never confused. */
export function makeDataKey(): string {
  const key = randomBytes(KEY_BYTES);
  return `${createHash("sha256").update(key).digest("hex").slice(0, 8)}:${key.toString("base64")}`;
}

function parseEntry(entry: string, name: string): readonly [id: string, key: Buffer] {
  const [id = "", key = "", ...rest] = entry.trim().split(":");
  if (!VALID_ID.test(id) || rest.length > 0)
    throw new SettingsError(`${name} must hold keys as <id>:<base64>, with commas between them. ${HOW_TO}`);
  if (!VALID_KEY.test(key))
    throw new SettingsError(`The key "${id}" of ${name} must be 32 bytes in base64. ${HOW_TO}`);
  const bytes = Buffer.from(key, "base64");
  if (new Set(bytes).size < MIN_DIFFERENT_BYTES)
    throw new SettingsError(`The key "${id}" of ${name} can be guessed. ${HOW_TO}`);
  return [id, bytes];
}

/**
 * Reads keys as they are written down: `<id>:<base64>`, the current one first, with commas between them.
 * @param name Where they were found, for the message.
 * @throws SettingsError for the first key that cannot be used.
 */
export function parseDataKeys(text: string, name: string): KeyRing {
  const entries = text.split(",").map((entry) => parseEntry(entry, name));
  const keys = new Map(entries);
  if (keys.size < entries.length) throw new SettingsError(`${name} names two keys alike.`);
  return { currentId: entries[0]?.[0] ?? "", keys };
}

/** A ring that ends with this process, for a database that does so too. */
export const makeKeyRing = (): KeyRing => parseDataKeys(makeDataKey(), "DATA_KEYS");
