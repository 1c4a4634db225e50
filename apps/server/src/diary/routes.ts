import {
  addDayNote as addDayNoteEndpoint,
  autoPlanDay as autoPlanDayEndpoint,
  autoPlanDays as autoPlanDaysEndpoint,
  autoplanSimpleRecipes as autoplanSimpleEndpoint,
  calendarDays,
  calendarItems,
  changeLikings as changeLikingsEndpoint,
  copyMealsFromDate as copyFromDateEndpoint,
  copyMealsToMealMoment as copyToMomentEndpoint,
  countFittingRecipes as countFittingEndpoint,
  diagnosePlan as diagnosePlanEndpoint,
  editRecipeMealPortions,
  explainMeal as explainMealEndpoint,
  findDeviceFoods as findDeviceFoodsEndpoint,
  findFavouriteFoods as findFavouriteFoodsEndpoint,
  findPlanCandidates as findPlanCandidatesEndpoint,
  findPlanUndo as findPlanUndoEndpoint,
  findSwaps as findSwapsEndpoint,
  findUnsuitedMeals as findUnsuitedMealsEndpoint,
  findUsualFoods as findUsualFoodsEndpoint,
  getLikings as getLikingsEndpoint,
  getPlanningNight as getPlanningNightEndpoint,
  getWeekReasons as getWeekReasonsEndpoint,
  lockMeals as lockMealsEndpoint,
  markFavouriteFood as markFavouriteFoodEndpoint,
  offerRebalance as offerRebalanceEndpoint,
  planGeneratedRecipeMeal as planGeneratedEndpoint,
  planOwnProduct as planOwnProductEndpoint,
  planSimpleRecipe as planSimpleEndpoint,
  planSingleFoodMeal as planSingleFoodEndpoint,
  planSingleFoodMeals as planSingleFoodsEndpoint,
  quickAddMeals,
  rebalanceDay as rebalanceDayEndpoint,
  recipeMeals,
  recogniseMeal as recogniseMealEndpoint,
  replanWeek as replanWeekEndpoint,
  restoreMeals as restoreMealsEndpoint,
  saveAndPlanRecipeMeal as saveAndPlanEndpoint,
  seatRecipeMeal as seatEndpoint,
  singleFoodMeals,
  swapMeal as swapMealEndpoint,
  undoAutoPlan as undoAutoPlanEndpoint,
} from "@plateful/contract";
import { type Route, route } from "../platform/calls/call.ts";
import {
  changeCalendarDay,
  createCalendarDay,
  deleteCalendarDay,
  getCalendarDay,
  listCalendarDays,
  replaceCalendarDay,
} from "./calendar-days.ts";
import {
  changeCalendarItem,
  createCalendarItem,
  deleteCalendarItem,
  getCalendarItem,
  listCalendarItems,
  replaceCalendarItem,
} from "./calendar-items.ts";
import { copyMealsFromDate, copyMealsToMealMoment } from "./copy-meals.ts";
import { addDayNote } from "./day-note.ts";
import { explainMeal } from "./explain-meal.ts";
import { findDeviceFoods } from "./logging/find-device-foods.ts";
import { findFavouriteFoods } from "./logging/find-favourite-foods.ts";
import { findUsualFoods } from "./logging/find-usual-foods.ts";
import { markFavouriteFood } from "./logging/mark-favourite-food.ts";
import { planOwnProduct } from "./logging/plan-own-product.ts";
import { planSimpleRecipe } from "./logging/plan-simple-recipe.ts";
import { planSingleFoodMeal } from "./logging/plan-single-food-meal.ts";
import { planSingleFoodMeals } from "./logging/plan-single-food-meals.ts";
import {
  changeQuickAddMeal,
  createQuickAddMeal,
  deleteQuickAddMeal,
  getQuickAddMeal,
  listQuickAddMeals,
} from "./logging/quick-add-meals.ts";
import {
  changeSingleFoodMeal,
  createSingleFoodMeal,
  getSingleFoodMeal,
  listSingleFoodMeals,
  removeSingleFoodMeal,
  replaceSingleFoodMeal,
} from "./logging/single-food-meals.ts";
import { planGeneratedRecipeMeal } from "./plan-generated-recipe-meal.ts";
import { autoPlanDay, autoPlanDays, limitsOfDay, limitsOfDays } from "./planning/auto-plan.ts";
import { autoplanSimpleRecipes, limitsOfSimpleWeek } from "./planning/autoplan-simple-recipes.ts";
import { changeLikings } from "./planning/change-likings.ts";
import { diagnosePlan } from "./planning/diagnose-plan.ts";
import { findPlanCandidates } from "./planning/find-plan-candidates.ts";
import { findSwaps } from "./planning/find-swaps.ts";
import { findUnsuitedMeals } from "./planning/find-unsuited-meals.ts";
import { countFittingRecipes } from "./planning/fitting-recipes.ts";
import { getLikings } from "./planning/get-likings.ts";
import { lockMeals } from "./planning/lock-meals.ts";
import { offerRebalance } from "./planning/offer-rebalance.ts";
import { getPlanningNight } from "./planning/planning-nights.ts";
import { rebalanceDay } from "./planning/rebalance-day.ts";
import { limitsOfReplan, replanWeek } from "./planning/replan-week.ts";
import { restoreMeals } from "./planning/restore-meals.ts";
import { swapMeal } from "./planning/swap-meal.ts";
import { findPlanUndo, undoAutoPlan } from "./planning/undo-auto-plan.ts";
import { getWeekReasons } from "./reasons/get-week-reasons.ts";
import {
  changeRecipeMeal,
  createRecipeMeal,
  editPortions,
  getRecipeMeal,
  listRecipeMeals,
  removeRecipeMeal,
} from "./recipe-meals.ts";
import { saveAndPlanRecipeMeal } from "./save-and-plan-recipe-meal.ts";
import { seatRecipeMeal } from "./seat-recipe-meal.ts";
import { recogniseMeal } from "./sentence/recognise-meal.ts";

