import type { SimpleRecipe } from "@plateful/contract";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useCount } from "../lib/language/use-count.ts";
import { useShowsNumbers } from "../lib/person/use-shows-numbers.ts";
import styles from "./SimpleRecipePage.module.css";
import { macrosPerServing } from "./simple-view.ts";

const GRAMS = ["protein", "carbohydrates", "fat"] as const;

/** Energy and nutrients of one serving, where the recipe states them (ledger SREC-030). */
export function PerServing({ recipe }: { recipe: SimpleRecipe }) {
  const { nutrition, simpleRecipes } = usePhrases();
  const count = useCount();
  const showsNumbers = useShowsNumbers();
  const macros = macrosPerServing(recipe);
  if (macros === null || !showsNumbers) return null;
  return (
    <section className={styles.macros} aria-label={simpleRecipes.detail.perServing}>
      <p>
        <b>
          {count(macros.kcal)} {nutrition.units.kcal}
        </b>{" "}
        {simpleRecipes.detail.perServing}
      </p>
      <ul>
        {GRAMS.map((key) => {
          const grams = macros[key];
          return grams === null ? null : (
            <li key={key}>
              <span>{nutrition.nutrients[key]}</span>
              <b>
                {count(grams)} {nutrition.units.g}
              </b>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
