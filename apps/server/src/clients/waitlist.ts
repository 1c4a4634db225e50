import type {
  AnswerOf,
  joinWaitlist as joinEndpoint,
  listWaitlist as listEndpoint,
  removeFromWaitlist as removeEndpoint,
  WaitlistEntry,
} from "@plateful/contract";
import { Problem } from "../platform/base/problem.ts";
import type { Asked, Call, Http } from "../platform/calls/call.ts";
import { type EventLimit, ofAddress } from "../platform/calls/limited-events.ts";
import { requireRight } from "../platform/calls/team-rights.ts";
import { withReach } from "../platform/database/scope.ts";
import { answerPage } from "../platform/http/page.ts";
import { mailBrand, mailName } from "../platform/mail/mail-text.ts";
import { findSite, waitlistMail } from "../sign-in/index.ts";
import { waysOffList } from "./leave-waitlist.ts";
import {
  countWaiting,
  deleteWaiting,
  insertWaiting,
  listWaiting,
  type WaitlistRow,
} from "./waitlist-store.ts";

const PAGE_SIZE = 30;

/** Addresses that one network puts on lists (ledger ORG-031). */
export const waitlistLimits = ({ ip }: Pick<Asked, "ip">): readonly EventLimit[] => [
  { kind: "waitlist", subject: ofAddress(ip), max: 5, seconds: 3600 },
];

/**
 * Puts an address on the waiting list of a practice, and mails it that it is. It is answered alike when it is on the list
 * already, and then nothing is mailed (ledger ORG-031).
 * @throws Problem not_found for a practice that is not there.
 */
export function joinWaitlist(call: Call<typeof joinEndpoint>): Promise<AnswerOf<typeof joinEndpoint>> {
  const { db, body, language, now, params, services } = call;
  return withReach(db, "all", async () => {
    const site = await findSite(db, params.subdomain.toLowerCase());
    if (site === null) throw new Problem("not_found");
    const person = { email: body.email, first_name: body.first_name ?? null, language };
    const id = await insertWaiting(db, { ...person, organisation_id: site.id, created_at: now });
    if (id === null) return {};
    const envelope = {
      ...{ to: body.email, name: mailName(body.first_name ?? ""), language, now },
      ...{ brand: mailBrand(site.name), colour: site.primary_colour },
    };
    const ways = waysOffList(services, { id, subdomain: site.subdomain });
    await services.mailer.send(db, waitlistMail(envelope, ways), now);
    return {};
  });
}

const present = ({ id, email, first_name, language, created_at }: WaitlistRow): WaitlistEntry => ({
  ...{ id, email, first_name },
  language: language as WaitlistEntry["language"],
  created_at: created_at.toISOString(),
});

/** Who waits for the caller's practice; nobody waits for a coach without one. */
export async function listWaitlist(call: Call<typeof listEndpoint>, http: Http) {
  await requireRight(call, "INVITE");
  const { db, actor, query } = call;
  const practice = actor.organisationId;
  return answerPage(query, http, {
    count: async () => (practice === null ? 0 : countWaiting(db, practice)),
    rows: async (slice) => (practice === null ? [] : (await listWaiting(db, practice, slice)).map(present)),
    usualSize: PAGE_SIZE,
  });
}

/** @throws Problem not_found for who does not wait for the caller's practice. */
export async function removeFromWaitlist(call: Call<typeof removeEndpoint>): Promise<undefined> {
  await requireRight(call, "INVITE");
  const { db, actor, params } = call;
  if (actor.organisationId === null || !(await deleteWaiting(db, params.id, actor.organisationId)))
    throw new Problem("not_found");
}
