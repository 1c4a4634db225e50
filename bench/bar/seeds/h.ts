import type { Seeds } from "../check.ts";

export const H_SEEDS: Seeds = {};
