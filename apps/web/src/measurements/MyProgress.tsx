import { Button } from "@mantine/core";
import {
  MEASUREMENT_PERIODS,
  MEASUREMENT_TYPES,
  type MeasurementPeriod,
  type MeasurementType,
} from "@plateful/nutrition";
import { IconPlus } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { useIsDesktop } from "../lib/device/use-media.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useCurrentUser } from "../lib/person/current-user.ts";
import { WhenAsked } from "../lib/person/WhenAsked.tsx";
import { classNames } from "../ui/base/class-names.ts";
import { ChipRow } from "../ui/fields/ChipRow.tsx";
import { UnitToggle } from "../ui/fields/UnitToggle.tsx";
import { PageHeader } from "../ui/navigation/PageHeader.tsx";
import { QuickAction } from "../ui/QuickAction.tsx";
import { EnergyCard } from "./EnergyCard.tsx";
import styles from "./MyProgress.module.css";
import { NutrientsCard } from "./nutrients/NutrientsCard.tsx";
import { PeriodMeasure } from "./PeriodMeasure.tsx";
import type { ProgressPerson } from "./progress-person.ts";
import { SmallMeasure } from "./SmallMeasure.tsx";
import { TYPE_ICONS } from "./type-icons.ts";
import { WeighIn } from "./WeighIn.tsx";

const AddMeasurementDialog = lazy(async () => ({
  default: (await import("./AddMeasurementDialog.tsx")).AddMeasurementDialog,
}));

interface MyProgressProps {
  person: ProgressPerson;
  /** False inside another screen, which has a title of its own (ledger MEAS-033). */
  hasTitle?: boolean;
}

/** What someone measured: one type in one period, and on a desktop the others beside it (ledger MEAS-001). */
export function MyProgress({ person, hasTitle = true }: MyProgressProps) {
  const { screen, types, periods, shortPeriods } = usePhrases().measurements;
  const isDesktop = useIsDesktop();
  const { hides_numbers: hidesNumbers } = useCurrentUser();
  const [type, setType] = useState<MeasurementType>("WEIGHT");
  const [period, setPeriod] = useState<MeasurementPeriod>("LAST_MONTH");
  const [isAdding, setIsAdding] = useState(false);
  const [hidesWeight, setHidesWeight] = useState(person.mayWrite && hidesNumbers);
  const periodNames = isDesktop ? periods : shortPeriods;
  const periodChoice = (
    <UnitToggle
      label={screen.period}
      options={MEASUREMENT_PERIODS.map((value) => ({ value, label: periodNames[value] }))}
      value={period}
      onChange={setPeriod}
      isWide={!isDesktop}
    />
  );
  const add = () => setIsAdding(true);
  const desktopActions = isDesktop && (
    <>
      {periodChoice}
      {person.mayWrite && (
        <Button leftSection={<IconPlus size={20} stroke={2.2} aria-hidden="true" />} onClick={add}>
          {screen.add}
        </Button>
      )}
    </>
  );
  return (
    <>
      {hasTitle && <PageHeader title={screen.title} actions={desktopActions} />}
      <div className={classNames(styles.choices, isDesktop && !hasTitle && styles.line)}>
        <ChipRow
          label={screen.which}
          options={MEASUREMENT_TYPES.map((value) => {
            const Icon = TYPE_ICONS[value];
            return { value, label: types[value], icon: <Icon size={22} stroke={1.75} /> };
          })}
          value={type}
          onChange={setType}
        />
        {isDesktop ? !hasTitle && desktopActions : periodChoice}
      </div>
      <WhenAsked isHidden={type === "WEIGHT" && hidesWeight} onShow={() => setHidesWeight(false)}>
        {person.mayWrite && type === "WEIGHT" && <WeighIn person={person} />}
        <PeriodMeasure key={type} person={person} type={type} period={period} onAdd={add} />
        {type === "WEIGHT" && <EnergyCard person={person} />}
      </WhenAsked>
      {person.mayWrite && !hidesNumbers && (
        <div className={styles.more}>
          <NutrientsCard />
        </div>
      )}
      {isDesktop && (
        <div className={styles.others}>
          {MEASUREMENT_TYPES.filter((other) => other !== type && !(other === "WEIGHT" && hidesWeight)).map(
            (other) => (
              <SmallMeasure
                key={other}
                person={person}
                type={other}
                period={period}
                onChoose={() => setType(other)}
              />
            ),
          )}
        </div>
      )}
      {person.mayWrite && !isDesktop && <QuickAction label={screen.add} onPress={add} />}
      {isAdding && (
        <Suspense fallback={null}>
          <AddMeasurementDialog person={person} onClose={() => setIsAdding(false)} />
        </Suspense>
      )}
    </>
  );
}
