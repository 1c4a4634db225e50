import type { Runs } from "../check.ts";
import { atLength } from "./at-length.ts";
import { compareCpu } from "./cpu.ts";
import { sustainLoad } from "./sustained-load.ts";

export const E_RUNS: Runs = {
  E1: { how: "ten operations by turns with a bare route", run: compareCpu },
  E2: { how: "a server under the calls of a day", run: sustainLoad },
  E3: atLength("E3", "20 kills with 8 writers, on each database"),
  E4: atLength("E4", "5 crashes of PostgreSQL with 8 writers"),
  E8: atLength("E8", "25 kills over 1,500 jobs, on each database"),
  E12: atLength("E12", "100,000 moments"),
  E13: atLength("E13", "100,000 runs of each property"),
};
