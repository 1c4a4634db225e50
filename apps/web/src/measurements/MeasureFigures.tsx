import { averageOf, expectedOn, mostCommon, stressLevel, weeklyChangeIn } from "@plateful/nutrition";
import { useToday } from "../lib/device/today.ts";
import { farDate } from "../lib/language/far-date.ts";
import { useLanguage, usePhrases } from "../lib/language/LanguageProvider.tsx";
import styles from "./MeasureCard.module.css";
import { signed } from "./signed.ts";
import type { Measured } from "./use-measured.ts";

interface MeasureFiguresProps {
  measured: Measured;
  /** The weight aimed at, in kilograms. */
  goal: number | null;
}

interface Figure {
  readonly name: string;
  readonly text: string;
}

function useFigures({ measured, goal }: MeasureFiguresProps): Figure[] {
  const { measurements: phrases } = usePhrases();
  const language = useLanguage();
  const today = useToday();
  const { type, words, series, measurements } = measured;
  const { figures } = phrases;
  const latest = measurements[0];
  const found: Figure[] = [];
  const change = weeklyChangeIn(series, words.toShown);
  if (type !== "STRESS" && change !== null)
    found.push({ name: figures.perWeek, text: signed(change, words.amount) });
  const average = averageOf(series);
  if (type === "SLEEP" && average !== null) found.push({ name: figures.average, text: words.text(average) });
  const common = mostCommon(series);
  if (type === "STRESS" && common !== null)
    found.push({ name: figures.mostDays, text: phrases.stress[stressLevel(common)] });
  if (type === "WEIGHT" && goal !== null && latest !== undefined) {
    const left = Math.abs(words.toShown(latest.value) - words.toShown(goal));
    found.push({ name: figures.toGoal, text: left === 0 ? figures.reached : words.amount(left) });
    const day = expectedOn(latest.value, goal, series, today);
    if (day !== null) found.push({ name: figures.expected, text: farDate(language, day, today) });
  } else {
    found.push({
      name: figures.measured,
      text: figures.days({ count: new Set(measurements.map(({ date }) => date)).size }),
    });
  }
  return found;
}

/** What the numbers of a period come to (ledger MEAS-016, MEAS-017). */
export function MeasureFigures(props: MeasureFiguresProps) {
  const found = useFigures(props);
  return (
    <dl className={styles.figures}>
      {found.map(({ name, text }) => (
        <div key={name} className={styles.figure}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
