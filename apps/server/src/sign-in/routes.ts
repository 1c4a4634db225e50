import * as contract from "@plateful/contract";
import { invalidField, Problem } from "../platform/base/problem.ts";
import { type Call, type Http, Refusal, type Route, route } from "../platform/calls/call.ts";
import { hashToken } from "../platform/calls/who-is.ts";
import { withReach } from "../platform/database/scope.ts";
import {
  createAccessToken,
  findAccessTokenCalls,
  findAccessTokens,
  revokeAccessToken,
  tokenLimits,
} from "./access-tokens.ts";
import { changeOwnUser, changeUser, versionedSelf, versionedUser } from "./accounts/change-user.ts";
import { getSelfServiceCoach } from "./accounts/get-self-service-coach.ts";
import { getMe, getUser, listUsers } from "./accounts/read-users.ts";
import { activateUser, resendActivation } from "./activate-user.ts";
import { browserOf, isOwnCall, rememberRequest, rememberSession, SESSION_COOKIE } from "./browser.ts";
import type { SignedIn } from "./complete-sign-in.ts";
import { createLoginSignupPortal } from "./create-login-signup-portal.ts";
import { createMagicLink } from "./create-magic-link.ts";
import { createOtp } from "./create-otp.ts";
import { createUser } from "./create-user.ts";
import { deleteAccount } from "./delete-account.ts";
import { endDevice, listDevices, logout } from "./devices.ts";
import { chosenAddressMailLimits, resetEmail, resetEmailConfirm, setEmail } from "./email-change.ts";
import { endUserSessions } from "./end-user-sessions.ts";
import { eraseUser } from "./erase-user.ts";
import { exportLimits, exportMyData } from "./export-my-data.ts";
import {
  invitationCodeLimits,
  invitationMailLimits,
  redeemInvitation,
  sendInvitationCode,
} from "./invitation.ts";
import { createClientMagicLink } from "./invitations/create-client-magic-link.ts";
import { loginByLink } from "./login-by-link.ts";
import { openSession, requireOwnAddress } from "./open-session.ts";
import { readLink } from "./read-link.ts";
import type { SignInAsked } from "./request-sign-in.ts";
import { resendOtp } from "./resend-otp.ts";
import { selfServiceLogin } from "./self-service-login.ts";
import { selfServiceSignup } from "./self-service-signup.ts";
import { signUp } from "./sign-up.ts";
import { tokenOfCookie } from "./stores/secrets.ts";
import { deleteSessionOfToken } from "./stores/session-store.ts";
import {
  codeLimits,
  erasureLimits,
  invitationLimits,
  newAddressMailLimits,
  signInMailLimits,
} from "./stores/sign-in-limits.ts";
import { verifyOtp } from "./verify-otp.ts";

/** Keeps the secret of the request in the browser, and says which way of signing in the mail offers. */
function asked(http: Http, { method, requestSecret }: SignInAsked) {
  rememberRequest(http, requestSecret);
  return { authentication_method: method };
}

/** The same for a program that keeps no cookies: it gets the secret itself, where it asks for it (ledger DOOR-078). */
function askedFor(
  call: { readonly body: { readonly with_secret?: boolean | undefined } },
  http: Http,
  request: SignInAsked,
) {
  if (call.body.with_secret !== true) return asked(http, request);
  return { authentication_method: request.method, request_secret: request.requestSecret };
}

/** Keeps the new session in the browser and ends the one that it held before: a device has one (ledger AUTH-033). */
async function signedIn(call: Call, http: Http, { token, cookie }: SignedIn) {
  const before = http.cookie(SESSION_COOKIE);
  if (before !== undefined) {
    const hash = hashToken(tokenOfCookie(call.services.settings.secretKey, before));
    await withReach(call.db, "all", () => deleteSessionOfToken(call.db, hash));
  }
  rememberSession(http, cookie);
  return { auth_token: token };
}

/** @throws Problem permission_denied for a page of another site, which might sign its visitor in as someone else. */
function requireOwnCall(http: Http): void {
  if (!isOwnCall(http)) throw new Problem("permission_denied");
}

const refusePassword = async (): Promise<undefined> => {
  throw invalidField("", "passwords_not_used");
};

const limits = signInMailLimits;

