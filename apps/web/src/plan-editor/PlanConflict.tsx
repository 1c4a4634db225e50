import { Button } from "@mantine/core";
import type { NutritionDayPlan } from "@plateful/contract";
import { type ClientNutritionPlan, chosenDays, MEAL_MOMENTS, WEEKDAYS } from "@plateful/nutrition";
import { formatList } from "@plateful/phrases";
import { IconX } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Avatar } from "../clients/index.ts";
import { useLanguage } from "../lib/language/LanguageProvider.tsx";
import { displayName, initialsOf } from "../lib/language/person-name.ts";
import { useSavedAt } from "../lib/language/use-saved-at.ts";
import { weekdayName } from "../lib/language/weekday-name.ts";
import { useCurrentUser } from "../lib/person/current-user.ts";
import { useAuthorName } from "../lib/person/use-author-name.ts";
import { planVersionsQuery } from "../lib/plan/plan-versions-query.ts";
import { useTitle } from "../lib/site/use-title.ts";
import { classNames } from "../ui/base/class-names.ts";
import { IconButton } from "../ui/base/IconButton.tsx";
import { ConflictRows } from "../ui/ConflictRows.tsx";
import { ConflictSummary } from "./ConflictSummary.tsx";
import { usePlanEditor } from "./editor-context.ts";
import styles from "./PlanConflict.module.css";
import {
  chosenPlan,
  differingParts,
  equalParts,
  mealIn,
  type PlanPart,
  type PlanVersions,
  presetChoices,
} from "./plan-conflict.ts";
import { draftOfStored } from "./plan-source.ts";
import { useAmounts } from "./use-amounts.ts";
import { useEditorPhrases } from "./use-editor-phrases.ts";

/** What the parts of a plan are called, and how they read in each version. */
function usePartWords() {
  const { planEditor, meals, nutrition } = useEditorPhrases();
  const words = planEditor.conflict;
  const language = useLanguage();
  const amounts = useAmounts();
  const { tdee } = usePlanEditor().source.basis;
  const isMoment = (part: PlanPart) => MEAL_MOMENTS.some((moment) => moment === part);
  const label = (part: PlanPart): string => {
    if (part === "name") return planEditor.energy.name;
    if (part === "energy") return words.energy;
    if (part === "fiber") return nutrition.nutrients.fiber;
    return part === "days" ? words.days : meals.moments[part];
  };
  const daysText = (plan: ClientNutritionPlan) => {
    const days = chosenDays(plan.days);
    if (days.length === WEEKDAYS.length) return words.everyDay;
    return formatList(
      language,
      days.map((day) => weekdayName(language, day, "long")),
    );
  };
  const text = (plan: ClientNutritionPlan, part: PlanPart): string => {
    if (part === "name") return plan.name;
    if (part === "days") return daysText(plan);
    if (part === "energy") {
      const percent = Number(plan.energyBalance.replace(",", "."));
      return words.energyValue({
        kcal: amounts.kcal((tdee * percent) / 100),
        percent: amounts.percent(percent),
      });
    }
    if (part === "fiber") return `${amounts.grams(plan.adjustedDailyMacros.fiber)} ${nutrition.units.g}`;
    const meal = mealIn(plan, part);
    if (meal === null) return words.noMeal;
    const { calories, protein, carbs, fat } = meal.macros;
    return words.mealValue({
      kcal: amounts.kcal(calories),
      protein: amounts.grams(protein),
      carbs: amounts.grams(carbs),
      fat: amounts.grams(fat),
    });
  };
  const before = (plan: ClientNutritionPlan, part: PlanPart): string => {
    const meal = isMoment(part) ? mealIn(plan, part as (typeof MEAL_MOMENTS)[number]) : null;
    return meal === null ? text(plan, part) : `${amounts.kcal(meal.macros.calories)} ${nutrition.units.kcal}`;
  };
  return { label, text, before };
}

/** The days of a version as the dots of a week. */
function DayDots({ plan, inWords }: { plan: ClientNutritionPlan; inWords: string }) {
  const language = useLanguage();
  return (
    <span className={styles.days}>
      <span className={styles.unseen}>{inWords}</span>
      {WEEKDAYS.map((day) => (
        <i key={day} aria-hidden="true" className={classNames(styles.day, plan.days[day] && styles.on)}>
          {weekdayName(language, day, "narrow")}
        </i>
      ))}
    </span>
  );
}

