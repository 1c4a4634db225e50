import { SettingsError } from "./settings-error.ts";

/** When scheduled backups are due: at a time of day (minutes after midnight, UTC), or every so many minutes. */
export type BackupSchedule =
  | { readonly kind: "daily"; readonly minute: number }
  | { readonly kind: "interval"; readonly minutes: number };

export interface BackupSettings {
  /** Where backups are kept; undefined = the command writes where it is told. */
  readonly folder: string | undefined;
  /** Undefined = backups are made by the command only. */
  readonly schedule: BackupSchedule | undefined;
  /** Older backups are removed, but never the newest one. Days. */
  readonly keepDays: number;
  /** Secret key of age with which backups are encrypted and read; undefined = they are not encrypted. */
  readonly key: string | undefined;
}

const KEEP_DAYS = 30;

function readSchedule(value: string | undefined): BackupSchedule | undefined {
  if (value === undefined || value === "") return undefined;
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(value) ?? [];
  if (hour !== undefined) return { kind: "daily", minute: Number(hour) * 60 + Number(minute) };
  const [, count, unit] = /^([1-9]\d{0,3})(m|h)$/.exec(value) ?? [];
  const minutes = Number(count) * (unit === "h" ? 60 : 1);
  if (count === undefined || minutes < 5 || minutes > 7 * 24 * 60)
    throw new SettingsError(
      "BACKUP_SCHEDULE must be a time of day in UTC such as 03:15, or an interval from 5m to 168h.",
    );
  return { kind: "interval", minutes };
}

function readKeepDays(value: string | undefined): number {
  if (value === undefined || value === "") return KEEP_DAYS;
  const days = Number(value);
  if (!Number.isInteger(days) || days < 1 || days > 3_650)
    throw new SettingsError("BACKUP_KEEP must be a number of days from 1 to 3650.");
  return days;
}

/** @throws SettingsError for the first setting that cannot work. */
export function readBackupSettings(env: NodeJS.ProcessEnv): BackupSettings {
  const folder = env.BACKUP_FOLDER || undefined;
  const schedule = readSchedule(env.BACKUP_SCHEDULE);
  if (schedule !== undefined && folder === undefined)
    throw new SettingsError("BACKUP_SCHEDULE needs BACKUP_FOLDER, the folder in which backups are kept.");
  const key = env.BACKUP_KEY || undefined;
  if (key !== undefined && !/^AGE-SECRET-KEY-1[0-9A-Z]{58}$/.test(key))
    throw new SettingsError(
      "BACKUP_KEY must be a key made by `npm run backup -- --new-key`, beginning with AGE-SECRET-KEY-1.",
    );
  return { folder, schedule, keepDays: readKeepDays(env.BACKUP_KEEP), key };
}
