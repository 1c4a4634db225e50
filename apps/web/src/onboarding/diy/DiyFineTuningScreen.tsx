import { NumbersOnly } from "../../lib/person/NumbersOnly.tsx";
import "../../ui/fields/form-styles.ts";
import { Button, TextInput } from "@mantine/core";
import type { NutritionDayPlan } from "@plateful/contract";
import { macroKcal } from "@plateful/nutrition";
import { formatNumber, type Language } from "@plateful/phrases";
import { roundHalfUp } from "@plateful/quantities";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useParams, useRouter } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { announce } from "../../lib/dialogs/alerts.ts";
import { useLanguage, usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { currentUserQuery, useCurrentUser } from "../../lib/person/current-user.ts";
import { PlanVersionsDialog } from "../../lib/plan/PlanVersionsDialog.tsx";
import { ReplanDialog } from "../../lib/plan/ReplanDialog.tsx";
import { useMayReplan } from "../../lib/plan/use-replan-week.ts";
import { CallError } from "../../lib/server/call-error.ts";
import { useTitle } from "../../lib/site/use-title.ts";
import { PageHeader } from "../../ui/navigation/PageHeader.tsx";
import { SectionCard } from "../../ui/SectionCard.tsx";
import { SkeletonCard } from "../../ui/SkeletonCard.tsx";
import { StatePanel } from "../../ui/StatePanel.tsx";
import { StickyActions } from "../../ui/StickyActions.tsx";
import page from "../ModifyNutritionalPlanScreen.module.css";
import styles from "./DiyFineTuningScreen.module.css";
import { dayPlanQuery } from "./day-plan-query.ts";
import {
  dayOf,
  draftGrams,
  editedSlot,
  MAX_GRAMS,
  readGrams,
  SLOT_FIELDS,
  type SlotDraft,
} from "./slot-drafts.ts";
import { useReplaceDayPlanSlots } from "./use-replace-day-plan-slots.ts";

type Slot = NutritionDayPlan["meal_slot_specifications"][number];

interface MealFieldsProps {
  slot: Slot;
  draft: SlotDraft;
  onChange: (draft: SlotDraft) => void;
}

/** The grams of one meal, with the energy that follows from them. */
function MealFields({ slot, draft, onChange }: MealFieldsProps) {
  const { diyPlans, meals, nutrition, general } = usePhrases();
  const words = diyPlans.fineTuning;
  const language = useLanguage();
  const meal = meals.moments[slot.meal_moment];
  const inSentence = meals.momentsInSentence[slot.meal_moment];
  const grams = draftGrams(draft);
  const kcal = grams === null ? "–" : formatNumber(language, roundHalfUp(macroKcal(grams)));
  const problem = (text: string) => {
    if (readGrams(text) !== null) return null;
    return text.trim() === ""
      ? general.required
      : words.notNegative({ max: formatNumber(language, MAX_GRAMS) });
  };
  return (
    <SectionCard
      title={meal}
      aside={
        <span>
          {kcal} {nutrition.units.kcal}
        </span>
      }
    >
      <div className={styles.fields}>
        {SLOT_FIELDS.map((field) => (
          <TextInput
            key={field}
            label={nutrition.nutrients[field]}
            aria-label={words.ofMeal({ nutrient: nutrition.nutrients[field], meal: inSentence })}
            inputMode="decimal"
            autoComplete="off"
            maxLength={7}
            value={draft[field]}
            rightSection={<span aria-hidden="true">{nutrition.units.g}</span>}
            rightSectionWidth={30}
            error={problem(draft[field])}
            onChange={(event) => onChange({ ...draft, [field]: event.currentTarget.value })}
          />
        ))}
      </div>
    </SectionCard>
  );
}

/** The grams of a stored plan, as they stand in the fields. */
function draftsOf(plan: NutritionDayPlan, language: Language): ReadonlyMap<number, SlotDraft> {
  const write = (value: number) => formatNumber(language, value, { useGrouping: false });
  return new Map(
    plan.meal_slot_specifications.map(({ id, protein, carbohydrates, fat }) => [
      id,
      { protein: write(protein), carbohydrates: write(carbohydrates), fat: write(fat) },
    ]),
  );
}

function PlanForm({ plan }: { plan: NutritionDayPlan }) {
  const { diyPlans, general, versions } = usePhrases();
  const words = diyPlans.fineTuning;
  const language = useLanguage();
  // What is read meanwhile changes neither the form nor the version that it goes on from.
  const [opened, setOpened] = useState(plan);
  const save = useReplaceDayPlanSlots(opened);
  const person = useCurrentUser();
  const mayReplan = useMayReplan(person);
  const [isAsking, setIsAsking] = useState(false);
  const [isLooking, setIsLooking] = useState(false);
  const queryClient = useQueryClient();
  const show = (saved: NutritionDayPlan) => {
    setOpened(saved);
    setDrafts(draftsOf(saved, language));
    setIsAsking(mayReplan);
  };
  const restored = (saved: NutritionDayPlan) => {
    setIsLooking(false);
    show(saved);
    queryClient.setQueryData(dayPlanQuery(saved.id).queryKey, saved);
    void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey });
  };
  const slots = opened.meal_slot_specifications;
  const [drafts, setDrafts] = useState(() => draftsOf(plan, language));
  const edited = slots.flatMap((slot) => {
    const draft = drafts.get(slot.id);
    const grams = draft === undefined ? null : draftGrams(draft);
    return grams === null ? [] : [editedSlot(slot, grams)];
  });
  const isGood = edited.length === slots.length;
  const day = dayOf(edited);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isGood && !save.isPending)
      save.mutate(
        { slots: edited },
        {
          onSuccess: (saved) => {
            announce(general.saved);
            show(saved);
          },
        },
      );
  };
  if (slots.length === 0) return <StatePanel kind="empty" title={words.noMeals} />;
  return (
    <form noValidate className={page.form} onSubmit={submit}>
      {slots.map((slot) => {
        const draft = drafts.get(slot.id);
        return draft === undefined ? null : (
          <MealFields
            key={slot.id}
            slot={slot}
            draft={draft}
            onChange={(next) => setDrafts(new Map(drafts).set(slot.id, next))}
          />
        );
      })}
      <SectionCard title={words.total}>
        <p role="status" className={styles.total}>
          {isGood
            ? words.totalText({
                kcal: formatNumber(language, roundHalfUp(day.kcal)),
                protein: formatNumber(language, day.protein),
                carbs: formatNumber(language, day.carbohydrates),
                fat: formatNumber(language, day.fat),
              })
            : "–"}
        </p>
      </SectionCard>
      <Button variant="subtle" onClick={() => setIsLooking(true)}>
        {versions.history.open}
      </Button>
      {isLooking && (
        <PlanVersionsDialog plan={opened} onRestored={restored} onClose={() => setIsLooking(false)} />
      )}
      <StickyActions>
        <Button type="submit" size="lg" fullWidth disabled={!isGood} loading={save.isPending}>
          {general.save}
        </Button>
      </StickyActions>
      {isAsking && <ReplanDialog person={person} isFirst={false} onClose={() => setIsAsking(false)} />}
    </form>
  );
}

