import type { en } from "./en/index.ts";

export * from "./format.ts";
export * from "./language.ts";

/**
 * All texts of one language. The texts themselves are not exported here, so that a page loads only the language it
 * shows: `@plateful/phrases/en`, `@plateful/phrases/nl`, or `@plateful/phrases/all` on the server.
 */
export type Phrases = typeof en;
