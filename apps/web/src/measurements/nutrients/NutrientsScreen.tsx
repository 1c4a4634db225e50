import { Button } from "@mantine/core";
import { addDays } from "@plateful/nutrition";
import { IconInfoCircle } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { PATHS } from "../../lib/address/paths.ts";
import { useToday } from "../../lib/device/today.ts";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useCurrentUser } from "../../lib/person/current-user.ts";
import { NumbersOnly } from "../../lib/person/NumbersOnly.tsx";
import { useTitle } from "../../lib/site/use-title.ts";
import { IconButton } from "../../ui/base/IconButton.tsx";
import { UnitToggle } from "../../ui/fields/UnitToggle.tsx";
import { PageHeader } from "../../ui/navigation/PageHeader.tsx";
import { SkeletonCard } from "../../ui/SkeletonCard.tsx";
import { StatePanel } from "../../ui/StatePanel.tsx";
import { AboutDialog } from "./AboutDialog.tsx";
import { FoundNutrients } from "./FoundNutrients.tsx";
import { NutrientMeals } from "./NutrientMeals.tsx";
import styles from "./Nutrients.module.css";
import { useNutrientWords } from "./nutrient-words.ts";
import { nutrientsQuery } from "./nutrients-query.ts";

const PERIODS = ["TODAY", "WEEK", "MONTH"] as const;
type PeriodName = (typeof PERIODS)[number];
const DAYS = { WEEK: 7, MONTH: 28 } as const;

/** Today alone, or so many days before it: an average of days that are not over would be too low. */
const rangeOf = (period: PeriodName, today: string) =>
  period === "TODAY"
    ? { from: today, until: today }
    : { from: addDays(today, -DAYS[period]), until: addDays(today, -1) };

/** A day that is not over says nothing about what it lacks: then the week before it does. */
const adviceRange = (period: PeriodName, today: string) =>
  rangeOf(period === "TODAY" ? "WEEK" : period, today);

function Nothing({ period }: { period: PeriodName }) {
  const { nutrients: phrases } = usePhrases();
  const navigate = useNavigate();
  return (
    <StatePanel
      kind="empty"
      title={period === "TODAY" ? phrases.nothingToday : phrases.nothing}
      text={phrases.nothingText}
      actions={<Button onClick={() => void navigate({ to: PATHS.planner })}>{phrases.toPlanner}</Button>}
    />
  );
}

function Shown({ period }: { period: PeriodName }) {
  const { general, nutrients: phrases } = usePhrases();
  const words = useNutrientWords();
  const user = useCurrentUser();
  const today = useToday();
  const { from, until } = rangeOf(period, today);
  const { data: eaten, isError, isFetching, refetch } = useQuery(nutrientsQuery(user.id, from, until));
  if (eaten !== undefined)
    return eaten.average === null ? (
      <Nothing period={period} />
    ) : (
      <>
        {from !== until && (
          <p className={styles.quiet}>{phrases.dates({ from: words.day(from), to: words.day(until) })}</p>
        )}
        <FoundNutrients eaten={eaten} meals={<NutrientMeals {...adviceRange(period, today)} />} />
      </>
    );
  if (isError)
    return (
      <StatePanel
        kind="error"
        title={general.errorLoadingData}
        actions={
          <Button loading={isFetching} onClick={() => void refetch()}>
            {general.retry}
          </Button>
        }
      />
    );
  return (
    <div role="status" aria-label={general.loading} className={styles.columns}>
      <SkeletonCard shape="overview" />
      <SkeletonCard shape="meal" />
    </div>
  );
}

/** Fibre, salt, vitamins and minerals of what a person ate, for today and on average (NUTR-005). */
export function NutrientsScreen() {
  const { nutrients: phrases, general } = usePhrases();
  const navigate = useNavigate();
  const [period, setPeriod] = useState<PeriodName>("WEEK");
  const [isAbout, setAbout] = useState(false);
  const user = useCurrentUser();
  const today = useToday();
  useTitle(phrases.title);
  return (
    <div className={styles.page}>
      <PageHeader
        title={phrases.title}
        back={{ label: general.back, onBack: () => void navigate({ to: PATHS.progress }) }}
        actions={
          <IconButton label={phrases.about} onClick={() => setAbout(true)}>
            <IconInfoCircle size={24} stroke={1.75} />
          </IconButton>
        }
      />
      <NumbersOnly>
        <UnitToggle
          label={phrases.period}
          options={PERIODS.map((value) => ({ value, label: phrases.periods[value] }))}
          value={period}
          onChange={setPeriod}
          isWide
        />
        <Shown key={period} period={period} />
      </NumbersOnly>
      {user.hides_numbers && <NutrientMeals {...adviceRange("WEEK", today)} />}
      {isAbout && <AboutDialog onClose={() => setAbout(false)} />}
    </div>
  );
}
