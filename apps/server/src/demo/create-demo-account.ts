import { randomUUID } from "node:crypto";
import type { AnswerOf, createDemoAccount as endpoint } from "@plateful/contract";
import { Problem } from "../platform/base/problem.ts";
import type { Asked, Call, Http } from "../platform/calls/call.ts";
import { type EventLimit, ofAddress } from "../platform/calls/limited-events.ts";
import { withReach } from "../platform/database/scope.ts";
import { deviceLabel, openSessionOf, rememberSession } from "../sign-in/index.ts";
import { insertDemoCoach } from "./demo-account-store.ts";
import { DEMO_COACH, DEMO_ORGANISATION } from "./demo-people.ts";
import { consentForDemo } from "./demo-store.ts";
import { addSampleClients } from "./load-sample-clients.ts";
import { DEMO_LIFE_SECONDS, REMOVE_DEMO_ACCOUNTS_JOB } from "./remove-demo-accounts.ts";

const MAX_PER_HOUR = 5;

/** Five demo accounts from one address in an hour. */
export const demoAccountLimits = ({ ip }: Pick<Asked, "ip">): readonly EventLimit[] => [
  { kind: "demo-account", subject: ofAddress(ip), max: MAX_PER_HOUR, seconds: 3600 },
];

/**
 * Makes a coach with sample clients, and signs the caller in as them. Everything goes after 24 hours (ledger AUTH-043).
 * @throws Problem not_found where demo accounts are switched off.
 */
export async function createDemoAccount(
  call: Call<typeof endpoint>,
  http: Http,
): Promise<AnswerOf<typeof endpoint>> {
  const { services, now, db } = call;
  if (!services.settings.demoAccounts) throw new Problem("not_found");
  const expiresAt = new Date(now.getTime() + DEMO_LIFE_SECONDS * 1000);
  const domain = `${randomUUID()}.demo.plateful.example`;
  return withReach(db, "all", async () => {
    const coach = await insertDemoCoach(
      db,
      {
        name: DEMO_ORGANISATION.name,
        primary_colour: DEMO_ORGANISATION.primary_colour,
        logo: DEMO_ORGANISATION.logo,
        created: now,
      },
      {
        email: `${DEMO_COACH.key}@${domain}`,
        first_name: DEMO_COACH.firstName,
        last_name: DEMO_COACH.lastName,
        locale: call.language,
        is_coach: true,
        payment_status_override: "COMPLIMENTARY",
        email_confirmed_at: now,
        date_joined: now,
        expires_at: expiresAt,
      },
    );
    await consentForDemo(db, [coach.id], now);
    await addSampleClients(db, services, { ...coach, expiresAt }, domain);
    const after = { afterSeconds: DEMO_LIFE_SECONDS };
    await services.jobs.enqueue(db, REMOVE_DEMO_ACCOUNTS_JOB, {}, after);
    const { token, cookie } = await openSessionOf(call, coach.id, deviceLabel(http.userAgent), expiresAt);
    rememberSession(http, cookie);
    return { auth_token: token, expires_at: expiresAt.toISOString() };
  });
}
