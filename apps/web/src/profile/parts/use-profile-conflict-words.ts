import type { UserProfile } from "@plateful/contract";
import { formatDate, formatNumber, type Language, type Phrases } from "@plateful/phrases";
import { useLanguage, usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { heightText, weightText } from "./body-text.ts";

type Field = keyof UserProfile;
type Names = Readonly<Record<string, string>>;

/** What the fields that people edit are called. */
function labelsOf({ profile, clients, howYouCook, nutrition }: Phrases): Partial<Record<Field, string>> {
  const { rows } = profile;
  const { intolerances } = nutrition;
  return {
    main_goal: rows.goal,
    gender: rows.gender,
    age: rows.age,
    date_of_birth: profile.editing.dateOfBirth,
    height_in_cm: rows.height,
    weight: rows.weight,
    goal_weight_in_kg: rows.goalWeight,
    body_fat_percentage: clients.plan.bodyFat,
    activity: clients.plan.activity,
    diet: rows.diet,
    energy_method: clients.profileForm.advanced.energyMethod,
    sustainability: clients.profileForm.advanced.sustainability,
    protein_profile: clients.profileForm.advanced.protein,
    simple_diet: rows.simpleDiet,
    is_on_menopause_diet: rows.menopause,
    food_intolerances_gluten: intolerances.GLUTEN,
    food_intolerances_lactose: intolerances.LACTOSE,
    food_intolerances_nut: intolerances.NUTS,
    food_intolerances_crustaceans_shellfish: intolerances.CRUSTACEANS_AND_SHELLFISH,
    food_allergens: rows.allergies,
    uses_imperial_measurements_for_recipes: rows.recipeUnits,
    uses_imperial_measurements_for_height: `${rows.height} (${profile.editing.unit})`,
    personal_weight_unit: `${rows.weight} (${profile.editing.unit})`,
    onboarding_motivation: rows.motivation,
    onboarding_cooking_styles: rows.cookingStyles,
    preferred_meal_times: rows.mealTimes,
    simple_allergens: rows.allergens,
    leftovers: rows.leftovers,
    cooks_twice_a_week: rows.cookingEvenings,
    same_breakfast_on_weekdays: rows.weekdayBreakfast,
    grocery_wish: rows.groceries,
    weekday_minutes: howYouCook.weekday,
    weekend_minutes: howYouCook.weekend,
    weekly_budget: howYouCook.budget.amount,
    kitchen: howYouCook.kitchen,
    favourite_cuisines: howYouCook.favourites,
    never_cuisines: howYouCook.never,
    variety: howYouCook.variety,
    how_cooks_settled: howYouCook.settled,
    last_menstrual_period_start_date: profile.cycle,
    menstrual_cycle_length: profile.cycle,
  };
}

/** The words of the fields whose values come from a list. */
function namesOf({
  allergens,
  howYouCook,
  nutrition,
  profile,
  clients,
  simpleOnboarding,
  meals,
}: Phrases): Partial<Record<Field, Names>> {
  return {
    main_goal: nutrition.goals,
    gender: nutrition.genders,
    activity: nutrition.activities,
    diet: nutrition.diets,
    food_allergens: allergens.names,
    energy_method: clients.profileForm.advanced.energyMethods,
    sustainability: clients.profileForm.advanced.sustainabilities,
    protein_profile: clients.profileForm.advanced.proteins,
    simple_diet: simpleOnboarding.diets,
    personal_weight_unit: nutrition.weightUnits,
    onboarding_motivation: simpleOnboarding.motivations,
    onboarding_cooking_styles: simpleOnboarding.cookingStyles,
    preferred_meal_times: meals.types,
    simple_allergens: simpleOnboarding.allergenNames,
    leftovers: profile.cookingWishes.leftovers,
    grocery_wish: profile.cookingWishes.groceries,
    kitchen: howYouCook.tools,
    favourite_cuisines: howYouCook.cuisines,
    never_cuisines: howYouCook.cuisines,
    variety: howYouCook.varieties,
  };
}

/** Figures of the body in the units of their owner, metric where these are not known. */
function measureText(field: Field, value: number, { owner, language, phrases }: Reader) {
  if (field === "height_in_cm")
    return heightText(value, owner?.uses_imperial_measurements_for_height ?? false, language, phrases);
  if (field === "weight" || field === "goal_weight_in_kg")
    return weightText(value, owner?.personal_weight_unit ?? "KILOGRAMS", language, phrases);
  if (field === "body_fat_percentage")
    return formatNumber(language, value, { style: "percent", maximumFractionDigits: 1 });
  return formatNumber(language, value);
}

interface Reader {
  readonly owner: UserProfile | null;
  readonly language: Language;
  readonly phrases: Phrases;
}

/** A value of a field in words. */
function valueText(field: Field, value: unknown, reader: Reader): string {
  const { language, phrases } = reader;
  const { general, profile } = phrases;
  if (value === null || value === undefined) return profile.noValue;
  if (typeof value === "boolean") return value ? general.yes : general.no;
  if (typeof value === "number") return measureText(field, value, reader);
  if (field === "last_menstrual_period_start_date" || field === "date_of_birth")
    return formatDate(language, String(value), { dateStyle: "long" });
  const names = namesOf(phrases)[field];
  const named = (one: unknown) => names?.[String(one)] ?? String(one);
  if (Array.isArray(value)) return value.map(named).join(", ") || profile.none;
  return named(value);
}

/** What the fields of a profile are called, and how their values read, where two versions of it differ. */
export function useProfileConflictWords(owner: UserProfile | null) {
  const phrases = usePhrases();
  const language = useLanguage();
  /** Undefined for what nobody edits. */
  const nameOf = (key: string) => labelsOf(phrases)[key as Field];
  return {
    nameOf,
    label: (key: string) => nameOf(key) ?? phrases.profile.personal,
    text: (key: string, value: unknown) => valueText(key as Field, value, { owner, language, phrases }),
  };
}
