/** A setting that cannot work. The message is one line that a person can act on. */
export class SettingsError extends Error {}
