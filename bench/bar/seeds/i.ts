import type { Seeds } from "../check.ts";

export const I_SEEDS: Seeds = {};
