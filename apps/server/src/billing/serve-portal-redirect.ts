import { createHmac, timingSafeEqual } from "node:crypto";
import { Problem } from "../platform/base/problem.ts";
import { httpOf } from "../platform/calls/http.ts";
import type { Services } from "../platform/calls/services.ts";
import { actorOfScope, hexHashOf, scopeExpression, tokenOf } from "../platform/calls/who-is.ts";
import { inSystemScope } from "../platform/database/scope.ts";
import type { HttpServer } from "../platform/http/http-server.ts";
import { SESSION_COOKIE, tokenOfCookie } from "../sign-in/index.ts";
import { findCustomer } from "../subscriptions/index.ts";

/** The signature of a link to one customer's portal, for mails: who holds it may open that portal, and nothing else. */
export const portalSignature = (secretKey: string, email: string, id: string): string =>
  createHmac("sha256", secretKey).update(`portal\n${email}\n${id}`).digest("base64url");

function isSigned(secretKey: string, email: string, id: string, given: unknown): boolean {
  if (typeof given !== "string") return false;
  const [wanted, sent] = [Buffer.from(portalSignature(secretKey, email, id)), Buffer.from(given)];
  return wanted.length === sent.length && timingSafeEqual(wanted, sent);
}

/** The id of whoever is signed in, by the token of a call or the cookie of a browser that follows a link. */
async function visitorOf(
  services: Services,
  authorization: string | undefined,
  cookie: string | undefined,
): Promise<number | null> {
  const { secretKey } = services.settings;
  const token =
    tokenOf(authorization) ?? (cookie === undefined ? undefined : tokenOfCookie(secretKey, cookie));
  if (token === undefined) return null;
  const reach = { usual: "self", staff: "self" } as const;
  // Nothing is noted here, so no id of a call is needed.
  const opening = scopeExpression(hexHashOf(token), services.clock.now(), reach, "");
  return services.database.inTransaction(opening, async (_trx, opened) => actorOfScope(opened)?.id ?? null);
}

/**
 * Leads to the provider's portal of one customer: its owner, or who holds a signed link. Everybody else, and every other
 * pair of address and customer, finds nothing (ledger BILL-023).
 */
export function servePortalRedirect(server: HttpServer, services: Services): void {
  const { settings, payments } = services;
  server.get("/api/customerPortalRedirect/", async (request, reply) => {
    const { email, id, sig } = request.query;
    if (typeof email !== "string" || typeof id !== "string") throw new Problem("not_found");
    const address = email.trim().toLowerCase();
    const customer = await inSystemScope(services.db, (trx) => findCustomer(trx, id));
    if (customer === null || customer.email !== address) throw new Problem("not_found");
    const cookie = httpOf(request, reply, settings).cookie(SESSION_COOKIE);
    const isAllowed =
      isSigned(settings.secretKey, address, id, sig) ||
      (customer.user_id !== null &&
        customer.user_id === (await visitorOf(services, request.headers.authorization, cookie)));
    if (!isAllowed) throw new Problem("not_found");
    const visit = { customerId: id, returnUrl: `${settings.publicUrl}/profile`, language: null };
    const url = await payments.ask((provider) => provider.openPortal(visit));
    return reply.header("cache-control", "no-store").redirect(url, 302);
  });
}
