/**
 * The planner's first trial, which lives beside the project and not in it, on the same questions. Everything a person
 * likes or may not have is handed over as one number per recipe, so both plan for exactly the same objective.
 */
import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { MEAL_TYPES } from "@plateful/nutrition";
import { type Library, type PlannedDay, portionMacros } from "@plateful/planning";
import { compilePerson } from "../../packages/planning/src/planner/model/person.ts";
import { macrosToVector } from "../../packages/planning/src/planner/model/vector.ts";
import { daysOf, type Question } from "./instances.ts";

const FOLDER = new URL("../../../shared/engineering/planner-prototype/", import.meta.url);

interface Chosen {
  readonly r: number;
  readonly k: number;
}

interface PrototypePlanner {
  prepWeek(user: object, week: object, options: object): { solveWeek(): (Chosen | null)[][] };
}

interface PrototypeModules {
  readonly Planner: new (library: object, options: object) => PrototypePlanner;
  readonly buildIndex: (library: object) => unknown;
}

type PrototypeEffort = "instant" | "default" | "best";

const OPTIONS: Readonly<Record<PrototypeEffort, object>> = {
  instant: { starts: 1, ex: 0, prepCap: 0, jitter: 0 },
  default: { prepCap: 0, jitter: 0 },
  best: { effort: 4, eject: 1, ex: 20, exThr: -2, exAll: 1, prepCap: 0, jitter: 0 },
};

/** Points per unit of dislike, as in the weights of both. */
const UNPOPULAR = 1.5;
/** From this many recipes on the prototype searches by its index. */
const INDEX_FROM = 8000;

/** Solves questions with the prototype; null when its folder is not there. */
export async function openPrototype(library: Library): Promise<Prototype | null> {
  if (!existsSync(FOLDER)) return null;
  const load = async (name: string): Promise<unknown> =>
    import(pathToFileURL(new URL(name, FOLDER).pathname).href);
  const { Planner } = (await load("planner.mjs")) as Pick<PrototypeModules, "Planner">;
  const { buildIndex } = (await load("cands.mjs")) as Pick<PrototypeModules, "buildIndex">;
  return new Prototype({ Planner, buildIndex }, library);
}

export class Prototype {
  private readonly modules: PrototypeModules;
  private readonly library: Library;
  private readonly layout: object;

  constructor(modules: PrototypeModules, library: Library) {
    this.modules = modules;
    this.library = library;
    this.layout = layoutOf(library);
    if (library.size >= INDEX_FROM) modules.buildIndex(this.layout);
  }

  /** A function that plans the question's days again at every call; what it needs is laid out beforehand. */
  solverOf(question: Question, days: number, effort: PrototypeEffort): () => PlannedDay[] {
    const { library } = this;
    const person = compilePerson(library, question.rules, { seed: question.seed });
    const refused = Uint16Array.from(person.hard.allowed, (allowed) => 1 - allowed);
    const liked = Float64Array.from(person.preference, (points) => 1 - points / UNPOPULAR);
    const favourites = [...person.favourite.keys()].filter((recipe) => person.favourite[recipe] === 1);
    const own = { ...this.layout, dis: refused, pop: liked };
    const step = person.grid.step;
    const planner = new this.modules.Planner(own, { ...OPTIONS[effort], step });
    const user = userOf(question);
    const plan = { id: "p", target: user.target, slots: user.slots };
    const week = { days: Array.from({ length: days }, () => ({ plan })) };
    return () =>
      toPlan(library, question, step, planner.prepWeek(user, week, { favs: favourites }).solveWeek());
  }
}

function layoutOf(library: Library): object {
  const { size } = library;
  return {
    n: size,
    v: library.vectors,
    mt: library.mealTypes,
    diet: new Uint8Array(size),
    al: new Uint16Array(size),
    prep: new Uint16Array(size),
    grp: Uint8Array.from(library.mainGroup),
    ingPtr: library.groceries.start,
    ing: Uint16Array.from(library.groceries.items),
    nIng: library.groceries.names.length,
  };
}

function userOf({ seed, slots }: Question) {
  const own = slots.map((slot) => ({
    name: slot.id,
    mt: 1 << MEAL_TYPES.indexOf(slot.mealType),
    t: macrosToVector(slot.target),
  }));
  const target = [0, 1, 2, 3].map((n) => own.reduce((sum, slot) => sum + (slot.t[n] ?? 0), 0));
  return { seed, target, slots: own, diet: 0, al: 0, dis: 1, prepWish: 999, fav: 0, dislikeShare: 0 };
}

function toPlan(
  library: Library,
  question: Question,
  step: number,
  chosen: (Chosen | null)[][],
): PlannedDay[] {
  return daysOf(question, chosen.length).map((day, at) => {
    const meals = day.slots.flatMap((slot, place) => {
      const meal = chosen[at]?.[place];
      if (!meal) return [];
      const portions = Math.round(meal.k * step * 1e6) / 1e6;
      const macros = portionMacros(library, meal.r, portions);
      return [{ slotId: slot.id, recipeId: library.ids[meal.r] ?? "", portions, macros }];
    });
    const nothing = { kcal: 0, protein: 0, carbohydrates: 0, fat: 0 };
    return { key: day.key, meals, target: nothing, totals: nothing };
  });
}
