import type { AnswerOf, importClients as endpoint, NewClient } from "@plateful/contract";
import type { Asked, Call } from "../platform/calls/call.ts";
import { type EventLimit, ofPerson } from "../platform/calls/limited-events.ts";
import { requireRight } from "../platform/calls/team-rights.ts";
import { addClient } from "./add-client.ts";
import { listClientsWithEmails } from "./client-store.ts";

const DAY = 86_400;
/** Two lists of the longest kind a day, in the parts in which the web app sends them. */
const MAX_SENT = 40;
const MAX_CHECKED = 200;

type Results = AnswerOf<typeof endpoint>["results"];

/** Calls that add clients; looking only is counted by itself, since it mails nobody. */
export const importLimits = ({
  actor,
  body,
}: Pick<Asked, "actor"> & { readonly body: { readonly check_only: boolean } }): readonly EventLimit[] => [
  body.check_only
    ? { kind: "client-check", subject: ofPerson(actor.id), max: MAX_CHECKED, seconds: DAY }
    : { kind: "client-import", subject: ofPerson(actor.id), max: MAX_SENT, seconds: DAY },
];

async function knownClients(call: Call<typeof endpoint>): Promise<Map<string, number>> {
  const emails = call.body.rows.map(({ email }) => email);
  const clients = await listClientsWithEmails(call.db, call.actor.id, emails);
  return new Map(clients.map(({ email, id }) => [email, id]));
}

/**
 * Adds each row whole or not at all (ledger COACH-130). A row whose address is a client of the caller already is left as it is,
 * so that a list can be sent twice; one that has an account elsewhere is named, and never taken over. Before anybody is
 * added, a coach learns only who is their own client.
 * @throws Problem permission_denied without the right to invite.
 */
export async function importClients(call: Call<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  await requireRight(call, "INVITE");
  const known = await knownClients(call);
  const { rows, check_only: isCheck } = call.body;
  const states = new Map<NewClient, Results[number]>();
  // In one order for everybody: two lists with the same people wait for each other instead of locking each other out.
  for (const row of rows.toSorted((a, b) => (a.email < b.email ? -1 : 1))) {
    const own = known.get(row.email);
    if (own !== undefined) states.set(row, { state: "CLIENT", client: own });
    else if (isCheck) states.set(row, { state: "READY", client: null });
    else {
      const added = await addClient(call, row);
      states.set(row, { state: added === null ? "TAKEN" : "INVITED", client: added?.id ?? null });
      if (added !== null) known.set(row.email, added.id);
    }
  }
  return { results: rows.map((row) => states.get(row) ?? { state: "READY", client: null }) };
}
