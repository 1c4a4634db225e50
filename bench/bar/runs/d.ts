import type { Runs } from "../check.ts";

export const D_RUNS: Runs = {};
