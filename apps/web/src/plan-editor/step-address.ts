import type { MealMoment, PlanStep } from "@plateful/nutrition";
import { PATHS } from "../lib/address/paths.ts";

const STEP_PATHS: Readonly<Record<PlanStep, string>> = {
  "energy-balance": PATHS.planEnergyBalance,
  "meal-moments": PATHS.planMealMoments,
  "meal-sizes": PATHS.planMealSizes,
  "fine-tuning": PATHS.planFineTuning,
};

const filled = (path: string, clientId: number, planKey: string): string =>
  path.replace("$clientId", String(clientId)).replace("$nutritionPlanId", planKey);

/** Where a step of the plan editor stands. */
export const addressOfStep = (step: PlanStep, clientId: number, planKey: string): string =>
  filled(STEP_PATHS[step], clientId, planKey);

/** Where the size of one meal is set. */
export const addressOfMealSize = (moment: MealMoment, sizesAddress: string): string =>
  `${sizesAddress}/${moment}`;

/** What the addresses of all steps of a plan begin with. */
export function rootOfPlan(clientId: number, planKey: string): string {
  const address = addressOfStep("energy-balance", clientId, planKey);
  return address.slice(0, address.lastIndexOf("/") + 1);
}

/** The tab of the client's page that shows the plans. */
export const plansAddress = (clientId: number): string =>
  `${PATHS.client.replace("$clientId", String(clientId))}?tab=nutrition-plan`;
