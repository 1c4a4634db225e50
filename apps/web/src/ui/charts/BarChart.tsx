import styles from "./BarChart.module.css";
import { ChartFrame, percent } from "./ChartFrame.tsx";
import { axisTicks, labelPlaces, shareOf } from "./chart-scale.ts";
import type { ChartPoint } from "./LineChart.tsx";

interface BarChartProps {
  description: string;
  points: readonly ChartPoint[];
  tickText: (value: number) => string;
  /** A value to compare with, drawn as a dotted line. */
  guide: { value: number; text: string };
  isSmall?: boolean;
}

/** Bars from zero, one for each measured place; the latest stands out. */
export function BarChart({ description, points, tickText, guide, isSmall = false }: BarChartProps) {
  const x = (at: number) => (at + 0.5) / points.length;
  const range = { min: 0, max: Math.max(guide.value, ...points.map(({ value }) => value)) * 1.08 };
  const spots = points.map((point, at) => ({ ...point, at, x: x(at), y: shareOf(point.value, range) }));
  const measured = spots.filter(({ isMeasured }) => isMeasured);
  const last = measured.at(-1);
  return (
    <ChartFrame
      description={description}
      isSmall={isSmall}
      rows={axisTicks(0, range.max).map((value) => ({ at: shareOf(value, range), text: tickText(value) }))}
      columns={labelPlaces(points.length).map((at) => ({ at: x(at), text: points[at]?.label ?? "" }))}
      tips={measured.map((spot) => ({ x: spot.x, y: spot.y, title: spot.label, text: spot.text }))}
    >
      {measured.map((spot) => (
        <i
          key={spot.at}
          className={spot === last ? styles.latest : styles.bar}
          style={{ left: percent(spot.x), width: percent(0.72 / points.length), height: percent(spot.y) }}
        />
      ))}
      <span className={styles.guide} style={{ bottom: percent(shareOf(guide.value, range)) }}>
        {guide.text}
      </span>
    </ChartFrame>
  );
}
