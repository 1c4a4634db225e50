import {
  ACTIVITY_LEVELS,
  ALLERGENS,
  CHOSEN_CUISINES,
  COOKING_STYLES,
  CYCLE_PHASES,
  DIET_TYPES,
  DIETS,
  ENERGY_METHODS,
  GENDERS,
  GROCERY_WISHES,
  KITCHEN_TOOLS,
  LEFTOVER_WISHES,
  MAIN_GOALS,
  MEAL_TYPES,
  ONBOARDING_DIETS,
  ONBOARDING_MOTIVATIONS,
  PROTEIN_PROFILES,
  SIMPLE_ALLERGENS,
  SUSTAINABILITY_LEVELS,
  VARIETIES,
  WEIGHT_UNITS,
} from "@plateful/nutrition";
import { z } from "zod/mini";
import { crud } from "../crud.ts";
import {
  choice,
  cycleLength,
  date,
  datetime,
  entity,
  id,
  integer,
  maybe,
  number,
  queryId,
  version,
} from "../fields.ts";
import { nutritionDayPlan } from "../nutrition-plans/nutrition-day-plan.ts";
import { consentOfProfile } from "../privacy/cycle-fields.ts";
import { exerciseInstance } from "./exercise.ts";

const switches = {
  body_fat_measured: z.boolean(),
  food_intolerances_gluten: z.boolean(),
  food_intolerances_lactose: z.boolean(),
  food_intolerances_nut: z.boolean(),
  food_intolerances_crustaceans_shellfish: z.boolean(),
  is_keto_user: z.boolean(),
  is_on_menopause_diet: z.boolean(),
  uses_imperial_measurements_for_recipes: z.boolean(),
  uses_imperial_measurements_for_height: z.boolean(),
  /** Dinners are cooked on Mondays and Thursdays for the evenings after. */
  cooks_twice_a_week: z.boolean(),
  same_breakfast_on_weekdays: z.boolean(),
  /** Whether how they cook was answered, or is not to be asked again. */
  how_cooks_settled: z.boolean(),
};

const cuisines = () => z.array(choice(CHOSEN_CUISINES)).check(z.maxLength(CHOSEN_CUISINES.length));

/** Fields that a profile always has a value for; the values of a new profile stand in `defaults`. */
const chosen = {
  body_fat_percentage: number(0.03, 0.6),
  energy_method: choice(ENERGY_METHODS),
  activity: choice(ACTIVITY_LEVELS),
  diet: choice(DIETS),
  /** Which of the fourteen allergens of EU law planning leaves out; beside the four intolerances. */
  food_allergens: z.array(choice(ALLERGENS)).check(z.maxLength(ALLERGENS.length)),
  sustainability: choice(SUSTAINABILITY_LEVELS),
  personal_weight_unit: choice(WEIGHT_UNITS),
  onboarding_cooking_styles: z.array(choice(COOKING_STYLES)).check(z.maxLength(2)),
  simple_allergens: z.array(choice(SIMPLE_ALLERGENS)).check(z.maxLength(SIMPLE_ALLERGENS.length)),
  preferred_meal_times: z.array(choice(MEAL_TYPES)).check(z.maxLength(MEAL_TYPES.length)),
  leftovers: choice(LEFTOVER_WISHES),
  grocery_wish: choice(GROCERY_WISHES),
  favourite_cuisines: cuisines(),
  /** Dishes of these are never planned. */
  never_cuisines: cuisines(),
  variety: choice(VARIETIES),
  /** What the kitchen has; recipes that need something else are never planned. */
  kitchen: z.array(choice(KITCHEN_TOOLS)).check(z.maxLength(KITCHEN_TOOLS.length)),
  ...switches,
};

/** Fields that may be unknown. */
const perhaps = {
  main_goal: maybe(choice(MAIN_GOALS)),
  age: maybe(integer(18, 120)),
  /** From which the age follows, on each birthday. Only the person reads and writes it. */
  date_of_birth: maybe(date()),
  height_in_cm: maybe(number(120, 250)),
  // Kept to two decimals, of which nothing may not be left.
  goal_weight_in_kg: maybe(number(0.01, 300)),
  goal_weekly_change_in_kg: maybe(number(-1, 1)),
  diet_type: maybe(choice(DIET_TYPES)),
  /** How much protein is aimed at, where a coach says so; null follows the organisation. Written by coaches only. */
  protein_profile: maybe(choice(PROTEIN_PROFILES)),
  last_menstrual_period_start_date: maybe(date()),
  menstrual_cycle_length: maybe(cycleLength()),
  onboarding_motivation: maybe(choice(ONBOARDING_MOTIVATIONS)),
  simple_diet: maybe(choice(ONBOARDING_DIETS)),
  /** The most minutes of work that a meal should ask for from Monday to Friday, and at the weekend; null for any. */
  weekday_minutes: maybe(integer(5, 240)),
  weekend_minutes: maybe(integer(5, 240)),
  /** Euros that the food of a week should cost at most, for everyone at the table; null for any. */
  weekly_budget: maybe(integer(10, 1000)),
};

