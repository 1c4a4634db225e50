import { says, type WordsOfCalls } from "../documented/call-words.ts";

export const PRIVACY_WORDS: WordsOfCalls = {
  "list-consents": says(
    "Reads what the caller consented to: the latest decision of each kind, and all decisions, the newest first.",
  ),
  "give-consents": says(
    "Stores consent to one or more kinds, each with the present version of its text; an outdated version is refused with 400.",
  ),
  "withdraw-consents": says(
    "Withdraws one or more kinds and erases their data at once. `COACH_SHARING` ends what the coach sees.",
  ),
  "share-with-coach": says(
    "Sets what the present coach may see; the plan is part of every choice. 400 at `coach` once it is another coach.",
  ),
  "declare-client-consent": says(
    "Records as a coach that a client agreed; the client confirms or erases it when they first sign in. 403 for a kind that the client withdrew.",
  ),
  "list-data-views": says(
    "Lists which coaches and staff reached the caller's data: one entry per person, part and hour, the newest first.",
  ),
  "download-my-data": says(
    "Answers a ZIP archive of all data of the caller with pictures, made while it is sent. Three exports and downloads a day; 503 while two others are being made.",
  ),
};
