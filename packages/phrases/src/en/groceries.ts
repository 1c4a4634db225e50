/** The shelves of a shop, by the codes of the grocery categories. */
const categories = {
  ALCOHOL: "Alcohol",
  BAKING: "Baking",
  BREAD: "Bread",
  BREAKFAST: "Breakfast",
  CANNED: "Canned food",
  CONDIMENTS: "Condiments",
  DAIRY: "Dairy",
  DRINKS: "Drinks",
  FISH: "Fish",
  FROZEN: "Frozen",
  FRUIT: "Fruit",
  GRAINS_AND_PASTA: "Grains and pasta",
  HERBS_AND_SPICES: "Herbs and spices",
  MEAT: "Meat",
  NUTS_AND_LEGUMES: "Nuts and legumes",
  OILS: "Oils",
  SNACKS: "Snacks",
  SWEETS: "Sweets",
  VEGETABLES: "Vegetables",
  VEGETARIAN: "Vegetarian",
  OTHER: "Other",
};

export const groceries = { categories };
