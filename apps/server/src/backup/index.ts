export { makeBackupKey } from "./archive.ts";
export { backUpData } from "./back-up-data.ts";
export { BackupError } from "./backup-error.ts";
export { backupFileName } from "./make-backup.ts";
export { restoreBackup } from "./restore-backup.ts";
export { readBackupState } from "./scheduled-backups.ts";
export { resumeRestoredJobs, watchBackups } from "./watch-backups.ts";
