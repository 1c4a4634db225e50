/** The recipes that a person marked as favourites or as disliked. */
export const MARKED_RECIPES = "marked-recipes";
