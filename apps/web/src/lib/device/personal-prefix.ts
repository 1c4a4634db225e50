/** What this browser keeps for one person, by the start of its key in web storage; nothing of it is secret. */
export const PERSONAL_PREFIX = "plateful-own-";

/** A key in web storage that is removed with the person. */
export type PersonalKey = `${typeof PERSONAL_PREFIX}${string}`;
