import type { WeekPoint } from "@plateful/contract";
import { formatDate, formatList, formatNumber } from "@plateful/phrases";
import { useLanguage, usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { CURRENCY, formatWholePrice } from "../../lib/language/money.ts";
import { useShowsNumbers } from "../../lib/person/use-shows-numbers.ts";

/** Amounts below are read to a tenth. */
const WHOLE_FROM = 20;
/** Known for so much, a nutrient is as good as known. */
const ALL_KNOWN = 0.995;

interface PointWords {
  readonly title: string;
  readonly text: string;
}

type Point<Code extends WeekPoint["code"]> = Extract<WeekPoint, { code: Code }>;

const DOT = " · ";
const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Numbers and days as this screen says them. */
export function useWeekFormat() {
  const language = useLanguage();
  const { nutrients } = usePhrases();
  const number = (value: number, digits = 0) =>
    formatNumber(language, value, { maximumFractionDigits: digits });
  const grams = (value: number) => number(value, Math.abs(value) < WHOLE_FROM ? 1 : 0);
  return {
    number,
    list: (items: readonly string[]) => formatList(language, items),
    inSentence: (name: string) => name.charAt(0).toLocaleLowerCase(language) + name.slice(1),
    amount: (value: number, unit: string) => `${grams(value)}\u00a0${unit}`,
    nutrient: (name: keyof typeof nutrients.namesInSentence) => nutrients.namesInSentence[name],
    weekday: (date: string) => formatDate(language, date, { weekday: "long" }),
    day: (date: string) => formatDate(language, date, { day: "numeric", month: "long" }),
    short: (date: string) => formatDate(language, date, { weekday: "short" }),
  };
}

function useTargetWords(): (point: Point<"ENERGY"> | Point<"PROTEIN">) => PointWords {
  const { targets } = usePhrases().whyWeek;
  const { number } = useWeekFormat();
  const showsNumbers = useShowsNumbers();
  return (point) => {
    const met = point.days.filter((day) => day.met).length;
    if (!showsNumbers)
      return { title: targets.plain[point.code], text: targets.on({ met, of: point.days.length }) };
    const total = { lowest: number(point.lowest), highest: number(point.highest) };
    const target = { lowest: number(point.lowest_target), highest: number(point.highest_target) };
    return point.code === "ENERGY"
      ? { title: targets.energy(total), text: targets.energyTarget(target) }
      : { title: targets.protein(total), text: targets.proteinTarget(target) };
  };
}

function useGuideWords(): (point: Point<"GUIDE">) => PointWords {
  const { guide } = usePhrases().whyWeek;
  const { number, amount, nutrient } = useWeekFormat();
  const showsNumbers = useShowsNumbers();
  const plain = {
    MIN: { met: guide.reached, missed: guide.short },
    MAX: { met: guide.within, missed: guide.passed },
  };
  return (point) => {
    const name = nutrient(point.nutrient);
    const { kind, unit } = point;
    if (!showsNumbers)
      return { title: upper(plain[kind][point.met ? "met" : "missed"]({ name })), text: guide.average };
    const of = { amount: amount(point.reference, unit) };
    const known =
      point.known < ALL_KNOWN ? [guide.known({ percent: number(Math.floor(100 * point.known)) })] : [];
    return {
      title: guide.title({ name: upper(name), amount: amount(point.amount, unit) }),
      text: [kind === "MIN" ? guide.atLeast(of) : guide.atMost(of), ...known].join(DOT),
    };
  };
}

function useTimeWords(): (point: Point<"TIME">) => PointWords {
  const { time } = usePhrases().whyWeek;
  const { weekday: dayName } = useWeekFormat();
  const titleOf = ({ weekday, weekend }: Point<"TIME">) => {
    if (weekday === null) return time.weekend({ minutes: weekend ?? 0 });
    if (weekend === null) return time.weekdays({ minutes: weekday });
    return weekday === weekend ? time.always({ minutes: weekday }) : time.both({ weekday, weekend });
  };
  return (point) => {
    const { dish, date, minutes } = point.longest;
    const said = point.met
      ? time.longest({ minutes })
      : time.over({ name: dish.name, day: dayName(date), minutes });
    const unknown = point.unknown > 0 ? [time.unknown({ count: point.unknown })] : [];
    return { title: titleOf(point), text: [said, ...unknown].join(DOT) };
  };
}

function useDishWords(): (point: Point<"PACKS"> | Point<"VARIETY">) => PointWords {
  const { packs, variety } = usePhrases().whyWeek;
  const { list, inSentence } = useWeekFormat();
  return (point) => {
    if (point.code === "PACKS") {
      const names = upper(list(point.foods.map(inSentence)));
      const text = point.foods.length === 0 ? packs.none : packs.back({ names, count: point.foods.length });
      return { title: packs.title, text };
    }
    const repeated = point.repeated > 0 ? [variety.repeated({ count: point.repeated })] : [];
    return {
      title: variety.title({ dishes: point.dishes }),
      text: [variety.again({ count: point.again }), ...repeated].join(DOT),
    };
  };
}

function useBudgetWords(): (point: Point<"BUDGET">) => PointWords {
  const { budget } = usePhrases().whyWeek;
  const language = useLanguage();
  const euros = (cents: number) => formatWholePrice(language, 100 * Math.round(cents / 100), CURRENCY);
  return (point) => {
    const unpriced = point.unpriced > 0 ? [budget.unpriced({ count: point.unpriced })] : [];
    return {
      title: budget.title({ price: euros(point.cents) }),
      text: [budget.of({ price: euros(point.budget) }), ...unpriced].join(DOT),
    };
  };
}

function useFoodWords(): (point: Point<"FOODS">) => PointWords {
  const { foods } = usePhrases().whyWeek;
  const counted = (count: number | null, say: (p: { count: number }) => string) =>
    count === null ? [] : [say({ count })];
  return ({ fish, pulses, meat, disliked }) => {
    const kinds = [...counted(fish, foods.fish), ...counted(pulses, foods.pulses)];
    const withMeat = counted(meat, foods.meat);
    const said = disliked === 0 ? [foods.noneDisliked] : counted(disliked, foods.disliked);
    const [title, text] = kinds.length === 0 ? [withMeat, said] : [kinds, [...withMeat, ...said]];
    return { title: upper(title.join(", ")), text: upper(text.join(DOT)) };
  };
}

/** What a point says, with its evidence; without a figure of energy or nutrients where these are hidden (PLAN-236). */
export function usePointWords(): (point: WeekPoint) => PointWords {
  const ofTarget = useTargetWords();
  const ofGuide = useGuideWords();
  const ofTime = useTimeWords();
  const ofFoods = useFoodWords();
  const ofBudget = useBudgetWords();
  const ofDishes = useDishWords();
  return (point) => {
    switch (point.code) {
      case "ENERGY":
      case "PROTEIN":
        return ofTarget(point);
      case "GUIDE":
        return ofGuide(point);
      case "TIME":
        return ofTime(point);
      case "BUDGET":
        return ofBudget(point);
      case "FOODS":
        return ofFoods(point);
      default:
        return ofDishes(point);
    }
  };
}
