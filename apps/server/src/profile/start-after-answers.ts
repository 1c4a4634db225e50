import type { Call } from "../platform/calls/call.ts";
import { hasChosenStart } from "./profile-store.ts";

/** Works in the feature of plan templates, which builds on profiles. */
export const START_WITH_TEMPLATE_JOB = "start-with-template";

/**
 * Lets the first plan of the caller, who has just answered the questions, be made from what their coach chose for it, if anything
 * (ledger COACH-168, COACH-185).
 */
export async function startAfterAnswers({
  db,
  actor,
  services,
}: Pick<Call, "db" | "actor" | "services">): Promise<void> {
  if (!(await hasChosenStart(db, actor.id))) return;
  await services.jobs.enqueue(db, START_WITH_TEMPLATE_JOB, { clientId: actor.id });
}
