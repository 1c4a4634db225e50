import type { Runs } from "../check.ts";

export const G_RUNS: Runs = {};
