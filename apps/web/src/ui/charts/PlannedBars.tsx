import { classNames } from "../base/class-names.ts";
import { ChartFrame, percent } from "./ChartFrame.tsx";
import { axisTicks, labelPlaces, shareOf } from "./chart-scale.ts";
import styles from "./PlannedBars.module.css";

interface PlannedBar {
  readonly label: string;
  /** Null for a place without either. */
  readonly planned: number | null;
  readonly eaten: number | null;
  readonly text: string;
}

interface PlannedBarsProps {
  description: string;
  bars: readonly PlannedBar[];
  tickText: (value: number) => string;
  /** Bars below this value are dark; drawn as a dotted line. */
  floor: number;
}

/** What was eaten, in front of what was planned. */
export function PlannedBars({ description, bars, tickText, floor }: PlannedBarsProps) {
  const x = (at: number) => (at + 0.5) / bars.length;
  const values = bars.flatMap(({ planned, eaten }) => [planned ?? 0, eaten ?? 0]);
  const range = { min: 0, max: Math.max(floor, ...values) * 1.08 };
  const height = (value: number | null) => percent(shareOf(value ?? 0, range));
  const width = percent(0.66 / bars.length);
  return (
    <ChartFrame
      description={description}
      isSmall
      rows={axisTicks(0, range.max).map((value) => ({ at: shareOf(value, range), text: tickText(value) }))}
      columns={labelPlaces(bars.length).map((at) => ({ at: x(at), text: bars[at]?.label ?? "" }))}
      tips={bars.map(({ label, text, eaten, planned }, at) => ({
        ...{ x: x(at), y: shareOf(eaten ?? planned ?? 0, range) },
        ...{ title: label, text },
      }))}
    >
      {bars.map(({ label, planned }, at) => (
        <i
          key={label}
          className={styles.planned}
          style={{ left: percent(x(at)), width, height: height(planned) }}
        />
      ))}
      {bars.map(({ label, eaten }, at) => (
        <i
          key={label}
          className={classNames(styles.eaten, eaten !== null && eaten < floor && styles.under)}
          style={{ left: percent(x(at)), width, height: height(eaten) }}
        />
      ))}
      <span className={styles.floor} style={{ bottom: percent(shareOf(floor, range)) }} />
    </ChartFrame>
  );
}
