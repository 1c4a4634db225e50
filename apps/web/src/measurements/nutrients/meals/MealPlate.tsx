import { IconToolsKitchen2 } from "@tabler/icons-react";
import { type Pictured, usePlateUrl } from "../../../lib/food/plate-url.ts";
import { RecipeThumb } from "../../../ui/RecipeThumb.tsx";

/** The plate of a recipe beside its name. */
export function MealPlate({ recipe, size = 56 }: { recipe: Pictured; size?: number }) {
  const plateUrl = usePlateUrl();
  return (
    <RecipeThumb
      src={plateUrl(recipe, "thumb")}
      icon={<IconToolsKitchen2 size={24} stroke={1.5} />}
      size={size}
    />
  );
}
