/** Values that a query key may not set on an object. */
const FORBIDDEN = new Set(["__proto__", "constructor", "prototype"]);

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
