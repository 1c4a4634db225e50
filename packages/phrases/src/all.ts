import type { Language, Phrases } from "./index.ts";

const echo = new Proxy({}, { get: (_t, k) => String(k) }) as Record<string, string>;
export const phrasesOf = (_l: Language): Phrases => ({ errors: { problem: echo, field: echo } });
