import { Problem } from "../platform/base/problem.ts";
import type { Asked, Call } from "../platform/calls/call.ts";
import { type EventLimit, ofOrganisation, ofPerson } from "../platform/calls/limited-events.ts";
import { checkMayWrite } from "./write-simple-recipe.ts";

/** Twenty imports of an organisation in a day, or of a member of staff, who has none (api.md 1.6). */
export const importLimits = ({ actor }: Pick<Asked, "actor">): readonly EventLimit[] => [
  {
    kind: "import",
    subject: actor.organisationId === null ? ofPerson(actor.id) : ofOrganisation(actor.organisationId),
    max: 20,
    seconds: 86_400,
  },
];

/** Imports are for those who may write; without a provider of posts there is nothing to import from (SREC-040). */
export async function startImport(call: Call): Promise<never> {
  checkMayWrite(call, call.actor.isStaff ? null : call.actor.organisationId);
  throw new Problem("import_unavailable");
}

/** No import was ever started, so no job is anybody's. */
export async function getImportStatus(): Promise<never> {
  throw new Problem("not_found");
}
