import { Button } from "@mantine/core";
import type { WeekReasons } from "@plateful/contract";
import { IconChefHat, IconToolsKitchen2, IconUsers } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useIsDesktop } from "../../lib/device/use-media.ts";
import { usePlateUrl } from "../../lib/food/plate-url.ts";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useCurrentUser } from "../../lib/person/current-user.ts";
import { useShowsNumbers } from "../../lib/person/use-shows-numbers.ts";
import { RecipeThumb } from "../../ui/RecipeThumb.tsx";
import { SectionCard } from "../../ui/SectionCard.tsx";
import { StickyActions } from "../../ui/StickyActions.tsx";
import { PointRow } from "./PointRow.tsx";
import { useWeekFormat } from "./use-point-words.ts";
import { useSwapWeekMeals } from "./use-swap-week-meals.ts";
import { WeekSwaps } from "./WeekSwaps.tsx";
import styles from "./WhyWeek.module.css";
import { WEEK_REASONS } from "./week-reasons-query.ts";

const HowYouCookSheet = lazy(async () => ({
  default: (await import("../../profile/index.ts")).HowYouCookSheet,
}));

const DAYS = 7;

/** The main dish of each day, for the eye: the points below say what there is to say. */
function DayPlates({ days }: Pick<WeekReasons, "days">) {
  const plateUrl = usePlateUrl();
  const { short } = useWeekFormat();
  return (
    <div aria-hidden="true" className={styles.days}>
      {days.map(({ date, dish }) => (
        <span key={date} className={styles.day}>
          <RecipeThumb
            src={dish === null ? null : plateUrl(dish, "thumb")}
            icon={<IconToolsKitchen2 size={18} stroke={1.5} />}
            className={styles.dayPlate ?? ""}
          />
          {short(date)}
        </span>
      ))}
    </div>
  );
}

/** The meal furthest above the wished minutes; null where all keep to them. */
function longestOver(points: WeekReasons["points"]) {
  const time = points.find((point) => point.code === "TIME");
  return time === undefined || time.met ? null : time.longest;
}

/** Whose wish shapes all meals of a type (PLAN-240). */
function Household({ household }: Pick<WeekReasons, "household">) {
  const { allergens, whyWeek } = usePhrases();
  const { household: words } = whyWeek;
  const { list } = useWeekFormat();
  const howOf = ({ wish }: WeekReasons["household"][number]): string => {
    if (wish.kind === "DIET") return words.diets[wish.diet];
    if (wish.kind === "INTOLERANCE") return words.intolerances[wish.intolerance];
    return words.without({ name: allergens.inSentence[wish.allergen] });
  };
  if (household.length === 0) return null;
  return (
    <ul className={styles.notes}>
      {household.map((shared) => (
        <li key={JSON.stringify(shared)}>
          <IconUsers aria-hidden="true" size={20} stroke={1.75} />
          {words.sentence({
            meals: words.meals[shared.meal_type],
            how: howOf(shared),
            names: list(shared.members),
          })}
        </li>
      ))}
    </ul>
  );
}

/** More time, where that would change something (PLAN-238). */
function MoreTime({ points, kept_out: kept }: Pick<WeekReasons, "points" | "kept_out">) {
  const { better: words } = usePhrases().whyWeek;
  const { weekday } = useWeekFormat();
  const over = longestOver(points);
  return (
    <>
      {over !== null && (
        <p>
          {words.over({ count: over.minutes - over.wished, day: weekday(over.date), name: over.dish.name })}
        </p>
      )}
      {kept !== null && (
        <p>
          {kept.minutes === null
            ? words.keptOutByAny(kept)
            : words.keptOut({ ...kept, minutes: kept.minutes })}
        </p>
      )}
    </>
  );
}

/** The way to say how one cooks; the week is read again afterwards. */
function HowYouCook() {
  const { better: words } = usePhrases().whyWeek;
  const user = useCurrentUser();
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const close = () => {
    setAsking(false);
    void queryClient.invalidateQueries({ queryKey: [WEEK_REASONS] });
  };
  if (user.intake === null) return null;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconChefHat size={18} aria-hidden="true" />}
        onClick={() => setAsking(true)}
      >
        {words.howYouCook}
      </Button>
      {isAsking && (
        <Suspense fallback={null}>
          <HowYouCookSheet person={user} intake={user.intake} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

/** The average a day with all swaps, where figures may be said. */
function useAfter({ better, points }: WeekReasons): { amount: string; name: string } | null {
  const { amount, nutrient } = useWeekFormat();
  const showsNumbers = useShowsNumbers();
  const guide = points.find((point) => point.code === "GUIDE");
  if (!showsNumbers || guide === undefined || better?.average == null) return null;
  return { amount: amount(better.average, guide.unit), name: nutrient(guide.nutrient) };
}

function Points({ reasons: { points, full_days: full, household } }: { reasons: WeekReasons }) {
  const { whyWeek: words } = usePhrases();
  return (
    <section className={styles.column}>
      <h2 className={styles.heading}>
        {words.fits({ met: points.filter(({ met }) => met).length, of: points.length })}
      </h2>
      <SectionCard>
        <ul className={styles.points}>
          {points.map((point) => (
            <PointRow key={point.code} point={point} />
          ))}
        </ul>
      </SectionCard>
      {full < DAYS && (
        <p className={styles.text}>{full === 0 ? words.noFullDays : words.fullDays({ count: full })}</p>
      )}
      <Household household={household} />
    </section>
  );
}

/** The points of a planned week with their evidence, whose wish shapes it, and what would make it better. */
export function FoundReasons({ reasons }: { reasons: WeekReasons }) {
  const { better: words } = usePhrases().whyWeek;
  const { points, better, kept_out: kept } = reasons;
  const swapping = useSwapWeekMeals();
  const after = useAfter(reasons);
  const swaps = better?.swaps ?? [];
  const isDesktop = useIsDesktop();
  const both =
    swaps.length < 2 ? null : (
      <Button size="lg" loading={swapping.isPending} onClick={() => swapping.mutate(swaps)}>
        {after === null ? words.both : words.bothTo(after)}
      </Button>
    );
  const hasMore = swaps.length > 0 || kept !== null || longestOver(points) !== null;
  return (
    <>
      <DayPlates days={reasons.days} />
      <div className={styles.columns}>
        <Points reasons={reasons} />
        <section className={styles.column}>
          {hasMore && (
            <>
              <h2 className={styles.heading}>{words.title}</h2>
              <SectionCard>
                <WeekSwaps
                  swaps={swaps}
                  isBusy={swapping.isPending}
                  onSwap={(swap) => swapping.mutate([swap])}
                />
                <div className={styles.hints}>
                  {swaps.length === 1 && after !== null && <p>{words.one(after)}</p>}
                  <MoreTime points={points} kept_out={kept} />
                </div>
              </SectionCard>
            </>
          )}
          {isDesktop && both}
          <HowYouCook />
        </section>
      </div>
      {!isDesktop && both !== null && <StickyActions isAboveTabs>{both}</StickyActions>}
    </>
  );
}
