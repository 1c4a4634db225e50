import type { GroceryList } from "@plateful/contract";
import { useLanguage, usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { rangeText } from "../range-text.ts";
import { useListWords } from "../use-list-words.ts";
import styles from "./WeekOnPaper.module.css";

/** What is still to be bought, shelf by shelf, each with a box to tick with a pen. */
export function PaperGroceries({ list }: { list: GroceryList }) {
  const phrases = usePhrases();
  const language = useLanguage();
  const { groups, wordsOf } = useListWords(list);
  const shelves = groups
    .map(({ category, items }) => ({ category, items: items.filter(({ checked }) => !checked) }))
    .filter(({ items }) => items.length > 0);
  if (shelves.length === 0) return null;
  const range = rangeText(list.start_date, list.end_date, language, phrases);
  return (
    <section className={styles.groceries}>
      <h2>{phrases.groceries.paper.groceries({ range })}</h2>
      <div className={styles.shelves}>
        {shelves.map(({ category, items }) => (
          <div key={category} className={styles.shelf}>
            <h3>{phrases.groceries.categories[category]}</h3>
            <ul>
              {items.map((item) => {
                const { name, amount, pack } = wordsOf(item);
                return (
                  <li key={item.id}>
                    <span aria-hidden="true" className={styles.box} />
                    <span>{name}</span>
                    <span className={styles.figure}>{pack === null ? amount : `${amount} (${pack})`}</span>
                  </li>
                );
              })}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
