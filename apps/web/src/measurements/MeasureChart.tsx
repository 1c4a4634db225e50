import { measuredPoints, STRESS_LEVELS, trendOf, yRange } from "@plateful/nutrition";
import { formatDate } from "@plateful/phrases";
import { useLanguage, usePhrases } from "../lib/language/LanguageProvider.tsx";
import { BarChart } from "../ui/charts/BarChart.tsx";
import { LevelChart } from "../ui/charts/LevelChart.tsx";
import { LineChart } from "../ui/charts/LineChart.tsx";
import type { Measured } from "./use-measured.ts";

/** Hours of sleep that bars are compared with. */
const SLEEP_GUIDE_HOURS = 8;
/** How far outside the values a goal may lie and still be drawn, as a share of their spread; and at the least. */
const GOAL_REACH = 2;
const MIN_GOAL_REACH = 4;

interface MeasureChartProps {
  measured: Measured;
  /** The weight aimed at, in kilograms. */
  goal?: number | null;
  isSmall?: boolean;
}

/** A goal far away would press the line flat, so it is left to the figures. */
function isDrawable(goal: number, { min, max }: { min: number; max: number }): boolean {
  const reach = Math.max(MIN_GOAL_REACH, (max - min) * GOAL_REACH);
  return goal >= min - reach && goal <= max + reach;
}

/** The chart of a type: weight and waist as lines, sleep as bars, stress as dots on five levels (ledger MEAS-001). */
export function MeasureChart({ measured, goal = null, isSmall = false }: MeasureChartProps) {
  const { measurements: phrases } = usePhrases();
  const language = useLanguage();
  const { type, words, series } = measured;
  const points = series.map(({ date, value, isMeasured }) => ({
    value: words.toAxis(value),
    label: formatDate(language, date, { day: "numeric", month: "short" }),
    text: words.text(value),
    isMeasured,
  }));
  const shown = points.filter(({ isMeasured }) => isMeasured);
  const [first, last] = [shown[0], shown.at(-1)];
  const dates = measuredPoints(series).map(({ date }) => date);
  const long = (place: number) =>
    formatDate(language, dates.at(place) ?? "", { day: "numeric", month: "long" });
  if (first === undefined || last === undefined) return null;
  const description = phrases.figures.chart({
    what: phrases.types[type],
    from: long(0),
    to: long(-1),
    first: first.text,
    last: last.text,
  });
  if (type === "STRESS") {
    const levels = STRESS_LEVELS.map((level) => phrases.stress[level]);
    return <LevelChart description={description} points={points} levels={levels} isSmall={isSmall} />;
  }
  if (type === "SLEEP") {
    const guide = { value: SLEEP_GUIDE_HOURS, text: `${SLEEP_GUIDE_HOURS} ${phrases.form.hoursShort}` };
    return (
      <BarChart
        description={description}
        points={points}
        tickText={words.tickText}
        guide={guide}
        isSmall={isSmall}
      />
    );
  }
  const values = shown.map(({ value }) => value);
  const around = yRange(values);
  const aim = goal === null ? null : words.toAxis(goal);
  const isAimDrawn = aim !== null && isDrawable(aim, around);
  return (
    <LineChart
      description={description}
      points={points}
      {...(type === "WEIGHT" ? { trend: trendOf(series).map((value) => words.toAxis(value)) } : {})}
      range={isAimDrawn ? yRange([...values, aim]) : around}
      tickText={words.tickText}
      guide={
        isAimDrawn ? { value: aim, text: phrases.figures.goal({ amount: words.text(goal ?? 0) }) } : undefined
      }
      hasDots={type === "WEIGHT"}
      isSmall={isSmall}
    />
  );
}
