import type { Seeds } from "../check.ts";

export const B_SEEDS: Seeds = {};
