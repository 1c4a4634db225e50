import type { Message } from "@plateful/contract";
import { PATHS } from "../lib/address/paths.ts";
import { usePlateUrl } from "../lib/food/plate-url.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useCount } from "../lib/language/use-count.ts";
import { useShowsNumbers } from "../lib/person/use-shows-numbers.ts";
import { AppLink } from "../ui/navigation/AppLink.tsx";
import styles from "./AttachedCard.module.css";

type Recipe = NonNullable<Message["recipe"]>;

/** What a recipe holds and how long it takes; for whoever hides numbers, how long it takes. */
export function useRecipeFacts(clientId: number | null): (recipe: Recipe) => string {
  const { messages, recipes } = usePhrases();
  const { recipe: words } = messages;
  const count = useCount();
  const isShown = useShowsNumbers();
  const showsNumbers = clientId !== null || isShown;
  return ({ kcal, protein, minutes }) => {
    if (!showsNumbers) return minutes === null ? "" : recipes.minutes({ minutes });
    const facts = { kcal: count(kcal), protein: count(protein) };
    return minutes === null ? words.facts(facts) : words.factsWithTime({ ...facts, minutes });
  };
}

/** A recipe that goes with a message; the whole card leads to it, where a meal can be chosen for it. */
export function RecipeCard({ recipe, clientId }: { recipe: Recipe; clientId: number | null }) {
  const { messages: words } = usePhrases();
  const plateUrl = usePlateUrl();
  const facts = useRecipeFacts(clientId);
  const place = clientId === null ? PATHS.recipe : PATHS.viewAsRecipe.replace("$clientId", String(clientId));
  return (
    <article className={styles.card}>
      <img src={plateUrl(recipe, "card")} alt="" className={styles.picture} loading="lazy" />
      <div className={styles.body}>
        <h3 className={styles.name}>{recipe.name}</h3>
        <p className={styles.facts}>{facts(recipe)}</p>
        <AppLink href={place.replace("$recipeTemplateId", String(recipe.id))} className={styles.action}>
          {words.recipe.open}
        </AppLink>
      </div>
    </article>
  );
}
