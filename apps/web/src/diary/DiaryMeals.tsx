import { useNavigate } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { PATHS } from "../lib/address/paths.ts";
import { simpleRecipeHref } from "../lib/address/simple-recipe-search.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useSubject } from "../lib/person/subject.ts";
import { showToast } from "../ui/overlays/show-toast.ts";
import styles from "./DiaryViewScreen.module.css";
import { offTargetOf } from "./day/day-off-target.ts";
import { planSavedOn, requireDayId } from "./day/day-plan.ts";
import type { DiaryDay, DiaryGroup } from "./day/diary-day.ts";
import type { DiaryDialog } from "./day/diary-dialog.ts";
import type { DiaryEntry } from "./day/diary-entry.ts";
import type { DiaryRights } from "./day/diary-rights.ts";
import { isLeftDay } from "./day/planner-memory.ts";
import { HoldUsualFoods } from "./logging/HoldUsualFoods.tsx";
import { useChangeFood } from "./logging/use-change-food.ts";
import { useToggleEaten } from "./logging/use-toggle-eaten.ts";
import { MealSlotCard } from "./MealSlotCard.tsx";
import { HoldPlan } from "./planning/HoldPlan.tsx";
import { keyOf, useAutoPlanDay } from "./planning/use-auto-plan-day.ts";
import { useLockActions } from "./planning/use-lock-actions.ts";
import { useUndoPlan } from "./planning/use-undo-plan.ts";
import { useUnsuitedMeals } from "./planning/use-unsuited-meals.ts";
import { isQuickMeal } from "./SlotMeal.tsx";

const PlanHint = lazy(async () => ({ default: (await import("./planning/PlanHint.tsx")).PlanHint }));
const RebalanceNotice = lazy(async () => ({
  default: (await import("./planning/RebalanceNotice.tsx")).RebalanceNotice,
}));

interface DiaryMealsProps {
  diary: DiaryDay;
  today: string;
  rights: DiaryRights;
  /** The day has just been planned by the server, so an empty meal asks for an explanation. */
  wasPlanned: boolean;
  onDialog: (dialog: DiaryDialog) => void;
}

/** Where a meal is shown; one that waits for the network has no page of its own yet, so its recipe stands for it. */
function pageOf({ kept, picture, mealId, simpleRecipeId }: DiaryEntry, root: string): string {
  if ((kept === "RECIPE" || kept === "NEW") && picture !== null)
    return PATHS.recipe.replace("$recipeTemplateId", String(picture.id));
  return simpleRecipeId === null
    ? root + PATHS.recipeMeal.replace("$recipeMealId", String(mealId))
    : simpleRecipeHref(simpleRecipeId, { meal: mealId });
}

/** The meals of the day, one card per slot. */
export function DiaryMeals({ diary, today, rights, wasPlanned, onDialog }: DiaryMealsProps) {
  const { diary: words, meals, general } = usePhrases();
  const navigate = useNavigate();
  const { root, viewedId, user } = useSubject();
  const toggle = useToggleEaten();
  const again = useAutoPlanDay();
  const changeFood = useChangeFood(diary);
  const locks = useLockActions(diary);
  const unsuited = useUnsuitedMeals(diary, today);
  const undo = useUndoPlan();
  const { date } = diary;

  const chooseAgain = ({ slot }: DiaryGroup) => {
    if (slot === null || again.isPending) return;
    const meal = meals.momentsInSentence[slot.mealMoment];
    again.mutate(
      { date, slotIds: [slot.id] },
      {
        onSuccess: (planned) =>
          showToast({
            message: words.chosen({ meal }),
            undo: { label: general.undo, onUndo: () => undo(keyOf(planned)) },
          }),
      },
    );
  };
  const open = (entry: DiaryEntry) => void navigate({ href: pageOf(entry, root) });
  const off = rights.showsNumbers ? offTargetOf(diary, today, planSavedOn(user, date)) : null;
  return (
    <>
      {viewedId === undefined && (
        <>
          <HoldPlan date={date} />
          <HoldUsualFoods />
        </>
      )}
      <Suspense fallback={null}>{(wasPlanned || again.isSuccess) && <PlanHint date={date} />}</Suspense>
      {/* The meals do not move down when its code arrives. */}
      <Suspense fallback={<div className={styles.notice} />}>
        {off !== null && diary.day !== null && !isLeftDay(diary.day.id, off.key) && (
          <RebalanceNotice
            diary={diary}
            off={off}
            onLook={() => onDialog({ kind: "rebalance", added: off.key })}
          />
        )}
      </Suspense>
      {diary.groups.map((group) => (
        <MealSlotCard
          key={group.slot?.id ?? "other"}
          group={group}
          rights={rights}
          busy={toggle.busy}
          unsuited={unsuited}
          isPlanning={again.isPending || diary.isLocked}
          {...(rights.canGenerate ? { locks: { slot: locks.ofSlot(group), ofMeal: locks.ofMeal } } : {})}
          onAdd={() => {
            if (group.slot !== null) onDialog({ kind: "add", slot: group.slot });
          }}
          onChooseAgain={() => chooseAgain(group)}
          onCopy={() => onDialog({ kind: "copy", slot: group.slot })}
          onOpen={open}
          onChangeFood={(entry) =>
            isQuickMeal(entry) ? onDialog({ kind: "quickMeal", entry }) : void changeFood(entry, group.slot)
          }
          onRemove={(entry) => onDialog({ kind: "remove", entry })}
          onPortion={(entry) => onDialog({ kind: "portion", entry })}
          onTime={(entry) => onDialog({ kind: "eatenTime", entry })}
          onSwap={(entry) => onDialog({ kind: "swap", entry })}
          onToggle={(entry) =>
            toggle.toggle({
              dayId: requireDayId(diary.day),
              date,
              itemId: entry.id,
              name: entry.name,
              status: entry.status === "EATEN" ? "PLANNED" : "EATEN",
            })
          }
        />
      ))}
    </>
  );
}
