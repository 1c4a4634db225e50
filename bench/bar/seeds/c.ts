import type { Seeds } from "../check.ts";

export const C_SEEDS: Seeds = {};
