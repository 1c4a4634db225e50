import type { Db } from "../platform/database/open-database.ts";
import { withReach } from "../platform/database/scope.ts";
import type { Services } from "../platform/services.ts";
import { type DemoUser, insertMeasurements, insertMissingUsers, listDemoUsers } from "./demo-store.ts";
import { makeOwnPlanIn } from "./make-plan.ts";
import { SAMPLE_CLIENTS, type SampleClient } from "./sample-clients.ts";

const DAY_MS = 86_400_000;
const JOINED_DAYS_AGO = 40;

/** Whose clients they become. */
export interface SampleCoach {
  readonly id: number;
  readonly organisationId: number | null;
  /** When the clients go again; never when left out. */
  readonly expiresAt?: Date;
}

/** Addresses under a name of their own, so that the start page does not offer these people. */
const emailOf = ({ key }: SampleClient, domain: string) => `${key}@${domain}`;

function userColumns(client: SampleClient, coach: SampleCoach, domain: string, now: Date) {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const { lastActiveDaysAgo: last } = client;
  const joined = daysAgo(last === null ? 2 : JOINED_DAYS_AGO);
  return {
    email: emailOf(client, domain),
    first_name: client.firstName,
    last_name: client.lastName,
    locale: client.locale,
    coach_id: coach.id,
    organisation_id: coach.organisationId,
    account_enabled: client.isActive,
    email_confirmed_at: last === null ? null : joined,
    terms_accepted_at: last === null ? null : joined,
    date_joined: joined,
    last_active_at: last === null ? null : daysAgo(last),
    expires_at: coach.expiresAt ?? null,
  };
}

const listOf = (trx: Db, domain: string): Promise<DemoUser[]> =>
  listDemoUsers(
    trx,
    SAMPLE_CLIENTS.map((client) => emailOf(client, domain)),
  );

/** Gives a coach the sample clients, in a transaction that sees every row; those with their plan are left as they are. */
export async function addSampleClients(
  db: Db,
  services: Services,
  coach: SampleCoach,
  domain: string,
): Promise<void> {
  const now = services.clock.now();
  await insertMissingUsers(
    db,
    SAMPLE_CLIENTS.map((client) => userColumns(client, coach, domain, now)),
  );
  const users = await listOf(db, domain);
  for (const client of SAMPLE_CLIENTS) {
    const { intake, locale } = client;
    const user = users.find(({ email }) => email === emailOf(client, domain));
    if (user === undefined || user.has_week || intake === null) continue;
    const { id: coachId, organisationId } = coach;
    const actor = { id: user.id, isCoach: false, coachId, organisationId, locale };
    const weights = intake.weights.map(({ daysAgo, kg }) => ({
      value: kg,
      at: new Date(now.getTime() - daysAgo * DAY_MS),
    }));
    await insertMeasurements(db, "user_weights", user.id, weights);
    await withReach(db, "self", () => makeOwnPlanIn(db, services, actor, intake));
  }
}
