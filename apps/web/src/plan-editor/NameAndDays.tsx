import { TextInput } from "@mantine/core";
import { chosenDays, isPlanName, MAX_PLAN_NAME_LENGTH, WEEKDAYS, type Weekday } from "@plateful/nutrition";
import { formatList } from "@plateful/phrases";
import { useState } from "react";
import { useLanguage } from "../lib/language/LanguageProvider.tsx";
import { weekdayName } from "../lib/language/weekday-name.ts";
import { classNames } from "../ui/base/class-names.ts";
import { SectionCard } from "../ui/SectionCard.tsx";
import styles from "./EnergyBalance.module.css";
import { usePlanEditor } from "./editor-context.ts";
import { plansWithoutDays } from "./plan-source.ts";
import { useEditorPhrases } from "./use-editor-phrases.ts";

function Name() {
  const { planEditor, general } = useEditorPhrases();
  const words = planEditor.energy;
  const { plan, change, refusal } = usePlanEditor();
  const [refused] = useState(plan.name);
  const problem = () => {
    if (plan.name.trim() === "") return general.required;
    if (!isPlanName(plan.name)) return words.nameTooLong({ max: MAX_PLAN_NAME_LENGTH });
    return plan.name === refused ? (refusal?.at("name") ?? null) : null;
  };
  return (
    <TextInput
      label={words.name}
      placeholder={words.nameHint}
      autoComplete="off"
      maxLength={MAX_PLAN_NAME_LENGTH + 20}
      value={plan.name}
      error={problem()}
      onChange={(event) => {
        const name = event.currentTarget.value;
        change((before) => ({ ...before, name }));
      }}
    />
  );
}

/** The days of the plan; its own stay with it, because a day always has a plan (ledger COACH-048, COACH-063). */
function Days() {
  const words = useEditorPhrases().planEditor.energy;
  const language = useLanguage();
  const { plan, change, fixedDays, source } = usePlanEditor();
  const chosen = chosenDays(plan.days);
  const leaving = plansWithoutDays(source, chosen).map(({ name }) => name);
  const isOnly = fixedDays.length === WEEKDAYS.length;
  const toggle = (day: Weekday) =>
    change((before) => ({ ...before, days: { ...before.days, [day]: !before.days[day] } }));
  return (
    <div>
      <p className={styles.label}>{words.days}</p>
      <fieldset aria-label={words.days} className={styles.days}>
        {WEEKDAYS.map((day) => {
          const name = weekdayName(language, day, "long");
          const isFixed = fixedDays.includes(day);
          return (
            <button
              key={day}
              type="button"
              aria-label={isFixed ? words.ownDay({ day: name }) : name}
              aria-pressed={plan.days[day]}
              disabled={isFixed}
              className={classNames(styles.day, plan.days[day] && styles.on)}
              onClick={() => toggle(day)}
            >
              {weekdayName(language, day, "narrow")}
            </button>
          );
        })}
      </fieldset>
      <p role="status" className={styles.hint}>
        {isOnly && words.daysOnly}
        {chosen.length === 0 && words.needDay}
        {leaving.length > 0 && words.takesOver({ plans: formatList(language, leaving) })}
      </p>
    </div>
  );
}

/** What the plan is called and on which days it holds (ledger COACH-048). */
export function NameAndDays() {
  const words = useEditorPhrases().planEditor.energy;
  return (
    <SectionCard title={words.plan}>
      <div className={styles.naming}>
        <Name />
        <Days />
      </div>
    </SectionCard>
  );
}
