import type { first } from "./en/first.ts";
import type { en } from "./en/index.ts";
import type { late } from "./en/late.ts";

export * from "./format.ts";
export { formatZoneName } from "./format-zone-name.ts";
export * from "./language.ts";

/**
 * All texts of one language. The texts themselves are not exported here, so that a page loads only the language it
 * shows: `@plateful/phrases/en/first` and `@plateful/phrases/en/late`, alike for `nl`, or `@plateful/phrases/all` on the server.
 */
export type Phrases = typeof en;
/** Those that are there before the first paint. */
export type FirstPhrases = typeof first;
/** Those that come when a screen shows them. */
export type LatePhrases = typeof late;
