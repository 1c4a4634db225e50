export { accountOfBuyer } from "./account-of-buyer.ts";
export { insertNewAccount, isEmailConfirmed, isWithdrawn, listWithdrawn } from "./account-store.ts";
export { rememberSession, SESSION_COOKIE } from "./browser.ts";
export {
  type InvitationWords,
  inviteClient,
  loadInvitation,
  previewInvitation,
  takeBackInvitation,
  withdrawInvitation,
} from "./client-invitation.ts";
export { openSessionOf, type SignedIn } from "./complete-sign-in.ts";
export { correctAddress } from "./correct-address.ts";
export { deviceLabel } from "./device-label.ts";
export { eraseAccount, eraseWithdrawn } from "./erase-account.ts";
export { exportLimits } from "./export-my-data.ts";
export { countInvited, listInvited } from "./invited-client-store.ts";
export { loadCoach, loadUser, loadUserOf } from "./load-user.ts";
export { readRedirectUrl, siteOrigin } from "./own-address.ts";
export { erasePerson } from "./personal-data-store.ts";
export { planTrialReminder, remindOfTrialJob } from "./remind-of-trial.ts";
export { signInRoutes } from "./routes.ts";
export { tokenOfCookie } from "./secrets.ts";
export { invitationLimits, wrongCodesOf } from "./sign-in-limits.ts";
export {
  accountUnusedMail,
  checkInMail,
  envelopeTo,
  newMessageMail,
  type Recipient,
  waitlistMail,
} from "./sign-in-mails.ts";
export { findSite, findSiteById, findSiteOfPerson } from "./site-store.ts";
export {
  mailHandOver,
  mailShare,
  mailShareEnded,
  mailShareStopped,
  mailTeamInvitation,
} from "./team-invitation.ts";
export type { UserRow } from "./user-store.ts";
export { areCodesOffForAll } from "./wrong-tries-store.ts";
