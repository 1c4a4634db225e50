import type { AnswerOf, completeOnboarding as endpoint, OnboardingData } from "@plateful/contract";
import {
  chosenDiet,
  daySlots,
  dislikeToIngredientLabel,
  INGREDIENT_DISLIKES,
  keptDislikes,
  type MealSizes,
  mealSizes,
  tenantOfPerson,
} from "@plateful/nutrition";
import {
  addWeek,
  checkPlanSafety,
  FIRST_PLAN_NAME,
  findIntakeOfUser,
  findWeekOfIntake,
  insertDayPlan,
  keepFirstVersion,
  keepPlansSafe,
  keepVersion,
  loadScreenings,
  lockIntake,
  mostUsedPlan,
  putWholeWeekOn,
  replaceSlots,
  spareFigures,
  toSlotValues,
  updateDayPlan,
} from "../nutrition-plans/index.ts";
import { loadNutritionTenant, loadUnitTenant } from "../organisations/index.ts";
import type { Call } from "../platform/calls/call.ts";
import { findProvenEmail, forgetHeldAnswers } from "../platform/calls/held-answers-store.ts";
import {
  birthAfterAge,
  insertProfile,
  listAvoidedIds,
  listIdsOfLabels,
  replaceAvoided,
  startAfterAnswers,
  updateProfile,
} from "../profile/index.ts";
import { checkAnswers } from "./check-answers.ts";
import { insertFirstWeight } from "./onboarding-store.ts";
import { type OnboardingPlan, planOfAnswers } from "./plan-of-answers.ts";
import { profileOfAnswers, storedWeight } from "./profile-of-answers.ts";

type Context = Pick<Call, "db" | "services" | "actor" | "now">;

async function saveProfile({ db, actor, now }: Context, answers: OnboardingData): Promise<number> {
  const units = await loadUnitTenant(db, actor.organisationId);
  const columns = profileOfAnswers(answers, units);
  const added = await insertProfile(db, { ...columns, user_id: actor.id, created: now, modified: now });
  if (added !== null) return added;
  const stored = await findIntakeOfUser(db, actor.id);
  if (stored === null) throw new Error("A profile that could not be added is there.");
  await lockIntake(db, stored.id);
  await updateProfile(db, stored.id, { ...columns, ...birthAfterAge(columns.age, stored), modified: now });
  return stored.id;
}

interface SavedPlan {
  readonly weekId: number;
  readonly dayPlanId: number;
}

/** One day plan for all weekdays; a person who had a week keeps it and the day plan that most of it followed. */
async function savePlan(
  context: Context,
  intakeId: number,
  plan: OnboardingPlan,
  sizes: MealSizes,
): Promise<SavedPlan> {
  const { db, actor, now } = context;
  const targets = { energy_balance: plan.energyBalance, fiber: plan.fiber, modified: now };
  const week = await findWeekOfIntake(db, intakeId);
  const earlier = week === null ? null : mostUsedPlan(week);
  const dayPlanId =
    earlier ??
    (await insertDayPlan(db, {
      name: FIRST_PLAN_NAME,
      user_id: actor.id,
      intake_id: intakeId,
      created: now,
      ...targets,
    }));
  if (earlier !== null) await keepFirstVersion(db, earlier);
  if (earlier !== null) await updateDayPlan(db, dayPlanId, targets);
  const slots = daySlots(plan.mss, sizes).map(toSlotValues);
  await replaceSlots(db, { id: dayPlanId, user_id: actor.id }, slots);
  const note = plan.isMoved ? "MOVED" : null;
  await checkPlanSafety(context, dayPlanId, { confirmed_findings: plan.confirmed }, { note });
  await keepVersion(db, dayPlanId, { authorId: actor.id, savedAt: now });
  if (week === null)
    return { weekId: (await addWeek(context, { userId: actor.id, intakeId }, dayPlanId)).id, dayPlanId };
  await putWholeWeekOn(db, week.id, dayPlanId);
  return { weekId: week.id, dayPlanId };
}

/** Stores the dislikes; foods to avoid that onboarding does not ask about stay as the person set them. */
async function saveDislikes({ db, actor }: Context, answers: OnboardingData): Promise<void> {
  const { ingredientDislikes, dietaryPreference } = answers.dietPreferences;
  const asked = await listIdsOfLabels(db, INGREDIENT_DISLIKES.map(dislikeToIngredientLabel));
  const labels = keptDislikes(ingredientDislikes, chosenDiet(dietaryPreference ?? null)).map(
    dislikeToIngredientLabel,
  );
  const chosen = labels.map((label) => {
    const food = asked.find((each) => each.label === label);
    if (food === undefined) throw new Error(`There is no ingredient to avoid called ${label}.`);
    return food.id;
  });
  const others = (await listAvoidedIds(db, actor.id)).filter((id) => !asked.some((food) => food.id === id));
  await replaceAvoided(db, actor.id, [...others, ...chosen]);
}

/**
 * Stores everything that the onboarding asks and makes the plan, in the one transaction of the call: a failure leaves
 * nothing behind (ledger ONB-079). Repeating it brings profile, week and slots up to date and keeps their ids.
 */
export async function completeOnboarding(call: Call<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const answers = call.body;
  checkAnswers(answers, call.today);
  const settings = await loadNutritionTenant(call.db, call.actor.organisationId);
  // What a coach chose for this person holds when the questions are answered once more.
  const before = await findIntakeOfUser(call.db, call.actor.id);
  const { screening } = (await loadScreenings(call, [call.actor.id])).get(call.actor.id) ?? {};
  const tenant = tenantOfPerson(settings, before?.protein_profile);
  const plan = await spareFigures(call, () => planOfAnswers(answers, tenant, screening));
  const intakeId = await saveProfile(call, answers);
  const sizes = mealSizes(answers.dietPreferences.mealTimes);
  const { weekId, dayPlanId } = await savePlan(call, intakeId, plan, sizes);
  // Day plans of other days than most, which the new answers may have made unsafe.
  await keepPlansSafe(call, intakeId);
  await saveDislikes(call, answers);
  await insertFirstWeight(call.db, call.actor.id, storedWeight(answers), call.now);
  const email = await findProvenEmail(call.db, call.actor.id);
  if (email !== null) await forgetHeldAnswers(call.db, email);
  if (before === null) await startAfterAnswers(call);
  return {
    user_profile_id: intakeId,
    weekly_nutrition_plan_id: weekId,
    nutrition_day_plan_id: dayPlanId,
    mss: plan.mss,
  };
}
