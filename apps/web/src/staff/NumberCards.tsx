import type { StaffOverview } from "@plateful/contract";
import { useCount } from "../lib/use-count.ts";
import styles from "./NumberCards.module.css";
import { useStaffPhrases } from "./use-staff-phrases.ts";

/** Four numbers, each with what lies behind it. */
export function NumberCards({ overview }: { overview: StaffOverview }) {
  const { numbers: words } = useStaffPhrases();
  const count = useCount();
  const cards = [
    {
      name: words.organisations,
      value: overview.organisations,
      note: words.coaches({ count: overview.coaches, shown: count(overview.coaches) }),
    },
    {
      name: words.people,
      value: overview.people,
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
      note: words.unpaid({ count: count(overview.subscriptions_unpaid) }),
    },
  ];
  return (
    <dl aria-label={words.title} className={styles.cards}>
      {cards.map(({ name, value, note }) => (
        <div key={name} className={styles.card}>
          <dt>{name}</dt>
          <dd className={styles.value}>{count(value)}</dd>
          <dd className={styles.note}>{note}</dd>
        </div>
      ))}
    </dl>
  );
}
