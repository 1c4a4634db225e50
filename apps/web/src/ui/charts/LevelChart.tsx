import { ChartFrame, percent } from "./ChartFrame.tsx";
import { labelPlaces } from "./chart-scale.ts";
import styles from "./LevelChart.module.css";
import type { ChartPoint } from "./LineChart.tsx";

interface LevelChartProps {
  description: string;
  points: readonly ChartPoint[];
  /** Names of the levels, lowest first; the value of a point is its place in this list, counted from 1. */
  levels: readonly string[];
  isSmall?: boolean;
}

/** A level for each place, told by its height and not by its colour; the latest stands out. */
export function LevelChart({ description, points, levels, isSmall = false }: LevelChartProps) {
  const x = (at: number) => (at + 0.5) / points.length;
  const y = (level: number) => (level - 0.5) / levels.length;
  const measured = points
    .map((point, at) => ({ ...point, at, x: x(at), y: y(point.value) }))
    .filter(({ isMeasured }) => isMeasured);
  const last = measured.at(-1);
  return (
    <ChartFrame
      description={description}
      hasWideLabels
      isSmall={isSmall}
      rows={levels
        .map((text, at) => ({ at: y(at + 1), text }))
        .filter((_, at) => !isSmall || at === 0 || at === levels.length - 1)}
      columns={labelPlaces(points.length).map((at) => ({ at: x(at), text: points[at]?.label ?? "" }))}
      tips={measured.map((spot) => ({ x: spot.x, y: spot.y, title: spot.label, text: spot.text }))}
    >
      {measured.map((spot) => (
        <i
          key={spot.at}
          className={spot === last ? styles.latest : styles.dot}
          style={{ left: percent(spot.x), bottom: percent(spot.y) }}
        />
      ))}
    </ChartFrame>
  );
}
