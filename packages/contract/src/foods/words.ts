import { says, six, type WordsOfCalls } from "../documented/call-words.ts";

export const FOOD_WORDS: WordsOfCalls = {
  "list-foods": says(
    "Answers foods page by page, with figures per 100 g and their servings, named in the language of the call.",
  ),
  "get-food": says("Reads one food with its figures per 100 g and its servings."),
  "search-foods": says(
    "Finds foods by name and brand in both languages, those in the caller's language first. At most 200 are found in all.",
  ),
  "autocomplete-foods": says("Answers up to ten names of foods for what has been typed so far.", {
    answer: { results: ["oat bran", "oat drink", "oats, rolled"] },
  }),
  "find-food-by-barcode": says(
    "Finds the food with a barcode of 8, 12, 13 or 14 digits; the check digit has to be right. An unknown one answers 404.",
  ),
  "list-suggested-servings": says(
    "Answers servings page by page: how much one of each weighs and what it contains.",
  ),
  "search-suggested-servings": says("Finds servings with their food by text."),
  ...six("own-product", {
    one: "a product of one's own",
    many: "products of one's own",
    list: "By name; nobody else sees them, no coach either.",
    create: "Figures are copied from the label, and null means unknown; 2,000 at most.",
    changed: { kcal: 372 },
  }),
  ...six("preferred-serving", {
    one: "a preferred serving",
    many: "servings that a practice prefers",
    list: "Another practice's list is empty.",
    create: "Coaches choose one per food for their practice.",
    changed: { suggested_serving: 2210 },
  }),
};
