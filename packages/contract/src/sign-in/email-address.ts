import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { email, text } from "../fields.ts";

/** Confirming and changing an e-mail address, and the password calls that exist only to say so (ledger AUTH-044..046). */
const post = { feature: "sign-in", method: "POST", access: { who: "anyone" } } as const;
const mailedProof = { uid: text(64), token: text(200) };

export const activateUser = endpoint({
  ...post,
  name: "activate-user",
  path: "auth/users/activation/",
  summary: "Confirm an e-mail address with the token that was mailed to it",
  body: z.object(mailedProof),
});

export const resendActivation = endpoint({
  ...post,
  name: "resend-activation",
  path: "auth/users/resend_activation/",
  summary: "Mail the confirmation of an address again",
  body: z.object({ email: email() }),
  errors: ["mail_throttled"],
});

export const setEmail = endpoint({
  ...post,
  access: { who: "user" },
  name: "set-email",
  path: "auth/users/set_email/",
  summary: "Ask to change the caller's address; the new one confirms, the old one is told",
  body: z.object({ new_email: email() }),
  errors: ["mail_throttled", "fresh_sign_in_required"],
});

export const resetEmail = endpoint({
  ...post,
  name: "reset-email",
  path: "auth/users/reset_email/",
  summary: "Mail a known address a link with which it can be changed",
  body: z.object({ email: email() }),
  errors: ["mail_throttled"],
});

export const resetEmailConfirm = endpoint({
  ...post,
  name: "reset-email-confirm",
  path: "auth/users/reset_email_confirm/",
  summary: "Change an address with the token that was mailed",
  /** The new address goes along where it is only now chosen; a link mailed to the new address knows it already. */
  body: z.object({ ...mailedProof, new_email: z.optional(email()) }),
});

export const setPassword = endpoint({
  ...post,
  name: "set-password",
  path: "auth/users/set_password/",
  summary: "Always refused: passwords are not used",
});

export const resetPassword = endpoint({
  ...post,
  name: "reset-password",
  path: "auth/users/reset_password/",
  summary: "Always refused: passwords are not used",
});

export const resetPasswordConfirm = endpoint({
  ...post,
  name: "reset-password-confirm",
  path: "auth/users/reset_password_confirm/",
  summary: "Always refused: passwords are not used",
});
