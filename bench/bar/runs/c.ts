import type { Runs } from "../check.ts";

export const C_RUNS: Runs = {};
