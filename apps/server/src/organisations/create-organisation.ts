import type {
  createOrganisation as endpoint,
  Organisation,
  createPractice as practiceEndpoint,
} from "@plateful/contract";
import { checkOwnPicture, keepLogo } from "../media/index.ts";
import { recordEvent } from "../platform/analytics/record-event.ts";
import { Problem } from "../platform/base/problem.ts";
import { insertAudit } from "../platform/calls/audit-store.ts";
import type { Call, Outside } from "../platform/calls/call.ts";
import { loadOrganisation } from "./load-organisation.ts";
import { orSubdomainTaken } from "./manage-organisations.ts";
import {
  insertOrganisation,
  joinOwnOrganisation,
  type NewOrganisation,
} from "./managed-organisation-store.ts";

/** A body whose logo may have come as a file. */
export type WithLogo<Body extends { logo?: unknown }> = Omit<Body, "logo"> & { logo?: Body["logo"] | File };

/** @throws Problem has_organisation, InvalidFields subdomain_taken. */
async function make(call: Call, columns: NewOrganisation): Promise<Organisation> {
  const { db, actor, now } = call;
  const row = await insertOrganisation(db, { ...columns, owner_id: actor.id }).catch(orSubdomainTaken);
  // Whoever has one keeps it, also of two calls at once: what was inserted is rolled back.
  if (!(await joinOwnOrganisation(db, actor.id, row.id))) throw new Problem("has_organisation");
  const entry = { actor_id: actor.id, user_id: null, action: "create-organisation", object_id: row.id };
  await insertAudit(db, { ...entry, happened_at: now });
  await recordEvent(call, "organisation_created", actor.id);
  const made = await loadOrganisation(db, row.id, { isStaff: actor.isStaff });
  if (made === null) throw new Problem("server_error");
  return made;
}

/**
 * Makes the organisation of a coach who has none, with its colour and logo (ledger ORG-008). The logo is the address of an
 * uploaded picture, or the file itself when the call comes as a form.
 */
export async function createOrganisation(
  call: Call<typeof endpoint>,
): Promise<Organisation | Outside<Organisation>> {
  const { name, primary_colour, subdomain = null, logo = null } = call.body as WithLogo<typeof call.body>;
  const columns = { name, primary_colour, subdomain };
  if (logo instanceof File)
    return keepLogo(call, logo, (resumed, url) => make(resumed, { ...columns, logo: url }));
  if (logo !== null) await checkOwnPicture(call, "logo", logo);
  return make(call, { ...columns, logo });
}

/** Names the practice of a coach who has none (ledger ORG-032). */
export function createPractice(call: Call<typeof practiceEndpoint>): Promise<Organisation> {
  const { name, subdomain = null, primary_colour } = call.body;
  return make(call, { name, subdomain, ...(primary_colour === undefined ? {} : { primary_colour }) });
}
