import type { Language } from "@plateful/phrases";
import { alertProblem } from "../dialogs/alerts.ts";
import { loadPhrases } from "../language/load-phrases.ts";
import { failureWords, refusalWords } from "./change-words.ts";
import { isSetAside } from "./kept-change.ts";
import { inEachQueue } from "./kept-changes.ts";

/** Says on whatever screen what could not be saved, by its name (ledger ERR-019, DIARY-107, DIARY-120). */
export async function sayRefused(language: Language): Promise<void> {
  const phrases = await loadPhrases(language);
  const said = [
    ...inEachQueue((queue) => queue.refused())
      .flat()
      .map((one) => refusalWords(one, phrases, language)),
    ...inEachQueue((queue) => queue.waiting())
      .flat()
      .filter(isSetAside)
      .map((one) => failureWords(one, phrases, language)),
  ];
  if (said.length > 0) alertProblem(said.join("\n"));
}
