import { says, type WordsOfCalls } from "../documented/call-words.ts";

export const ONBOARDING_WORDS: WordsOfCalls = {
  "complete-onboarding": says(
    "Stores the answers and makes profile, week, day plan and meal slots in one transaction. A repeat updates them in place.",
  ),
  "get-held-answers": says(
    "Reads the answers of an onboarding that is not finished, which are held for 14 days; null without any. The address has to be proven.",
  ),
  "hold-answers": says(
    "Holds the answers of an unfinished onboarding for 14 days, so that another device can go on; null ends that. 403 `email_unconfirmed` until the address is proven.",
  ),
};
