import { SettingsError } from "./settings-error.ts";

export interface NumberRange {
  /** What holds when nothing is set. */
  readonly otherwise: number;
  readonly min?: number;
  readonly max: number;
}

/** A whole number of a setting. @throws SettingsError for anything else. */
export function readNumber(
  name: string,
  value: string | undefined,
  { otherwise, min = 0, max }: NumberRange,
): number {
  if (value === undefined || value === "") return otherwise;
  const number = Number(value);
  if (!Number.isInteger(number) || number < min || number > max)
    throw new SettingsError(`${name} must be a number from ${min} to ${max}, not "${value}".`);
  return number;
}