function Header({ onClose }: { onClose: () => void }) {
  const { planEditor } = useEditorPhrases();
  const { client, plan } = usePlanEditor();
  return (
    <header className={styles.header}>
      <Avatar id={client.id} initials={initialsOf(client)} />
      <p className={styles.names}>
        <b>{displayName(client)}</b>
        <span>{plan.name}</span>
      </p>
      <IconButton label={planEditor.conflict.close} onClick={onClose}>
        <IconX size={24} stroke={1.75} />
      </IconButton>
    </header>
  );
}

interface PlanConflictProps {
  /** The stored plan that the draft was made from, and what was saved since. */
  base: NutritionDayPlan;
  theirs: NutritionDayPlan;
  onSave: (plan: ClientNutritionPlan) => void;
  onClose: () => void;
}

/** A plan that someone else saved in the meantime: both versions side by side, to choose from (ledger COACH-079). */
export function PlanConflict({ base, theirs, onSave, onClose }: PlanConflictProps) {
  const { planEditor, versions: shared } = useEditorPhrases();
  const words = planEditor.conflict;
  const language = useLanguage();
  const { plan: mine, source, isSaving } = usePlanEditor();
  const { basis } = source;
  const [versions] = useState<PlanVersions>(() => ({
    base: draftOfStored(base, basis),
    theirs: draftOfStored(theirs, basis),
    mine,
  }));
  const [chosen, setChosen] = useState(() => presetChoices(versions));
  const parts = differingParts(versions);
  const result = chosenPlan(versions, chosen, basis.tdee);
  const { label, text, before } = usePartWords();
  const savedAt = useSavedAt();
  // Until it is known who that was, and if it never is, the heads say which version is which.
  const { data: saved } = useQuery(planVersionsQuery(theirs.id));
  const author = saved?.[0]?.author ?? null;
  const authorName = useAuthorName();
  const { id: ownId } = useCurrentUser();
  const heading = useRef<HTMLHeadingElement>(null);
  useTitle(words.title);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const shownPart = (side: "theirs" | "mine", part: PlanPart): ReactNode =>
    part === "days" ? (
      <DayDots plan={versions[side]} inWords={text(versions[side], part)} />
    ) : (
      text(versions[side], part)
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen.size === parts.length && !isSaving) onSave(result.plan);
  };
  return (
    <div className={styles.screen}>
      <Header onClose={onClose} />
      <main>
        <form className={styles.page} onSubmit={submit}>
          <div className={styles.rows}>
            <h1 ref={heading} tabIndex={-1} className={styles.title}>
              {words.title}
            </h1>
            <p className={styles.text}>
              {author === null || author.id === ownId
                ? words.text({ count: parts.length })
                : words.textOf({ name: authorName(author), count: parts.length })}
            </p>
            <ConflictRows
              rows={parts.map((part) => ({
                key: part,
                label: label(part),
                before: shared.was({ value: before(versions.base, part) }),
                values: { theirs: shownPart("theirs", part), mine: shownPart("mine", part) },
              }))}
              heads={{
                theirs: {
                  title: author === null ? shared.theirs : authorName(author),
                  detail: words.saved({ moment: savedAt(theirs.modified) }),
                },
                mine: { title: author === null ? shared.mine : words.you, detail: words.notSaved },
              }}
              count={shared.differences({ count: parts.length })}
              takeAll={shared.takeAll}
              takeAllOf={{ theirs: shared.takeAllTheirs, mine: shared.takeAllMine }}
              chosen={chosen}
              onChoose={setChosen}
            />
            <p className={styles.text}>
              {words.same({ parts: formatList(language, equalParts(versions).map(label)) })}
            </p>
          </div>
          <aside className={styles.beside}>
            <ConflictSummary result={result} chosen={chosen} />
            <Button type="submit" size="lg" disabled={chosen.size < parts.length} loading={isSaving}>
              {words.save}
            </Button>
          </aside>
        </form>
      </main>
    </div>
  );
}
