import type { managedOrganisations, Organisation } from "@plateful/contract";
import { checkOwnPicture } from "../media/index.ts";
import { invalidField, Problem } from "../platform/base/problem.ts";
import { insertAudit } from "../platform/calls/audit-store.ts";
import type { Call, Http } from "../platform/calls/call.ts";
import { type Page, pageWindow, toPage } from "../platform/http/page.ts";
import {
  deleteOrganisation,
  insertOrganisation,
  type OrganisationColumns,
  pageOfOrganisations,
  updateOrganisation,
} from "./managed-organisation-store.ts";
import { findOrganisationById, listFlagsOfOrganisation, type OrganisationRow } from "./organisation-store.ts";
import { presentOrganisation } from "./present-organisation.ts";

type Calls = typeof managedOrganisations;

/** How PostgreSQL names a second row where only one may be, and a row that others hold on to. */
const UNIQUE_VIOLATION = "23505";
const FOREIGN_KEY_VIOLATION = "23503";
const codeOf = (error: unknown) => (error as { code?: unknown }).code;

/** @throws InvalidFields subdomain_taken for the subdomain of another organisation. */
export function orSubdomainTaken(error: unknown): never {
  throw codeOf(error) === UNIQUE_VIOLATION ? invalidField("subdomain", "subdomain_taken") : error;
}

const present = async ({ db }: Pick<Call, "db">, row: OrganisationRow): Promise<Organisation> =>
  presentOrganisation(row, await listFlagsOfOrganisation(db, row.id), { isStaff: true });

/** Fields that are left out stay as they are. */
const columnsOf = (body: object): OrganisationColumns =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));

const note = ({ db, actor, now }: Pick<Call, "db" | "actor" | "now">, action: string, id: number) =>
  insertAudit(db, { actor_id: actor.id, user_id: null, action, object_id: id, happened_at: now });

/** A brand shows only a logo that whoever sets it uploaded. */
async function checkLogo(call: Call<Calls["create"]> | Call<Calls["change"]>): Promise<void> {
  const { logo } = call.body;
  if (typeof logo === "string") await checkOwnPicture(call, "logo", logo);
}

export async function listManagedOrganisations(
  call: Call<Calls["list"]>,
  http: Http,
): Promise<Page<Organisation>> {
  const { search = "" } = call.query;
  const { rows, count } = await pageOfOrganisations(call.db, search, pageWindow(call.query));
  const results: Organisation[] = [];
  for (const row of rows) results.push(await present(call, row));
  return toPage(call.query, http, count, results);
}

export async function createManagedOrganisation(call: Call<Calls["create"]>): Promise<Organisation> {
  await checkLogo(call);
  const columns = { ...columnsOf(call.body), name: call.body.name };
  const row = await insertOrganisation(call.db, columns).catch(orSubdomainTaken);
  await note(call, "create-managed-organisation", row.id);
  return present(call, row);
}

export async function getManagedOrganisation(call: Call<Calls["get"]>): Promise<Organisation> {
  const row = await findOrganisationById(call.db, call.params.id);
  if (row === null) throw new Problem("not_found");
  return present(call, row);
}

export async function changeManagedOrganisation(
  call: Call<Calls["change"]> | Call<Calls["replace"]>,
): Promise<Organisation> {
  const { id } = call.params;
  await checkLogo(call);
  const row = await updateOrganisation(call.db, id, columnsOf(call.body)).catch(orSubdomainTaken);
  if (row === undefined) throw new Problem("not_found");
  await note(call, "change-managed-organisation", id);
  return present(call, row);
}

/** Only an organisation that nobody belongs to can go. */
export async function deleteManagedOrganisation(call: Call<Calls["remove"]>): Promise<undefined> {
  const { id } = call.params;
  const isDeleted = await deleteOrganisation(call.db, id).catch((error: unknown) => {
    throw codeOf(error) === FOREIGN_KEY_VIOLATION ? new Problem("in_use") : error;
  });
  if (!isDeleted) throw new Problem("not_found");
  await note(call, "delete-managed-organisation", id);
}
