import type { Runs } from "../check.ts";

export const H_RUNS: Runs = {};
