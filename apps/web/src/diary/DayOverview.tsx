import type { DayTotals } from "@plateful/planning";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useCount } from "../lib/language/use-count.ts";
import { Legend } from "../ui/charts/Legend.tsx";
import { type BarColour, MacroBar } from "../ui/MacroBar.tsx";
import { PlateGauge } from "../ui/plates/PlateGauge.tsx";
import { SectionCard } from "../ui/SectionCard.tsx";
import styles from "./DayOverview.module.css";
import { targetState } from "./day/target-state.ts";

interface DayOverviewProps {
  totals: DayTotals;
  /** A desktop has room for a larger plate and a sentence under each bar. */
  isWide: boolean;
}

const MACROS = [
  { key: "protein", colour: "protein" },
  { key: "carbohydrates", colour: "carbs" },
  { key: "fat", colour: "fat" },
] as const satisfies readonly { key: string; colour: BarColour }[];

function useGauge({ totals }: Pick<DayOverviewProps, "totals">) {
  const { diary: words } = usePhrases();
  const count = useCount();
  const target = totals.target?.kcal ?? null;
  const eaten = totals.eaten.kcal;
  const amounts = { eaten: count(eaten), planned: count(totals.planned.kcal) };
  if (target === null) {
    const description = words.energyWithoutTarget(amounts);
    return { value: count(totals.actual.kcal), caption: words.kcalPlanned, description, isOver: false };
  }
  const isOver = Math.round(eaten) > Math.round(target);
  return {
    value: count(Math.abs(Math.round(target) - Math.round(eaten))),
    caption: isOver ? words.kcalOver : words.kcalLeft,
    description: words.energyInWords({ ...amounts, target: count(target) }),
    isOver,
  };
}

type Macro = (typeof MACROS)[number];

function OneBar({ macro, totals, isWide }: DayOverviewProps & { macro: Macro }) {
  const { diary: words, nutrition } = usePhrases();
  const count = useCount();
  const { key, colour } = macro;
  const amounts = { eaten: totals.eaten[key], planned: totals.planned[key] };
  const shared = {
    colour,
    label: nutrition.nutrients[key],
    eaten: Math.round(amounts.eaten),
    planned: Math.round(amounts.planned),
    size: isWide ? "large" : "medium",
  } as const;
  const eaten = count(amounts.eaten);
  const { g } = nutrition.units;
  const target = totals.target?.[key] ?? null;
  const state = targetState(totals.actual[key], target);
  if (target === null || state === null) {
    const description = words.withoutTarget({ eaten });
    return (
      <MacroBar
        {...shared}
        target={null}
        state={null}
        eatenText={`${eaten} ${g}`}
        description={description}
      />
    );
  }
  const grams = count(Math.abs(totals.actual[key] - target));
  const note = {
    ok: words.onTarget,
    short: words.shortOfTarget({ grams }),
    warning: words.overTarget({ grams }),
  }[state];
  return (
    <MacroBar
      {...shared}
      target={target}
      state={state}
      eatenText={eaten}
      targetText={`${count(target)} ${g}`}
      description={words.ofTarget({ eaten, target: count(target), note })}
      {...(isWide ? { note } : {})}
    />
  );
}

/** What the day comes to: the plate carries the energy, three bars the macronutrients (ledger DIARY-008, DIARY-009). */
export function DayOverview({ totals, isWide }: DayOverviewProps) {
  const { diary: words } = usePhrases();
  const count = useCount();
  const gauge = useGauge({ totals });
  const target = totals.target?.kcal ?? null;
  const { unknownItems } = totals.actual;
  return (
    <SectionCard>
      <h2 className={styles.heading}>{words.overview}</h2>
      <div className={isWide ? styles.wide : styles.narrow}>
        <PlateGauge
          eaten={totals.eaten.kcal}
          planned={totals.planned.kcal}
          target={target}
          size={isWide ? 200 : 104}
          {...gauge}
        />
        <div className={styles.bars}>
          {MACROS.map((macro) => (
            <OneBar key={macro.key} macro={macro} totals={totals} isWide={isWide} />
          ))}
        </div>
      </div>
      <div className={styles.foot}>
        <Legend eaten={words.eaten} planned={words.planned} target={words.target} />
        <b className={styles.sum}>
          {target === null
            ? words.amount({ amount: count(totals.actual.kcal) })
            : `${count(totals.actual.kcal)}${words.amountOf({ target: count(target) })}`}
        </b>
      </div>
      {unknownItems > 0 && <p className={styles.unknown}>{words.unknownItems({ count: unknownItems })}</p>}
    </SectionCard>
  );
}
