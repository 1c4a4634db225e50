import type { Food } from "@plateful/contract";

/** Eggs lie on the shelf of dairy, and look like none of it. */
const EGG = /\b(?:eggs?|ei|eieren|eiwit|eigeel|eidooier)\b/i;

interface Shelved {
  readonly name: string;
  readonly category?: Food["category"] | undefined;
}

/**
 * The address of the drawing of a food, by its shelf (ledger FOOD-094); null where that does not say what it looks like. The
 * drawings are files of their own: one loads when such a food is shown.
 */
export function foodPicture({ name, category }: Shelved): string | null {
  if (category === undefined || category === "OTHER") return null;
  if (category === "DAIRY" && EGG.test(name)) return "/foods/egg.svg";
  return `/foods/${category.toLowerCase()}.svg`;
}
