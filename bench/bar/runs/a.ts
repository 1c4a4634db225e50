import type { Runs } from "../check.ts";

export const A_RUNS: Runs = {};
