import {
  evaluate,
  type Library,
  type PlanResult,
  PRODUCT_WEIGHTS,
  type ViolationCode,
} from "@plateful/planning";
import type { Services } from "../../platform/calls/services.ts";
import type { PlanTask } from "../../platform/planner/planner.ts";

/** Breaking one of these would be a bug of the planner: such a plan is never stored (DIARY-069, PLAN-063). */
const NEVER: readonly ViolationCode[] = [
  "HARD_RULE",
  "UNKNOWN_RECIPE",
  "UNKNOWN_SLOT",
  "SLOT_TAKEN",
  "PORTION",
  "LINK",
  "LEVER",
];

/** A plan that was refused because it breaks a rule that no plan may break. */
class RefusedPlan extends Error {}

function countCodes(codes: readonly ViolationCode[]): Partial<Record<ViolationCode, number>> {
  const counts: Partial<Record<ViolationCode, number>> = {};
  for (const code of codes) counts[code] = (counts[code] ?? 0) + 1;
  return counts;
}

/**
 * Makes a plan and has it judged apart from the solver, here and not where it was made, before anything is stored. What
 * is logged says which rules were broken and how to make the plan again, and nothing of the person.
 * @throws RefusedPlan
 */
export async function planChecked(services: Services, library: Library, wish: PlanTask): Promise<PlanResult> {
  const { days, rules } = wish;
  const options = { ...wish.options, weights: PRODUCT_WEIGHTS };
  const result = await services.planner.plan(library, { days, rules, options });
  const { violations } = evaluate(library, days, rules, result.days, options, result.rung);
  if (violations.length === 0) return result;
  const codes = violations.map(({ code }) => code);
  const isRefused = codes.some((code) => NEVER.includes(code));
  services.log.error(
    {
      event: isRefused ? "plan_refused" : "plan_doubtful",
      violations: countCodes(codes),
      seed: options.seed,
      effort: options.effort,
      rung: result.rung,
      library: library.version,
    },
    "A plan breaks rules",
  );
  if (isRefused) throw new RefusedPlan("The planner broke a rule that it may never break.");
  return result;
}
