import type { NutritionDayPlan } from "@plateful/contract";
import { KCAL_PER_GRAM, WEEKDAYS, type Weekday } from "@plateful/nutrition";
import { formatDate, formatNumber } from "@plateful/phrases";
import { useLanguage, usePhrases } from "../lib/LanguageProvider.tsx";
import { useCount } from "../lib/use-count.ts";
import { classNames } from "../ui/class-names.ts";
import { SectionCard } from "../ui/SectionCard.tsx";
import { weekdayDate } from "./client-view.ts";
import styles from "./PlanCard.module.css";

const MACROS = ["protein", "carbohydrates", "fat"] as const;
/** Which days follow a plan: filled discs, and in words for who does not see them. */
function Days({ days }: { days: readonly Weekday[] }) {
  const { plan: words } = usePhrases().clients;
  const language = useLanguage();
  const names = days.map((day) => formatDate(language, weekdayDate(day), { weekday: "long" }));
  return (
    <div role="img" aria-label={words.onDays({ days: names.join(", ") })} className={styles.days}>
      {WEEKDAYS.map((day) => (
        <span
          key={day}
          aria-hidden="true"
          className={classNames(styles.day, days.includes(day) && styles.on)}
        >
          {formatDate(language, weekdayDate(day), { weekday: "narrow" })}
        </span>
      ))}
    </div>
  );
}

/** A day plan: its energy, how that is divided, and the days that follow it (ledger COACH-033). */
export function PlanCard({ plan }: { plan: NutritionDayPlan }) {
  const { clients, nutrition, profile } = usePhrases();
  const language = useLanguage();
  const count = useCount();
  const percent = formatNumber(language, plan.energy_balance / 100, {
    style: "percent",
    maximumFractionDigits: 0,
  });
  return (
    <SectionCard title={plan.name}>
      <p className={styles.energy}>
        <b>{count(plan.kcal)}</b> {clients.plan.kcal}
        <span>{clients.plan.ofExpenditure({ percent })}</span>
      </p>
      <span aria-hidden="true" className={styles.bar}>
        {MACROS.map((macro) => (
          <i key={macro} className={styles[macro]} style={{ flexGrow: plan[macro] * KCAL_PER_GRAM[macro] }} />
        ))}
      </span>
      <ul className={styles.macros}>
        {MACROS.map((macro) => (
          <li key={macro}>
            <i aria-hidden="true" className={styles[macro]} />
            {nutrition.nutrients[macro]}
            <b>
              {count(plan[macro])} {profile.grams}
            </b>
          </li>
        ))}
      </ul>
      <Days days={plan.days} />
    </SectionCard>
  );
}
