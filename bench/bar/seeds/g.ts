import type { Seeds } from "../check.ts";

export const G_SEEDS: Seeds = {};
