import { says, type WordsOfCalls } from "../documented/call-words.ts";

const FRESH = "It takes a sign-in of the last five minutes and stands in the audit log.";

export const STAFF_WORDS: WordsOfCalls = {
  "get-staff-overview": says(
    "Reads how the product does: numbers, twelve weeks of growth, and what needs a person.",
  ),
  "list-staff-jobs": says(
    "Lists what waits in the queue, the jobs that were given up, and imports that failed. Errors are names or codes, never messages.",
  ),
  "retry-jobs": says(
    "Tries failed jobs of one kind again, one of them or all, or one import of a simple recipe.",
  ),
  "get-staff-mail": says("Reads which mail waits, which was given up, and which addresses are blocked."),
  "resend-mail": says(
    "Sends a mail that was given up once more. 404 for one that was not, or that is out of date.",
  ),
  "unblock-address": says(
    "Lets mail be sent again to an address that was blocked after a bounce or complaint.",
  ),
  "list-staff-people": says(
    "Lists accounts by name, address or number, the newest first, without health data.",
  ),
  "get-staff-person": says("Reads one account with coach, sessions and mail, without health data."),
  "open-health-data": says(
    `Opens the health data of a person to the caller for 30 minutes, with a reason. ${FRESH}`,
  ),
  "close-health-data": says("Closes the health data of a person again, before the 30 minutes are over."),
  "switch-account": says(`Switches an account off, with its address typed, or on. ${FRESH}`, {
    request: { account_enabled: false, confirmation: "anna.jansen@example.com" },
  }),
  "deactivate-practice": says(`Switches off every coach of a practice, whose name is typed. ${FRESH}`, {
    request: { confirmation: "Greenfield" },
    answer: { count: 3 },
  }),
  "list-practice-members": says("Lists the coaches of a practice, owners first."),
  "choose-practice-owner": says(`Makes a coach of a practice its owner, with its name typed. ${FRESH}`, {
    request: { user: 32, confirmation: "Greenfield" },
  }),
  "extend-trial": says(
    "Extends the trial of a coach by up to 90 days, also one that has ended. 409 `no_trial` for an account without one.",
    { request: { days: 14 }, answer: { trial_ends_at: "2026-12-15T10:00:00Z" } },
  ),
};
