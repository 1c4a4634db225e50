import type { StaffOverview } from "@plateful/contract";
import { Sparkline } from "../clients/index.ts";
import { useCount } from "../lib/language/use-count.ts";
import styles from "./NumberCards.module.css";
import { useStaffPhrases } from "./parts/use-staff-phrases.ts";

/** Four numbers, each with what lies behind it. */
export function NumberCards({ overview }: { overview: StaffOverview }) {
  const { numbers: words } = useStaffPhrases();
  const count = useCount();
  const cards = [
    {
      name: words.organisations,
      value: overview.organisations,
      growth: overview.growth.organisations,
      note: words.coaches({ count: overview.coaches, shown: count(overview.coaches) }),
    },
    {
      name: words.people,
      value: overview.people,
      growth: overview.growth.people,
      note: words.active({ count: count(overview.people_active) }),
    },
    {
      name: words.trials,
      value: overview.coaches_in_trial,
      note: words.trialsEnding({ count: count(overview.coaches_in_last_week) }),
    },
    {
      name: words.subscriptions,
      value: overview.subscriptions,
      growth: overview.growth.subscriptions,
      note: words.unpaid({ count: count(overview.subscriptions_unpaid) }),
    },
  ];
  return (
    <dl aria-label={words.title} className={styles.cards}>
      {cards.map(({ name, value, growth, note }) => (
        <div key={name} className={styles.card}>
          <dt>{name}</dt>
          <dd className={styles.value}>
            <span>{count(value)}</span>
            {growth !== undefined && (
              <Sparkline
                values={growth}
                description={words.growth({ from: count(growth[0] ?? 0), to: count(growth.at(-1) ?? 0) })}
              />
            )}
          </dd>
          <dd className={styles.note}>{note}</dd>
        </div>
      ))}
    </dl>
  );
}
