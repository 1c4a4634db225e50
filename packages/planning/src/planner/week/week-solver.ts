import { type DayProblem, dayPenalty } from "../day/day-problem.ts";
import { DAY_POOL, type PoolLimits, WEEK_POOL } from "../day/day-search.ts";
import { ShapeMaker } from "../day/day-shape.ts";
import { type DaySolution, solveDay } from "../day/day-solver.ts";
import { fillGreedily } from "../day/greedy-day.ts";
import type { Sharing } from "../day/grocery-share.ts";
import type { Person } from "../model/person.ts";
import type { DayInput, Effort, Rules } from "../model/plan-input.ts";
import { type ExchangeLimits, exchangeRecipes } from "./exchange.ts";
import { type PassPricing, SOLVING } from "./pass-pricing.ts";
import type { PlacedMeal, WeekDay } from "./week-day.ts";
import { WeekState } from "./week-state.ts";

const FIRST_ITERATIONS = 30;
const AGAIN_ITERATIONS = 8;
/** Rounds over all days; a full idle round ends it earlier. A second one wins a thousandth for a third more work. */
const ROUNDS: Readonly<Record<Effort, number>> = { instant: 1, default: 2, best: 2 };

/** Exchanges of recipes between days. Few days with few recipes hide good ones behind bad looks, and cost little to try. */
const EXCHANGES: Readonly<Record<Effort, ExchangeLimits>> = {
  instant: { tries: 0, worstLook: 0 },
  default: { tries: 6, worstLook: 0.8 },
  best: { tries: 20, worstLook: 0.8 },
};
const FEW_DAYS_EXCHANGES: ExchangeLimits = { tries: 12, worstLook: 60 };

/** Starts differ in how far meals are expected to share groceries, because no single guess suits every day. */
const SHARING_OF_START: readonly Sharing[] = [1, 2, 0];

/** Up to this many days get the wider pool of the day search. */
const FEW_DAYS = 3;

/** Work done, independent of the machine. */
export interface WorkDone {
  solves: number;
  nodes: number;
}

/** Plans days one after the other, then re-plans each against the others until a full round changes nothing. */
export class WeekSolver {
  readonly state: WeekState;
  readonly work: WorkDone = { solves: 0, nodes: 0 };
  private readonly shapes: ShapeMaker;
  private pool: PoolLimits = WEEK_POOL;

  constructor(
    person: Person,
    inputs: readonly DayInput[],
    given: Pick<Rules, "recent" | "links" | "cookedAhead">,
  ) {
    const meals = inputs.reduce((sum, day) => sum + day.slots.length, 0);
    this.shapes = new ShapeMaker(person, meals);
    this.state = new WeekState(person, this.shapes, inputs, given);
  }

  /** Runs the starts that the effort allows and leaves the best plan in `state`. */
  solve(effort: Effort): void {
    const { state } = this;
    const starts = this.startsFor(effort);
    this.pool = state.days.length <= FEW_DAYS && effort !== "instant" ? DAY_POOL : WEEK_POOL;
    // Of a whole week only the best start is worth the trades; a few days are cheap, and hide good plans behind bad starts.
    const tradesEachStart = effort === "best" || state.days.length <= FEW_DAYS;
    let best: { value: number; meals: (PlacedMeal | null)[][] } | null = null;
    for (let start = 0; start < starts; start++) {
      this.build(start);
      // A day by itself has no others to be settled against again.
      this.improve(state.days.length === 1 ? 1 : ROUNDS[effort]);
      if (tradesEachStart) this.trade(effort);
      const value = state.value();
      if (best === null || value < best.value - 1e-9) best = { value, meals: state.snapshot() };
    }
    if (best && starts > 1) state.restore(best.meals);
    if (!tradesEachStart) this.trade(effort);
  }

  /** Moves between days, which planning one day at a time cannot find. */
  private trade(effort: Effort): void {
    exchangeRecipes(this.state, this.exchangesFor(effort), (day) => this.replanDay(day));
    // Wins half a percent for twice the work.
    if (effort === "best" && !this.state.hasLinks) this.ejectAll();
  }

  /** Small plans vary more between starts and cost less, so they get more of them. */
  private startsFor(effort: Effort): number {
    if (effort === "instant") return 1;
    const days = this.state.days;
    const slots = Math.max(0, ...days.map((day) => day.open.length));
    const bySlots = slots <= 2 ? 4 : slots === 3 ? 3 : slots === 4 ? 2 : 1;
    const byDays = days.length <= 1 ? 6 : days.length <= 3 ? 4 : days.length <= 5 ? 2 : 1;
    return Math.max(bySlots, byDays) * (effort === "best" ? 4 : 1);
  }

