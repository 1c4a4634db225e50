/** Lines of ingredients, as pages state or show them. */

const BULLET = /^(?:[•·▢□☐✓*◦‣▪–—-]\s*)+(?=[\p{L}\d¼½¾⅓⅔⅛(])/u;

/** So many lines in a row that all were there before are the same list once more. */
const MIN_REPEATED = 4;

/** Lines without those that repeat, at the end, what is above them. */
function withoutRepeats(lines: readonly string[]): readonly string[] {
  for (let at = 1; at + MIN_REPEATED <= lines.length; at += 1) {
    const before = new Set(lines.slice(0, at).map((line) => line.toLowerCase()));
    if (lines.slice(at).every((line) => before.has(line.toLowerCase()))) return lines.slice(0, at);
  }
  return lines;
}

const AMOUNT = String.raw`(?:\d+\s+)?[\d¼½¾⅓⅔⅛][\d.,/¼½¾⅓⅔⅛]*(?:\s*[-–]\s*[\d.,/¼½¾⅓⅔⅛]+)?`;

const UNITS =
  "(?:unit|piece|pièce|stuk)\\(s\\)|g|gr|gram|grams|grammes?|kg|mg|ml|cl|dl|l|liters?|litres?|oz|lbs?|cups?(?:\\(s\\))?|tbsp|tsp|tbs|el|eetlepels?|tl|theelepels?|teen|teentjes?|takjes?|snufjes?|blikjes?|blik|zakjes?|bosjes?|stuks?|st|" +
  "stück|stk|prise|bund|dose|zehen?|msk|tsk|krm|ss|ts|c\\.?\\s?à\\.?\\s?[sc]\\.?|cuill[eè]res?(?: à (?:soupe|café))?|pincées?|gousses?|brins?|cucchiai(?:ni)?|cucchiaio|ks|lžíce|lžička|plát\\.?|adet|克|毫升|勺|个";
const BEGINS_WITH_NUMBER = /^\W*[\d¼½¾⅓⅔⅛]/u;
const BEGINS_WITH_WORD = /^\W*(?:een |a |one |half |halve )/iu;
/** A sentence may begin with such a word, too. */
const MAX_WITH_WORD = 50;

const ENDS_WITH_AMOUNT = new RegExp(`\\s${AMOUNT}\\s*(?:${UNITS})\\.?$`, "iu");

/** Whether a line says how much goes in, at its beginning or at its end. */
export const hasAmount = (line: string): boolean =>
  BEGINS_WITH_NUMBER.test(line) ||
  (line.length <= MAX_WITH_WORD && (BEGINS_WITH_WORD.test(line) || ENDS_WITH_AMOUNT.test(line)));

/** For how many the list is, or how it is called: "For the sauce:", "4 persons", "## Sauce". */
const GROUP = /^#+\s|:\s*$/u;
const FOR_PART =
  /^(?:for (?:the |serving|garnish)|(?:voor|bij) (?:de|het|bij|erbij)\b|pour (?:le|la|les|l['’])|für (?:den|die|das)\b|para (?:el|la|los|las|o|a|os|as)\b|per (?:il|la|lo|i|gli|le)\b|till \p{L}+en\b|til \p{L}+en\b)/iu;
const MAX_GROUP = 40;
const SERVINGS = new RegExp(
  String.raw`^(?:\p{L}{2,10}:?\s+)?(?:${AMOUNT}\s*)?(?:servings?|persons?|people|portions?|personen|personnes?|pers\.?|porties?|eters|portionen|personas|pessoas|porções|persone|porzioni|portioner|personer|porsjoner|adag|porcí|porcji|porcija|osoby|os[oó]b)$`,
  "iu",
);
/** "SAUCE" between lines that are no capitals. */
const CAPITALS = /^[\p{Lu}\s&'’-]{4,}$/u;
/** What a portion gives is no ingredient. */
const NUTRIENT = /\b(?:kcal|kj|calories)\b/iu;

/** Whether a line says what the lines below it are for, rather than what goes in. */
export function isGroupName(line: string): boolean {
  if (line.length > MAX_GROUP || /\d/.test(line)) return SERVINGS.test(line) || NUTRIENT.test(line);
  return SERVINGS.test(line) || GROUP.test(line) || (FOR_PART.test(line) && !/[,(]/.test(line));
}

const METRIC = /\d\s*(?:g|gr|gram|grams|grammes?|kg|ml|cl|dl|l|liters?|litres?)\b/iu;
const IMPERIAL = /[\d¼½¾⅓⅔⅛]\s*(?:(?:fl\.? )?oz|ounces?|lbs?|pounds?|cups?|pints?|quarts?|sticks?)\b/iu;
const counted = (lines: readonly string[], measure: RegExp): number =>
  lines.filter((line) => measure.test(line)).length;

const wordsOf = (line: string): ReadonlySet<string> =>
  new Set(
    line
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .filter((word) => word.length > 2),
  );

/** Whether two lines name the same food, however much of it. */
function isSameFood(first: ReadonlySet<string>, second: ReadonlySet<string>): boolean {
  const few = Math.min(first.size, second.size);
  return few > 0 && 2 * [...first].filter((word) => second.has(word)).length >= few;
}

const MIN_HALF = 3;
const MAX_COMPARED = 160;

/** Whether one of two lists measures in grams and the other in ounces and cups. */
function differInMeasures(first: readonly string[], second: readonly string[]): boolean {
  // Of two lists that are as long, fewer measures tell enough.
  const few = first.length === second.length ? 1 : 2;
  const isOf = (list: readonly string[], measure: RegExp, other: RegExp) =>
    counted(list, measure) >= few && counted(list, measure) > 2 * counted(list, other);
  return (
    (isOf(first, METRIC, IMPERIAL) && isOf(second, IMPERIAL, METRIC)) ||
    (isOf(first, IMPERIAL, METRIC) && isOf(second, METRIC, IMPERIAL))
  );
}

/** The metric one of two lists of the same foods: pages state cups and grams one behind the other. */
function withoutOtherMeasures(lines: readonly string[]): readonly string[] {
  if (lines.length > MAX_COMPARED) return lines;
  const words = lines.map(wordsOf);
  for (let at = MIN_HALF; at + MIN_HALF <= lines.length; at += 1) {
    const [first, second] = [lines.slice(0, at), lines.slice(at)];
    if (!differInMeasures(first, second)) continue;
    const [named, again] = [words.slice(0, at), words.slice(at)];
    const known = again.filter((food) => named.some((one) => isSameFood(one, food)));
    const repeated = named.filter((food) => again.some((one) => isSameFood(one, food)));
    if (5 * known.length >= 4 * again.length && 5 * repeated.length >= 4 * named.length)
      return counted(first, METRIC) > counted(first, IMPERIAL) ? first : withoutOtherMeasures(second);
  }
  return lines;
}

/** Ingredient lines without the marks of a list, the names of its groups, and what is said twice. */
export function tidyIngredients(lines: readonly string[]): string[] {
  const tidy = lines
    .map((line) => line.replace(BULLET, "").trim())
    .filter((line) => /\p{L}/u.test(line) && !isGroupName(line) && !/^\([^()]*\)$/.test(line));
  const others = tidy.filter((line) => !CAPITALS.test(line));
  const own = 3 * others.length < 2 * tidy.length ? tidy : others;
  return [...withoutRepeats(withoutOtherMeasures(own))];
}

const BARE_AMOUNT = new RegExp(`^[~±]?${AMOUNT}\\s*(?:(?:${UNITS})\\.?|(?:\\p{L}{1,6}\\.){1,3})?$`, "iu");
/** An amount with some word, which is one of what is measured where the food stands in the next line. */
const AMOUNT_AND_WORD = new RegExp(`^[~±]?${AMOUNT}\\s+\\p{L}+\\.?$`, "iu");
const MIN_SPLIT = 3;

const isBare = (line: string | undefined): boolean => line !== undefined && BARE_AMOUNT.test(line);

/** Whether the amounts stand in the lines behind their foods. */
function standBehind(lines: readonly string[]): boolean {
  const first = lines.findIndex(isBare);
  return first > 0 && (isBare(lines.at(-1)) || isBare(lines[first + 2]));
}

/** Foods with the amounts of the lines behind them. */
function withAmountsBehind(lines: readonly string[]): string[] {
  const joined: string[] = [];
  for (const line of lines) {
    const food = isBare(line) ? joined.pop() : undefined;
    joined.push(food === undefined ? line : `${line} ${food}`);
  }
  return joined;
}

/** Foods with the amounts of the lines before them. */
function withAmountsBefore(lines: readonly string[]): string[] {
  const joined: string[] = [];
  let amount: string | null = null;
  for (const [at, line] of lines.entries()) {
    const next = lines[at + 1] ?? "";
    const isAmount =
      isBare(line) || (AMOUNT_AND_WORD.test(line) && next !== "" && !BEGINS_WITH_NUMBER.test(next));
    if (isAmount && amount === null) amount = line;
    else {
      joined.push(amount === null ? line : `${amount} ${line}`);
      amount = null;
    }
  }
  return amount === null ? joined : [...joined, amount];
}

/** Puts amounts together with their foods, where a page shows them in lines of their own. */
export function withAmounts(lines: readonly string[]): string[] {
  if (lines.filter(isBare).length < MIN_SPLIT) return [...lines];
  return standBehind(lines) ? withAmountsBehind(lines) : withAmountsBefore(lines);
}
