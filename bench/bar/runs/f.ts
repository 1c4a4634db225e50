import type { Runs } from "../check.ts";

export const F_RUNS: Runs = {};
