import type { BreadName, DishKind, ShellName } from "./plate-spec.ts";
import { type RecipeWords, says } from "./recipe-words.ts";

const BREADS: readonly (readonly [words: string, bread: BreadName])[] = [
  ["(.* )?raisin bread|rozijnenbrood|krentenbrood", "raisinSlice"],
  ["(rye )?crispbread|knackebrod|(flaxseed )?cracker", "crispbread"],
  ["dutch rusk|rusk|beschuit", "rusk"],
  ["rice cake|rijstwafel", "riceCake"],
  ["(toasted )?bagel", "bagel"],
  ["baguette|stokbrood|ciabatta|(toasted )?ciabatta", "baguette"],
  ["dark rye|rye(?! sourdough)|roggebrood", "rye"],
  ["(multigrain|wholemeal|white|burger) (roll|bun)|broodje|(wholemeal )?english muffin|roll", "roll"],
];

const firstOf = <T>(rules: readonly (readonly [words: string, what: T])[], text: RecipeWords): T | null =>
  rules.find(([words]) => says(text, "name", words))?.[1] ??
  rules.find(([words]) => says(text, "contents", words))?.[1] ??
  null;

/** The bread of an open sandwich or of a pocket: a plain slice when nothing else is said. */
export function breadFromWords(dish: DishKind, words: RecipeWords): BreadName {
  if (dish === "pocket") return says(words, "all", "(wholemeal |white )?pitt?a|gyros") ? "pita" : "tortilla";
  return firstOf(BREADS, words) ?? "slice";
}

const SHELLS: readonly (readonly [words: string, shell: ShellName])[] = [
  [".*lettuce|sla(?=$|[^a-z])", "lettuce"],
  ["chicory|witlof", "chicory"],
  [".*cucumber (boat|round)|komkommer", "cucumber"],
  ["(.* )?(stuffed|filled) peppers?|peppers? (stuffed|filled)|gevulde paprika", "pepper"],
  ["(stuffed |filled )?aubergine", "aubergine"],
  ["(stuffed )?courgette", "courgette"],
  ["(.* )?sweet potato|zoete aardappel", "sweetPotato"],
  ["(jacket )?potato|aardappel", "potato"],
  ["(.* )?avocado", "avocado"],
  ["(stuffed )?(portobello|mushroom)", "portobello"],
  ["(devilled |filled )?eggs?|gevulde eieren", "egg"],
  ["celery|bleekselderij", "celery"],
  ["dates|dadels", "date"],
];

const WRAPPERS: readonly (readonly [words: string, shell: ShellName])[] = [
  ["omelet", "omelette"],
  ["(lean )?ham", "ham"],
  ["smoked salmon|.*salmon", "salmon"],
  ["(sliced )?chicken|turkey", "chicken"],
  ["aubergine", "aubergine"],
  ["courgette", "courgette"],
  ["cucumber", "cucumber"],
  ["lettuce", "lettuce"],
];

/** What holds the filling of a dish. */
export function shellFromWords(dish: DishKind, words: RecipeWords): ShellName {
  return firstOf(dish === "rolls" ? WRAPPERS : SHELLS, words) ?? (dish === "rolls" ? "tortilla" : "pepper");
}