export const diaryRoutes: readonly Route[] = [
  route(calendarDays.list, listCalendarDays),
  route(calendarDays.create, createCalendarDay),
  route(calendarDays.get, getCalendarDay),
  route(calendarDays.replace, replaceCalendarDay),
  route(calendarDays.change, changeCalendarDay),
  route(calendarDays.remove, deleteCalendarDay),
  route(calendarItems.list, listCalendarItems),
  route(calendarItems.create, createCalendarItem),
  route(calendarItems.get, getCalendarItem),
  route(calendarItems.replace, replaceCalendarItem),
  route(calendarItems.change, changeCalendarItem),
  route(calendarItems.remove, deleteCalendarItem),
  route(quickAddMeals.list, listQuickAddMeals),
  route(quickAddMeals.create, createQuickAddMeal),
  route(quickAddMeals.get, getQuickAddMeal),
  route(quickAddMeals.replace, changeQuickAddMeal),
  route(quickAddMeals.change, changeQuickAddMeal),
  route(quickAddMeals.remove, deleteQuickAddMeal),
  route(recipeMeals.list, listRecipeMeals),
  route(recipeMeals.create, createRecipeMeal),
  route(recipeMeals.get, getRecipeMeal),
  route(recipeMeals.replace, changeRecipeMeal),
  route(recipeMeals.change, changeRecipeMeal),
  route(recipeMeals.remove, removeRecipeMeal),
  route(editRecipeMealPortions, editPortions),
  route(seatEndpoint, seatRecipeMeal),
  route(singleFoodMeals.list, listSingleFoodMeals),
  route(singleFoodMeals.create, createSingleFoodMeal),
  route(singleFoodMeals.get, getSingleFoodMeal),
  route(singleFoodMeals.replace, replaceSingleFoodMeal),
  route(singleFoodMeals.change, changeSingleFoodMeal),
  route(singleFoodMeals.remove, removeSingleFoodMeal),
  route(planGeneratedEndpoint, planGeneratedRecipeMeal),
  route(planSingleFoodEndpoint, planSingleFoodMeal),
  route(planSingleFoodsEndpoint, planSingleFoodMeals),
  route(planOwnProductEndpoint, planOwnProduct),
  route(saveAndPlanEndpoint, saveAndPlanRecipeMeal),
  route(autoPlanDayEndpoint, autoPlanDay, { limits: limitsOfDay }),
  route(autoPlanDaysEndpoint, autoPlanDays, { limits: limitsOfDays }),
  route(replanWeekEndpoint, replanWeek, { limits: limitsOfReplan }),
  route(copyFromDateEndpoint, copyMealsFromDate),
  route(copyToMomentEndpoint, copyMealsToMealMoment),
  route(planSimpleEndpoint, planSimpleRecipe),
  route(autoplanSimpleEndpoint, autoplanSimpleRecipes, { limits: limitsOfSimpleWeek }),
  route(diagnosePlanEndpoint, diagnosePlan),
  route(countFittingEndpoint, countFittingRecipes),
  route(addDayNoteEndpoint, addDayNote),
  route(lockMealsEndpoint, lockMeals),
  route(findPlanUndoEndpoint, findPlanUndo),
  route(undoAutoPlanEndpoint, undoAutoPlan),
  route(findUnsuitedMealsEndpoint, findUnsuitedMeals),
  route(findUsualFoodsEndpoint, findUsualFoods),
  route(findDeviceFoodsEndpoint, findDeviceFoods),
  route(findFavouriteFoodsEndpoint, findFavouriteFoods),
  route(markFavouriteFoodEndpoint, markFavouriteFood),
  route(getLikingsEndpoint, getLikings),
  route(changeLikingsEndpoint, changeLikings),
  route(recogniseMealEndpoint, recogniseMeal),
  route(getPlanningNightEndpoint, getPlanningNight),
  route(findPlanCandidatesEndpoint, findPlanCandidates),
  route(findSwapsEndpoint, findSwaps),
  route(swapMealEndpoint, swapMeal),
  route(restoreMealsEndpoint, restoreMeals),
  route(offerRebalanceEndpoint, offerRebalance),
  route(rebalanceDayEndpoint, rebalanceDay),
  route(explainMealEndpoint, explainMeal),
  route(getWeekReasonsEndpoint, getWeekReasons),
];
