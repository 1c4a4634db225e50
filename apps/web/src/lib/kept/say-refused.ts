import type { Language } from "@plateful/phrases";
import { alertProblem } from "../dialogs/alerts.ts";
import { loadPhrases } from "../language/load-phrases.ts";
import { refusalWords } from "./change-words.ts";
import { keptChanges } from "./kept-changes.ts";

/** Says on whatever screen what could not be saved, by its name (ledger ERR-019, DIARY-107). */
export async function sayRefused(language: Language): Promise<void> {
  const phrases = await loadPhrases(language);
  const said = keptChanges.refused().map((one) => refusalWords(one, phrases, language));
  if (said.length > 0) alertProblem(said.join("\n"));
}
