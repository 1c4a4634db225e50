import { LEFTOVER_DAYS } from "../model/keeping.ts";
import type { CookedAhead, MealLink } from "../model/plan-input.ts";
import { type CookedTogether, isSame, type LinkableSlot, link } from "./linkable-slot.ts";

const WEEK = 7;
/** Evenings on which someone who cooks twice a week does so: Monday and Thursday, counted from Monday. */
const COOKING_DAYS: readonly number[] = [0, 3];
/** Dishes that are cooked on such an evening. */
const DISHES = 2;

/** A dish that is there for the evenings to come. */
interface Pot {
  /** The dinner at which it is first eaten. */
  readonly first: LinkableSlot;
  /** Number of the day of its cooking. */
  readonly cookedOn: number;
}

/** A cooking evening. */
interface Evening {
  readonly dayNumber: number;
  /** It is over, so that nothing more can be cooked on it. */
  readonly isPast: boolean;
  /** What there is to eat, first what was eaten longest ago. */
  readonly pots: readonly Pot[];
}

/** What stands already and is cooked ahead stays so. */
export const standingAhead = (dinners: readonly LinkableSlot[]): CookedAhead[] =>
  dinners.flatMap(({ at, isFree, cookedAhead: days = 0 }) => (isFree || days === 0 ? [] : [{ at, days }]));

const weekdayFrom = (firstWeekday: number, { dayNumber }: LinkableSlot): number =>
  (((dayNumber + firstWeekday) % WEEK) + WEEK) % WEEK;

const keeps = (cookedOn: number, { dayNumber }: LinkableSlot): boolean =>
  dayNumber - cookedOn <= LEFTOVER_DAYS;

/** The dish that was eaten longest ago and still keeps. */
const oldestPot = ({ pots }: Evening, dinner: LinkableSlot): Pot | undefined =>
  pots.find(({ cookedOn }) => keeps(cookedOn, dinner));

/** Goes through the dinners in the order of their days. */
class Evenings {
  readonly links: MealLink[] = [];
  readonly cookedAhead: CookedAhead[];
  private readonly dinners: readonly LinkableSlot[];
  private readonly firstWeekday: number;
  private evening: Evening | null = null;

  constructor(dinners: readonly LinkableSlot[], firstWeekday: number) {
    this.dinners = dinners;
    this.firstWeekday = firstWeekday;
    this.cookedAhead = standingAhead(dinners);
  }

  /** A dinner that is there already: one more dish, what is left of one, or of no concern to the others. */
  passStanding(dinner: LinkableSlot): void {
    const { leftOf, mayCook, dayNumber, cookedAhead = 0 } = dinner;
    const evening = this.eveningFor(dinner);
    const known = leftOf && evening?.pots.find(({ first }) => isSame(first.at, leftOf));
    if (evening !== null && known !== undefined) this.eat(evening, known);
    else if (mayCook) this.serve(evening, { first: dinner, cookedOn: dayNumber - cookedAhead });
  }

  /**
   * A dinner to plan. The second dish is cooked with the first, ahead of its day; when that evening is over, it is cooked on its own
   * day, for what was cooked already is no more than was planned of it.
   */
  passFree(dinner: LinkableSlot): void {
    const { at, dayNumber } = dinner;
    const evening = this.eveningFor(dinner);
    const left = evening !== null && evening.pots.length >= DISHES ? oldestPot(evening, dinner) : undefined;
    if (evening !== null && left !== undefined) {
      this.links.push(link(left.first, dinner, "LEFTOVER"));
      this.eat(evening, left);
      return;
    }
    const isAhead = evening !== null && !evening.isPast && evening.pots.length < DISHES;
    const cookedOn = isAhead ? evening.dayNumber : dayNumber;
    if (isAhead) this.cookedAhead.push({ at, days: dayNumber - cookedOn });
    this.serve(evening, { first: dinner, cookedOn });
  }

  /** The evening from which a dinner can still be eaten; null where cooking begins with it. */
  private eveningFor(dinner: LinkableSlot): Evening | null {
    const { evening } = this;
    const isCooking =
      (dinner.isFree || dinner.mayCook) && COOKING_DAYS.includes(weekdayFrom(this.firstWeekday, dinner));
    return evening === null || isCooking || !keeps(evening.dayNumber, dinner) ? null : evening;
  }

  private eat(evening: Evening, pot: Pot): void {
    this.evening = { ...evening, pots: [...evening.pots.filter((one) => one !== pot), pot] };
  }

  private serve(evening: Evening | null, pot: Pot): void {
    const { cookedOn } = pot;
    const isPast = this.dinners.find(({ dayNumber }) => dayNumber === cookedOn)?.isPast ?? false;
    this.eat(evening ?? { dayNumber: cookedOn, isPast, pots: [] }, pot);
  }
}

/**
 * Two dishes are cooked on Monday, and two on Thursday, and alternate: Mon A, Tue B, Wed A; Thu C, Fri D, Sat C, Sun D. What keeps
 * too short is cooked again.
 *
 * @param dinners in the order of their days
 * @param firstWeekday weekday of day number 0, from 0 for Monday
 */
export function alternatingDinners(dinners: readonly LinkableSlot[], firstWeekday: number): CookedTogether {
  const evenings = new Evenings(dinners, firstWeekday);
  for (const dinner of dinners) {
    if (dinner.isFree) evenings.passFree(dinner);
    else evenings.passStanding(dinner);
  }
  return evenings;
}
