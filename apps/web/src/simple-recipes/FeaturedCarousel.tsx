import type { SimpleRecipe } from "@plateful/contract";
import { IconClock } from "@tabler/icons-react";
import { simpleRecipeHref } from "../lib/address/simple-recipe-search.ts";
import { useSimplePlateUrl } from "../lib/food/plate-url.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { AppLink } from "../ui/navigation/AppLink.tsx";
import styles from "./FeaturedCarousel.module.css";
import { HeartButton } from "./HeartButton.tsx";
import { carouselCards } from "./simple-view.ts";

interface FeaturedCarouselProps {
  title: string;
  recipes: readonly SimpleRecipe[];
}

/** The recipes of the week side by side; a short row repeats, silently for assistive technology (ledger SREC-004, SREC-005). */
export function FeaturedCarousel({ title, recipes }: FeaturedCarouselProps) {
  const { simpleRecipes: words } = usePhrases();
  const plateUrl = useSimplePlateUrl();
  return (
    <ul className={styles.row} aria-label={title}>
      {carouselCards(recipes).map(({ item: recipe, key, isRepeat }) => (
        <li key={key} className={styles.card} aria-hidden={isRepeat} inert={isRepeat}>
          <AppLink href={simpleRecipeHref(recipe.id)} className={styles.link}>
            <img src={plateUrl(recipe, "card")} alt="" className={styles.picture} decoding="async" />
            <span className={styles.words}>
              <span className={styles.name}>{recipe.name}</span>
              <span className={styles.time}>
                <IconClock size={16} stroke={1.9} aria-hidden="true" />
                {words.minutes({ minutes: recipe.total_time_minutes })}
              </span>
            </span>
          </AppLink>
          <span className={styles.heart}>
            <HeartButton recipe={recipe} />
          </span>
        </li>
      ))}
    </ul>
  );
}
