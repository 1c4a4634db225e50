import type { Runs } from "../check.ts";

export const I_RUNS: Runs = {};
