import { IconToolsKitchen2 } from "@tabler/icons-react";
import { type Pictured, usePlateUrl } from "../../lib/food/plate-url.ts";
import { classNames } from "../../ui/base/class-names.ts";
import { RecipeThumb } from "../../ui/RecipeThumb.tsx";
import styles from "./NutrientMeals.module.css";

/** The plate of a recipe beside its name. */
export function MealPlate({ recipe, isLarge = false }: { recipe: Pictured; isLarge?: boolean }) {
  const plateUrl = usePlateUrl();
  return (
    <RecipeThumb
      src={plateUrl(recipe, "thumb")}
      icon={<IconToolsKitchen2 size={24} stroke={1.5} />}
      size={isLarge ? 96 : 56}
      className={classNames(styles.plate, isLarge && styles.large)}
    />
  );
}
