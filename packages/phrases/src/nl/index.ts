import type { en } from "../en/index.ts";
import { billing } from "./billing.ts";
import { clients } from "./clients.ts";
import { diary } from "./diary.ts";
import { diyPlans } from "./diy-plans.ts";
import { fitting } from "./fitting.ts";
import { foods } from "./foods.ts";
import { general } from "./general.ts";
import { groceries } from "./groceries.ts";
import { help } from "./help.ts";
import { household } from "./household.ts";
import { leftovers } from "./leftovers.ts";
import { meals } from "./meals.ts";
import { measurements } from "./measurements.ts";
import { messages } from "./messages.ts";
import { navigation } from "./navigation.ts";
import { nutrition } from "./nutrition.ts";
import { onboarding } from "./onboarding.ts";
import { ownRecipe } from "./own-recipe.ts";
import { planChanges } from "./plan-changes.ts";
import { practice } from "./practice.ts";
import { privacy } from "./privacy.ts";
import { profile } from "./profile.ts";
import { recipeSearch } from "./recipe-search.ts";
import { recipeTags } from "./recipe-tags.ts";
import { recipes } from "./recipes.ts";
import { signIn } from "./sign-in.ts";
import { simpleOnboarding } from "./simple-onboarding.ts";
import { simpleRecipes } from "./simple-recipes.ts";
import { versions } from "./versions.ts";

export const nl = {
  billing,
  clients,
  diary,
  diyPlans,
  fitting,
  foods,
  general,
  groceries,
  help,
  household,
  leftovers,
  meals,
  measurements,
  messages,
  navigation,
  nutrition,
  onboarding,
  ownRecipe,
  planChanges,
  practice,
  privacy,
  profile,
  recipeSearch,
  recipeTags,
  recipes,
  signIn,
  simpleRecipes,
  simpleOnboarding,
  versions,
} satisfies typeof en;
