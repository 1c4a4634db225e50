const PARTS = ["", "¼", "½", "¾"] as const;

/**
 * A number of quarters as one reads it from a kitchen scale.
 *
 * @example quarters(1.25) // "1¼"
 */
export function quarters(value: number): string {
  const count = Math.round(value * 4);
  const whole = Math.floor(count / 4);
  const part = PARTS[count % 4] ?? "";
  return whole === 0 && part !== "" ? part : `${whole}${part}`;
}
