import type { Seeds } from "../check.ts";

export const D_SEEDS: Seeds = {};
