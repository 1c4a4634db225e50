import type { Seeds } from "../check.ts";

export const F_SEEDS: Seeds = {};
