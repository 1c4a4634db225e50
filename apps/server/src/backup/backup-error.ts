import { BucketError } from "../platform/files/bucket-store.ts";

/** Why a backup or a restore was refused or failed. The message is one line that an operator can act on. */
export type BackupFailure =
  | "corrupt"
  | "key_missing"
  | "key_wrong"
  | "version_unknown"
  | "version_newer"
  | "not_empty"
  | "in_use"
  | "no_space"
  | "not_found"
  | "not_possible";

/** A failure that leaves the data as it was. */
export class BackupError extends Error {
  readonly failure: BackupFailure;

  constructor(failure: BackupFailure, message: string) {
    super(message);
    this.failure = failure;
  }
}

const codeOf = (error: unknown): unknown => (error as { code?: unknown } | null)?.code;

/** Translates what the operating system or the database reports about a file or a full disk; anything else passes through. */
export function describeFailure(error: unknown, file: string): unknown {
  if (error instanceof BackupError) return error;
  if (error instanceof BucketError) return new BackupError("not_possible", error.message);
  const code = codeOf(error);
  if (code === "ENOSPC" || code === "EDQUOT" || code === "53100")
    return new BackupError("no_space", `There is not enough disk space for "${file}".`);
  if (code === "ENOENT") return new BackupError("not_found", `The file "${file}" does not exist.`);
  if (code === "EACCES" || code === "EPERM" || code === "EROFS")
    return new BackupError("not_possible", `There is no permission to use "${file}".`);
  if (code === "EEXIST") return new BackupError("not_possible", `The file "${file}" already exists.`);
  return error;
}
