import type { EnergyUse } from "@plateful/contract";
import { MAX_GAP_DAYS, MIN_FULL_DAYS, MIN_WEIGH_IN_SPAN, MIN_WEIGH_INS } from "@plateful/nutrition";
import { IconCircle, IconCircleCheck, IconInfoCircle } from "@tabler/icons-react";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import styles from "./EnergyUse.module.css";

interface Line {
  readonly text: string;
  readonly isEnough: boolean;
}

/** What an estimate rests on, or how far it is from there. */
export function useEvidenceLines({ evidence, missing }: EnergyUse): readonly Line[] {
  const { energyUse: words } = usePhrases();
  const { full_days, weigh_ins, weigh_in_span, longest_gap } = evidence;
  const lacks = (what: EnergyUse["missing"][number]) => missing.includes(what);
  const days = lacks("FULL_DAYS")
    ? { text: words.fullDaysOf({ count: full_days, of: MIN_FULL_DAYS }), isEnough: false }
    : { text: words.fullDays({ count: full_days }), isEnough: true };
  const weighIns = lacks("WEIGH_INS")
    ? { text: words.weighInsOf({ count: weigh_ins, of: MIN_WEIGH_INS }), isEnough: false }
    : { text: words.weighIns({ count: weigh_ins }), isEnough: true };
  const span = lacks("WEIGH_IN_SPAN")
    ? [{ text: words.spanOf({ count: weigh_in_span, of: MIN_WEIGH_IN_SPAN }), isEnough: false }]
    : [];
  const hasGap = longest_gap > MAX_GAP_DAYS;
  const gaps = { text: hasGap ? words.gap({ days: longest_gap }) : words.noGaps, isEnough: !hasGap };
  return [days, weighIns, ...span, ...(weigh_ins > 1 ? [gaps] : [])];
}

/** The days, weigh-ins and gaps behind an estimate, ticked where they are enough. */
export function EnergyEvidence({ use }: { use: EnergyUse }) {
  const { energyUse: words } = usePhrases();
  const isLearning = use.missing.length > 0;
  return (
    <ul aria-label={words.evidence} className={styles.evidence}>
      {useEvidenceLines(use).map(({ text, isEnough }) => {
        const Icon = isEnough ? IconCircleCheck : isLearning ? IconCircle : IconInfoCircle;
        return (
          <li key={text} data-enough={isEnough}>
            <Icon size={20} stroke={1.75} aria-hidden="true" />
            {text}
          </li>
        );
      })}
    </ul>
  );
}
