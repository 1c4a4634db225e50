import type { AnswerOf, listInvitations as endpoint, InvitedClient } from "@plateful/contract";
import { insertReadAudit } from "../platform/calls/audit-store.ts";
import type { Call, Http } from "../platform/calls/call.ts";
import { beyondOwn, whoseClients } from "../platform/calls/whose-clients.ts";
import { withReach } from "../platform/database/scope.ts";
import { pageWindow, toPage } from "../platform/http/page.ts";
import { countInvited, findSiteById, listInvited, siteOrigin } from "../sign-in/index.ts";

const PAGE_SIZE = 30;
const DAY_MS = 86_400_000;
/** An account whose mailbox nobody has proven ends this long after the last mail (PRIV-021). */
const UNCONFIRMED_DAYS = 14;

type Row = Awaited<ReturnType<typeof listInvited>>[number];

const dateOf = (moment: Date | null): string | null => moment?.toISOString() ?? null;

const present = (row: Row): InvitedClient => ({
  client: row.id,
  first_name: row.first_name,
  last_name: row.last_name,
  email: row.email,
  state: row.state as InvitedClient["state"],
  sent_at: dateOf(row.sent_at),
  expires_at: dateOf(row.expires_at),
  opened_at: dateOf(row.opened_at),
  joined_at: dateOf(row.email_confirmed_at),
  ends_at:
    row.email_confirmed_at === null
      ? new Date((row.sent_at ?? row.date_joined).getTime() + UNCONFIRMED_DAYS * DAY_MS).toISOString()
      : null,
  needs_coach: row.needs_coach,
  coach: row.coach_id,
});

const countOf = { WAITING: "waiting", JOINED: "joined" } as const;

/** The page of the practice on which people begin (ledger COACH-136). */
async function signUpAddress({ db, actor, services }: Call<typeof endpoint>): Promise<string | null> {
  const site = actor.organisationId === null ? null : await findSiteById(db, actor.organisationId);
  return site?.subdomain == null ? null : `${siteOrigin(services.settings, site.subdomain)}/start`;
}

/**
 * How far the invitations of the caller's clients are, those that need the caller first (ledger COACH-134); of a colleague's or
 * of everybody for those who may see all clients (ledger COACH-161).
 */
export async function listInvitations(
  call: Call<typeof endpoint>,
  http: Http,
): Promise<AnswerOf<typeof endpoint>> {
  const { db, actor, now, query } = call;
  const whose = await whoseClients(call, query);
  const asked = { whose, now, show: query.show };
  const { flow, rows } = await withReach(db, "all", async () => ({
    flow: await countInvited(db, asked),
    rows: await listInvited(db, asked, pageWindow(query, PAGE_SIZE)),
  }));
  const count = query.show === "ALL" ? flow.waiting + flow.joined : flow[countOf[query.show]];
  const entry = { actor_id: actor.id, action: "list-invitations", happened_at: now };
  const ids = rows.map(({ id }) => id);
  await beyondOwn(call, whose, () => insertReadAudit(db, entry, ids));
  const page = toPage(query, http, count, rows.map(present), PAGE_SIZE);
  return { ...page, flow, sign_up_url: await signUpAddress(call) };
}
