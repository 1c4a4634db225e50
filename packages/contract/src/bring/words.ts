import { says, type WordsOfCalls } from "../documented/call-words.ts";

export const BRING_WORDS: WordsOfCalls = {
  "read-brought-file": says(
    "Reads a food diary, weights or recipes of another app, also in a ZIP archive, and answers what it holds, what does not fit and what has to be asked. The file is not kept; 40 a day.",
  ),
  "find-brought-files": says(
    "Lists the files that the caller brought in the last 30 days, the last first, without the lines that do not fit.",
  ),
  "get-brought-file": says(
    "Reads one file with the lines that do not fit and, while it is imported or taken back, how far that is.",
  ),
  "import-brought-file": says(
    "Begins the import as a job, one at a time and ten a day. Nothing in the diary is overwritten, and what an earlier import brought is left out.",
  ),
  "undo-brought-file": says(
    "Begins to take back all that an import added, within 30 days and also while it is under way.",
  ),
};
