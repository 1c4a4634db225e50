import { Button } from "@mantine/core";
import type { MeasurementPeriod, MeasurementType } from "@plateful/nutrition";
import { useState } from "react";
import { useIsDesktop } from "../lib/device/use-media.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { SectionCard } from "../ui/SectionCard.tsx";
import { SkeletonCard } from "../ui/SkeletonCard.tsx";
import { StatePanel } from "../ui/StatePanel.tsx";
import { MeasureCard, type MeasureView } from "./MeasureCard.tsx";
import { MeasureRows } from "./MeasureRows.tsx";
import styles from "./PeriodMeasure.module.css";
import type { ProgressPerson } from "./progress-person.ts";
import { TYPE_ICONS } from "./type-icons.ts";
import { useMeasured } from "./use-measured.ts";

/** Rows beside or below the chart; the table has them all. */
const ROWS_IN_SIGHT = { phone: 5, desktop: 8 } as const;

interface PeriodMeasureProps {
  person: ProgressPerson;
  type: MeasurementType;
  period: MeasurementPeriod;
  onAdd: () => void;
}

/** One type in one period, whatever the state of its reading (ledger MEAS-018, MEAS-036). */
export function PeriodMeasure({ person, type, period, onAdd }: PeriodMeasureProps) {
  const { general, measurements: phrases } = usePhrases();
  const { screen } = phrases;
  const isDesktop = useIsDesktop();
  const [view, setView] = useState<MeasureView>("chart");
  const { measured, hasFailed, isReading, retry } = useMeasured(person, type, period);
  if (hasFailed)
    return (
      <StatePanel
        kind="error"
        title={general.errorLoadingData}
        actions={
          <Button loading={isReading} onClick={retry}>
            {general.retry}
          </Button>
        }
      />
    );
  if (measured === null)
    return (
      <div role="status" aria-label={general.loading}>
        <SkeletonCard shape="overview" />
        <SkeletonCard shape="row" />
        <SkeletonCard shape="row" />
      </div>
    );
  if (measured.measurements.length === 0) {
    const Icon = TYPE_ICONS[type];
    return (
      <StatePanel
        kind="empty"
        title={screen.empty}
        icon={<Icon size={40} stroke={1.5} />}
        {...(person.mayWrite ? { text: screen.emptyText } : {})}
        actions={person.mayWrite && isDesktop && <Button onClick={onAdd}>{screen.add}</Button>}
      />
    );
  }
  const most = isDesktop ? ROWS_IN_SIGHT.desktop : ROWS_IN_SIGHT.phone;
  return (
    <div className={styles.layout} data-view={view}>
      <MeasureCard person={person} measured={measured} view={view} onViewChange={setView} />
      {view === "chart" && (
        <SectionCard title={screen.log}>
          <MeasureRows person={person} measured={measured} most={most} />
          {measured.measurements.length > most && (
            <Button variant="subtle" fullWidth onClick={() => setView("table")}>
              {general.showMore}
            </Button>
          )}
        </SectionCard>
      )}
    </div>
  );
}
