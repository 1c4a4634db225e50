import { mealsTotal } from "@plateful/nutrition";
import { IconCheck, IconInfoCircle } from "@tabler/icons-react";
import type { Choices } from "../lib/server/open-conflict.ts";
import { classNames } from "../ui/base/class-names.ts";
import { DayNumbers } from "./DayNumbers.tsx";
import styles from "./PlanConflict.module.css";
import type { ChosenPlan } from "./plan-conflict.ts";
import { useEditorPhrases } from "./use-editor-phrases.ts";

/** The plan that the choices make, as a plate, and how much of it comes from each version. */
export function ConflictSummary({ result, chosen }: { result: ChosenPlan; chosen: Choices }) {
  const { conflict: words } = useEditorPhrases().planEditor;
  const countOf = (wanted: "theirs" | "mine") =>
    [...chosen.values()].filter((side) => side === wanted).length;
  const Icon = result.addsUp ? IconCheck : IconInfoCircle;
  return (
    <section aria-label={words.kept} className={styles.card}>
      <div className={styles.cardHead}>
        <h2 className={styles.cardTitle}>{words.kept}</h2>
        <p role="status" className={classNames(styles.badge, !result.addsUp && styles.follows)}>
          <Icon size={16} aria-hidden="true" />
          {result.addsUp ? words.addsUp : words.energyFollows}
        </p>
      </div>
      <DayNumbers day={mealsTotal(result.plan)} />
      <dl className={styles.facts}>
        <div>
          <dt>{words.fromTheirs}</dt>
          <dd>{countOf("theirs")}</dd>
        </div>
        <div>
          <dt>{words.fromMine}</dt>
          <dd>{countOf("mine")}</dd>
        </div>
      </dl>
    </section>
  );
}
