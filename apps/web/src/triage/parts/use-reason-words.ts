import type { TriageReasonShown, TriageRow } from "@plateful/contract";
import { formatNumber } from "@plateful/phrases";
import { useWeightWords } from "../../clients/index.ts";
import { useLanguage } from "../../lib/language/LanguageProvider.tsx";
import { displayName } from "../../lib/language/person-name.ts";
import { useCount } from "../../lib/language/use-count.ts";
import { useTriagePhrases } from "../../lib/language/use-triage-phrases.ts";

/** Writes a reason as a fact with its numbers, in the units that the coach reads. */
export function useReasonWords(): (reason: TriageReasonShown) => string {
  const { reasons: words } = useTriagePhrases();
  const language = useLanguage();
  const count = useCount();
  const { weight, change } = useWeightWords();
  const percent = (value: number) =>
    formatNumber(language, value / 100, { style: "percent", signDisplay: "exceptZero" });
  return ({ reason, value, target, days }) => {
    const number = value ?? 0;
    switch (reason) {
      case "UNDER_FLOOR":
        return words.UNDER_FLOOR({ value: count(number), target: count(target ?? 0), days });
      case "WEIGHT_PACE":
        return words.WEIGHT_PACE({ value: change(number), target: change(target ?? 0) });
      case "ENERGY_OFF":
      case "PROTEIN_OFF":
        return words[reason]({ value: percent(number) });
      case "GOAL_REACHED":
        return words.GOAL_REACHED({ value: weight(number) });
      case "NOTHING_LOGGED":
      case "HELP":
      case "MESSAGE":
      case "CHECK_IN":
      case "CHECK_IN_OPEN":
        return words[reason]({ days });
      default:
        return words[reason];
    }
  };
}

/** Writes a reason as a whole sentence with its numbers, for the client who is open and for a screen reader. */
export function useWhyWords(): (reason: TriageReasonShown) => string {
  const { why: words } = useTriagePhrases();
  const language = useLanguage();
  const count = useCount();
  const { weight, change } = useWeightWords();
  return ({ reason, value, target, days }) => {
    const [number, against] = [value ?? 0, target ?? 0];
    switch (reason) {
      case "UNDER_FLOOR":
        return words.UNDER_FLOOR({ value: count(number), target: count(against) });
      case "WEIGHT_PACE":
        return words.WEIGHT_PACE({ value: change(number), target: change(against) });
      case "ENERGY_OFF":
      case "PROTEIN_OFF":
        return words[reason]({
          value: formatNumber(language, number / 100, { style: "percent", signDisplay: "exceptZero" }),
          target: count(against),
        });
      case "GOAL_REACHED":
        return words.GOAL_REACHED({ value: weight(number), target: weight(against) });
      case "NOTHING_LOGGED":
      case "HELP":
      case "MESSAGE":
      case "CHECK_IN":
      case "CHECK_IN_OPEN":
        return words[reason]({ days });
      default:
        return words[reason];
    }
  };
}

/** A client by name with all that is told of them, for whoever hears the row: "Sanne Vos, nothing logged for 5 days". */
export function useRowName(): (client: TriageRow) => string {
  const sentence = useWhyWords();
  const language = useLanguage();
  const inSentence = (text: string) => text.charAt(0).toLocaleLowerCase(language) + text.slice(1);
  return (client) =>
    [displayName(client), ...client.reasons.map((reason) => inSentence(sentence(reason)))].join(", ");
}
