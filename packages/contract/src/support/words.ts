import { says, type WordsOfCalls } from "../documented/call-words.ts";

export const SUPPORT_WORDS: WordsOfCalls = {
  "get-health": says(
    "Tells that the process is alive, its version, and the newest migration that it knows. It asks no database.",
    {
      answer: { status: "ok", version: "2.4.11", schema: "0151" },
    },
  ),
  "get-readiness": says(
    "Tells whether database, mail, jobs and backups work; 503 when this process cannot serve what `for` names.",
  ),
  "get-site-links": says(
    "Reads the addresses of pages outside the product; null where the help inside it takes their place.",
  ),
  "report-client-error": says(
    "Reports a fault in the app; only words of fixed lists and places in built files are kept. 30 an hour, and always 202.",
  ),
  "record-analytics-event": says(
    "Records that a button was used, by its name alone. 60 an hour, and always 202.",
  ),
  "create-demo-account": says(
    "Makes a coach with sample clients to look around with; all of it is erased after 24 hours. 404 where that is not switched on.",
  ),
  "list-demo-people": says("Lists the people of the demo world, where there is one, else 404."),
  "list-audit-entries": says(
    "Lists who did what with whose data, the newest first; `before` leads to older entries.",
  ),
};
