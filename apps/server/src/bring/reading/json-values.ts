/** An object of a JSON file, of which nothing is known yet. */
export type JsonRecord = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The objects of a list; none of what is no list. */
export const recordsOf = (value: unknown): JsonRecord[] =>
  Array.isArray(value) ? value.filter(isRecord) : [];

/** A text, a number as a text, or the name of a thing; empty where there is none. */
export function textOf(value: unknown): string {
  if (typeof value === "string") return value.trim();
  if (typeof value === "number" && Number.isFinite(value)) return String(Math.round(value * 1000) / 1000);
  return isRecord(value) && typeof value.name === "string" ? value.name.trim() : "";
}

export const textsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).map(textOf).filter(Boolean);

/** For how many: the number of servings, where it is more than nothing, else what is made of it. */
export const yieldOf = (servings: unknown, made: unknown): string =>
  Number(servings) > 0 ? `${textOf(servings)} servings` : textOf(made);

interface Amounted {
  readonly amount: unknown;
  readonly unit: string;
  readonly name: string;
  readonly note: unknown;
}

/** An ingredient line of its parts: "200 g flour, sifted". An amount of nothing is none. */
export function withAmount({ amount, unit, name, note }: Amounted): string {
  const hasAmount = Number(amount) > 0;
  const line = [...(hasAmount ? [textOf(Number(amount)), unit] : []), name].filter(Boolean).join(" ");
  const said = textOf(note);
  return said === "" || line === "" ? line || said : `${line}, ${said}`;
}
