import { findIntakeOfUser, loadScreenings } from "../nutrition-plans/index.ts";
import { loadNutritionTenant } from "../organisations/index.ts";
import type { JobKind } from "../platform/calls/jobs.ts";
import type { Services } from "../platform/calls/services.ts";
import { findPlace, mayInTeam } from "../platform/calls/team-rights.ts";
import { actAs, inSystemScope } from "../platform/database/scope.ts";
import { START_WITH_TEMPLATE_JOB } from "../profile/index.ts";
import { lockPlanned, saveScaled } from "./apply-plan-template.ts";
import { findTemplate, takeStart } from "./plan-template-store.ts";
import { isUnderFloor, scaleTemplate } from "./scale-template.ts";

/**
 * Makes the first plan of a client from the template that their coach chose for them (ledger COACH-168), in the name of that coach and
 * with no more than the coach may do at this moment: what the client does not share, or a right that is gone, leaves the plan as the
 * client's answers made it. So do a template that was deleted, and one that would go below the safe floor.
 */
async function startWithTemplate(services: Services, clientId: number): Promise<void> {
  await inSystemScope(services.db, async (db) => {
    const start = await takeStart(db, clientId);
    if (start === null) return;
    const organisationId = (await findPlace(db, start.coachId))?.organisationId ?? null;
    await actAs(db, start.coachId, "clients");
    const actor = { id: start.coachId, organisationId } as const;
    if (!(await mayInTeam({ db, actor }, "EDIT_PLANS"))) return;
    const template = await findTemplate(db, { coachId: actor.id, organisationId }, start.templateId);
    if (template === null) return;
    // What the client does not share is not there for the coach.
    if ((await findIntakeOfUser(db, clientId)) === null) return;
    const call = { db, services, actor, subjectId: clientId, now: services.clock.now() };
    const planned = await lockPlanned(call);
    const tenant = await loadNutritionTenant(db, organisationId);
    const screenings = await loadScreenings(call, [clientId]);
    const scaled = scaleTemplate(template, planned.profile, tenant, screenings.get(clientId));
    if (scaled === null || isUnderFloor(scaled)) return;
    await saveScaled(call, template, planned, scaled);
  });
}

export const startWithTemplateJob = (services: Services): JobKind<never> =>
  ({
    name: START_WITH_TEMPLATE_JOB,
    retries: 4,
    retryDelaySeconds: 60,
    work: ({ clientId }: { clientId: number }) => startWithTemplate(services, clientId),
  }) as JobKind<never>;
