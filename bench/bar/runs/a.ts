import type { Runs } from "../check.ts";
import { atLength } from "./at-length.ts";

export const A_RUNS: Runs = {
  A2: atLength("A2", "1,500 pairs of each of four calls, Welch |t| below 4.5"),
};
