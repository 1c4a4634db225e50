import type { DishKind } from "./plate-spec.ts";
import { type RecipeWords, says, type Where } from "./recipe-words.ts";

interface DishRule {
  where: Where;
  words: string;
  dish: DishKind;
  /** The rule counts only when these words are there too. */
  also?: readonly [where: Where, words: string];
  /** The rule does not count when these words are there. */
  unless?: readonly [where: Where, words: string];
}

const BREAD =
  "bread(?!ed)|naan|brood|boterham|sandwich|toast|crispbread|knackebrod|cracker|rusk|beschuit|rice cake|rijstwafel|bagel|baguette|stokbrood|ciabatta|bun|bruschetta|rye bites|english muffin";
const BREAD_ROLL = "multigrain roll|bread roll|white roll|wholemeal roll|broodje|burger bun";
const VEGETABLE =
  "pepper|paprika|aubergine|courgette|portobello|avocado|potato|tomato|mushroom|dates|eggs|cucumber";

/**
 * From specific to general: the first rule that fits is taken. Dutch compounds end in the dish (pompoensoep,
 * lunchsalade), hence many words are looked for inside words as well.
 */
const DISH_RULES: readonly DishRule[] = [
  { where: "inName", words: "soup|soep|bouillon|minestrone|chowder", dish: "soup" },
  { where: "name", words: "ramen|broth|miso cup|laksa", dish: "soup" },
  { where: "inHead", words: "burrito ?bowl", dish: "bowl" },
  { where: "inHead", words: "smoothie ?bowl", dish: "breakfastBowl" },
  { where: "inHead", words: "smoothie|shake(?!nd)|milkshake|lassi", dish: "glass" },
  {
    where: "head",
    words: "(cauliflower|bloemkool)? ?pizza|flammkuchen|tortilla pizza",
    dish: "pizza",
  },
  { where: "inHead", words: "pizza", dish: "pizza" },
  {
    where: "inHead",
    words: "burger",
    dish: "plate",
    also: ["contents", "[a-z]"],
    unless: ["contents", "burger bun|multigrain roll|roll|bun"],
  },
  { where: "inHead", words: "burger", dish: "burger" },
  { where: "name", words: "lettuce (taco|wrap|cup|leaves)|slawrap", dish: "filled" },
  { where: "inName", words: "shakshuka|skillet|huevos rancheros", dish: "pan" },
  { where: "name", words: "quesadilla", dish: "quesadilla" },
  { where: "name", words: "enchilada", dish: "gratin" },
  { where: "inHead", words: "taco", dish: "pocket" },
  { where: "inHead", words: "wrap|burrito|fajita", dish: "wrap" },
  { where: "inHead", words: "flatbread|platbrood", dish: "pocket" },
  { where: "head", words: "(.* )?pittas?$|(.* )?pitas?$|pitta with|gyros", dish: "pocket" },
  { where: "name", words: "gyros", dish: "pocket" },
  { where: "head", words: "pita|pitta", dish: "pocket", unless: ["head", "pitt?a (strip|chip|punt)"] },
  {
    where: "inHead",
    words: "pancake|pannenkoek|waffle|wafel(?!s? met .*rijst)|crepe|poffertje|blini",
    dish: "pancakes",
    unless: ["head", "rijstwafel"],
  },
  { where: "inHead", words: "fritter|koekjes van|burgertjes", dish: "plate" },
  { where: "inHead", words: "omelette? ?roll|omeletrol", dish: "rolls" },
  { where: "inHead", words: "omelet|frittata", dish: "omelette" },
  {
    where: "name",
    words: ".* on (\\w+ )?(bread|toast|rye|ciabatta|bagel|crispbread)|.* op (brood|toast)",
    dish: "toast",
  },
  { where: "name", words: "eggs in .*(sauce|saus)|.*pan with eggs|pan met", dish: "pan" },
  { where: "inHead", words: "french toast|wentelteef", dish: "toast" },
  { where: "inHead", words: "toastie|tosti", dish: "toastie" },
  { where: "inHead", words: "bread ?(and butter)? ?pudding|broodpap|bread porridge", dish: "breakfastBowl" },
  { where: "inHead", words: "spice loaf|banana bread|bananenbrood|ontbijtkoek|loaf|cake(?!s)", dish: "loaf" },
  { where: "inHead", words: "yogh?urt bark|bark", dish: "bark" },
  { where: "inHead", words: "cookie|koekje|\\bbars?$|repen?$|flapjack|biscuit", dish: "biscuits" },
  {
    where: "head",
    words:
      "(toasted|roasted|spiced|crunchy|crispy|geroosterde|krokante)( crunchy| roasted)? ?(sunflower|pumpkin|nuts|noten|pecan|almond|amandel|chickpea|kikkererwt|walnut|peanut|pit|edamame)",
    dish: "nibbles",
  },
  {
    where: "inHead",
    words: "popcorn|crisps|kale chips|boerenkoolchips|trail ?mix|studentenhaver",
    dish: "nibbles",
  },
  {
    where: "head",
    words: "(handje |handful of |mixed |gemengde )?(nuts|noten)$|(frozen )?grapes$|olives$|edamame$",
    dish: "nibbles",
    unless: ["all", "fillet|salmon|tofu|roots|vegetables|groente"],
  },
  {
    where: "head",
    words: "walnuts$|almonds$|macadamia nuts$|pecans$|cashews$|peanuts$|edamame$",
    dish: "nibbles",
  },
  { where: "inHead", words: "ice cream|sorbet|(^|[^a-z])ijs$|nice cream", dish: "nibbles" },
  { where: "inHead", words: "skewer|spies|kebab", dish: "skewers" },
  {
    where: "head",
    words:
      "energy ball|bliss ball|energiebal|(date|oat|cocoa|coconut|dadel|almond).* (balls?|bites|balletje)",
    dish: "balls",
  },
  {
    where: "inHead",
    words: "egg muffin|muffin|cupcake|brownie",
    dish: "bake",
    unless: ["head", "english muffin"],
  },
  { where: "name", words: "baked eggs in ham|ham egg cups|eierbakjes", dish: "bake" },
  {
    where: "name",
    words: `(stuffed|filled|gevulde?).*|(${VEGETABLE}).* (stuffed|filled|gevuld)`,
    dish: "filled",
  },
  {
    where: "name",
    words:
      "jacket potato|baked avocado|avocado half|halve avocado|.*baked in avocado|.* boats|eggs? halves|devilled egg|gevuld ei|chicory leaves|celery with|bleekselderij met|in (lettuce|chicory) leaves",
    dish: "filled",
  },
  {
    where: "head",
    words: "hummus|dip(?!ped)|guacamole|tzatziki|.*(bean|tuna|beetroot|herb) (dip|spread)|.*(dip|hummus)$",
    dish: "dip",
  },
  {
    where: "name",
    words:
      "(carrots?|pitt?a strips|vegetables|crudites|celery|peppers?|cucumber) (sticks? )?with (hummus|tzatziki|.*dip)",
    dish: "dip",
  },
  {
    where: "inHead",
    words: `${BREAD}`,
    dish: "toast",
    unless: [
      "head",
      "toasted (?!bagel|ciabatta|bread)|shortbread|gingerbread|.*(soup|porridge|pudding|salad)",
    ],
  },
  { where: "inHead", words: "broodje|bolletje", dish: "toast" },
  { where: "head", words: "(.* )?rolls?$|roll ", dish: "toast", also: ["contents", BREAD_ROLL] },
  { where: "head", words: ".*rolls?$|roll ", dish: "rolls" },
  {
    where: "inHead",
    words:
      "cauliflower cheese|bloemkool met kaas|gratin|lasagne|moussaka|casserole|ovenschotel|baked penne|aubergine baked|(^|[^a-z])bake$",
    dish: "gratin",
    unless: ["head", ".*tray ?bake"],
  },
  { where: "name", words: "chicory with ham and cheese|sauerkraut bake|witlof met ham", dish: "gratin" },
  { where: "head", words: "crustless quiche", dish: "gratin" },
  { where: "inHead", words: "(^|[^a-z])pie$", dish: "gratin", also: ["all", "(baby )?potato"] },
  { where: "inHead", words: "quiche|(^|[^a-z])pie$|hartige taart", dish: "pie" },
  {
    where: "inHead",
    words: "traybake|tray bake|sheet.?pan|bakplaat|roasted (roots|vegetables)|geroosterde groente",
    dish: "tray",
  },
  {
    where: "inName",
    words: "spaghetti|pasta(?! sauce)|tagliatelle|penne|fusilli|linguine|gnocchi|macaroni|rigatoni|farfalle",
    dish: "pasta",
  },
  {
    where: "head",
    words:
      ".*(skyr|yogh?urt|kwark|quark|porridge|(^|[^a-z])oats?(?!meal)|havermout|chia|overnight|granola|muesli|pudding|mousse|pap(?=$|[^a-z]))",
    dish: "breakfastBowl",
  },
  { where: "head", words: "(savoury )?(cottage cheese|ricotta|huttenkase)", dish: "breakfastBowl" },
  {
    where: "name",
    words: "(cocoa|strawberry) bowl|soy curd(?! dip)|peach with ricotta|whipped|coconut cream",
    dish: "breakfastBowl",
  },
];

const fits = (words: RecipeWords, rule: DishRule) =>
  says(words, rule.where, rule.words) &&
  (rule.also === undefined || says(words, ...rule.also)) &&
  (rule.unless === undefined || !says(words, ...rule.unless));

/** Which kind of dish a name promises, or null when it promises nothing. */
export function dishFromName(words: RecipeWords): DishKind | null {
  return DISH_RULES.find((rule) => fits(words, rule))?.dish ?? null;
}
