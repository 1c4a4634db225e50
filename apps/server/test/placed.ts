/** A copy of a body with a value at a place, or without what was there; a list is entered by its first element. */
export function placed(
  body: unknown,
  [name = "", ...rest]: readonly string[],
  value: unknown,
  leftOut: symbol,
): unknown {
  const inner = (body as Record<string, unknown> | undefined)?.[name];
  const own = rest.length === 0 ? value : placed(inner, rest, value, leftOut);
  if (name === "0") return Array.isArray(body) ? [own, ...body.slice(1)] : [own];
  const copy: Record<string, unknown> = { ...(body as object) };
  if (own === leftOut) delete copy[name];
  else Object.defineProperty(copy, name, { value: own, enumerable: true, configurable: true });
  return copy;
}
