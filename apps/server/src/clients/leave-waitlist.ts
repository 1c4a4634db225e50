import { createHmac, timingSafeEqual } from "node:crypto";
import type { leaveWaitlist as endpoint } from "@plateful/contract";
import { invalidField } from "../platform/base/problem.ts";
import type { Call } from "../platform/calls/call.ts";
import { inSystemScope, withReach } from "../platform/database/scope.ts";
import type { Handler } from "../platform/http/http-server.ts";
import { readRaw } from "../platform/http/json-body.ts";
import type { ServePages } from "../platform/http/send-page.ts";
import { siteOrigin } from "../sign-in/index.ts";
import { deleteEntry } from "./waitlist-store.ts";

/** Where the web app asks before it takes someone off the list: what opens the links of a mail is not always the reader. */
const PAGE = "/waiting-list/leave";

const signatureOf = (secretKey: string, id: number): Buffer =>
  createHmac("sha256", secretKey).update("leave the waiting list\0").update(String(id)).digest();

/** What takes one entry off its list: nobody can make it up, and it says nothing of whose entry it is. */
export const leaveTokenOf = (secretKey: string, id: number): string =>
  `${id}.${signatureOf(secretKey, id).toString("base64url")}`;

/** The entry that a token is for; null for one that we did not write. */
function entryOf(secretKey: string, token: string): number | null {
  const [, id = "", signature = ""] = /^(\d{1,9})\.([\w-]{43})$/.exec(token) ?? [];
  if (id === "") return null;
  const isOurs = timingSafeEqual(Buffer.from(signature, "base64url"), signatureOf(secretKey, Number(id)));
  return isOurs ? Number(id) : null;
}

/** The two ways off a list that a mail holds: the page, and the address to which a mail program sends one press (RFC 8058). */
export function waysOffList(
  { settings }: Call["services"],
  { id, subdomain }: { readonly id: number; readonly subdomain: string | null },
) {
  const token = leaveTokenOf(settings.secretKey, id);
  return {
    page: `${siteOrigin(settings, subdomain)}${PAGE}?token=${token}`,
    oneClick: `${settings.publicUrl}/api/waitlist/leave/${token}/`,
  };
}

/**
 * Takes someone off a waiting list by the link in their mail, signed in or not (ledger COACH-163). Who is off it already is
 * answered alike.
 * @throws InvalidFields link_invalid.
 */
export async function leaveWaitlist({ db, services, body }: Call<typeof endpoint>): Promise<undefined> {
  const id = entryOf(services.settings.secretKey, body.token);
  if (id === null) throw invalidField("", "link_invalid");
  await withReach(db, "all", () => deleteEntry(db, id));
}

/** The same for mail programs, which send a form of one field that says nothing. */
export const serveLeaveWaitlist: ServePages = (server, { settings, db }) => {
  const take: Handler = async ({ params }, reply) => {
    const id = entryOf(settings.secretKey, params.token ?? "");
    if (id === null) throw invalidField("", "link_invalid");
    await inSystemScope(db, (trx) => deleteEntry(trx, id));
    return reply.json({});
  };
  server.post("/api/waitlist/leave/:token/", take, readRaw);
};
