import type { Endpoint } from "@plateful/contract";
import type { CompleteLanguage } from "@plateful/phrases";
import { dateInZone } from "../platform/base/clock.ts";
import type { Call } from "../platform/calls/call.ts";
import type { Services } from "../platform/calls/services.ts";
import type { Actor } from "../platform/calls/who-is.ts";
import type { Db } from "../platform/database/open-database.ts";
import { actAs } from "../platform/database/scope.ts";

/** Who acts: one of the demo people, as they would after signing in. */
export interface DemoActor {
  readonly id: number;
  readonly isCoach: boolean;
  readonly coachId: number | null;
  readonly organisationId: number | null;
  readonly locale: CompleteLanguage;
}

const DEMO_TIME_ZONE = "Europe/Amsterdam";

/** The hour at which a demo world of a fixed date stands still: late enough for a breakfast to have been eaten. */
const FIXED_HOUR = "T09:00:00Z";

/** The moment at which the demo world was made: now, or that of the date to which it is fixed (DEMO_DATE). */
export const demoNow = ({ settings, clock }: Services): Date =>
  settings.demoDate === undefined ? clock.now() : new Date(settings.demoDate + FIXED_HOUR);

export const demoToday = (services: Services): string => dateInZone(demoNow(services), DEMO_TIME_ZONE);

function toActor(person: DemoActor, now: Date): Actor {
  return {
    ...person,
    sessionId: 0,
    sessionLastUsedAt: now,
    isStaff: false,
    accountEnabled: true,
    paymentStatusOverride: "COMPLIMENTARY",
    coachEnabled: true,
    timeZone: DEMO_TIME_ZONE,
    trialEndsAt: null,
    flags: [],
    paymentRequired: false,
    hasPaidProduct: false,
    subscriptionStatuses: [],
    token: null,
  };
}

type Given<E extends Endpoint> = Pick<Call<E>, "body"> & Partial<Pick<Call<E>, "params">>;

/** Makes the calls of one person in one transaction. */
type CallMaker = <E extends Endpoint>(given: Given<E>) => Call<E>;

/**
 * Runs work in a transaction that sees what this person sees, and lets it call the product's own verbs: the demo world
 * is made the way in which people make theirs.
 */
export const actingAs = <T>(services: Services, person: DemoActor, work: DemoWork<T>): Promise<T> =>
  services.db.transaction().execute((db) => actingIn(db, services, person, work));

type DemoWork<T> = (db: Db, makeCall: CallMaker) => Promise<T>;

/** The same in a transaction that is open already; from then on it sees what this person sees. */
export async function actingIn<T>(
  db: Db,
  services: Services,
  person: DemoActor,
  work: DemoWork<T>,
): Promise<T> {
  const now = demoNow(services);
  await actAs(db, person.id, person.isCoach ? "clients" : "self");
  const actor = toActor(person, now);
  const base = { db, actor, visitor: actor, subjectId: person.id, query: undefined, params: undefined };
  const context = { language: person.locale, now, today: demoToday(services), services };
  return work(db, (given) => ({ ...base, ...context, ...given }) as never);
}
