/** What this browser keeps for one person, by the start of its key in web storage; nothing of it is secret. */
export const PERSONAL_PREFIX = "plateful-own-";
