import { formatDate, type Language, type Phrases } from "@plateful/phrases";
import { quarters } from "../../ui/fields/quarters.ts";
import type { KeptChange, KeptMeasurement } from "./kept-change.ts";
import type { RefusedChange } from "./send-waiting.ts";

/** "Weight 71.4 kg". */
const measuredText = ({ measured, text }: KeptMeasurement, { measurements }: Phrases): string =>
  [measurements.types[measured.type], text].filter(Boolean).join(" ");

/** What a change is about: a meal, a food or a measurement, by its name. */
function nameOf(change: KeptChange, phrases: Phrases): string {
  const { diary, measurements } = phrases;
  switch (change.kind) {
    case "swap":
      return change.meals[0]?.recipe.name ?? "";
    case "food":
      return change.serving.food.name;
    case "measurement":
      return measuredText(change, phrases);
    case "measurement-removal":
      return measurements.types[change.type];
    default:
      return ("name" in change ? change.name : null) ?? diary.quickMeal;
  }
}

/** Says in a few words what a change that waits does. */
export function changeWords(change: KeptChange, phrases: Phrases): string {
  const { keptChanges: words, diary, meals } = phrases;
  const name = nameOf(change, phrases);
  switch (change.kind) {
    case "tick":
      if (change.eatenAt !== undefined) return words.timed({ name });
      return change.status === "EATEN" ? words.eaten({ name }) : words.notEaten({ name });
    case "portion": {
      const { portion } = change;
      const size = quarters(portion);
      return words.portion({ name, portion: diary.portionOf({ size, isOne: portion <= 1 }) });
    }
    case "removal":
    case "measurement-removal":
      return words.removed({ name });
    case "swap":
      return words.planned({ name });
    case "rebalance":
      return words.adjusted;
    case "food":
    case "quick-add":
    case "own-product":
      return words.added({ name, meal: meals.momentsInSentence[change.moment] });
    case "copy":
      return words.copied({ meal: meals.momentsInSentence[change.moment], count: change.items.length });
    case "planned":
      return words.plannedMeals({ count: change.items.length });
    case "quick-edit":
      return words.edited({ name });
    case "measurement":
      return words.measured({ what: name });
    case "item-tick":
      return (change.checked ? words.ticked : words.unticked)({ name });
    case "item-aside":
      return (change.atHome ? words.atHome : words.bought)({ name });
    case "item-added":
      return words.itemAdded({ name });
    case "item-edit":
      return words.edited({ name });
    case "item-removal":
      return words.removed({ name });
    case "note":
      return change.note === null ? words.noteDeleted : words.noted;
  }
}

/** Says what could not be saved, of which meal and day, and why (ledger ERR-019, DIARY-107). */
export function refusalWords(
  { change, reason }: RefusedChange,
  phrases: Phrases,
  language: Language,
): string {
  const { keptChanges: words, meals } = phrases;
  const day = formatDate(language, change.date, { weekday: "long", day: "numeric", month: "long" });
  const name = nameOf(change, phrases);
  const whatOf = (): string => {
    switch (change.kind) {
      case "swap":
        return words.refusedSwap({ name, day });
      case "rebalance":
        return words.refusedDay({ day });
      case "tick":
        return (change.eatenAt === undefined ? words.refusedTick : words.refusedTime)({ name, day });
      case "portion":
        return words.refusedPortion({ name, day });
      case "removal":
      case "measurement-removal":
        return words.refusedRemoval({ name, day });
      case "food":
      case "quick-add":
      case "own-product":
        return words.refusedAddition({ name, day });
      case "copy":
        return words.refusedCopy({ meal: meals.momentsInSentence[change.moment], day });
      case "planned":
        return words.refusedPlanned({ count: change.items.length, day });
      case "quick-edit":
        return words.refusedEdit({ name, day });
      case "measurement":
        return words.refusedMeasurement({ what: name, day });
      case "item-added":
        return words.refusedItem({ name });
      case "item-tick":
      case "item-aside":
      case "item-edit":
      case "item-removal":
        return words.refusedItemChange({ name });
      case "note":
        return change.note === null
          ? words.refusedNoNote({ day })
          : words.refusedNote({ day, note: change.note });
    }
  };
  return reason === null ? whatOf() : `${whatOf()} ${reason}`;
}

/** Says of what the server could not take what it was, of which meal and day (ledger DIARY-120). */
export const failureWords = (change: KeptChange, phrases: Phrases, language: Language): string =>
  refusalWords({ change, reason: phrases.keptChanges.notTaken }, phrases, language);
