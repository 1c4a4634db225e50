/** Foods that stand in for each other in a kitchen, and why: a week is easier to shop for with one or two of each. */
interface FoodGroup {
  readonly name: string;
  /** What they have in common at the table. */
  readonly because: string;
  /** Ids, apart by spaces. */
  readonly foods: string;
}

/**
 * Our own estimate of what cooks take for each other, and no source says so. It is no rule that one may replace the other in a
 * dish: people with a diet or an intolerance often can eat one of them alone. A food is in one group at most.
 */
export const FOOD_GROUPS: readonly FoodGroup[] = [
  {
    name: "bread",
    because: "sliced, toasted or filled for the same meals",
    foods:
      "wholemeal-bread white-bread wheat-bread multigrain-bread rye-bread pumpernickel raisin-bread baguette ciabatta bagel wholemeal-muffin multigrain-bun burger-bun rusk rye-crispbread rice-cakes",
  },
  {
    name: "flatbread",
    because: "filled, rolled or dipped",
    foods: "flour-tortilla corn-tortilla pita-bread white-pita naan",
  },
  {
    name: "pasta",
    because: "carries any sauce",
    foods: "penne spaghetti orzo wholemeal-pasta corn-pasta fresh-pasta",
  },
  {
    name: "noodles",
    because: "go through a wok or a broth",
    foods: "rice-noodles egg-noodles soba-noodles glass-noodles",
  },
  {
    name: "grain",
    because: "boiled, beside a dish or in a salad",
    foods: "white-rice brown-rice risotto-rice couscous bulgur quinoa millet pearl-barley buckwheat polenta",
  },
  {
    name: "potato",
    because: "boiled, mashed or roasted",
    foods: "potato new-potatoes sweet-potato",
  },
  {
    name: "oats",
    because: "begin a bowl of breakfast",
    foods: "rolled-oats gluten-free-oats granola",
  },
  {
    name: "flour",
    because: "binds a batter or a sauce",
    foods: "wheat-flour wholemeal-flour buckwheat-flour chickpea-flour cornflour",
  },
  {
    name: "leaves",
    because: "raw in a salad or wilted in a pan",
    foods: "spinach frozen-spinach rocket romaine lettuce iceberg kale endive pak-choi",
  },
  {
    name: "cabbage",
    because: "shredded, raw or stewed",
    foods: "pointed-cabbage white-cabbage savoy-cabbage red-cabbage sauerkraut",
  },
  { name: "florets", because: "boiled or roasted in florets", foods: "broccoli cauliflower" },
  {
    name: "onion",
    because: "fried first, or raw for sharpness",
    foods: "onion red-onion shallot spring-onion leek",
  },
  { name: "tomato", because: "the same fruit in two sizes", foods: "tomato cherry-tomatoes" },
  {
    name: "tinned tomatoes",
    because: "cooked down to a sauce",
    foods: "chopped-tomatoes crushed-tomatoes salsa",
  },
  { name: "pepper", because: "the same fruit in two colours", foods: "red-pepper green-pepper" },
  {
    name: "mushrooms",
    because: "fried until brown",
    foods: "mushrooms chestnut-mushrooms portobello shiitake",
  },
  {
    name: "pods and peas",
    because: "green and boiled for some minutes",
    foods: "green-beans flat-green-beans mangetout sugar-snaps frozen-peas frozen-edamame broad-beans",
  },
  {
    name: "herbs",
    because: "chopped over a dish at the end",
    foods: "parsley chives mint basil coriander dill",
  },
  { name: "citrus juice", because: "squeezed in for acid", foods: "lemon-juice lime-juice" },
  {
    name: "berries",
    because: "on a bowl of breakfast",
    foods: "raspberries strawberries blueberries frozen-blueberries blackberries cherries",
  },
  {
    name: "fruit",
    because: "eaten in pieces",
    foods: "apple pear banana orange mandarin kiwi mango peach plum melon grapes pineapple",
  },
  { name: "dried fruit", because: "sweeten a dish", foods: "raisins dates dried-apricots" },
  {
    name: "nuts",
    because: "chopped over a dish or eaten from the hand",
    foods: "walnuts almonds ground-almonds hazelnuts macadamias cashews pistachios pecans peanuts pine-nuts",
  },
  {
    name: "seeds",
    because: "scattered over a dish or stirred into a bowl",
    foods: "pumpkin-seeds sunflower-seeds sesame-seeds chia-seeds flaxseed",
  },
  {
    name: "nut butter",
    because: "spread or stirred into a sauce",
    foods: "peanut-butter almond-butter tahini",
  },
  {
    name: "soft cheese",
    because: "crumbled, melted or spread",
    foods:
      "feta mozzarella goat-cheese ricotta cream-cheese brie blue-cheese grilling-cheese cottage-cheese low-fat-cottage-cheese",
  },
  {
    name: "hard cheese",
    because: "sliced or grated",
    foods: "gouda cheddar edam emmental parmesan light-cheese",
  },
  {
    name: "yoghurt and quark",
    because: "a bowl of breakfast, or a cold sauce",
    foods: "low-fat-quark greek-yoghurt-0 yoghurt low-fat-yoghurt soy-yoghurt soy-curd sour-cream",
  },
  { name: "cream", because: "makes a sauce", foods: "whipping-cream cooking-cream" },
  {
    name: "milk",
    because: "drunk, or stirred into a bowl",
    foods: "semi-skimmed-milk skimmed-milk buttermilk soy-drink soy-drink-original rice-drink",
  },
  { name: "tofu", because: "of soy milk, firm or soft", foods: "tofu silken-tofu soft-tofu" },
  {
    name: "tinned pulses",
    because: "drained and warmed",
    foods:
      "white-beans black-beans kidney-beans brown-beans baked-beans refried-beans chickpeas cooked-lentils cooked-lupins",
  },
  {
    name: "dried pulses",
    because: "boiled until soft",
    foods: "red-lentils brown-lentils split-peas soybeans",
  },
  {
    name: "mince",
    because: "fried loose or shaped",
    foods: "lean-beef-mince beef-mince half-and-half-mince pork-mince lamb-mince turkey-mince chicken-mince",
  },
  {
    name: "poultry",
    because: "fried in pieces",
    foods: "chicken-breast chicken-thigh chicken-thigh-skin turkey-breast",
  },
  { name: "white fish", because: "fried or baked for minutes", foods: "cod pollock haddock plaice" },
  {
    name: "tinned fish",
    because: "drained, on bread or in a salad",
    foods: "canned-tuna tuna-in-oil canned-mackerel canned-salmon sardines",
  },
  {
    name: "cured meat",
    because: "a few slices or cubes",
    foods: "ham dry-cured-ham bacon lardons chorizo salami sliced-chicken",
  },
  { name: "syrup", because: "sweetens by the spoon", foods: "honey maple-syrup treacle" },
  { name: "spreading fat", because: "on bread or in a pan", foods: "butter margarine coconut-oil" },
  {
    name: "pickles",
    because: "salt and acid in a spoonful",
    foods: "black-olives green-olives capers pickled-gherkin",
  },
  {
    name: "soy sauce",
    because: "the same, with and without wheat",
    foods: "reduced-salt-tamari reduced-salt-soy-sauce",
  },
];

const GROUP_BY_FOOD: ReadonlyMap<string, string> = new Map(
  FOOD_GROUPS.flatMap(({ name, foods }) => foods.split(" ").map((food) => [food, name] as const)),
);

/** The group of foods that stand in for this one; null for a food that is in none, and for foods of people. */
export const foodGroup = (foodId: string | null): string | null =>
  foodId === null ? null : (GROUP_BY_FOOD.get(foodId) ?? null);
