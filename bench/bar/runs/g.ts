import type { Runs } from "../check.ts";
import { atLength } from "./at-length.ts";

export const G_RUNS: Runs = { G5: atLength("G5", "five years of data in at most 60 s, on each database") };
