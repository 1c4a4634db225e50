import {
  calculateEnergy as calculateEnergyEndpoint,
  calculateMealSizes,
  changeWeeklyNutritionPlan,
  createDefaultNutritionPlan,
  createWeeklyNutritionPlan,
  findPlanVersions as findPlanVersionsEndpoint,
  getCycle,
  getWeeklyNutritionPlan,
  listWeeklyNutritionPlans,
  mealSlotSpecifications,
  nutritionDayPlans,
  previewDayPlan as previewDayPlanEndpoint,
  previewPlan as previewPlanEndpoint,
  replaceDayPlanSlots as replaceSlotsEndpoint,
  replaceWeeklyNutritionPlan,
  restorePlanVersion as restorePlanVersionEndpoint,
  shiftPlanEnergy as shiftPlanEnergyEndpoint,
} from "@plateful/contract";
import { cycleInfo, type Gender, mealSizes } from "@plateful/nutrition";
import { type Route, route } from "../platform/calls/call.ts";
import { answerPageOf } from "../platform/http/page.ts";
import { calculateEnergy } from "./calculate-energy.ts";
import { createDefaultPlan } from "./create-default-plan.ts";
import { findIntakeOfUser } from "./intake-store.ts";
import { versionedDayPlan, versionedSlot, versionedWeek, versionedWeekOfNewPlan } from "./lock-plans.ts";
import { findPlanVersions, restorePlanVersion } from "./plan-versions.ts";
import { presentWeek } from "./present-plans.ts";
import { previewDayPlan } from "./preview-day-plan.ts";
import { previewPlan } from "./preview-plan.ts";
import {
  changeNutritionDayPlan,
  createNutritionDayPlan,
  getDayPlan,
  listNutritionDayPlans,
  removeNutritionDayPlan,
} from "./save-day-plan.ts";
import {
  changeMealSlot,
  createMealSlot,
  getMealSlot,
  listMealSlots,
  removeMealSlot,
  replaceDayPlanSlots,
} from "./save-slots.ts";
import { changeWeek, createWeek, getWeek } from "./save-weekly-plan.ts";
import { shiftPlanEnergy } from "./shift-week-energy.ts";
import { listWeeks } from "./weekly-plan-store.ts";

const planRoutes: readonly Route[] = [
  route(nutritionDayPlans.list, async (call, http) =>
    answerPageOf(call.query, http, await listNutritionDayPlans(call)),
  ),
  route(nutritionDayPlans.create, createNutritionDayPlan, { versioned: versionedWeekOfNewPlan }),
  route(nutritionDayPlans.get, getDayPlan),
  route(nutritionDayPlans.replace, changeNutritionDayPlan, { versioned: versionedDayPlan }),
  route(nutritionDayPlans.change, changeNutritionDayPlan, { versioned: versionedDayPlan }),
  route(nutritionDayPlans.remove, removeNutritionDayPlan, { versioned: versionedDayPlan }),
  route(replaceSlotsEndpoint, replaceDayPlanSlots, { versioned: versionedDayPlan }),
  route(findPlanVersionsEndpoint, findPlanVersions),
  route(restorePlanVersionEndpoint, restorePlanVersion, { versioned: versionedDayPlan }),
  route(mealSlotSpecifications.list, async (call, http) =>
    answerPageOf(call.query, http, await listMealSlots(call)),
  ),
  route(mealSlotSpecifications.create, createMealSlot),
  route(mealSlotSpecifications.get, getMealSlot),
  route(mealSlotSpecifications.replace, changeMealSlot, { versioned: versionedSlot }),
  route(mealSlotSpecifications.change, changeMealSlot, { versioned: versionedSlot }),
  route(mealSlotSpecifications.remove, removeMealSlot, { versioned: versionedSlot }),
  route(listWeeklyNutritionPlans, async (call, http) =>
    answerPageOf(call.query, http, (await listWeeks(call.db, call.subjectId)).map(presentWeek)),
  ),
  route(createWeeklyNutritionPlan, createWeek),
  route(getWeeklyNutritionPlan, getWeek),
  route(replaceWeeklyNutritionPlan, changeWeek, { versioned: versionedWeek }),
  route(changeWeeklyNutritionPlan, changeWeek, { versioned: versionedWeek }),
  route(createDefaultNutritionPlan, createDefaultPlan),
  route(shiftPlanEnergyEndpoint, shiftPlanEnergy),
];

const calculationRoutes: readonly Route[] = [
  route(calculateEnergyEndpoint, calculateEnergy),
  route(previewPlanEndpoint, previewPlan),
  route(previewDayPlanEndpoint, previewDayPlan),
  route(calculateMealSizes, async (call) => {
    const moments = call.body.meal_moments;
    const sizes = mealSizes(moments);
    return { sizes: Object.fromEntries(moments.map((moment) => [moment, sizes[moment]])) };
  }),
  route(getCycle, async (call) => {
    const profile = await findIntakeOfUser(call.db, call.actor.id);
    if (profile === null) return null;
    const cycle = {
      gender: profile.gender as Gender,
      startDate: profile.last_menstrual_period_start_date,
      cycleLength: profile.menstrual_cycle_length,
    };
    return cycleInfo(cycle, call.query.date ?? call.today);
  }),
];

export const nutritionPlanRoutes: readonly Route[] = [...planRoutes, ...calculationRoutes];
