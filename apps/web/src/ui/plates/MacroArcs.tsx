import styles from "./PlateGauge.module.css";
import { RIM_RADIUS } from "./ring-geometry.ts";

const GAP = 4;

/** The rim as three arcs: which part of the energy comes from protein, carbs and fat. */
export function MacroArcs({ split }: { split: { protein: number; carbs: number; fat: number } }) {
  const total = split.protein + split.carbs + split.fat;
  if (total <= 0) return null;
  const protein = (split.protein / total) * 100;
  const carbs = (split.carbs / total) * 100;
  const arcs = [
    { name: "protein", start: 0, length: protein },
    { name: "carbs", start: protein, length: carbs },
    { name: "fat", start: protein + carbs, length: 100 - protein - carbs },
  ];
  return arcs
    .filter(({ length }) => length > GAP)
    .map(({ name, start, length }) => (
      <circle
        key={name}
        cx="50"
        cy="50"
        r={RIM_RADIUS}
        pathLength="100"
        className={styles.arc}
        stroke={`var(--${name})`}
        strokeDasharray={`${length - GAP} 100`}
        strokeDashoffset={-(start + GAP / 2)}
      />
    ));
}
