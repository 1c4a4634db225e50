import { profileOfAnswers } from "../onboarding/index.ts";
import type { Services } from "../platform/calls/services.ts";
import type { Db } from "../platform/database/open-database.ts";
import { withReach } from "../platform/database/scope.ts";
import { insertProfile } from "../profile/index.ts";
import { listStatusesOf } from "../subscriptions/index.ts";
import { type DemoActor, demoNow, demoToday } from "./demo-call.ts";
import { type DemoMeasurement, demoMeasurements } from "./demo-measurements.ts";
import { addUnpaidSubscription } from "./demo-payments.ts";
import {
  consentForDemo,
  type DemoUser,
  insertMeasurements,
  insertMissingUsers,
  listDemoUsers,
} from "./demo-store.ts";
import { makeOwnPlanIn } from "./make-plan.ts";
import { SAMPLE_CLIENTS, type SampleClient } from "./sample-clients.ts";

const DAY_MS = 86_400_000;

/** Whose clients they become. */
export interface SampleCoach {
  readonly id: number;
  readonly organisationId: number | null;
  /** When the clients go again; never when left out. */
  readonly expiresAt?: Date;
}

/** Addresses under a name of their own, so that the start page does not offer these people. */
export const sampleEmail = ({ key }: SampleClient, domain: string) => `${key}@${domain}`;

function userColumns(client: SampleClient, coach: SampleCoach, domain: string, now: Date) {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const { lastActiveDaysAgo: last } = client;
  const joined = daysAgo(client.joinedDaysAgo);
  return {
    email: sampleEmail(client, domain),
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

/** What a client measured until they were last here. */
function measurementsOf(client: SampleClient, services: Services) {
  const { key, intake, usual, lastActiveDaysAgo } = client;
  const now = demoNow(services);
  const until = new Date(now.getTime() - (lastActiveDaysAgo ?? 0) * DAY_MS);
  const told = (intake?.weights ?? []).map(({ daysAgo, kg }) => ({
    value: kg,
    at: new Date(now.getTime() - daysAgo * DAY_MS),
  }));
  const none = { weights: told, sleeps: [], stresses: [], waists: [] };
  if (intake === null || usual === undefined) return none;
  return demoMeasurements({ key, weights: intake.weights, usual }, demoToday(services), until);
}

/** The answers of someone who was added just now and whose plan is for the coach to make. */
async function keepAnswers(
  db: Db,
  services: Services,
  { intake }: SampleClient,
  userId: number | undefined,
): Promise<void> {
  if (userId === undefined || intake === null) return;
  const answers = profileOfAnswers(intake.answersOn(demoToday(services)), null);
  const now = demoNow(services);
  await insertProfile(db, { ...answers, user_id: userId, created: now, modified: now });
}

/** Gives those who have not paid the bill that says so, unless they have any: they may be older than it. */
async function addMissingBills(
  db: Db,
  clients: readonly SampleClient[],
  domain: string,
  now: Date,
): Promise<void> {
  const emails = clients.filter(({ isUnpaid }) => isUnpaid).map((client) => sampleEmail(client, domain));
  if (emails.length === 0) return;
  const users = await listDemoUsers(db, emails);
  const billed = await listStatusesOf(
    db,
    users.map(({ id }) => id),
  );
  for (const { id, email, organisation_id: organisationId } of users)
    if (!billed.has(id)) await addUnpaidSubscription(db, { id, email, organisationId }, now);
}

/** Adds the clients who are not there yet, with what they measured; the others are left as they are. */
export async function insertSampleClients(
  db: Db,
  services: Services,
  clients: readonly SampleClient[],
  coach: SampleCoach,
  domain: string,
): Promise<void> {
  const now = demoNow(services);
  const columns = clients.map((client) => userColumns(client, coach, domain, now));
  const added = new Map((await insertMissingUsers(db, columns)).map(({ email, id }) => [email, id]));
  await consentForDemo(db, [...added.values()], now);
  for (const client of clients.filter(({ hasPlan }) => hasPlan === false))
    await keepAnswers(db, services, client, added.get(sampleEmail(client, domain)));
  await addMissingBills(db, clients, domain, now);
  const measured = clients.flatMap((client) => {
    const userId = added.get(sampleEmail(client, domain));
    return userId === undefined ? [] : [{ userId, ...measurementsOf(client, services) }];
  });
  type Kind = "weights" | "sleeps" | "stresses" | "waists";
  const all = (kind: Kind) =>
    measured.flatMap(({ userId, [kind]: of }) => of.map((one: DemoMeasurement) => ({ userId, ...one })));
  await insertMeasurements(db, "user_weights", all("weights"));
  await insertMeasurements(db, "user_sleeps", all("sleeps"));
  await insertMeasurements(db, "user_stresses", all("stresses"));
  await insertMeasurements(db, "user_distances", all("waists"));
}

export const toSampleActor = (client: SampleClient, user: DemoUser): DemoActor => ({
  id: user.id,
  isCoach: false,
  coachId: user.coach_id,
  organisationId: user.organisation_id,
  locale: client.locale,
});

/** Gives a coach the sample clients with their plans, in a transaction that sees every row. */
export async function addSampleClients(
  db: Db,
  services: Services,
  coach: SampleCoach,
  domain: string,
): Promise<void> {
  await insertSampleClients(db, services, SAMPLE_CLIENTS, coach, domain);
  const users = await listDemoUsers(
    db,
    SAMPLE_CLIENTS.map((client) => sampleEmail(client, domain)),
  );
  for (const client of SAMPLE_CLIENTS) {
    const { intake } = client;
    const user = users.find(({ email }) => email === sampleEmail(client, domain));
    if (user === undefined || intake === null) continue;
    const actor = toSampleActor(client, user);
    await withReach(db, "self", () => makeOwnPlanIn(db, services, actor, intake));
  }
}
