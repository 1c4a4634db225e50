import type { ClientFits, listClientFits as endpoint } from "@plateful/contract";
import { lowestFits } from "../diary/index.ts";
import { insertReadAudit } from "../platform/calls/audit-store.ts";
import type { Call } from "../platform/calls/call.ts";
import { countClients, listClientRows } from "./client-store.ts";

/** As many people as one call counts; a coach with more sees the first of them by name. */
const MAX_CLIENTS = 100;

/**
 * Which of a coach's active clients the fewest recipes are left for, with lists that are being changed (PLAN-142). Clients
 * without a weekly plan have nothing to count and are not named.
 */
export async function listClientFits(call: Call<typeof endpoint>): Promise<ClientFits> {
  const { db, actor, body, now } = call;
  const filter = { coachId: actor.id, actorId: actor.id, isEnabled: true, search: "" };
  const rows = await listClientRows(db, filter, { limit: MAX_CLIENTS, offset: 0 });
  const ids = rows.map(({ id }) => id);
  await insertReadAudit(db, { actor_id: actor.id, action: "list-client-fits", happened_at: now }, ids);
  const { whitelisted_recipes: whitelisted, denylist_recipes: denied } = body;
  const lists = {
    ...(whitelisted === undefined ? {} : { whitelisted }),
    ...(denied === undefined ? {} : { denied }),
  };
  const fits = await lowestFits(call, ids, lists);
  return {
    clients: rows.flatMap(({ id, first_name, last_name }) => {
      const own = fits.get(id);
      return own === undefined ? [] : [{ id, first_name, last_name, fits: own }];
    }),
    left_out: (await countClients(db, filter)) - rows.length,
  };
}
