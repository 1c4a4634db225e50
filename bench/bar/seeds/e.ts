import type { Seeds } from "../check.ts";

export const E_SEEDS: Seeds = {};
