import type { EnergyUse } from "@plateful/contract";
import { addDays, chartSeries, trendOf } from "@plateful/nutrition";
import { useMemo } from "react";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { classNames } from "../ui/base/class-names.ts";
import { LineChart } from "../ui/charts/LineChart.tsx";
import { SectionCard } from "../ui/SectionCard.tsx";
import { EnergyTable } from "./EnergyTable.tsx";
import styles from "./EnergyUse.module.css";
import type { EnergyWords } from "./energy-words.ts";

const DAYS = 28;
/** Kilograms above and below the weights. */
const MARGIN = 0.3;

interface EnergyChartProps {
  use: EnergyUse;
  words: EnergyWords;
}

/** One bar for each of the four weeks of days; days that are not full stand back. */
function IntakeBars({ use }: { use: EnergyUse }) {
  const most = Math.max(1, ...use.days.map(({ kcal }) => kcal));
  const byDate = new Map(use.days.map((day) => [day.date, day]));
  return (
    <div aria-hidden="true" className={styles.bars}>
      {Array.from({ length: DAYS }, (_, at) => {
        const date = addDays(use.from, at);
        const day = byDate.get(date);
        const isFull = day?.is_full === true;
        return (
          <i
            key={date}
            className={classNames(styles.bar, !isFull && styles.partBar)}
            style={{ height: `${((day?.kcal ?? 0) / most) * 100}%` }}
          />
        );
      })}
    </div>
  );
}

/** Weigh-ins as dots under their trend, and what was eaten as bars; the same as a table (ledger SAFE-016). */
export function EnergyChart({ use, words }: EnergyChartProps) {
  const { energyUse: phrases } = usePhrases();
  const { weight } = words;
  const today = addDays(use.until, 1);
  const series = useMemo(() => {
    const measured = use.weigh_ins.map(({ date, kg }) => ({
      date,
      value: kg,
      createdAt: `${date}T12:00:00Z`,
    }));
    return chartSeries(measured, "LAST_MONTH", today).slice(-DAYS - 1);
  }, [use.weigh_ins, today]);
  const shown = series.filter(({ isMeasured }) => isMeasured).map(({ value }) => weight.toAxis(value));
  const { learned, evidence } = use;
  return (
    <SectionCard title={phrases.ateAndWeighed} aside={<span className={styles.quiet}>{phrases.weeks}</span>}>
      {shown.length > 0 && (
        <LineChart
          description={phrases.chart({
            from: words.day(use.from),
            to: words.day(use.until),
            days: String(evidence.full_days),
            weighIns: String(evidence.weigh_ins),
          })}
          points={series.map(({ date, value, isMeasured }) => ({
            value: weight.toAxis(value),
            label: words.shortDay(date),
            text: weight.text(value),
            isMeasured,
          }))}
          trend={trendOf(series).map((value) => weight.toAxis(value))}
          range={{ min: Math.min(...shown) - MARGIN, max: Math.max(...shown) + MARGIN }}
          tickText={weight.tickText}
          hasDots
        />
      )}
      <IntakeBars use={use} />
      {learned !== null && (
        <p className={styles.figures}>
          <span>
            {phrases.ate} <b>{words.kcal(learned.eaten_kcal)}</b> {phrases.aDay}
          </span>
          <span>
            {learned.kg_per_week <= 0 ? phrases.lost : phrases.gained}{" "}
            <b>{words.pace(learned.kg_per_week)}</b> {phrases.aWeek}
          </span>
        </p>
      )}
      <EnergyTable use={use} words={words} />
    </SectionCard>
  );
}
