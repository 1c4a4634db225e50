import type { SimpleRecipeInspiration } from "@plateful/contract";
import { usePhrases } from "../lib/LanguageProvider.tsx";
import { useSimplePlateUrl } from "../lib/plate-url.ts";
import { simpleSearchHref } from "../lib/simple-recipe-search.ts";
import { AppLink } from "../ui/AppLink.tsx";
import styles from "./CategoryCards.module.css";

/** Each card opens the search with its tag (ledger SREC-006). */
export function CategoryCards({ cards }: { cards: SimpleRecipeInspiration["category_cards"] }) {
  const { simpleRecipes: words } = usePhrases();
  const plateUrl = useSimplePlateUrl();
  return (
    <ul className={styles.cards} aria-label={words.categories}>
      {cards.map(({ tag_id: tag, title, first_recipe: recipe }) => (
        <li key={tag}>
          <AppLink href={simpleSearchHref({ tag, tagTitle: title })} className={styles.card}>
            <span className={styles.title}>{title}</span>
            <img src={plateUrl(recipe, "dish")} alt="" className={styles.picture} decoding="async" />
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
