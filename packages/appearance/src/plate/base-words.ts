import type { BaseName } from "./base-pieces.ts";
import { type RecipeWords, says, type Where } from "./recipe-words.ts";

/** Words that tell what lies at the bottom of a dish. */
export interface BaseRule {
  base: BaseName;
  where: Where;
  words: string;
}

/** The base of the first rule whose words are there, or null. */
export const firstBase = (rules: readonly BaseRule[], words: RecipeWords): BaseName | null =>
  rules.find(({ where, words: alternatives }) => says(words, where, alternatives))?.base ?? null;

export const GRAINS: readonly BaseRule[] = [
  { base: "riceNoodles", where: "all", words: "rice noodle|rijstnoedel|mihoen|glass noodle" },
  { base: "noodles", where: "all", words: "(egg |soba )?noodle|noedel|mie(?=$|[^a-z])|bami|udon|soba" },
  { base: "brownRice", where: "all", words: "brown rice|zilvervlies|wholegrain rice" },
  { base: "friedRice", where: "all", words: "fried rice|nasi" },
  {
    base: "yellowRice",
    where: "all",
    words: "saffron|paella|yellow rice|turmeric rice|gele rijst|spanish rice",
  },
  { base: "quinoa", where: "all", words: "quinoa" },
  { base: "couscous", where: "all", words: "couscous|bulgur|pearl barley|parelgort|tabbouleh|tabouleh" },
  {
    base: "rice",
    where: "all",
    words: "rice(?! (cake|drink|vinegar|paper))|rijst(?!wafel|azijn|papier)|risotto",
  },
];

/** From the name's own words to the contents, so that a pumpkin soup with lentils stays a pumpkin soup. */
export const SOUPS: readonly BaseRule[] = [
  { base: "misoBroth", where: "name", words: "ramen|.*(noodle|noedel)" },
  { base: "clearBroth", where: "name", words: "miso" },
  { base: "lentilSoup", where: "name", words: ".*(lentil|linzen|dal)" },
  { base: "beetSoup", where: "inName", words: "beet|biet|borscht" },
  { base: "tomatoSoup", where: "inName", words: "tomato|tomaten|minestrone" },
  {
    base: "pumpkinSoup",
    where: "inName",
    words: "pumpkin|pompoen|sweet potato|zoete aardappel|carrot|wortel",
  },
  { base: "coconutBroth", where: "name", words: "thai|laksa|coconut broth|.*coconut broth" },
  {
    base: "greenSoup",
    where: "inName",
    words: "pea soup|green pea|erwt|broccoli|courgette|spinach|spinazie|green|groen",
  },
  {
    base: "paleSoup",
    where: "inName",
    words: "cauliflower|bloemkool|mustard|mosterd|asparagus|asperge|leek|potato soup|white bean|witte bon",
  },
  { base: "mushroomSoup", where: "name", words: "mushroom|champignon" },
  { base: "beanSoup", where: "name", words: "brown bean|.*brown bean|bruine bonen" },
  { base: "tomatoSoup", where: "name", words: ".*chil+i" },
  { base: "clearBroth", where: "name", words: ".*(vegetable|groente|chicken|kippen)" },
];

export const SMOOTHIE_BOWLS: readonly BaseRule[] = [
  { base: "mangoSmoothie", where: "name", words: "mango|orange|sinaasappel" },
  { base: "greenSmoothie", where: "name", words: "green|groen" },
  { base: "berrySmoothie", where: "inName", words: "berr|bessen" },
  { base: "greenSmoothie", where: "all", words: "spinach|spinazie|kiwi" },
  { base: "mangoSmoothie", where: "all", words: "mango" },
];

export const SMOOTHIES: readonly BaseRule[] = [
  {
    base: "greenSmoothie",
    where: "all",
    words: "(fresh )?spinach|spinazie|kiwi|cucumber|komkommer|avocado|green|groene",
  },
  { base: "mangoSmoothie", where: "all", words: "mango|orange|sinaasappel|pineapple|ananas|peach|perzik" },
  { base: "chocSmoothie", where: "all", words: "(unsweetened )?(cacao|cocoa)|chocol|coffee|koffie" },
  { base: "pinkSmoothie", where: "all", words: "strawberr|aardbei|raspberr|framboz" },
  { base: "berrySmoothie", where: "all", words: "(frozen )?(blueberr|blackberr)|bosbes|bramen|berr" },
];

