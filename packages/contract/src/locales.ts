/** The languages that a person can choose for screens and mails (ledger PROF-008). */
export const LOCALES = ["en", "nl"] as const;
