/** The defect of each check: what must turn it red. */
import type { Seed } from "./check.ts";

export const SEEDS: Readonly<Record<string, readonly Seed[]>> = {};
