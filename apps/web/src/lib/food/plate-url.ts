import { useComputedColorScheme } from "@mantine/core";
import { PLATE_ART_VERSION, type PlateFrame } from "@plateful/appearance";

type Scheme = "light" | "dark";

/** What the address of a recipe's picture follows from. */
export interface Pictured {
  readonly id: number;
  /** An uploaded picture takes the place of the plate in every frame. */
  readonly image: string | null;
  readonly picture_version: string | null;
}

/** A changed drawing and a changed recipe each give another address, because pictures are kept for ever. */
const addressOf = (
  name: string,
  { picture_version: version }: Pictured,
  frame: PlateFrame,
  scheme: Scheme,
): string =>
  `/plates/${[name, PLATE_ART_VERSION, ...(version === null ? [] : [version]), frame, scheme].join("-")}.svg`;

/** Where the picture of a recipe stands: its own, or the plate that the server draws from its name and ingredients. */
export const plateUrl = (recipe: Pictured, frame: PlateFrame, scheme: Scheme): string =>
  recipe.image ?? addressOf(String(recipe.id), recipe, frame, scheme);

/** The same, drawn for the colour scheme that is shown now. */
export function usePlateUrl(): (recipe: Pictured, frame: PlateFrame) => string {
  const scheme = useComputedColorScheme("light");
  return (recipe, frame) => plateUrl(recipe, frame, scheme);
}

/** The same for a recipe of the simple system, which has a number of its own. */
export function useSimplePlateUrl(): (recipe: Pictured, frame: PlateFrame) => string {
  const scheme = useComputedColorScheme("light");
  return (recipe, frame) => recipe.image ?? addressOf(`simple-${recipe.id}`, recipe, frame, scheme);
}