const fields = z.object({ gender: choice(GENDERS), weight: number(1, 300), ...chosen, ...perhaps });
/** Any part of a profile. */
export const userProfileChanges = z.partial(fields);

const off = () => z._default(z.boolean(), false);
const createFields = z.extend(fields, {
  user_id: z.optional(id()),
  body_fat_percentage: z._default(chosen.body_fat_percentage, 0.2),
  energy_method: z._default(chosen.energy_method, "AUTO"),
  activity: z._default(chosen.activity, "SEDENTARY"),
  diet: z._default(chosen.diet, "OMNIVORE"),
  food_allergens: z._default(chosen.food_allergens, []),
  sustainability: z._default(chosen.sustainability, "OPTIMAL"),
  personal_weight_unit: z._default(chosen.personal_weight_unit, "KILOGRAMS"),
  onboarding_cooking_styles: z._default(chosen.onboarding_cooking_styles, []),
  simple_allergens: z._default(chosen.simple_allergens, []),
  preferred_meal_times: z._default(chosen.preferred_meal_times, []),
  leftovers: z._default(chosen.leftovers, "OFF"),
  grocery_wish: z._default(chosen.grocery_wish, "NORMAL"),
  favourite_cuisines: z._default(chosen.favourite_cuisines, []),
  never_cuisines: z._default(chosen.never_cuisines, []),
  variety: z._default(chosen.variety, "BALANCED"),
  kitchen: z._default(chosen.kitchen, [...KITCHEN_TOOLS]),
  how_cooks_settled: off(),
  cooks_twice_a_week: off(),
  same_breakfast_on_weekdays: off(),
  body_fat_measured: off(),
  food_intolerances_gluten: off(),
  food_intolerances_lactose: off(),
  food_intolerances_nut: off(),
  food_intolerances_crustaceans_shellfish: off(),
  is_keto_user: off(),
  is_on_menopause_diet: off(),
  uses_imperial_measurements_for_recipes: off(),
  uses_imperial_measurements_for_height: off(),
});

/** The week inside a profile: whole day plans, where weeklyNutritionPlan/ gives ids. */
const weekOfProfile = z.object({
  id: id(),
  version: version(),
  monday: nutritionDayPlan,
  tuesday: nutritionDayPlan,
  wednesday: nutritionDayPlan,
  thursday: nutritionDayPlan,
  friday: nutritionDayPlan,
  saturday: nutritionDayPlan,
  sunday: nutritionDayPlan,
});

/** What a person told about body, goals and food; also called the intake. Coaches read null for the cycle dates and the date of birth. */
export const userProfile = entity(
  "UserProfile",
  z.object({
    id: id(),
    gender: choice(GENDERS),
    weight: z.number(),
    ...chosen,
    body_fat_percentage: z.number(),
    main_goal: z.nullable(choice(MAIN_GOALS)),
    age: z.nullable(z.int()),
    date_of_birth: z.nullable(date()),
    height_in_cm: z.nullable(z.number()),
    goal_weight_in_kg: z.nullable(z.number()),
    goal_weekly_change_in_kg: z.nullable(z.number()),
    diet_type: z.nullable(choice(DIET_TYPES)),
    protein_profile: z.nullable(choice(PROTEIN_PROFILES)),
    last_menstrual_period_start_date: z.nullable(date()),
    menstrual_cycle_length: z.nullable(z.int()),
    cycle_phase: z.nullable(choice(CYCLE_PHASES)),
    onboarding_motivation: z.nullable(choice(ONBOARDING_MOTIVATIONS)),
    simple_diet: z.nullable(choice(ONBOARDING_DIETS)),
    weekday_minutes: z.nullable(z.int()),
    weekend_minutes: z.nullable(z.int()),
    weekly_budget: z.nullable(z.int()),
    exercise_instances: z.array(exerciseInstance),
    weekly_nutrition_plan: z.nullable(weekOfProfile),
    tdee_kcal: z.nullable(z.number()),
    created: datetime(),
    modified: datetime(),
    version: version(),
  }),
);
export type UserProfile = z.output<typeof userProfile>;

export const userProfiles = crud({
  noun: "user-profile",
  feature: "profile",
  path: "users/userProfile/",
  access: { who: "own", coach: "write" },
  consent: ["BODY_AND_PLAN"],
  consentOf: consentOfProfile,
  what: "profiles",
  entity: userProfile,
  create: createFields,
  patch: userProfileChanges,
  filters: { user: z.optional(queryId()) },
  isVersioned: true,
});
