import { says, type WordsOfCalls } from "../documented/call-words.ts";

export const CHECK_IN_WORDS: WordsOfCalls = {
  "get-check-in-questions": says(
    "Reads the questions that the practice asks; version 0 while they are the usual ones.",
  ),
  "save-check-in-questions": says(
    "Changes the questions, one to ten. Check-ins that are under way keep the questions with which they were asked.",
  ),
  "list-waiting-check-ins": says(
    "Lists the check-ins that wait for the caller's answer, who waits longest first.",
  ),
  "get-check-in": says(
    "Reads the check-in that waits for the caller, the one before, and what the coach knows already.",
  ),
  "list-check-ins": says("Lists the check-ins that the caller has sent, the latest first."),
  "send-check-in": says(
    "Sends the answers to the coach; at least one is needed, and they cannot be changed afterwards. Sleep and stress need the consent `STRESS_AND_SLEEP`.",
  ),
  "set-check-in-mails": says("Sets whether the caller hears by mail of a check-in that is due."),
  "list-client-check-ins": says(
    "Lists the check-ins that a client has sent, the latest first, and how the client is asked.",
  ),
  "ask-for-check-in": says(
    "Asks a client now; asking again on the same day changes nothing. 409 `check_ins_closed` for a client who is deactivated or shares nothing.",
  ),
  "set-check-in-schedule": says("Sets the weekday on which a client is asked; null stops it."),
  "get-client-check-in": says(
    "Reads a check-in beside the one before, with weight and meals of the weeks where they are shared.",
  ),
  "reply-to-check-in": says(
    "Answers a check-in with a message in the conversation; the client waits no longer.",
  ),
  "settle-check-in": says("Notes that a check-in needs no answer; the client waits no longer."),
};
