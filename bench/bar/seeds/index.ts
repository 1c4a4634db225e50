/** The defects of each check, by area: each must turn its check red. */
import type { Seeds } from "../check.ts";
import { A_SEEDS } from "./a.ts";
import { B_SEEDS } from "./b.ts";
import { C_SEEDS } from "./c.ts";
import { D_SEEDS } from "./d.ts";
import { E_SEEDS } from "./e.ts";
import { F_SEEDS } from "./f.ts";
import { G_SEEDS } from "./g.ts";
import { H_SEEDS } from "./h.ts";
import { I_SEEDS } from "./i.ts";

export const SEEDS: Seeds = {
  ...A_SEEDS,
  ...B_SEEDS,
  ...C_SEEDS,
  ...D_SEEDS,
  ...E_SEEDS,
  ...F_SEEDS,
  ...G_SEEDS,
  ...H_SEEDS,
  ...I_SEEDS,
};
