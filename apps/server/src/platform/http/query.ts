import type { Schema } from "@plateful/contract";
import { InvalidFields } from "../base/problem.ts";

/** Values that a query key may not set on an object. */
const FORBIDDEN = new Set(["__proto__", "constructor", "prototype"]);

/** Of an unknown key no more than this is given back. */
const MAX_KEY_SHOWN = 60;

const toSnakeCase = (key: string) => key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * Brings the accepted spellings of query keys to one: `key[]` to `key`, and the clients' camelCase to snake_case
 * (api.md 1.3). Repeated keys stay lists.
 */
export function normaliseQuery(query: unknown): Record<string, unknown> {
  const normal: Record<string, unknown> = {};
  for (const [key, value] of Object.entries((query ?? {}) as Record<string, unknown>)) {
    const name = toSnakeCase(key.replace(/\[\]$/, ""));
    if (!FORBIDDEN.has(name)) normal[name] = value;
  }
  return normal;
}

/**
 * Refuses a query with a key that the call does not read: a filter with a typing error would otherwise answer everything
 * (ledger ERR-036).
 * @param query As `normaliseQuery` gives it.
 * @throws InvalidFields with one problem for each unknown key.
 */
export function refuseUnknownKeys(
  schema: Schema | undefined,
  query: Readonly<Record<string, unknown>>,
): void {
  const shape = (schema as { shape?: Readonly<Record<string, Schema>> } | undefined)?.shape ?? {};
  const unknown = Object.keys(query).filter((key) => !Object.hasOwn(shape, key));
  if (unknown.length === 0) return;
  const known = Object.keys(shape).sort().join(", ");
  throw new InvalidFields(
    unknown.map((key) => ({ path: [key.slice(0, MAX_KEY_SHOWN)], error: { code: "unknown_filter", known } })),
  );
}
