import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { choice, datetime, email, id, idInPath, looseText, text } from "../fields.ts";

/** How the person proves that the mailbox is theirs: a link, or a code of four digits. */
export const AUTHENTICATION_METHODS = ["OTP", "MAGIC_LINK"] as const;

/** Which of the two ways the mail just sent offers. */
export const authenticationMethod = z.object({ authentication_method: choice(AUTHENTICATION_METHODS) });
/** For a program, which keeps no cookies: it asks for the secret that binds a code to whoever asked for the code. */
const withSecret = { with_secret: z.optional(z.boolean()) };
const askedSignIn = z.object({
  ...authenticationMethod.shape,
  /** To be sent with the code; only in the answer to who asked for it. */
  request_secret: z.optional(z.string()),
});
const otp = () => z.string().check(z.regex(/^\d{4}$/, { error: "otp_format" }));
const authToken = z.object({ auth_token: z.string() });
const signInErrors = ["mail_throttled"] as const;
const anyone = { feature: "sign-in", method: "POST", access: { who: "anyone" } } as const;

/** Checked by the server against its own addresses; kept loose here so that one message answers every bad address. */
export const redirectUrl = looseText(2000);

export const createMagicLink = endpoint({
  ...anyone,
  name: "create-magic-link",
  path: "createMagicLink/",
  summary: "Mail a sign-in link, with a code when asked for",
  status: 200,
  body: z.object({
    email: email(),
    redirect_url: redirectUrl,
    preferred_method: z.optional(z.nullable(choice(AUTHENTICATION_METHODS))),
    ...withSecret,
  }),
  errors: signInErrors,
  answer: askedSignIn,
});

export const createLoginSignupPortal = endpoint({
  ...anyone,
  name: "create-login-signup-portal",
  path: "createLoginSignupPortal/",
  summary: "Mail a sign-in link for the site of one organisation",
  status: 200,
  body: z.object({
    email: email(),
    redirect_url: redirectUrl,
    organisation_subdomain: text(63),
    preferred_method: z.optional(z.nullable(choice(AUTHENTICATION_METHODS))),
  }),
  errors: signInErrors,
  answer: authenticationMethod,
});

export const createOtp = endpoint({
  ...anyone,
  name: "create-otp",
  path: "createOTP/",
  summary: "Mail a sign-in code",
  status: 200,
  body: z.object({ email: email(), ...withSecret }),
  errors: signInErrors,
  answer: askedSignIn,
});

export const resendOtp = endpoint({
  ...anyone,
  name: "resend-otp",
  path: "users/resendOTP/",
  summary: "Mail a new sign-in code; the old one stops working",
  status: 200,
  body: z.object({ email: email(), ...withSecret }),
  errors: signInErrors,
  answer: askedSignIn,
});

export const verifyOtp = endpoint({
  ...anyone,
  name: "verify-otp",
  path: "users/verifyOTP/",
  summary: "Exchange a sign-in code for a token",
  status: 200,
  body: z.object({ email: email(), otp: otp(), request_secret: z.optional(text(100)) }),
  errors: ["otp_locked", "foreign_site"],
  answer: authToken,
});

export const loginByLink = endpoint({
  ...anyone,
  name: "login-by-link",
  path: "auth/token/login/",
  summary: "Exchange the token of a sign-in link for a session token",
  status: 200,
  body: z.object({ magic_link_token: text(200) }),
  errors: ["invitation_needs_code"],
  answer: authToken,
});

/** What a mailed or shared link is for. */
export const LINK_PURPOSES = ["SIGN_IN", "SIGN_UP", "INVITATION", "CHANGE_EMAIL"] as const;

/** To become someone's client, or to join the team of a practice. */
export const INVITED_TO = ["CLIENT", "TEAM"] as const;

export const readLink = endpoint({
  ...anyone,
  name: "read-link",
  path: "auth/token/link/",
  summary: "Tell whose account a link from a mail concerns, without using it up",
  status: 200,
  body: z.object({ token: text(200) }),
  answer: z.object({
    purpose: choice(LINK_PURPOSES),
    /** Address of the account, masked: enough to recognise one's own, too little to learn another's. */
    account: z.string(),
    /** Of a change of address: the new one, masked; null while it has not been chosen. */
    new_account: z.nullable(z.string()),
    /** True in the browser that asked for the link, where it may be used without a further question. */
    asked_here: z.boolean(),
    /** What a mail or link of a coach invites to, and in whose name: the practice, or the coach without one; null for any other link. */
    invitation: z.nullable(z.object({ to: choice(INVITED_TO), from: z.nullable(z.string()) })),
    /** Null for a link that still works. A dead one is told of to who is signed in: whether it was for their account. */
    dead_link_of: z.nullable(choice(["YOU", "ANOTHER"])),
  }),
});

export const sendInvitationCode = endpoint({
  ...anyone,
  name: "send-invitation-code",
  path: "auth/invitation/code/",
  summary: "Mail a code to the client whom an invitation link is for",
  status: 200,
  body: z.object({ magic_link_token: text(200) }),
  errors: signInErrors,
  answer: authenticationMethod,
});

export const redeemInvitation = endpoint({
  ...anyone,
  name: "redeem-invitation",
  path: "auth/invitation/login/",
  summary: "Exchange an invitation link and the mailed code for a token",
  status: 200,
  body: z.object({ magic_link_token: text(200), otp: otp() }),
  errors: ["otp_locked", "foreign_site"],
  answer: authToken,
});

export const logout = endpoint({
  feature: "sign-in",
  method: "POST",
  name: "logout",
  path: "auth/token/logout/",
  summary: "End the session of this device",
  access: { who: "blocked-too" },
});

export const openSession = endpoint({
  ...anyone,
  name: "open-session",
  path: "auth/session/",
  summary: "Exchange the session cookie of this browser for a token",
  status: 200,
  errors: ["not_authenticated", "permission_denied", "foreign_site"],
  /** Null for a browser in which nobody signed in: no fault, and no line in its console. */
  answer: z.object({ auth_token: z.nullable(z.string()) }),
});

export const device = z.object({
  id: id(),
  label: z.string(),
  last_used_at: datetime(),
  current: z.boolean(),
});

export const listDevices = endpoint({
  feature: "sign-in",
  method: "GET",
  name: "list-devices",
  path: "auth/devices/",
  summary: "List the devices on which the caller is signed in",
  access: { who: "blocked-too" },
  answer: z.array(device),
});

export const endDevice = endpoint({
  feature: "sign-in",
  method: "DELETE",
  name: "end-device",
  path: "auth/devices/{id}/",
  summary: "Sign one device out",
  access: { who: "blocked-too" },
  params: idInPath,
  errors: ["not_found"],
});
