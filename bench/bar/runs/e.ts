import type { Runs } from "../check.ts";

export const E_RUNS: Runs = {};