  private build(start: number): void {
    const { days } = this.state;
    this.shapes.resetPrices();
    for (const day of days) this.state.clearDay(day);
    days.forEach((day, i) => {
      const progress = days.length > 1 ? i / (days.length - 1) : 1;
      const blend = start % 3 === 0 ? progress : start % 3 === 1 ? 1 : 0;
      this.planDay(day, { blend, start, sharing: SHARING_OF_START[start % SHARING_OF_START.length] ?? 1 });
    });
  }

  private planDay(day: WeekDay, pricing: PassPricing): void {
    if (day.open.length === 0) return;
    const problem = this.state.problemOf(day, pricing);
    const solution = this.count(solveDay(problem, FIRST_ITERATIONS, Number.POSITIVE_INFINITY, this.pool));
    const choices = solution?.choices ?? fillGreedily(problem);
    this.state.setDay(day, placed(day, choices));
  }

  private improve(rounds: number): void {
    const { days } = this.state;
    let idle = 0;
    for (let turn = 0; turn < rounds * days.length && idle < days.length; turn++) {
      const day = days[turn % days.length];
      idle = day && this.replanDay(day) ? 0 : idle + 1;
    }
  }

  /** Plans a day again with the others as they are; true when the week became better. */
  replanDay(day: WeekDay): boolean {
    if (day.open.length === 0) return false;
    const { state } = this;
    const before = [...day.meals];
    const valueBefore = state.value();
    state.clearDay(day);
    const problem = state.problemOf(day, SOLVING);
    const known = before.some((meal, place) => !meal && day.open.includes(place))
      ? Number.POSITIVE_INFINITY
      : valueBefore - state.value() + emptyDayValue(problem, day);
    const solution = this.count(solveDay(problem, AGAIN_ITERATIONS, known, this.pool));
    if (solution) {
      state.setDay(day, placed(day, solution.choices));
      if (state.value() < valueBefore - 1e-6) return true;
    }
    state.setDay(day, before);
    return false;
  }

  private exchangesFor(effort: Effort): ExchangeLimits {
    const isFew = this.state.days.length <= FEW_DAYS && effort !== "instant";
    return isFew ? FEW_DAYS_EXCHANGES : EXCHANGES[effort];
  }

  private ejectAll(): void {
    const { days } = this.state;
    let idle = 0;
    for (let turn = 0; turn < ROUNDS.best * days.length && idle < days.length; turn++) {
      const day = days[turn % days.length];
      idle = day && this.eject(day) ? 0 : idle + 1;
    }
  }

  /** Lets a day take what it likes best, also from other days, which are then planned again; true when the week got better. */
  private eject(day: WeekDay): boolean {
    if (day.open.length === 0) return false;
    const { state } = this;
    const before = state.snapshot();
    const value = state.value();
    state.clearDay(day);
    const problem = state.problemOf(day, { ...SOLVING, takesFromOthers: true });
    const solution = this.count(solveDay(problem, AGAIN_ITERATIONS, Number.POSITIVE_INFINITY, this.pool));
    if (solution) {
      state.setDay(day, placed(day, solution.choices));
      const robbed = state.days.filter((other) => other !== day && state.clashes(other));
      for (const other of robbed) state.clearDay(other);
      for (const other of robbed) this.planDay(other, SOLVING);
      if (state.value() < value - 1e-6) return true;
    }
    state.restore(before);
    return false;
  }

  private count(solution: DaySolution | null): DaySolution | null {
    this.work.solves++;
    this.work.nodes += solution?.nodes ?? 0;
    return solution;
  }
}

function placed(day: WeekDay, choices: DaySolution["choices"]): (PlacedMeal | null)[] {
  const meals: (PlacedMeal | null)[] = day.meals.map(() => null);
  for (const { slot, recipe, steps } of choices) {
    const place = day.open[slot];
    if (place !== undefined) meals[place] = { recipe, steps };
  }
  return meals;
}

/** What the week is charged for a day whose slots are all empty. */
function emptyDayValue(problem: DayProblem, day: WeekDay): number {
  return problem.person.weights.emptySlot * day.open.length + dayPenalty(problem, day.offset);
}
