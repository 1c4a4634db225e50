import { lazyPart } from "../ui/overlays/lazy-part.tsx";

/** The ingredients of one meal for other rooms, which no first visit of the planner pays for. */
export const MealIngredients = lazyPart(
  async () => (await import("./ingredients/MealIngredients.tsx")).MealIngredients,
);