/** The grams of each meal of an own day plan (ledger ONB-091, COACH-055, COACH-056). */
export function DiyFineTuningScreen() {
  const { diyPlans, general } = usePhrases();
  const words = diyPlans.fineTuning;
  const router = useRouter();
  const { nutritionPlanId = "" } = useParams({ strict: false });
  const plan = useQuery(dayPlanQuery(Number(nutritionPlanId)));
  useTitle(words.title);
  const isMissing = plan.error instanceof CallError && [400, 404].includes(plan.error.status);
  return (
    <main className={page.page}>
      <PageHeader
        title={words.title}
        {...(plan.data ? { subtitle: words.plan({ name: plan.data.name }) } : {})}
        back={{ label: general.back, onBack: () => router.history.back() }}
      />
      {plan.isPending && (
        <div role="status" aria-label={general.loading}>
          <SkeletonCard shape="row" />
        </div>
      )}
      {plan.isError &&
        (isMissing ? (
          <StatePanel kind="not-found" title={words.notFound} />
        ) : (
          <StatePanel
            kind="error"
            title={general.errorLoadingData}
            actions={<Button onClick={() => void plan.refetch()}>{general.retry}</Button>}
          />
        ))}
      {plan.data && (
        <NumbersOnly>
          <PlanForm key={plan.data.id} plan={plan.data} />
        </NumbersOnly>
      )}
    </main>
  );
}
