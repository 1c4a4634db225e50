import type { EnergyUse, decideEnergyUse as endpoint } from "@plateful/contract";
import { findIntakeOfUser, lockIntake, putPlanOnLearned } from "../nutrition-plans/index.ts";
import { Problem } from "../platform/base/problem.ts";
import type { Call } from "../platform/calls/call.ts";
import { saveDecision } from "./energy-use-store.ts";
import { findEnergyUse, presentEnergyUse } from "./get-energy-use.ts";

/**
 * Puts the caller's plan on what was learned, as any other change of a plan, or keeps it for four weeks (SAFE-014, SAFE-015).
 * @throws Problem permission_denied for a client, whose coach decides; conflict when the figures are no longer those that were seen.
 */
export async function decideEnergyUse(call: Call<typeof endpoint>): Promise<EnergyUse> {
  const { db, actor, body } = call;
  const profile = await findIntakeOfUser(db, actor.id);
  if (profile !== null) await lockIntake(db, profile.id);
  const found = await findEnergyUse(call, actor.id);
  if (!found.plansAlone) throw new Problem("permission_denied");
  const { state, effect, today } = found;
  const { learned } = presentEnergyUse(found);
  const isSeen = learned?.kcal === body.seen_kcal && effect?.newKcal === body.seen_new_kcal;
  const isOpen = state === "PROPOSED" && isSeen;
  if (!isOpen || profile === null || effect === null) throw new Problem("conflict");
  if (body.decision === "ACCEPTED") await putPlanOnLearned(call, effect, body);
  await saveDecision(db, profile.id, {
    ...{ decision: body.decision, decided_on: today },
    ...{ kcal: body.seen_kcal, new_kcal: effect.newKcal },
  });
  return presentEnergyUse(await findEnergyUse(call, actor.id));
}
