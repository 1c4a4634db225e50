import type { Call } from "../platform/call.ts";
import { withReach } from "../platform/database/scope.ts";
import { Problem } from "../platform/problem.ts";
import type { Settings } from "../platform/settings.ts";
import { hashToken } from "../platform/who-is.ts";
import { readOwnSite } from "./own-address.ts";
import { tokenOfCookie } from "./secrets.ts";
import { isLiveSession } from "./session-store.ts";

/** Where a call comes from, as the browser tells. */
export interface CallOrigin {
  readonly origin: string | undefined;
  readonly fetchSite: string | undefined;
}

/** True for a page of ours; a browser that tells no origin must at least say that the page is of the same one. */
function isOwnPage({ origin, fetchSite }: CallOrigin, settings: Settings): boolean {
  if (fetchSite !== undefined && fetchSite !== "same-origin") return false;
  if (origin === undefined) return fetchSite === "same-origin";
  return readOwnSite(origin, settings) !== null;
}

/**
 * Exchanges the session cookie for the token that the page holds in memory; null where there is no cookie.
 * @throws Problem permission_denied for a page that is not ours, not_authenticated for a session that has ended.
 */
export async function openSession(
  call: Call,
  from: CallOrigin,
  cookie: string | undefined,
): Promise<{ auth_token: string | null }> {
  const { settings } = call.services;
  if (!isOwnPage(from, settings)) throw new Problem("permission_denied");
  if (cookie === undefined) return { auth_token: null };
  const token = tokenOfCookie(settings.secretKey, cookie);
  const isLive = await withReach(call.db, "all", () => isLiveSession(call.db, hashToken(token), call.now));
  if (!isLive) throw new Problem("not_authenticated");
  return { auth_token: token };
}
