import type { TriageClient } from "@plateful/contract";
import { addDays, MIN_PLAN_KCAL } from "@plateful/nutrition";
import { formatDate } from "@plateful/phrases";
import { Sparkline, useWeightWords } from "../../clients/index.ts";
import { useToday } from "../../lib/device/today.ts";
import { useLanguage } from "../../lib/language/LanguageProvider.tsx";
import { useCount } from "../../lib/language/use-count.ts";
import { useTriagePhrases } from "../../lib/language/use-triage-phrases.ts";
import { PlannedBars } from "../../ui/charts/PlannedBars.tsx";
import { SectionCard } from "../../ui/SectionCard.tsx";
import styles from "./ClientDetail.module.css";

/** Fourteen days before today: what was eaten in front of what was planned. */
export function DaysCard({ loaded }: { loaded: TriageClient }) {
  const words = useTriagePhrases();
  const { detail } = words;
  const language = useLanguage();
  const today = useToday();
  const count = useCount();
  const { days } = loaded;
  if (days === null) return <SectionCard title={detail.days}>{words.notShared}</SectionCard>;
  const bars = days.map(({ eaten, planned }, at) => {
    const date = formatDate(language, addDays(today, at - days.length), { day: "numeric", month: "short" });
    const numbers = {
      eaten: eaten === null ? words.nothing : count(eaten),
      planned: planned === null ? words.nothing : count(planned),
    };
    return { label: date, eaten, planned, text: detail.day({ date: "", ...numbers }).trim(), numbers };
  });
  const inWords = bars.map(({ label, numbers }) => detail.day({ date: label, ...numbers })).join(", ");
  const floor = count(MIN_PLAN_KCAL);
  return (
    <SectionCard title={detail.days}>
      <ul className={styles.legend}>
        <li>
          <i data-look="eaten" /> {detail.eaten}
        </li>
        <li>
          <i data-look="under" /> {detail.under({ kcal: floor })}
        </li>
        <li>
          <i data-look="planned" /> {detail.plan}
        </li>
      </ul>
      <PlannedBars
        description={detail.daysInWords({ days: inWords })}
        bars={bars}
        tickText={count}
        floor={MIN_PLAN_KCAL}
      />
    </SectionCard>
  );
}

/** How the weight went in thirty days, beside where it should go. */
export function WeightCard({ loaded }: { loaded: TriageClient }) {
  const words = useTriagePhrases();
  const { detail } = words;
  const { weight, change } = useWeightWords();
  const { weight: known, goal_weight: goal } = loaded;
  const isShared = loaded.shared_parts.includes("MEASUREMENTS");
  if (known === null)
    return (
      <SectionCard title={detail.weight}>
        <p className={styles.quiet}>{isShared ? detail.noWeight : detail.weightNotShared}</p>
      </SectionCard>
    );
  const [first = known.kg] = known.points;
  return (
    <SectionCard title={detail.weight}>
      <div className={styles.weight}>
        <b className={styles.kilograms}>{weight(known.kg)}</b>
        {known.points.length > 1 && (
          <Sparkline
            values={known.points}
            description={words.weightTrend({ from: weight(first), to: weight(known.kg) })}
          />
        )}
        <span className={styles.quiet}>
          {known.change !== null && words.changed({ change: change(known.change) })}
          {goal !== null && <span className={styles.goal}>{detail.goalWeight({ goal: weight(goal) })}</span>}
        </span>
      </div>
    </SectionCard>
  );
}
