import type { Services } from "../platform/calls/services.ts";
import type { Db } from "../platform/database/open-database.ts";
import { COACH_CLIENTS } from "./coach-clients.ts";
import { demoToday } from "./demo-call.ts";
import { type DemoUser, listDemoUsers } from "./demo-store.ts";
import { fillDiary, isStale } from "./fill-diary.ts";
import { insertSampleClients, type SampleCoach, sampleEmail, toSampleActor } from "./load-sample-clients.ts";
import { makeOwnPlan } from "./make-plan.ts";
import type { SampleClient } from "./sample-clients.ts";

const DOMAIN = "clients.demo.plateful.example";

/** A client, and the account that they have. */
export interface KnownClient {
  readonly client: SampleClient;
  readonly user: DemoUser;
}

/** Adds the accounts and the measurements of all clients, without their plans and diaries, which take longer. */
export const addCoachClients = (trx: Db, services: Services, coach: SampleCoach): Promise<void> =>
  insertSampleClients(trx, services, COACH_CLIENTS, coach, DOMAIN);

/** The clients who are in the database. */
export async function listCoachClients(trx: Db): Promise<KnownClient[]> {
  const emails = COACH_CLIENTS.map((client) => sampleEmail(client, DOMAIN));
  const users = await listDemoUsers(trx, emails);
  return COACH_CLIENTS.flatMap((client) => {
    const user = users.find(({ email }) => email === sampleEmail(client, DOMAIN));
    return user === undefined ? [] : [{ client, user }];
  });
}

const needsPlan = ({ client, user }: KnownClient) =>
  client.intake !== null && client.hasPlan !== false && !user.has_week;
const needsDiary = ({ client, user }: KnownClient, today: string) =>
  client.habit !== undefined && (!user.has_diary || isStale(client.habit, user, today));

/** Whether something is left to do for a client. */
export const isUnfinished = (known: KnownClient, today: string): boolean =>
  needsPlan(known) || needsDiary(known, today);

/** Makes what a client misses: plan, diary, or the days that have come since. A repeat finds nothing to do. */
export async function finishClient(services: Services, known: KnownClient): Promise<void> {
  const { client, user } = known;
  const actor = toSampleActor(client, user);
  if (client.intake !== null && needsPlan(known)) await makeOwnPlan(services, actor, client.intake);
  if (client.habit !== undefined && needsDiary(known, demoToday(services)))
    await fillDiary(services, actor, client.habit, user.last_date);
}
