import { IconFridge, IconSnowflake } from "@tabler/icons-react";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import type { Box } from "./meals-to-prepare.ts";
import styles from "./Preparation.module.css";
import { usePreparationWords } from "./use-preparation-words.ts";

/** A box with the dish that is in it. */
export type LabelledBox = Box & { readonly name: string };

const ICON = { size: 22, stroke: 1.75, "aria-hidden": true } as const;

function Labels({
  title,
  icon,
  boxes,
}: {
  title: string;
  icon: React.ReactNode;
  boxes: readonly LabelledBox[];
}) {
  const { words, weekday, day } = usePreparationWords();
  const { meals } = usePhrases();
  if (boxes.length === 0) return null;
  return (
    <section className={styles.labels}>
      <h3>
        {icon}
        {title}
      </h3>
      <ul>
        {boxes.map((box) => (
          <li key={box.meal}>
            <b>{box.name}</b>
            <span>{words.forMeal({ weekday: weekday(box.date), meal: meals.moments[box.moment] })}</span>
            <span>{words.portions({ count: box.portions })}</span>
            <span>{words.eatBy({ date: day(box.eatBy) })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What to write on each box: the dish, its meal, portions, and until when it keeps (ledger PLAN-251). */
export function BoxLabels({ boxes }: { boxes: readonly LabelledBox[] }) {
  const { words } = usePreparationWords();
  const inOrder = [...boxes].sort((one, other) => one.date.localeCompare(other.date));
  const frozen = inOrder.filter(({ place }) => place === "FREEZER");
  return (
    <div className={styles.allLabels}>
      <Labels
        title={words.intoFridge}
        icon={<IconFridge {...ICON} />}
        boxes={inOrder.filter(({ place }) => place === "FRIDGE")}
      />
      <Labels title={words.intoFreezer} icon={<IconSnowflake {...ICON} />} boxes={frozen} />
      <p className={styles.hint}>{frozen.length > 0 ? `${words.boxHint} ${words.thaw}` : words.boxHint}</p>
    </div>
  );
}
