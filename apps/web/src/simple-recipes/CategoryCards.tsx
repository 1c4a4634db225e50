import type { SimpleRecipeInspiration } from "@plateful/contract";
import { simpleSearchHref } from "../lib/address/simple-recipe-search.ts";
import { useSimplePlateUrl } from "../lib/food/plate-url.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { AppLink } from "../ui/navigation/AppLink.tsx";
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
