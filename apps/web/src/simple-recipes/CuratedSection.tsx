import type { SimpleRecipeInspiration } from "@plateful/contract";
import { IconClock } from "@tabler/icons-react";
import { simpleRecipeHref } from "../lib/address/simple-recipe-search.ts";
import { useSimplePlateUrl } from "../lib/food/plate-url.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { AppLink } from "../ui/navigation/AppLink.tsx";
import { RecipeThumb } from "../ui/RecipeThumb.tsx";
import styles from "./CuratedSection.module.css";
import { HeartButton } from "./HeartButton.tsx";
import { Section } from "./Section.tsx";
import { SimpleCard } from "./SimpleCard.tsx";

type Curated = SimpleRecipeInspiration["curated_sections"][number];

/** A row of cards, or a list, as its layout says (ledger SREC-001). */
export function CuratedSection({ section }: { section: Curated }) {
  const { simpleRecipes: words } = usePhrases();
  const plateUrl = useSimplePlateUrl();
  const { title, layout, recipes } = section;
  return (
    <Section title={title}>
      {layout === "horizontal" ? (
        <ul className={styles.row}>
          {recipes.map((recipe) => (
            <li key={recipe.id} className={styles.card}>
              <SimpleCard recipe={recipe} href={simpleRecipeHref(recipe.id)} />
            </li>
          ))}
        </ul>
      ) : (
        <ul className={styles.list}>
          {recipes.map((recipe) => (
            <li key={recipe.id} className={styles.line}>
              <AppLink href={simpleRecipeHref(recipe.id)} className={styles.link}>
                <RecipeThumb src={plateUrl(recipe, "thumb")} size={72} />
                <span>
                  <span className={styles.name}>{recipe.name}</span>
                  <span className={styles.time}>
                    <IconClock size={16} stroke={1.9} aria-hidden="true" />
                    {words.minutes({ minutes: recipe.total_time_minutes })}
                  </span>
                </span>
              </AppLink>
              <HeartButton recipe={recipe} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
