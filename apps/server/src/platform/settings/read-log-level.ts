import { LOG_LEVELS, type LogLevel } from "../base/log.ts";
import { SettingsError } from "./settings-error.ts";

/** @throws SettingsError for a level that the log does not know. */
export function readLogLevel(value: string | undefined): LogLevel {
  const wanted = value || "info";
  const level = LOG_LEVELS.find((one) => one === wanted);
  if (level === undefined) throw new SettingsError(`LOG_LEVEL must be one of ${LOG_LEVELS.join(", ")}.`);
  return level;
}
