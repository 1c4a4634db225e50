import { IconChefHat } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { PATHS } from "../../lib/address/paths.ts";
import { usePlateUrl } from "../../lib/food/plate-url.ts";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useCount } from "../../lib/language/use-count.ts";
import { useCurrentUser } from "../../lib/person/current-user.ts";
import { ListRow } from "../../ui/ListRow.tsx";
import { RecipeThumb } from "../../ui/RecipeThumb.tsx";
import searchStyles from "../parts/FoodSearchScreen.module.css";
import { useFoodChoice } from "../parts/use-food-choice.ts";
import styles from "./FoodLine.module.css";
import { ownFoodQuery, ownRecipesQuery } from "./my-food-query.ts";
import { OwnLine } from "./OwnLine.tsx";

/** The recipes of one's own, scaled to the chosen meal; each leads to its page, where it is planned. */
function OwnRecipes({ showsNumbers }: { showsNumbers: boolean }) {
  const { foods: words } = usePhrases();
  const count = useCount();
  const plateUrl = usePlateUrl();
  const user = useCurrentUser();
  const { place, slot } = useFoodChoice();
  const { data = [] } = useQuery(ownRecipesQuery(user.id, place?.date ?? "", slot?.id ?? null));
  if (data.length === 0 || place === undefined || slot === null) return null;
  const hrefOf = (id: number) =>
    `${PATHS.recipe.replace("$recipeTemplateId", String(id))}?${new URLSearchParams({ date: place.date, slot: String(slot.id) })}`;
  return (
    <div className={searchStyles.own}>
      {data.map(({ recipe_template: recipe, kcal }) => (
        <ListRow
          key={recipe.id}
          title={recipe.name}
          {...(showsNumbers ? { text: words.kcal({ amount: count(kcal) }) } : {})}
          icon={<RecipeThumb src={plateUrl(recipe, "thumb")} icon={<IconChefHat size={22} />} size={44} />}
          href={hrefOf(recipe.id)}
        />
      ))}
    </div>
  );
}

/** Products and recipes of one's own (ledger FOOD-082). */
export function MyFood({ showsNumbers }: { showsNumbers: boolean }) {
  const { foodStart: words, ownProducts } = usePhrases();
  const navigate = useNavigate();
  const { data } = useQuery(ownFoodQuery);
  if (data === undefined) return null;
  return (
    <>
      {data.results.length === 0 && <p className={styles.none}>{words.noOwn}</p>}
      {data.results.length > 0 && (
        <ul className={styles.card}>
          {data.results.map((product) => (
            <OwnLine key={product.id} product={product} showsNumbers={showsNumbers} />
          ))}
        </ul>
      )}
      <OwnRecipes showsNumbers={showsNumbers} />
      {data.next !== null && (
        <ListRow title={ownProducts.title} onPress={() => void navigate({ to: PATHS.ownProducts })} />
      )}
    </>
  );
}
