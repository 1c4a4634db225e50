import type { SharedPart } from "@plateful/access";
import type { AnswerOf, previewPlanTemplate as endpoint, TemplatePreview } from "@plateful/contract";
import { idOfReachedClient, listActiveClients, readSharing } from "../clients/index.ts";
import { loadScreenings } from "../nutrition-plans/index.ts";
import { loadNutritionTenant } from "../organisations/index.ts";
import { insertReadAudit } from "../platform/calls/audit-store.ts";
import type { Call } from "../platform/calls/call.ts";
import { withReach } from "../platform/database/scope.ts";
import { getTemplate } from "./keep-plan-template.ts";
import { loadPlanned } from "./load-planned.ts";
import { listWithMealsAhead } from "./plan-template-store.ts";
import { previewOf } from "./scale-template.ts";

/** As many clients as one answer holds, the first by name. */
const MAX_CLIENTS = 500;

const UNKNOWN = { kcal_before: null, kcal_after: null, floor: null, kept: [], day_plans: 0, seen: null };

async function listWanted(call: Call<typeof endpoint>) {
  const { client } = call.query;
  const clients = await listActiveClients(call.db, call.actor.id);
  if (client === undefined) return clients;
  const id = await idOfReachedClient(call, client);
  return clients.filter((each) => each.id === id);
}

/** For each active client, what the template would change, what stays, and why it cannot be applied (ledger COACH-111). */
export async function previewPlanTemplate(call: Call<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const template = await getTemplate(call, call.params.id);
  const wanted = await listWanted(call);
  const clients = wanted.slice(0, MAX_CLIENTS);
  const sharing = await readSharing(call.db);
  const tenant = await loadNutritionTenant(call.db, call.actor.organisationId);
  const ids = clients.map(({ id }) => id);
  const whoShare = (part: SharedPart) => ids.filter((id) => sharing.get(id)?.has(part));
  // The policies ask about every row, which for 500 clients takes seconds; their own list says who may be read (0040).
  const { planned, ahead, screenings } = await withReach(call.db, "all", async () => ({
    screenings: await loadScreenings(call, whoShare("PLAN")),
    planned: await loadPlanned(call.db, whoShare("PLAN")),
    ahead: await listWithMealsAhead(call.db, whoShare("DIARY"), call.today),
  }));
  const entry = { actor_id: call.actor.id, action: "preview-plan-template", happened_at: call.now };
  await insertReadAudit(call.db, entry, ids);
  return {
    clients: clients.map((client): TemplatePreview => {
      const person = { ...client, has_meals_ahead: ahead.has(client.id) };
      if (!sharing.get(client.id)?.has("PLAN")) return { ...person, ...UNKNOWN, obstacle: "NOT_SHARED" };
      const own = planned.get(client.id);
      if (own === undefined) return { ...person, ...UNKNOWN, obstacle: "NO_NEED" };
      return { ...person, ...previewOf(template, own, tenant, screenings.get(client.id)) };
    }),
    left_out: wanted.length - clients.length,
  };
}
