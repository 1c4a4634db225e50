/** What other apps and our own download call the kinds of meals, in English, Dutch and German. */
const MEALS: Readonly<Record<string, string>> = {
  ontbijt: "BREAKFAST",
  frühstück: "BREAKFAST",
  brunch: "BREAKFAST",
  middagmaaltijd: "LUNCH",
  mittagessen: "LUNCH",
  supper: "DINNER",
  "main course": "DINNER",
  "main dish": "DINNER",
  avondeten: "DINNER",
  diner: "DINNER",
  hoofdgerecht: "DINNER",
  abendessen: "DINNER",
  hauptgericht: "DINNER",
  snacks: "SNACK",
  tussendoortje: "SNACK",
  dessert: "SNACK",
  desserts: "SNACK",
  cake: "SNACK",
  cakes: "SNACK",
  cookies: "SNACK",
  drinks: "SNACK",
  nagerecht: "SNACK",
  nagerechten: "SNACK",
  toetje: "SNACK",
  toetjes: "SNACK",
  gebak: "SNACK",
  taart: "SNACK",
  nachtisch: "SNACK",
  kuchen: "SNACK",
  soups: "SOUP",
  soep: "SOUP",
  soepen: "SOUP",
  suppe: "SOUP",
  salads: "SALAD",
  salade: "SALAD",
  salades: "SALAD",
  salat: "SALAD",
  burgers: "BURGER",
  wraps: "WRAP",
};

/** The tag that a category or keyword may mean; a tag of the product is named as our download names it. */
export function tagOfLabel(label: string): string {
  const word = label.trim().toLowerCase();
  return MEALS[word] ?? word.replaceAll(" ", "_").toUpperCase();
}
