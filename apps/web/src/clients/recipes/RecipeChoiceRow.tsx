import type { RecipeTemplate } from "@plateful/contract";
import { IconBan, IconCheck, IconChefHat } from "@tabler/icons-react";
import { usePlateUrl } from "../../lib/food/plate-url.ts";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useCount } from "../../lib/language/use-count.ts";
import { classNames } from "../../ui/base/class-names.ts";
import { RecipeThumb } from "../../ui/RecipeThumb.tsx";
import styles from "./CoachRecipesScreen.module.css";
import type { RecipeMark } from "./recipe-lists.ts";

interface RecipeChoiceRowProps {
  recipe: RecipeTemplate;
  mark: RecipeMark | null;
  onPress: (mark: RecipeMark) => void;
}

const ICONS = {
  only: <IconCheck size={18} stroke={2} aria-hidden="true" />,
  never: <IconBan size={18} stroke={2} aria-hidden="true" />,
};
const MARKS = ["only", "never"] as const;

/** A recipe with the two marks that a coach can give it. */
export function RecipeChoiceRow({ recipe, mark, onPress }: RecipeChoiceRowProps) {
  const { fitting, recipeSearch } = usePhrases();
  const count = useCount();
  const plateUrl = usePlateUrl();
  return (
    <li className={styles.recipe}>
      <RecipeThumb src={plateUrl(recipe, "thumb")} icon={<IconChefHat size={24} />} />
      <p className={styles.recipeWords}>
        <b>{recipe.name}</b>
        <span>{recipeSearch.figures({ kcal: count(recipe.kcal), protein: count(recipe.protein) })}</span>
      </p>
      <div className={styles.marks}>
        {MARKS.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={mark === one}
            aria-label={fitting.lists.markAs({ mark: fitting.lists[one], name: recipe.name })}
            className={classNames(styles.mark, mark === one && styles[one])}
            onClick={() => onPress(one)}
          >
            {ICONS[one]} {fitting.lists[one]}
          </button>
        ))}
      </div>
    </li>
  );
}