export const BREAKFASTS: readonly BaseRule[] = [
  { base: "chiaPudding", where: "head", words: ".*chia" },
  {
    base: "chocOats",
    where: "name",
    words: "(chocolate|cocoa|chocolade).* (overnight|oat|porridge|havermout)|.*(overnight|oats).* cocoa",
  },
  { base: "chocPudding", where: "head", words: "(chocolate|cocoa|chocolade|cacao)" },
  { base: "overnight", where: "head", words: "overnight" },
  { base: "polenta", where: "head", words: ".*(polenta|millet|gierst)" },
  { base: "yoghurt", where: "head", words: ".*(rice porridge|rijstebrij|rice pudding)" },
  { base: "skyr", where: "head", words: ".*(curd|quark|kwark|yogh?urt|skyr|ricotta|cottage)" },
  { base: "oats", where: "inHead", words: "porridge|(^|[^a-z])oat|havermout|pap" },
];

export const SPREADS: readonly BaseRule[] = [
  { base: "hummus", where: "name", words: "hummus|.*white bean spread" },
  { base: "guac", where: "name", words: "avocado|guac" },
  { base: "peanutSauce", where: "all", words: "(peanut|almond|nut) butter|pindakaas|notenpasta" },
  { base: "guac", where: "all", words: "avocado|guac" },
  { base: "hummus", where: "all", words: "hummus|cooked white beans" },
  {
    base: "skyr",
    where: "all",
    words:
      "(low-fat |soft )?(cottage|ricotta|cream cheese|roomkaas|skyr|yogh?urt|quark|kwark|goat)|light cream cheese",
  },
];

export const CURRIES: readonly BaseRule[] = [
  { base: "greenCurry", where: "name", words: "palak|saag|green curry|groene curry" },
  { base: "brownStew", where: "name", words: ".*rendang" },
  { base: "redCurry", where: "name", words: "red curry|rode curry|tikka masala|.*curry.*tomat|tomat.*curry" },
  { base: "lentilSoup", where: "name", words: ".*(dal|dahl)(?=$|[^a-z])" },
  { base: "chili", where: "name", words: ".*rajma" },
  { base: "curry", where: "inName", words: "curry(?! powder)|masala|korma" },
];

export const STEWS: readonly BaseRule[] = [
  {
    base: "chili",
    where: "name",
    words: "chill?i( (sin|con)|$| (with|met))|(bean|turkey|beef|lentil) chill?i",
  },
  { base: "peanutSauce", where: "name", words: ".*(peanut stew|pindastoof|satay sauce)" },
  { base: "lentils", where: "name", words: "(bruine |brown )?(linzenstoof|lentil stew)" },
  {
    base: "brownStew",
    where: "name",
    words: ".*(beef|rund|seitan).*(stew|stoof)|hachee|.*(stewed|stoofvlees)",
  },
  { base: "creamSauce", where: "name", words: "stroganoff" },
  { base: "clearBroth", where: "name", words: "soybean stew" },
  { base: "redCurry", where: "name", words: "korean soft tofu stew" },
  { base: "ragu", where: "name", words: "stew|ragu|ragout|bolognese|goulash|goelasj" },
  { base: "ragu", where: "inName", words: "stoof" },
  { base: "shakshuka", where: "name", words: "ratatouille|caponata|.*in tomato sauce" },
  { base: "clearBroth", where: "name", words: "mussel|mossel" },
];

/** Potatoes mashed with vegetables, as the Dutch do. */
export const MASHES: readonly BaseRule[] = [
  {
    base: "mashGreen",
    where: "head",
    words:
      ".*(endive|andijvie|kale|boerenkool|sprouts?|spruit|spinach).*(mash|stamppot)|stamppot (andijvie|boerenkool|spruit)|.*stamppot boerenkool",
  },
  { base: "mashOrange", where: "head", words: ".*(carrot|wortel).*(mash|stamppot)|hutspot" },
  { base: "mashPale", where: "head", words: ".*(sauerkraut|zuurkool).*(mash|stamppot)|stamppot zuurkool" },
  { base: "mash", where: "inHead", words: "(^|[^a-z])mash$|stamppot" },
];

export const LEAVES: readonly BaseRule[] = [
  { base: "kaleBed", where: "all", words: "(chopped curly )?kale|boerenkool" },
  { base: "rocketBed", where: "all", words: "rocket|rucola" },
  { base: "spinachBed", where: "all", words: "(fresh )?spinach|spinazie" },
];

/** What lies beside the main piece on a plate. */
export const SIDES: readonly BaseRule[] = [
  { base: "beanMash", where: "name", words: ".*bean mash" },
  { base: "mash", where: "inName", words: "(^|[^a-z])mash|puree|stamppot|swede" },
  { base: "polenta", where: "name", words: ".*polenta" },
  { base: "lentils", where: "name", words: ".*(on|and|with) lentils|.*linzen" },
];
