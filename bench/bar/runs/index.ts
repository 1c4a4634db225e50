/** What `npm run bar` adds to the tests: checks that load the machine, and those that cannot be made. */
import type { Runs } from "../check.ts";
import { A_RUNS } from "./a.ts";
import { B_RUNS } from "./b.ts";
import { C_RUNS } from "./c.ts";
import { D_RUNS } from "./d.ts";
import { E_RUNS } from "./e.ts";
import { F_RUNS } from "./f.ts";
import { G_RUNS } from "./g.ts";
import { H_RUNS } from "./h.ts";
import { I_RUNS } from "./i.ts";

export const RUNS: Runs = {
  ...A_RUNS,
  ...B_RUNS,
  ...C_RUNS,
  ...D_RUNS,
  ...E_RUNS,
  ...F_RUNS,
  ...G_RUNS,
  ...H_RUNS,
  ...I_RUNS,
};
