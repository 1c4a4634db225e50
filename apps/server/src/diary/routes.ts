import {
  addDayNote as addDayNoteEndpoint,
  autoPlanDay as autoPlanDayEndpoint,
  autoPlanDays as autoPlanDaysEndpoint,
  autoplanSimpleRecipes as autoplanSimpleEndpoint,
  calendarDays,
  calendarItems,
  copyMealsFromDate as copyFromDateEndpoint,
  copyMealsToMealMoment as copyToMomentEndpoint,
  countFittingRecipes as countFittingEndpoint,
  diagnosePlan as diagnosePlanEndpoint,
  editRecipeMealPortions,
  explainMeal as explainMealEndpoint,
  findPlanCandidates as findPlanCandidatesEndpoint,
  findPlanUndo as findPlanUndoEndpoint,
  findSwaps as findSwapsEndpoint,
  findUnsuitedMeals as findUnsuitedMealsEndpoint,
  findUsualFoods as findUsualFoodsEndpoint,
  getPlanningNight as getPlanningNightEndpoint,
  lockMeals as lockMealsEndpoint,
  offerRebalance as offerRebalanceEndpoint,
  planGeneratedRecipeMeal as planGeneratedEndpoint,
  planOwnProduct as planOwnProductEndpoint,
  planSimpleRecipe as planSimpleEndpoint,
  planSingleFoodMeal as planSingleFoodEndpoint,
  quickAddMeals,
  rebalanceDay as rebalanceDayEndpoint,
  recipeMeals,
  replanWeek as replanWeekEndpoint,
  restoreMeals as restoreMealsEndpoint,
  saveAndPlanRecipeMeal as saveAndPlanEndpoint,
  seatRecipeMeal as seatEndpoint,
  singleFoodMeals,
  swapMeal as swapMealEndpoint,
  undoAutoPlan as undoAutoPlanEndpoint,
} from "@plateful/contract";
import { type Route, route } from "../platform/call.ts";
import { autoPlanDay, autoPlanDays } from "./auto-plan.ts";
import { autoplanSimpleRecipes } from "./autoplan-simple-recipes.ts";
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
import { diagnosePlan } from "./diagnose-plan.ts";
import { explainMeal } from "./explain-meal.ts";
import { findPlanCandidates } from "./find-plan-candidates.ts";
import { findSwaps } from "./find-swaps.ts";
import { findUnsuitedMeals } from "./find-unsuited-meals.ts";
import { findUsualFoods } from "./find-usual-foods.ts";
import { countFittingRecipes } from "./fitting-recipes.ts";
import { lockMeals } from "./lock-meals.ts";
import { offerRebalance } from "./offer-rebalance.ts";
import { planningLimits } from "./plan-days.ts";
import { planGeneratedRecipeMeal } from "./plan-generated-recipe-meal.ts";
import { planOwnProduct } from "./plan-own-product.ts";
import { planSimpleRecipe } from "./plan-simple-recipe.ts";
import { planSingleFoodMeal } from "./plan-single-food-meal.ts";
import { getPlanningNight } from "./planning-nights.ts";
import {
  changeQuickAddMeal,
  createQuickAddMeal,
  deleteQuickAddMeal,
  getQuickAddMeal,
  listQuickAddMeals,
} from "./quick-add-meals.ts";
import { rebalanceDay } from "./rebalance-day.ts";
import {
  changeRecipeMeal,
  createRecipeMeal,
  editPortions,
  getRecipeMeal,
  listRecipeMeals,
  removeRecipeMeal,
} from "./recipe-meals.ts";
import { replanWeek } from "./replan-week.ts";
import { restoreMeals } from "./restore-meals.ts";
import { saveAndPlanRecipeMeal } from "./save-and-plan-recipe-meal.ts";
import { seatRecipeMeal } from "./seat-recipe-meal.ts";
import {
  changeSingleFoodMeal,
  createSingleFoodMeal,
  getSingleFoodMeal,
  listSingleFoodMeals,
  removeSingleFoodMeal,
  replaceSingleFoodMeal,
} from "./single-food-meals.ts";
import { swapMeal } from "./swap-meal.ts";
import { findPlanUndo, undoAutoPlan } from "./undo-auto-plan.ts";

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
  route(planOwnProductEndpoint, planOwnProduct),
  route(saveAndPlanEndpoint, saveAndPlanRecipeMeal),
  route(autoPlanDayEndpoint, autoPlanDay, { limits: planningLimits }),
  route(autoPlanDaysEndpoint, autoPlanDays, { limits: planningLimits }),
  route(replanWeekEndpoint, replanWeek, { limits: planningLimits }),
  route(copyFromDateEndpoint, copyMealsFromDate),
  route(copyToMomentEndpoint, copyMealsToMealMoment),
  route(planSimpleEndpoint, planSimpleRecipe),
  route(autoplanSimpleEndpoint, autoplanSimpleRecipes, { limits: planningLimits }),
  route(diagnosePlanEndpoint, diagnosePlan),
  route(countFittingEndpoint, countFittingRecipes),
  route(addDayNoteEndpoint, addDayNote),
  route(lockMealsEndpoint, lockMeals),
  route(findPlanUndoEndpoint, findPlanUndo),
  route(undoAutoPlanEndpoint, undoAutoPlan),
  route(findUnsuitedMealsEndpoint, findUnsuitedMeals),
  route(findUsualFoodsEndpoint, findUsualFoods),
  route(getPlanningNightEndpoint, getPlanningNight),
  route(findPlanCandidatesEndpoint, findPlanCandidates),
  route(findSwapsEndpoint, findSwaps),
  route(swapMealEndpoint, swapMeal),
  route(restoreMealsEndpoint, restoreMeals),
  route(offerRebalanceEndpoint, offerRebalance),
  route(rebalanceDayEndpoint, rebalanceDay),
  route(explainMealEndpoint, explainMeal),
];
