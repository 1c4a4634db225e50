import type { Runs } from "../check.ts";

export const B_RUNS: Runs = {};
