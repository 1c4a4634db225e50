import type { Db } from "../platform/database/open-database.ts";
import { inSystemScope } from "../platform/database/scope.ts";
import type { Services } from "../platform/services.ts";
import { type DemoUser, insertMissingUsers, listDemoUsers } from "./demo-store.ts";
import { makeOwnPlan } from "./make-plan.ts";
import { SAMPLE_CLIENTS, type SampleClient } from "./sample-clients.ts";

const DAY_MS = 86_400_000;
const JOINED_DAYS_AGO = 40;

/** Whose clients they become. */
export interface SampleCoach {
  readonly id: number;
  readonly organisationId: number | null;
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
  };
}

const listOf = (trx: Db, domain: string): Promise<DemoUser[]> =>
  listDemoUsers(
    trx,
    SAMPLE_CLIENTS.map((client) => emailOf(client, domain)),
  );

/** Gives a coach the sample clients; those who are there with their plan are left as they are. */
export async function loadSampleClients(
  services: Services,
  coach: SampleCoach,
  domain: string,
): Promise<void> {
  const users = await inSystemScope(services.db, async (trx) => {
    const now = services.clock.now();
    await insertMissingUsers(
      trx,
      SAMPLE_CLIENTS.map((client) => userColumns(client, coach, domain, now)),
    );
    return listOf(trx, domain);
  });
  for (const client of SAMPLE_CLIENTS) {
    const user = users.find(({ email }) => email === emailOf(client, domain));
    if (user === undefined || user.has_week || client.intake === null) continue;
    const actor = { id: user.id, isCoach: false, coachId: coach.id, organisationId: coach.organisationId };
    await makeOwnPlan(services, { ...actor, locale: client.locale }, client.intake);
  }
}
