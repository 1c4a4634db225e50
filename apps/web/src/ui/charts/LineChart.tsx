import { ChartFrame, percent } from "./ChartFrame.tsx";
import { axisTicks, labelPlaces, shareOf } from "./chart-scale.ts";
import styles from "./LineChart.module.css";

/** One place along a chart, usually a day. */
export interface ChartPoint {
  value: number;
  /** Short name of the place, for the axis: "18 Mar". */
  label: string;
  /** The value in words. */
  text: string;
  /** False for a place that only carries the line on: it has no marker and no words. */
  isMeasured: boolean;
}

interface LineChartProps {
  description: string;
  points: readonly ChartPoint[];
  /** Heights of the line, one for each point; without it the line goes through the points. The ring stays at what was measured. */
  trend?: readonly number[];
  range: { min: number; max: number };
  tickText: (value: number) => string;
  /** A value to compare with, drawn as a dotted line. */
  guide?: { value: number; text: string } | undefined;
  hasDots?: boolean;
  isSmall?: boolean;
}

const placeOf = (at: number, count: number) => (count === 1 ? 0.5 : at / (count - 1));

/**
 * A line over time, with a dot for each measured value and a ring around the latest. It is dashed before the first
 * and after the last measured value, for nobody measured there (ledger MEAS-049).
 */
export function LineChart(props: LineChartProps) {
  const { points, range, guide, trend = points.map(({ value }) => value) } = props;
  const x = (at: number) => placeOf(at, points.length);
  const spots = points.map((point, at) => ({ ...point, at, x: x(at), y: shareOf(point.value, range) }));
  const measured = spots.filter(({ isMeasured }) => isMeasured);
  const last = measured.at(-1);
  const corners = trend.map((value, at) => `${x(at) * 100},${100 - shareOf(value, range) * 100}`);
  const [begins, ends] = [measured[0]?.at ?? 0, last?.at ?? 0];
  const line = corners.slice(begins, ends + 1);
  const unmeasured = [corners.slice(0, begins + 1), corners.slice(ends)].filter(({ length }) => length > 1);
  return (
    <ChartFrame
      description={props.description}
      isSmall={props.isSmall === true}
      rows={axisTicks(range.min, range.max).map((value) => ({
        at: shareOf(value, range),
        text: props.tickText(value),
      }))}
      columns={labelPlaces(points.length).map((at) => ({ at: x(at), text: points[at]?.label ?? "" }))}
      tips={measured.map((spot) => ({ x: spot.x, y: spot.y, title: spot.label, text: spot.text }))}
    >
      {last !== undefined && corners.length > 1 && (
        <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none" className={styles.drawing}>
          <polygon
            points={`${x(begins) * 100},100 ${line.join(" ")} ${x(ends) * 100},100`}
            className={styles.area}
          />
          <polyline points={line.join(" ")} className={styles.line} />
          {unmeasured.map((part) => (
            <polyline key={part[0]} points={part.join(" ")} className={styles.unmeasured} />
          ))}
        </svg>
      )}
      {props.hasDots === true &&
        measured.map((spot) => (
          <i
            key={spot.at}
            className={styles.dot}
            style={{ left: percent(spot.x), bottom: percent(spot.y) }}
          />
        ))}
      {guide !== undefined && (
        <span className={styles.guide} style={{ bottom: percent(shareOf(guide.value, range)) }}>
          {guide.text}
        </span>
      )}
      {last !== undefined && (
        <i className={styles.latest} style={{ left: percent(last.x), bottom: percent(last.y) }} />
      )}
    </ChartFrame>
  );
}
