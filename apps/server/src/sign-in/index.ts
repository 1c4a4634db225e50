export { accountOfBuyer } from "./accounts/account-of-buyer.ts";
export { insertNewAccount, isEmailConfirmed, isWithdrawn, listWithdrawn } from "./accounts/account-store.ts";
export { eraseAccount, eraseWithdrawn } from "./accounts/erase-account.ts";
export { loadCoach, loadUser, loadUserOf } from "./accounts/load-user.ts";
export { readOwnSite, readRedirectUrl, siteOrigin } from "./accounts/own-address.ts";
export { erasePerson } from "./accounts/personal-data-store.ts";
export { findSite, findSiteById, findSiteOfPerson } from "./accounts/site-store.ts";
export type { UserRow } from "./accounts/user-store.ts";
export { rememberSession, SESSION_COOKIE } from "./browser.ts";
export { openSessionOf, type SignedIn } from "./complete-sign-in.ts";
export { deviceLabel } from "./device-label.ts";
export { exportLimits } from "./export-my-data.ts";
export {
  type InvitationWords,
  inviteClient,
  loadInvitation,
  previewInvitation,
  takeBackInvitation,
  withdrawInvitation,
} from "./invitations/client-invitation.ts";
export { correctAddress } from "./invitations/correct-address.ts";
export { countInvited, listInvited } from "./invitations/invited-client-store.ts";
export {
  mailHandOver,
  mailShare,
  mailShareEnded,
  mailShareStopped,
  mailTeamInvitation,
} from "./invitations/team-invitation.ts";
export { planTrialReminder, remindOfTrialJob } from "./remind-of-trial.ts";
export { signInRoutes } from "./routes.ts";
export { findTokenEnd } from "./stores/access-token-store.ts";
export { tokenOfCookie } from "./stores/secrets.ts";
export { invitationLimits, wrongCodesOf } from "./stores/sign-in-limits.ts";
export {
  accountUnusedMail,
  checkInMail,
  envelopeTo,
  newMessageMail,
  type Recipient,
  waitlistMail,
} from "./stores/sign-in-mails.ts";
export { areCodesOffForAll } from "./stores/wrong-tries-store.ts";
