import type { Call } from "../platform/calls/call.ts";
import { withReach } from "../platform/database/scope.ts";
import { findSiteById } from "./accounts/site-store.ts";
import { requestSignIn, type SignInAsked, type SignInWish } from "./request-sign-in.ts";
import { findLatestRequest, type SignInRequest } from "./stores/sign-in-request-store.ts";

/** How long an unfinished sign-in can be taken up again with what was said at its start. */
const PENDING_MS = 24 * 3_600_000;

function newcomerOf(request: SignInRequest | undefined): SignInWish["newcomer"] {
  const purpose = request?.purpose;
  return purpose === "SIGN_UP" || purpose === "COACH_SIGN_UP" ? purpose : "SIGN_IN";
}

/** The sign-in that was begun last with this address, or a plain one on the main site. */
export async function pendingWish(call: Call, email: string): Promise<SignInWish> {
  const since = new Date(call.now.getTime() - PENDING_MS);
  const latest = await withReach(call.db, "all", () => findLatestRequest(call.db, email, since));
  const siteId = latest?.organisation_id ?? null;
  return {
    email,
    wantsCode: true,
    newcomer: newcomerOf(latest),
    redirectUrl: latest?.redirect_url ?? `${call.services.settings.publicUrl}/`,
    site: siteId === null ? null : await findSiteById(call.db, siteId),
    names: { first: latest?.first_name ?? "", last: latest?.last_name ?? "" },
    ...(latest?.terms_accepted_at ? { termsAcceptedAt: latest.terms_accepted_at } : {}),
  };
}

/** Mails a new code for the sign-in that was begun; the old one stops working. */
export async function resendOtp(
  call: Call & { readonly body: { readonly email: string } },
): Promise<SignInAsked> {
  return requestSignIn(call, await pendingWish(call, call.body.email));
}
