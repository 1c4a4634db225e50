import type { Seeds } from "../check.ts";

export const A_SEEDS: Seeds = {};
