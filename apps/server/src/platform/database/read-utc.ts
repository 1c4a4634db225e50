const SHORTEST = "2026-11-21 12:00:00+00".length;
const LONGEST = "2026-11-21 12:00:00.000000+00".length;
const ZERO = "0".charCodeAt(0);

/** The number that the digits between two places of a text make. */
function numberAt(text: string, from: number, to: number): number {
  let number = 0;
  for (let at = from; at < to; at += 1) number = number * 10 + text.charCodeAt(at) - ZERO;
  return number;
}

/** Milliseconds of a fraction that begins at a place and has up to six digits. */
function millisecondsAt(text: string, from: number): number {
  const digits = text.slice(from, text.length - "+00".length);
  return Math.floor(Number(digits.padEnd(3, "0").slice(0, 3)));
}

/**
 * A moment as PostgreSQL writes it for UTC; undefined for one in another zone or outside the years 1000 to
 * 9999, and for infinity.
 *
 * @example readUtc("2026-11-21 12:00:00.5+00") // 500 ms after noon
 */
export function readUtc(text: string): Date | undefined {
  if (text.length < SHORTEST || text.length > LONGEST || !text.endsWith("+00")) return undefined;
  if (text.startsWith("0") || text.charAt("2026-11-21".length) !== " ") return undefined;
  const milliseconds = text.length === SHORTEST ? 0 : millisecondsAt(text, "2026-11-21 12:00:00.".length);
  return new Date(
    Date.UTC(
      numberAt(text, 0, 4),
      numberAt(text, 5, 7) - 1,
      numberAt(text, 8, 10),
      numberAt(text, 11, 13),
      numberAt(text, 14, 16),
      numberAt(text, 17, 19),
      milliseconds,
    ),
  );
}