const mailRoutes: readonly Route[] = [
  route(contract.createMagicLink, async (call, http) => askedFor(call, http, await createMagicLink(call)), {
    limits,
  }),
  route(
    contract.createLoginSignupPortal,
    async (call, http) => asked(http, await createLoginSignupPortal(call)),
    { limits },
  ),
  route(contract.createOtp, async (call, http) => askedFor(call, http, await createOtp(call)), { limits }),
  route(contract.resendOtp, async (call, http) => askedFor(call, http, await resendOtp(call)), { limits }),
  route(contract.selfServiceLogin, async (call, http) => asked(http, await selfServiceLogin(call)), {
    limits,
  }),
  route(contract.getSelfServiceCoach, getSelfServiceCoach),
  route(contract.selfServiceSignup, async (call, http) => asked(http, await selfServiceSignup(call)), {
    limits,
  }),
  route(
    contract.signUp,
    async (call, http) => {
      asked(http, await signUp(call, browserOf(http)));
      // The mail has a code; where codes are not accepted just now, its link does the same.
      return { authentication_method: "OTP" } as const;
    },
    { limits },
  ),
  route(contract.createClientMagicLink, createClientMagicLink, { limits: invitationLimits }),
  route(
    contract.sendInvitationCode,
    async (call, http) => {
      requireOwnCall(http);
      return asked(http, await sendInvitationCode(call));
    },
    { limits: invitationMailLimits },
  ),
];

const sessionRoutes: readonly Route[] = [
  route(
    contract.verifyOtp,
    async (call, http) => {
      requireOwnCall(http);
      requireOwnAddress(http.origin, call.services.settings);
      const browser = browserOf(http);
      const requestSecret = call.body.request_secret ?? browser.requestSecret;
      const result = await verifyOtp(call, { ...browser, requestSecret });
      return result instanceof Refusal ? result : signedIn(call, http, result);
    },
    { limits: codeLimits },
  ),
  route(contract.readLink, (call, http) => readLink(call, browserOf(http))),
  route(contract.loginByLink, async (call, http) => {
    requireOwnCall(http);
    const redeemer = { label: browserOf(http).label, origin: http.origin };
    return signedIn(call, http, await loginByLink(call, redeemer));
  }),
  route(
    contract.redeemInvitation,
    async (call, http) => {
      requireOwnCall(http);
      requireOwnAddress(http.origin, call.services.settings);
      const result = await redeemInvitation(call, browserOf(http));
      return result instanceof Refusal ? result : signedIn(call, http, result);
    },
    { limits: invitationCodeLimits },
  ),
  route(contract.logout, async (call, http) => {
    http.clearCookie(SESSION_COOKIE);
    return logout(call);
  }),
  route(contract.openSession, (call, http) => openSession(call, http, http.cookie(SESSION_COOKIE))),
  route(contract.listDevices, listDevices),
  route(contract.endDevice, endDevice),
  route(contract.findAccessTokens, findAccessTokens),
  route(contract.createAccessToken, createAccessToken, { limits: tokenLimits }),
  route(contract.revokeAccessToken, revokeAccessToken),
  route(contract.findAccessTokenCalls, findAccessTokenCalls),
];

const userRoutes: readonly Route[] = [
  route(contract.getMe, getMe),
  route(contract.replaceMe, (call) => changeOwnUser(call, call.body), { versioned: versionedSelf }),
  route(contract.changeMe, (call) => changeOwnUser(call, call.body), { versioned: versionedSelf }),
  route(
    contract.deleteMe,
    async (call, http) => {
      await deleteAccount(call, call.body.confirmation);
      http.clearCookie(SESSION_COOKIE);
      return undefined;
    },
    { limits: erasureLimits },
  ),
  route(
    contract.exportMyData,
    async (call, http) => {
      http.attach("plateful-data.json");
      return exportMyData(call);
    },
    { limits: exportLimits },
  ),
  route(contract.endUserSessions, endUserSessions),
  route(contract.eraseUser, eraseUser),
  route(contract.listUsers, listUsers),
  route(contract.createUser, createUser),
  route(contract.getUser, getUser),
  route(contract.replaceUser, (call) => changeUser(call, call.body), { versioned: versionedUser }),
  route(contract.changeUser, (call) => changeUser(call, call.body), { versioned: versionedUser }),
  route(
    contract.deleteUser,
    async (call, http) => {
      await deleteAccount(call, call.body.confirmation, call.params.id);
      http.clearCookie(SESSION_COOKIE);
      return undefined;
    },
    { limits: erasureLimits },
  ),
];

const emailRoutes: readonly Route[] = [
  route(contract.activateUser, activateUser),
  route(
    contract.resendActivation,
    async (call, http) => {
      rememberRequest(http, (await resendActivation(call)).requestSecret);
      return undefined;
    },
    { limits },
  ),
  route(contract.setEmail, setEmail, { limits: newAddressMailLimits }),
  route(contract.resetEmail, resetEmail, { limits }),
  route(contract.resetEmailConfirm, resetEmailConfirm, { limits: chosenAddressMailLimits }),
  route(contract.setPassword, refusePassword),
  route(contract.resetPassword, refusePassword),
  route(contract.resetPasswordConfirm, refusePassword),
];

export const signInRoutes: readonly Route[] = [
  ...mailRoutes,
  ...sessionRoutes,
  ...userRoutes,
  ...emailRoutes,
];
