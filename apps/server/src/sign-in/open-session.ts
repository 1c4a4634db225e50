import { ForeignSite, Problem } from "../platform/base/problem.ts";
import type { Call } from "../platform/calls/call.ts";
import { hashToken } from "../platform/calls/who-is.ts";
import { withReach } from "../platform/database/scope.ts";
import type { Settings } from "../platform/settings/settings.ts";
import { readOwnSite } from "./accounts/own-address.ts";
import { tokenOfCookie } from "./stores/secrets.ts";
import { isLiveSession } from "./stores/session-store.ts";

/** Where a call comes from, as the browser tells. */
export interface CallOrigin {
  readonly origin: string | undefined;
  readonly fetchSite: string | undefined;
}

/** @throws ForeignSite for a page at an address that is not ours, which could not keep a session. */
export function requireOwnAddress(origin: string | undefined, settings: Settings): void {
  const isForeign = origin !== undefined && URL.canParse(origin) && readOwnSite(origin, settings) === null;
  if (isForeign) throw new ForeignSite(settings.publicUrl);
}

/**
 * Lets only a page of ours on; a browser that tells no origin must at least say that the page is of the same one.
 * @throws Problem permission_denied for a page that is not ours; ForeignSite for one that may be, at an address that is not.
 */
function requireOwnPage({ origin, fetchSite }: CallOrigin, settings: Settings): void {
  const mayBeOurs = fetchSite === undefined || fetchSite === "same-origin";
  const isNamed = origin === undefined ? fetchSite !== undefined : URL.canParse(origin);
  if (!(mayBeOurs && isNamed)) throw new Problem("permission_denied");
  requireOwnAddress(origin, settings);
}

/**
 * Exchanges the session cookie for the token that the page holds in memory; null where there is no cookie.
 * @throws Problem permission_denied for a page that is not ours, foreign_site for one at an address that is not ours,
 * not_authenticated for a session that has ended.
 */
export async function openSession(
  call: Call,
  from: CallOrigin,
  cookie: string | undefined,
): Promise<{ auth_token: string | null }> {
  const { settings } = call.services;
  requireOwnPage(from, settings);
  if (cookie === undefined) return { auth_token: null };
  const token = tokenOfCookie(settings.secretKey, cookie);
  const isLive = await withReach(call.db, "all", () => isLiveSession(call.db, hashToken(token), call.now));
  if (!isLive) throw new Problem("not_authenticated");
  return { auth_token: token };
}
