import type { Endpoint, Schema } from "./endpoint.ts";

const isSchema = (value: object): value is Schema => "_zod" in value;

/** Writes a value down once; where it is met again, only its number is written. Functions leave no trace. */
function write(value: unknown, met: Map<object, number>): string {
  if (typeof value === "function") return "";
  if (typeof value !== "object" || value === null) return String(value);
  if (value instanceof RegExp) return String(value);
  const number = met.get(value);
  if (number !== undefined) return `#${number}`;
  met.set(value, met.size);
  const parts = isSchema(value) ? value._zod.def : value;
  let text = "{";
  for (const [name, part] of Object.entries(parts)) text += `${name}:${write(part, met)},`;
  return `${text}}`;
}

/** Two products with wrap-around, after FNV-1a: 64 bits are plenty to tell versions apart, and nobody attacks them. */
function hash(text: string): string {
  let low = 0x811c_9dc5;
  let high = 0xcbf2_9ce4;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    low = Math.imul(low ^ code, 0x0100_0193);
    high = Math.imul(high ^ code, 0x01b3_0101);
  }
  return [low, high].map((half) => (half >>> 0).toString(16).padStart(8, "0")).join("");
}

/**
 * 16 hexadecimal digits that name the answers of an API: equal when the same calls answer in the same shapes. What only a
 * function decides (a refinement, a conversion) is not in it.
 */
export function fingerprint(endpoints: readonly Endpoint[]): string {
  const met = new Map<object, number>();
  const rows = endpoints.map(({ name, method, path, answer, current }) =>
    [name, method, path, write(answer, met), write(current, met)].join(" "),
  );
  return hash(rows.join("\n"));
}
