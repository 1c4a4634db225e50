import { averageOf, type MeasurementPeriod, type MeasurementType, mostCommon } from "@plateful/nutrition";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { SkeletonCard } from "../ui/SkeletonCard.tsx";
import { MeasureChart } from "./MeasureChart.tsx";
import type { ProgressPerson } from "./progress-person.ts";
import styles from "./SmallMeasure.module.css";
import { TYPE_ICONS } from "./type-icons.ts";
import { type Measured, useMeasured } from "./use-measured.ts";
import { useMomentText } from "./use-moment-text.ts";

interface SmallMeasureProps {
  person: ProgressPerson;
  type: MeasurementType;
  period: MeasurementPeriod;
  onChoose: () => void;
}

/** The one number that stands for a period: the mean of nights, the usual level, else the latest value. */
function Headline({ measured }: { measured: Measured }) {
  const { figures } = usePhrases().measurements;
  const momentText = useMomentText();
  const { type, series, words, measurements } = measured;
  const [latest] = measurements;
  const value = { SLEEP: averageOf, STRESS: mostCommon, WEIGHT: null, WAIST_CIRCUMFERENCE: null }[type];
  const shown = value === null ? latest?.value : value(series);
  if (shown == null || latest === undefined) return null;
  const { number, unit } = words.parts(shown);
  const note = {
    SLEEP: figures.averagePerNight,
    STRESS: figures.mostDays,
    WEIGHT: null,
    WAIST_CIRCUMFERENCE: null,
  };
  return (
    <p className={styles.headline}>
      <span className={styles.number}>
        {number}
        {unit !== "" && <span className={styles.unit}> {unit}</span>}
      </span>
      <span className={styles.note}>{note[type] ?? momentText(latest)}</span>
    </p>
  );
}

/** Another type beside the one that is looked at, on a desktop; choosing it brings it to the front. */
export function SmallMeasure({ person, type, period, onChoose }: SmallMeasureProps) {
  const { measurements: phrases, general } = usePhrases();
  const { measured, hasFailed } = useMeasured(person, type, period);
  const Icon = TYPE_ICONS[type];
  const isEmpty = measured !== null && measured.measurements.length === 0;
  return (
    <section aria-label={phrases.types[type]} className={styles.card}>
      <h2 className={styles.title}>
        <button type="button" className={styles.choose} onClick={onChoose}>
          <Icon size={20} stroke={1.75} aria-hidden="true" /> {phrases.types[type]}
        </button>
      </h2>
      {measured === null && !hasFailed && <SkeletonCard shape="row" />}
      {hasFailed && <p className={styles.note}>{general.errorLoadingData}</p>}
      {isEmpty && <p className={styles.note}>{phrases.screen.empty}</p>}
      {measured !== null && !isEmpty && (
        <>
          <Headline measured={measured} />
          <MeasureChart measured={measured} isSmall />
        </>
      )}
    </section>
  );
}
