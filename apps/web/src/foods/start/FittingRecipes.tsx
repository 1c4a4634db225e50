import { isSimple } from "@plateful/access";
import { type DiarySlot, isRealSlot } from "@plateful/planning";
import { useQuery } from "@tanstack/react-query";
import { PATHS } from "../../lib/address/paths.ts";
import { usePlateUrl } from "../../lib/food/plate-url.ts";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useCount } from "../../lib/language/use-count.ts";
import { toAccessUser, useCurrentUser } from "../../lib/person/current-user.ts";
import { AppLink } from "../../ui/navigation/AppLink.tsx";
import { RecipeThumb } from "../../ui/RecipeThumb.tsx";
import styles from "./FoodLine.module.css";
import { fittingRecipesQuery } from "./fitting-recipes-query.ts";

/** Less room than this is for a bite and not for a dish. */
const MIN_ROOM_KCAL = 150;

interface FittingRecipesProps {
  date: string;
  slot: DiarySlot;
  /** What the meal has room for; null without a target. */
  left: { readonly kcal: number; readonly protein: number } | null;
  showsNumbers: boolean;
}

/** Recipes in a portion for what a meal still has room for; each leads to its page, where it is chosen (ledger FOOD-087). */
export function FittingRecipes({ date, slot, left, showsNumbers }: FittingRecipesProps) {
  const { foods: words, foodStart } = usePhrases();
  const count = useCount();
  const plateUrl = usePlateUrl();
  const user = toAccessUser(useCurrentUser());
  const isAsked = isRealSlot(slot.id) && !isSimple(user) && left !== null && left.kcal >= MIN_ROOM_KCAL;
  const room = left ?? { kcal: 0, protein: 0 };
  const { data = [] } = useQuery({
    ...fittingRecipesQuery({ date, slot: slot.id, ...room }),
    enabled: isAsked,
  });
  if (!isAsked || data.length === 0) return null;
  const hrefOf = (id: number) =>
    `${PATHS.recipe.replace("$recipeTemplateId", String(id))}?${new URLSearchParams({ date, slot: String(slot.id) })}`;
  return (
    <section aria-label={foodStart.fitting} className={styles.list}>
      <h3 className={styles.title}>{foodStart.fitting}</h3>
      <ul className={styles.cards}>
        {data.map(({ recipe_template: recipe, kcal }) => (
          <li key={recipe.id} className={styles.usual}>
            <AppLink href={hrefOf(recipe.id)} className={styles.open}>
              <RecipeThumb src={plateUrl(recipe, "dish")} className={styles.dish ?? ""} />
              <span className={styles.words}>
                <span className={styles.name}>{recipe.name}</span>
                {showsNumbers && <span className={styles.amount}>{words.kcal({ amount: count(kcal) })}</span>}
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
