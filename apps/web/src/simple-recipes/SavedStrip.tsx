import { useQuery } from "@tanstack/react-query";
import { simpleRecipeHref, simpleSearchHref } from "../lib/address/simple-recipe-search.ts";
import { useSimplePlateUrl } from "../lib/food/plate-url.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { AppLink } from "../ui/navigation/AppLink.tsx";
import { Section } from "./Section.tsx";
import styles from "./Strip.module.css";
import { savedQuery } from "./simple-recipe-query.ts";

/** The first ten saved recipes; nothing at all while none is saved (ledger SREC-003). */
export function SavedStrip() {
  const { simpleRecipes: words } = usePhrases();
  const plateUrl = useSimplePlateUrl();
  const { data: saved = [] } = useQuery(savedQuery);
  if (saved.length === 0) return null;
  return (
    <Section title={words.saved} href={simpleSearchHref({ favourites: true })}>
      <ul className={styles.strip}>
        {saved.map((recipe) => (
          <li key={recipe.id} className={styles.small}>
            <AppLink href={simpleRecipeHref(recipe.id)} className={styles.link}>
              <img src={plateUrl(recipe, "thumb")} alt="" loading="lazy" className={styles.round} />
              <span className={styles.label}>{recipe.name}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
