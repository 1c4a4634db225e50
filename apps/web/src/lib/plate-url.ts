import { useComputedColorScheme } from "@mantine/core";
import { PLATE_ART_VERSION, type PlateFrame } from "@plateful/appearance";

type Scheme = "light" | "dark";

interface Pictured {
  readonly id: number;
  /** An uploaded picture takes the place of the plate in every frame. */
  readonly image: string | null;
}

/** Where the picture of a recipe stands: its own, or the plate that the server draws from its name and ingredients. */
export const plateUrl = (recipe: Pictured, frame: PlateFrame, scheme: Scheme): string =>
  recipe.image ?? `/plates/${recipe.id}-${PLATE_ART_VERSION}-${frame}-${scheme}.svg`;

/** The same, drawn for the colour scheme that is shown now. */
export function usePlateUrl(): (recipe: Pictured, frame: PlateFrame) => string {
  const scheme = useComputedColorScheme("light");
  return (recipe, frame) => plateUrl(recipe, frame, scheme);
}

/** The same for a recipe of the simple system, which has a number of its own. */
export function useSimplePlateUrl(): (recipe: Pictured, frame: PlateFrame) => string {
  const scheme = useComputedColorScheme("light");
  return ({ id, image }, frame) =>
    image ?? `/plates/simple-${id}-${PLATE_ART_VERSION}-${frame}-${scheme}.svg`;
}
