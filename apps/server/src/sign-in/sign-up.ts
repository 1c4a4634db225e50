import { CONSENT_TEXT_VERSIONS } from "@plateful/access";
import { consentOfAnswers, type signUp as endpoint, type HeldAnswers } from "@plateful/contract";
import { invalidField } from "../platform/base/problem.ts";
import type { Call } from "../platform/calls/call.ts";
import { forgetVisitorAnswers, putHeldAnswers } from "../platform/calls/held-answers-store.ts";
import { hashToken } from "../platform/calls/who-is.ts";
import { withReach } from "../platform/database/scope.ts";
import { siteOrigin } from "./accounts/own-address.ts";
import { findSite, type Site } from "./accounts/site-store.ts";
import type { Browser } from "./browser.ts";
import { isTurnedAway, requestSignIn, type SignInAsked } from "./request-sign-in.ts";
import { voidOtherSignUps } from "./stores/sign-in-request-store.ts";

/** The consent that is ticked at the registration does not cover a cycle, about which nobody was asked yet. */
function withoutCycle({ full }: HeldAnswers): HeldAnswers {
  if (full === null || consentOfAnswers(full).length === 0) return { full, simple: null };
  const dietPreferences = { ...full.dietPreferences, dietType: null };
  return { full: { ...full, dietPreferences, menstrualCycle: null }, simple: null };
}

/** @throws InvalidFields unknown_organisation for the name of a site that is not there. */
async function siteOf({ db, body }: Call<typeof endpoint>): Promise<Site | null> {
  const { organisation_subdomain: subdomain = null } = body;
  if (subdomain === null) return null;
  const site = await findSite(db, subdomain.toLowerCase());
  if (site === null) throw invalidField("organisation_subdomain", "unknown_organisation");
  return site;
}

/**
 * Takes back what this browser began with a mistyped address: its mail may have reached a stranger, who is to find neither an
 * account nor answers about someone's health (ledger AUTH-057).
 */
async function withdrawMistyped({ db, body, now }: Call<typeof endpoint>, secret: string): Promise<void> {
  const began = { email: body.email, secretHash: hashToken(secret), now };
  await withReach(db, "all", async () => forgetVisitorAnswers(db, await voidOtherSignUps(db, began)));
}

/**
 * Begins the account of someone who answered the questions of the onboarding, on the site of an organisation as one of its
 * people (ledger ORG-037); a known address gets a plain sign-in mail.
 */
export async function signUp(call: Call<typeof endpoint>, browser: Browser): Promise<SignInAsked> {
  const { email, first_name, last_name, held_answers: held } = call.body;
  const site = await siteOf(call);
  if (browser.requestSecret !== undefined) await withdrawMistyped(call, browser.requestSecret);
  // A practice that is full keeps nothing of whoever it cannot take in.
  const isKept = !isTurnedAway({ newcomer: "SIGN_UP", site });
  if (isKept && held != null && held.text_version === CONSENT_TEXT_VERSIONS.BODY_AND_PLAN) {
    const answers = withoutCycle(held.answers);
    const holding = { email, answers, textVersion: held.text_version, byVisitor: true, now: call.now };
    await withReach(call.db, "all", () => putHeldAnswers(call.db, holding));
  }
  return requestSignIn(call, {
    email,
    wantsCode: true,
    newcomer: "SIGN_UP",
    redirectUrl: `${siteOrigin(call.services.settings, site?.subdomain ?? null)}/`,
    site,
    names: { first: first_name, last: last_name },
    termsAcceptedAt: call.now,
  });
}
