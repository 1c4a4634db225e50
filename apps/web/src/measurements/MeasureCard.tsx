import { measuredPoints } from "@plateful/nutrition";
import { IconArrowDownRight, IconArrowUpRight } from "@tabler/icons-react";
import { KeptMark } from "../lib/kept/KeptMark.tsx";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useCurrentUser } from "../lib/person/current-user.ts";
import { UnitToggle } from "../ui/fields/UnitToggle.tsx";
import { Pill } from "../ui/Pill.tsx";
import styles from "./MeasureCard.module.css";
import { MeasureChart } from "./MeasureChart.tsx";
import { MeasureFigures } from "./MeasureFigures.tsx";
import { MeasureRows } from "./MeasureRows.tsx";
import type { ProgressPerson } from "./progress-person.ts";
import { TrendNote } from "./TrendNote.tsx";
import { TYPE_ICONS } from "./type-icons.ts";
import type { Measured } from "./use-measured.ts";
import { useMomentText } from "./use-moment-text.ts";

export type MeasureView = "chart" | "table";

interface MeasureCardProps {
  person: ProgressPerson;
  measured: Measured;
  view: MeasureView;
  onViewChange: (view: MeasureView) => void;
}

/** How much a value went up or down in the period. */
function ChangePill({ measured }: { measured: Measured }) {
  const { figures } = usePhrases().measurements;
  const { words, type } = measured;
  const points = measuredPoints(measured.series);
  const [first, last] = [points[0], points.at(-1)];
  if (type === "STRESS" || type === "SLEEP" || first === undefined || last === undefined || first === last)
    return null;
  const change = words.toShown(last.value) - words.toShown(first.value);
  const amount = words.amount(Math.abs(change));
  const Icon = change < 0 ? IconArrowDownRight : IconArrowUpRight;
  return (
    <span role="img" aria-label={change < 0 ? figures.less({ amount }) : figures.more({ amount })}>
      <Pill tone="ok" icon={<Icon size={16} stroke={2} aria-hidden="true" />}>
        {amount}
      </Pill>
    </span>
  );
}

/** The latest value, the chart or the table of a period, and what it comes to (ledger MEAS-001, MEAS-002, MEAS-013). */
export function MeasureCard({ person, measured, view, onViewChange }: MeasureCardProps) {
  const { measurements: phrases } = usePhrases();
  const momentText = useMomentText();
  const { hides_numbers: hidesNumbers } = useCurrentUser();
  const { type, words, measurements } = measured;
  const Icon = TYPE_ICONS[type];
  const latest = measurements[0];
  if (latest === undefined) return null;
  const { number, unit } = words.parts(latest.value);
  // Whoever hides numbers counts down to none.
  const hasGoal = type === "WEIGHT" && !(person.mayWrite && hidesNumbers);
  const goal = hasGoal ? (person.intake?.goal_weight_in_kg ?? null) : null;
  return (
    <section aria-label={phrases.types[type]} className={styles.card}>
      <header className={styles.head}>
        <h2 className={styles.title}>
          <Icon size={22} stroke={1.75} aria-hidden="true" /> {phrases.types[type]}
        </h2>
        <UnitToggle
          label={phrases.screen.view}
          options={[
            { value: "chart", label: phrases.screen.chart },
            { value: "table", label: phrases.screen.table },
          ]}
          value={view}
          onChange={onViewChange}
        />
      </header>
      {view === "table" ? (
        <MeasureRows person={person} measured={measured} hasHead />
      ) : (
        <>
          <div className={styles.latest}>
            <div>
              <p className={styles.number}>
                {number}
                {unit !== "" && <span className={styles.unit}> {unit}</span>}
              </p>
              <p className={styles.moment}>
                {latest.id < 0 && <KeptMark />} {momentText(latest)}
              </p>
            </div>
            <ChangePill measured={measured} />
          </div>
          <MeasureChart measured={measured} goal={goal} />
          <TrendNote measured={measured} />
          <MeasureFigures measured={measured} goal={goal} />
        </>
      )}
    </section>
  );
}
