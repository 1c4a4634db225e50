import { says, type WordsOfCalls } from "../documented/call-words.ts";

export const BRING_WORDS: WordsOfCalls = {
  "read-brought-file": says(
    "Reads a file of another app, a food diary or weights, also in a ZIP archive, and answers what it holds, what does not fit and what has to be asked. The file itself is not kept, and nothing is imported. 40 files a day.",
  ),
  "find-brought-files": says(
    "Lists the files that the caller brought in the last 30 days, the last first, without the lines that do not fit.",
  ),
  "get-brought-file": says(
    "Reads one file with the lines that do not fit and, while it is imported or taken back, how far that is.",
  ),
  "import-brought-file": says(
    "Begins the import as a job; read the file again to see how far it is. Nothing in the diary is overwritten, and entries that an earlier import brought are left out. One file of a person is imported at a time, ten a day.",
  ),
  "undo-brought-file": says(
    "Begins to take back all that an import added, within 30 days and also while it is under way. A file that was only read is forgotten.",
  ),
};
