import type {
  changeWeeklyNutritionPlan as changeEndpoint,
  nutritionDayPlans,
  completeOnboarding as onboardingEndpoint,
  replaceDayPlanSlots as replaceEndpoint,
} from "@plateful/contract";
import {
  daySlots,
  KCAL_PER_GRAM,
  type Macros,
  mealMomentOrder,
  mealMomentToMealType,
  mealSizes,
} from "@plateful/nutrition";
import { roundHalfUp } from "@plateful/quantities";
import {
  changeWeek,
  createNutritionDayPlan,
  getDayPlan,
  replaceDayPlanSlots,
} from "../nutrition-plans/index.ts";
import { completeOnboarding } from "../onboarding/index.ts";
import type { Services } from "../platform/calls/services.ts";
import type { Db } from "../platform/database/open-database.ts";
import { actingAs, actingIn, type DemoActor, demoToday } from "./demo-call.ts";
import { type DemoEater, TRAINING } from "./demo-people.ts";

export type MadePlan = Awaited<ReturnType<typeof completeOnboarding>>;

type Intake = Pick<DemoEater, "answersOn">;

/** The person answers the onboarding. */
export const makeOwnPlan = (services: Services, person: DemoActor, intake: Intake): Promise<MadePlan> =>
  services.db.transaction().execute((db) => makeOwnPlanIn(db, services, person, intake));

/** The same in an open transaction. */
export function makeOwnPlanIn(
  db: Db,
  services: Services,
  person: DemoActor,
  intake: Intake,
): Promise<MadePlan> {
  return actingIn(db, services, person, async (_db, makeCall) => {
    const body = intake.answersOn(demoToday(services));
    return completeOnboarding(makeCall<typeof onboardingEndpoint>({ body }));
  });
}

const slotsOfDay = (macros: Macros, eater: DemoEater, today: string) =>
  daySlots(macros, mealSizes(eater.answersOn(today).dietPreferences.mealTimes)).map(
    ({ mealMoment, size, macros: part }) => ({
      meal_moment: mealMoment,
      meal_type: mealMomentToMealType(mealMoment),
      order: mealMomentOrder(mealMoment),
      size,
      ...part,
    }),
  );

/** The coach gives her client a second day plan with more to eat, on the days of the training. */
export function addTrainingDays(
  services: Services,
  coach: DemoActor,
  eater: DemoEater,
  made: MadePlan,
): Promise<void> {
  const { nutrition_day_plan_id: restDay, weekly_nutrition_plan_id: week, mss } = made;
  const macros = {
    ...mss,
    kcal: mss.kcal + TRAINING.extraCarbohydrates * KCAL_PER_GRAM.carbohydrates,
    carbohydrates: mss.carbohydrates + TRAINING.extraCarbohydrates,
  };
  return actingAs(services, coach, async (db, makeCall) => {
    const rest = await getDayPlan({ db, params: { id: restDay } });
    const body = {
      name: TRAINING.name,
      client_intake: made.user_profile_id,
      energy_balance: roundHalfUp((rest.energy_balance * macros.kcal) / mss.kcal, 0),
      fiber: rest.fiber,
    };
    const { id } = await createNutritionDayPlan(makeCall<typeof nutritionDayPlans.create>({ body }));
    const slots = slotsOfDay(macros, eater, demoToday(services));
    await replaceDayPlanSlots(makeCall<typeof replaceEndpoint>({ params: { id }, body: { slots } }));
    const change = makeCall<typeof changeEndpoint>;
    await changeWeek(
      change({
        params: { id: week },
        body: { nutrition_day_plan_id: restDay, name: TRAINING.restDayName },
      }),
    );
    await changeWeek(
      change({
        params: { id: week },
        body: { nutrition_day_plan_id: id, days_to_update_to_nutrition_day_plan_id: [...TRAINING.days] },
      }),
    );
  });
}
