import { says, type WordsOfCalls } from "../documented/call-words.ts";

const MAIL = "It answers the same for a known and an unknown address.";

export const SIGN_IN_WORDS: WordsOfCalls = {
  "create-magic-link": says(`Mails a link to sign in, and a code too where that is preferred. ${MAIL}`),
  "create-login-signup-portal": says(
    "Mails a link to the site of one practice; an unknown address becomes an account of that practice once it is confirmed. It answers the same for a known and an unknown address.",
  ),
  "create-otp": says(`Mails a code of four digits and a link to sign in with. ${MAIL}`),
  "resend-otp": says(
    "Mails a new code, and the earlier one stops working. One mail in 30 seconds and five in an hour are sent to an address.",
  ),
  "verify-otp": says(
    "Exchanges the code from the mail for the token of a new session, to be sent as `Authorization: Token`. Wrong codes are counted: after too many the code is locked with 429 `otp_locked`.",
  ),
  "read-link": says(
    "Tells what a link from a mail is for and whose account it concerns, with addresses masked. The link is not used up.",
    { answer: { purpose: "SIGN_IN", account: "a•••@example.com", asked_here: true } },
  ),
  "login-by-link": says(
    "Exchanges the token of a link for the token of a session; each link works once. An invitation answers 409 `invitation_needs_code`.",
  ),
  "send-invitation-code": says(
    "Mails a code to the client for whom an invitation is. The invitation stays usable.",
  ),
  "redeem-invitation": says(
    "Signs a client in with an invitation and the code that was mailed, and uses the invitation up. Wrong codes count as when signing in.",
  ),
  logout: says("Ends the session of the token that is sent. A repeat answers 401, as the token is gone."),
  "open-session": says(
    "Exchanges the session cookie of a browser for a token, for pages of the product's own site; without a cookie the token is null. Programs use an access token instead.",
  ),
  "list-devices": says("Lists where the caller is signed in, with the last use of each session."),
  "end-device": says("Ends one session of the caller. Access tokens are not touched."),
  "find-access-tokens": says(
    "Lists the caller's access tokens, the newest first, with scopes and last use; those that ended stay for 30 days. The secrets are not among it.",
  ),
  "create-access-token": says(
    "Makes an access token with scopes and an end, and answers its secret this once. It takes a sign-in of the last five minutes, else 403 `fresh_sign_in_required`; 20 tokens can be in use at a time.",
    { request: { name: "Kitchen display", scopes: ["diary:read", "groceries:write"], expires_in_days: 90 } },
  ),
  "revoke-access-token": says(
    "Revokes a token with immediate effect; this cannot be undone. A token that is revoked already answers 404.",
  ),
  "find-access-token-calls": says(
    "Lists what a token was used for within 30 days, the latest first, at most 200 entries. Calls with one outcome within an hour are one entry.",
  ),
  "self-service-login": says(`Mails a coach a link to sign in. ${MAIL}`),
  "self-service-signup": says(
    "Begins a coach account with a trial of 14 days. The account exists once the address is confirmed by the mailed code or link.",
  ),
  "get-self-service-coach": says(
    "Reads the calling coach's practice, trial, subscription and code for colleagues.",
  ),
  "create-client-magic-link": says(
    "Issues a link by which the coach lets an own, active client in; it works once and for 24 hours. Issuing it is noted in the audit log.",
  ),
  "sign-up": says(
    "Makes an account and mails a code to sign in with. For an address that has an account the answer is the same, and its owner gets a plain sign-in mail.",
  ),
  "list-users": says(
    "Answers the caller's own account as a page of one. Staff find all accounts, by `search`.",
  ),
  "create-user": says(
    "Makes an account without mailing anything; its person signs in by mail later. A known address is refused with 400.",
  ),
  "get-user": says("Reads an account: one's own, and for staff any."),
  "replace-user": says(
    "Replaces the names and settings of an account. The address is changed by `auth/users/set_email/` alone.",
  ),
  "change-user": says(
    "Changes the fields that are sent. The address is changed by `auth/users/set_email/` alone.",
    {
      request: { first_name: "Anna", locale: "nl" },
    },
  ),
  "delete-user": says(
    "Deletes one's own account and all data of it, once the word of confirmation is sent. Coaches with active clients hear 409 `has_active_clients`.",
  ),
  "get-me": says(
    "Reads the caller's account with profile, weekly plan, coach and practice: the usual first call of an app. Poll it no more often than every 30 minutes.",
  ),
  "replace-me": says(
    "Replaces the names and settings of the caller's account. The address is changed by `auth/users/set_email/` alone.",
  ),
  "change-me": says(
    "Changes the fields that are sent of the caller's account, such as language and time zone.",
    {
      request: { locale: "en", time_zone: "Europe/Amsterdam" },
    },
  ),
  "delete-me": says(
    "Deletes the caller's account: subscriptions are cancelled, tokens revoked and all data erased within 30 days. The body has the word of confirmation, `DELETE` or `VERWIJDER`.",
  ),
  "export-my-data": says(
    "Answers all data of the caller as one JSON file. Three exports and downloads a day; 403 `email_unconfirmed` until the address is proven.",
  ),
  "end-user-sessions": says(
    "Ends every session of a person and revokes their tokens, with a reason for the audit log.",
  ),
  "erase-user": says(
    "Erases an account as if its person had deleted it, with a reason for the audit log and the word of confirmation. One's own account answers 404.",
  ),
  "activate-user": says(
    "Confirms an address with what was mailed to it. A link that is used or too old is refused with 400.",
  ),
  "resend-activation": says(`Mails the confirmation of an address again. ${MAIL}`),
  "set-email": says(
    "Begins to change the caller's address: the new one has to confirm, and the old one is told. It takes a sign-in of the last five minutes, else 403 `fresh_sign_in_required`.",
  ),
  "reset-email": says(`Mails a known address a link with which the address can be changed. ${MAIL}`),
  "reset-email-confirm": says(
    "Changes an address with the token from the mail, and ends all other sessions. `new_email` is needed where the link went to the old address.",
  ),
  "set-password": says("Always refused with 400, as passwords are not used. It is here for older clients."),
  "reset-password": says("Always refused with 400, as passwords are not used. It is here for older clients."),
  "reset-password-confirm": says(
    "Always refused with 400, as passwords are not used. It is here for older clients.",
  ),
};
