import { sql } from "kysely";
import { inSystemScope } from "../src/platform/database/scope.ts";
import type { Policy, Word } from "./access-policy.ts";
import { ABSENT, type Aim, type Build, plain } from "./access-request.ts";
import type { World } from "./access-world.ts";

const STAFF: Word = {
  nobody: 401,
  self: 403,
  other: 403,
  coach: 403,
  otherCoach: 403,
  disabled: 403,
  staff: "ok",
};

/** What the calls of the staff console must answer (ledger STAFF-001). */
export const STAFF_POLICY: Readonly<Record<string, Policy>> = {
  "get-staff-overview": [STAFF],
  "list-staff-jobs": [STAFF],
  "retry-jobs": [STAFF],
  "get-staff-mail": [STAFF],
  "resend-mail": [STAFF, 404],
  "unblock-address": [STAFF, 404],
  "list-staff-people": [STAFF],
  "get-staff-person": [STAFF, 404],
  "open-health-data": [STAFF, 404],
  "close-health-data": [STAFF, 404],
  "switch-account": [STAFF, 404],
  "deactivate-practice": [STAFF, 404],
  "list-practice-members": [STAFF, 404],
  "choose-practice-owner": [STAFF, 404],
  "extend-trial": [STAFF, 404],
};

let made = 0;

/** A mail that was given up. */
async function aGivenUpMail({ app }: World, aim: Aim): Promise<number> {
  if (!aim.isThere) return ABSENT;
  return inSystemScope(app.app.services.db, async (trx) => {
    const now = app.clock.now();
    const mail = { recipient: "away@example.org", subject: "Hello", body_text: "Hello", created_at: now };
    const { id } = await trx
      .insertInto("outbox")
      .values({ ...mail, urgency: 1, given_up_at: now, failure: "EENVELOPE" })
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  });
}

async function aBlockedAddress({ app }: World, aim: Aim): Promise<string> {
  made += 1;
  const email = `blocked-${made}@example.org`;
  if (!aim.isThere) return "unknown@example.org";
  await inSystemScope(app.app.services.db, (trx) =>
    sql`insert into undeliverable_addresses (email, reason, since) values (${email}, 'BOUNCE', now())`.execute(
      trx,
    ),
  );
  return email;
}

/** Someone whose account may be switched on and off. */
const onPerson =
  (body?: (email: string) => Readonly<Record<string, unknown>>): Build =>
  async (world, aim) => {
    const person = await world.newClient();
    const params = { id: aim.isThere ? person.id : ABSENT };
    return { params, owner: person.id, ...(body === undefined ? {} : { body: body(person.email) }) };
  };

/** A valid request for each of these calls. */
export const STAFF_REQUESTS: Readonly<Record<string, Build>> = {
  "get-staff-overview": plain(),
  "list-staff-jobs": plain(),
  "retry-jobs": plain({ body: { kind: "plan-night" } }),
  "get-staff-mail": plain(),
  "resend-mail": async (world, aim) => ({ params: { id: await aGivenUpMail(world, aim) } }),
  "unblock-address": async (world, aim) => ({ body: { email: await aBlockedAddress(world, aim) } }),
  "list-staff-people": plain({ query: { search: "example.org" } }),
  "get-staff-person": onPerson(),
  "open-health-data": onPerson(() => ({ reason: "FAULT" })),
  "close-health-data": onPerson(),
  "switch-account": onPerson((email) => ({ account_enabled: false, confirmation: email })),
  "deactivate-practice": async (world, aim) => ({
    params: { id: aim.isThere ? await world.app.anOrganisation({ name: "To be closed" }) : ABSENT },
    body: { confirmation: "To be closed" },
  }),
  "list-practice-members": async ({ app }, aim) => {
    const id = await app.anOrganisation();
    await app.aCoach({ organisation_id: id });
    return { params: { id: aim.isThere ? id : ABSENT } };
  },
  "choose-practice-owner": async (world, aim) => {
    const id = await world.app.anOrganisation({ name: "To be owned" });
    const { id: owner } = await world.app.aCoach({ organisation_id: id });
    return {
      ...{ params: { id: aim.isThere ? id : ABSENT }, owner },
      body: { user: owner, confirmation: "To be owned" },
    };
  },
  "extend-trial": async ({ app }, aim) => {
    const { id: owner } = await app.aCoach({ trial_ends_at: app.clock.now() });
    return { params: { id: aim.isThere ? owner : ABSENT }, owner, body: { days: 7 } };
  },
};

/** Lets a member of staff of a test see what is someone's, as if they had just given a reason. */
export async function openHealthTo(app: World["app"], staffId: number, userId: number): Promise<void> {
  await inSystemScope(app.app.services.db, (trx) =>
    sql`insert into health_openings (user_id, staff_id, reason, opened_at, open_until)
      values (${userId}, ${staffId}, 'FAULT', now(), '2100-01-01') on conflict (staff_id, user_id) do nothing`.execute(
      trx,
    ),
  );
}
