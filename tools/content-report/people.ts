/** Two hundred people of the report: twelve for every single restriction, and the rest with whatever chance gives. */
import { DIETS, type Diet, INGREDIENT_DISLIKES, INTOLERANCES } from "@plateful/nutrition";
import { type Eater, generatedAnswers, toEater } from "../../bench/planning/people.ts";

type Food = NonNullable<Parameters<typeof generatedAnswers>[1]>;

/** Everybody of a kind has one restriction at most; `seed` tells people of a kind apart. */
interface Profile {
  readonly name: string;
  readonly diet: Diet;
  readonly food: (at: number) => Food;
}

export const MIXED = "several restrictions";
const PEOPLE = 200;
const PEOPLE_PER_PROFILE = 12;
/** Bodies and goals of the report are others than those of `npm run bench -- planning`. */
const FIRST_SEED = 1001;

const UNRESTRICTED: Food = {
  dietType: "RECOMMENDED",
  dietaryPreference: null,
  intolerances: ["NO_INTOLERANCE"],
  ingredientDislikes: [],
};

const profile = (name: string, food: Food, diet: Diet = "OMNIVORE"): Profile => ({
  name,
  diet,
  food: () => ({ ...UNRESTRICTED, ...food }),
});

const dietName = (diet: Diet): string => `diet ${diet.toLowerCase().replace("_", "-")}`;

const PROFILES: readonly Profile[] = [
  profile("no restriction", {}),
  ...DIETS.filter((diet) => diet !== "OMNIVORE").map((diet) => profile(dietName(diet), {}, diet)),
  profile("plan low-carb", { dietType: "LOW_CARB" }),
  profile("plan keto", { dietType: "KETO" }),
  profile("intolerance gluten", { intolerances: ["GLUTEN"] }),
  profile("intolerance lactose", { intolerances: ["LACTOSE"] }),
  profile("intolerance nuts", { intolerances: ["NUTS"] }),
  profile("intolerance crustaceans and shellfish", { intolerances: ["CRUSTACEANS_AND_SHELLFISH"] }),
  {
    name: "one dislike",
    diet: "OMNIVORE",
    food: (at) => ({
      ...UNRESTRICTED,
      ingredientDislikes: INGREDIENT_DISLIKES.filter((_, index) => index === at % INGREDIENT_DISLIKES.length),
    }),
  },
];

function singles(): Eater[] {
  return PROFILES.flatMap(({ name, diet, food }, kind) =>
    Array.from({ length: PEOPLE_PER_PROFILE }, (_, at) => {
      const answers = generatedAnswers(FIRST_SEED + kind * PEOPLE_PER_PROFILE + at, food(at));
      return toEater(`${name} ${at + 1}`, answers, name, diet);
    }),
  );
}

/** People with two or more restrictions, as chance gives them. */
function mixed(count: number): Eater[] {
  const restrictions = ({ rules, kinds }: Eater): number =>
    [
      rules.diet !== "OMNIVORE",
      ...INTOLERANCES.map((one) => rules.intolerances?.includes(one) ?? false),
      !kinds.includes("plan RECOMMENDED"),
      rules.avoid.length > 0,
    ].filter(Boolean).length;
  const found: Eater[] = [];
  for (let seed = 5001; found.length < count; seed += 1) {
    const eater = toEater(`person ${seed}`, generatedAnswers(seed), MIXED);
    if (restrictions(eater) >= 2) found.push(eater);
  }
  return found;
}

/** Names of the kinds of people with one restriction or none, in the order of the table. */
export const PROFILE_NAMES: readonly string[] = PROFILES.map(({ name }) => name);

/** Everybody, always the same. */
export function reportPeople(): Eater[] {
  const ofOneKind = singles();
  return [...ofOneKind, ...mixed(PEOPLE - ofOneKind.length)];
}
