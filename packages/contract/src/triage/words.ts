import { says, type WordsOfCalls } from "../documented/call-words.ts";

export const TRIAGE_WORDS: WordsOfCalls = {
  "list-triage": says(
    "Lists active clients with the reasons to look at them, 30 on a page, the most urgent first unless `sort` says otherwise. A page past the end answers the last one.",
  ),
  "get-triage-settings": says(
    "Reads the rules, saved views and shortcuts of the caller's board, and the labels of the practice.",
  ),
  "change-triage-settings": says(
    "Changes rules, saved views or shortcuts; rules that are not named stay. A threshold out of bounds is refused with 400.",
    {
      request: { rules: [{ reason: "NOTHING_LOGGED", enabled: true, threshold: 4 }] },
    },
  ),
  "get-triage-client": says(
    "Reads why a client is on the board, with 14 days of figures and the meals that are planned. Parts that the client does not share are null.",
  ),
  "settle-client": says(
    "Marks a client as done for today, or puts them off until a day or until they log again.",
  ),
  "unsettle-client": says("Puts a client who was done or put off back on the board."),
  "get-client-marks": says(
    "Reads the labels of a client and the reasons that the caller does not want to be told.",
  ),
  "mark-client": says(
    "Sets the labels of a client, five at most, and the reasons that the caller does not want to be told.",
  ),
  "shift-plan-energy": says(
    "Changes the energy of every day of a weekly plan by steps of 25 kcal. 400 below the safe floor, and 409 when the average is no longer what was seen.",
  ),
  "add-day-note": says(
    "Adds a line to the note of today, which a client and their coach both read. `before` is the note without it.",
  ),
};
