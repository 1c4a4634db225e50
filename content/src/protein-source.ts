import type { MainGroup } from "./recipe.ts";

/** Foods of plants that count as one source of protein, by the beginning or end of their ids; all others by their group. */
const FAMILIES: readonly (readonly [family: string, isOf: RegExp])[] = [
  ["SEITAN", /^seitan$|gluten$/],
  ["TOFU", /tofu$/],
  ["TEMPEH", /^tempeh$/],
  ["SOY_PROTEIN", /^soy-protein$|^textured-soy$/],
  ["SOY_DAIRY", /^soy-(drink|yoghurt|curd)/],
  ["SOYBEANS", /edamame$|^soybeans$/],
  ["CHICKPEAS", /^chickpea|^hummus$|^falafel$/],
  ["LENTILS", /lentils$/],
  ["BEANS", /beans$/],
];

/**
 * What protein of a food counts as where the same is not wanted every day: tofu of any kind is tofu, chicken of any cut is chicken.
 * Foods that people made themselves have no id of the content and count by their group.
 */
export const proteinSource = (foodId: string | null, group: MainGroup): string =>
  FAMILIES.find(([, isOf]) => foodId !== null && isOf.test(foodId))?.[0] ?? group;
