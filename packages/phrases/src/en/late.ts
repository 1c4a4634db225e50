import { allergens } from "./allergens.ts";
import { billing } from "./billing.ts";
import { clientNote } from "./client-note.ts";
import { clients } from "./clients.ts";
import { cookedAhead } from "./cooked-ahead.ts";
import { diyPlans } from "./diy-plans.ts";
import { energyUse } from "./energy-use.ts";
import { fitting } from "./fitting.ts";
import { foodStart } from "./food-start.ts";
import { foods } from "./foods.ts";
import { groceries } from "./groceries.ts";
import { healthAnswers } from "./health-answers.ts";
import { help } from "./help.ts";
import { household } from "./household.ts";
import { howYouCook } from "./how-you-cook.ts";
import { keptChanges } from "./kept-changes.ts";
import { leftovers } from "./leftovers.ts";
import { logging } from "./logging.ts";
import { mealReasons } from "./meal-reasons.ts";
import { mealSentence } from "./meal-sentence.ts";
import { measurements } from "./measurements.ts";
import { noMessages } from "./no-messages.ts";
import { nutrients } from "./nutrients.ts";
import { onboarding } from "./onboarding.ts";
import { ownPortion } from "./own-portion.ts";
import { ownProducts } from "./own-products.ts";
import { ownRecipe } from "./own-recipe.ts";
import { planWeek } from "./plan-week.ts";
import { practice } from "./practice.ts";
import { privacy } from "./privacy.ts";
import { profile } from "./profile.ts";
import { quickAdd } from "./quick-add.ts";
import { recipeSearch } from "./recipe-search.ts";
import { recipeTags } from "./recipe-tags.ts";
import { recipes } from "./recipes.ts";
import { replan } from "./replan.ts";
import { safety } from "./safety.ts";
import { signIn } from "./sign-in.ts";
import { simpleOnboarding } from "./simple-onboarding.ts";
import { simpleRecipes } from "./simple-recipes.ts";
import { timeZones } from "./time-zones.ts";
import { versions } from "./versions.ts";
import { whyWeek } from "./why-week.ts";
import { withoutNumbers } from "./without-numbers.ts";

/** What the other screens say: it comes with them, and on the planner with the first press. */
export const late = {
  allergens,
  billing,
  clientNote,
  clients,
  cookedAhead,
  diyPlans,
  energyUse,
  fitting,
  foodStart,
  foods,
  groceries,
  healthAnswers,
  help,
  household,
  howYouCook,
  keptChanges,
  leftovers,
  logging,
  mealReasons,
  mealSentence,
  measurements,
  noMessages,
  nutrients,
  onboarding,
  ownPortion,
  ownProducts,
  ownRecipe,
  planWeek,
  practice,
  privacy,
  profile,
  quickAdd,
  recipeSearch,
  recipeTags,
  recipes,
  replan,
  safety,
  signIn,
  simpleOnboarding,
  simpleRecipes,
  timeZones,
  versions,
  withoutNumbers,
  whyWeek,
};
