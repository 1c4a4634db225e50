import { isUnpaid, type SubscriptionStatus } from "@plateful/access";
import { type TriageFacts, triageReasons } from "@plateful/nutrition";
import type { Call } from "../platform/calls/call.ts";
import { withReach } from "../platform/database/scope.ts";
import { listStatusesOf } from "../subscriptions/index.ts";
import { rulesOf, type Triaged } from "./read-triage.ts";
import type { StoredSettings } from "./triage-marks-store.ts";
import { listCoachNames, listOthersClients } from "./triage-store.ts";

/** What clients share, they share with one coach: of everybody else only the account speaks. */
const NOTHING_SHARED: Omit<TriageFacts, "isUnpaid"> = {
  ...{ plan: null, diary: null, weight: null },
  ...{ checkInOpenFor: null, waiting: [] },
};

/**
 * The active clients of a colleague, or of everybody else in the practice, who the policies show to those who may see all clients
 * (ledger TEAM-010). What can be said of them is what their account says: nothing that they share, and nothing that their
 * coach marked.
 * @param coachId whose clients; null for all of the practice but the caller's own.
 */
export async function readOthers(
  call: Pick<Call, "db" | "actor">,
  settings: StoredSettings,
  coachId: number | null,
): Promise<Triaged[]> {
  const people = await listOthersClients(call.db, call.actor.id, coachId);
  const ids = people.map(({ id }) => id);
  const coachIds = people.flatMap(({ coach_id: id }) => (id === null ? [] : [id]));
  const { statuses, names } = await withReach(call.db, "all", async () => ({
    statuses: await listStatusesOf(call.db, ids),
    names: await listCoachNames(call.db, [...new Set(coachIds)]),
  }));
  const coaches = new Map(names.map((coach) => [coach.id, coach]));
  const rules = rulesOf(settings);
  return people.map((person): Triaged => {
    const { coach_id: coach } = person;
    const subscriptions = (statuses.get(person.id) ?? []).map((status) => ({
      status: status as SubscriptionStatus,
    }));
    const facts = {
      ...NOTHING_SHARED,
      isUnpaid: isUnpaid({ paymentStatusOverride: person.payment_status_override, subscriptions }),
    };
    return {
      ...{ person, facts, muted: [], planKcal: null, state: null, isOwn: false, standsInFor: null },
      shared: new Set<string>(),
      reasons: triageReasons(facts, rules),
      coach: coach === null ? null : (coaches.get(coach) ?? null),
    };
  });
}
