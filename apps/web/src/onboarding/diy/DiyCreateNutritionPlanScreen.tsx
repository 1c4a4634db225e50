import "../../ui/fields/form-styles.ts";
import { Button, TextInput } from "@mantine/core";
import { addDays, WEEKDAYS, type Weekday } from "@plateful/nutrition";
import { formatDate } from "@plateful/phrases";
import { useNavigate, useRouter } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { PATHS } from "../../lib/address/paths.ts";
import { alertProblem } from "../../lib/dialogs/alerts.ts";
import { useLanguage, usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useCurrentUser } from "../../lib/person/current-user.ts";
import { CallError } from "../../lib/server/call-error.ts";
import { useTitle } from "../../lib/site/use-title.ts";
import { afterPress } from "../../ui/base/after-press.ts";
import { PageHeader } from "../../ui/navigation/PageHeader.tsx";
import { StatePanel } from "../../ui/StatePanel.tsx";
import { StickyActions } from "../../ui/StickyActions.tsx";
import styles from "../ModifyNutritionalPlanScreen.module.css";
import message from "../message.module.css";
import { ChoiceList } from "../parts/ChoiceList.tsx";
import { useCreateDayPlan } from "./use-create-day-plan.ts";

/** A Monday, for the names of the weekdays. */
const SOME_MONDAY = "2024-01-01";
const MAX_NAME_LENGTH = 80;

type Profile = NonNullable<ReturnType<typeof useCurrentUser>["intake"]>;
type Week = NonNullable<Profile["weekly_nutrition_plan"]>;

/** Name and days of a plan that starts with the meals of the week's first. */
function NewPlanForm({ profileId, week }: { profileId: number; week: Week }) {
  const { diyPlans, general } = usePhrases();
  const words = diyPlans.create;
  const language = useLanguage();
  const navigate = useNavigate();
  const router = useRouter();
  const [name, setName] = useState("");
  const [isLeft, setIsLeft] = useState(false);
  const [days, setDays] = useState<readonly Weekday[]>([]);
  // What is read meanwhile is not what the person chose the days by.
  const [opened] = useState(week);
  const create = useCreateDayPlan({ profileId, week: opened, plan: week[days[0] ?? "monday"] });
  const refusal = create.error instanceof CallError ? create.error : null;
  const canSend = name.trim() !== "" && days.length > 0;
  const toggle = (day: Weekday) =>
    setDays(WEEKDAYS.filter((one) => (one === day ? !days.includes(day) : days.includes(one))));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!canSend || create.isPending) return;
    create.mutate(
      { name: name.trim(), days },
      {
        onSuccess: (id) =>
          id === null
            ? router.history.back()
            : void navigate({
                to: PATHS.diyFineTuning,
                params: { nutritionPlanId: String(id) },
                replace: true,
              }),
        onError: (error) => {
          if (error instanceof CallError && error.at("name") !== undefined) return;
          alertProblem(
            (error instanceof CallError ? error.general : undefined) ?? general.somethingWentWrong,
          );
        },
      },
    );
  };
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <TextInput
        label={words.name}
        placeholder={words.namePlaceholder}
        autoComplete="off"
        maxLength={MAX_NAME_LENGTH}
        value={name}
        error={refusal?.at("name") ?? (isLeft && name.trim() === "" ? general.required : null)}
        onChange={(event) => setName(event.currentTarget.value)}
        onBlur={() => afterPress(() => setIsLeft(true))}
      />
      <p aria-hidden="true" className={message.question}>
        {words.days}
      </p>
      <ChoiceList
        label={words.days}
        kind="checkbox"
        choices={WEEKDAYS.map((day, offset) => ({
          value: day,
          title: formatDate(language, addDays(SOME_MONDAY, offset), { weekday: "long" }),
          description: words.follows({ plan: week[day].name }),
        }))}
        chosen={days}
        onToggle={toggle}
      />
      {isLeft && days.length === 0 && <p className={message.error}>{words.needDay}</p>}
      <StickyActions>
        <Button type="submit" size="lg" fullWidth disabled={!canSend} loading={create.isPending}>
          {words.submit}
        </Button>
      </StickyActions>
    </form>
  );
}

/** An extra day plan for some days of the week (ledger ONB-091). */
export function DiyCreateNutritionPlanScreen() {
  const { diyPlans, general } = usePhrases();
  const words = diyPlans.create;
  const router = useRouter();
  const navigate = useNavigate();
  const profile = useCurrentUser().intake;
  const week = profile?.weekly_nutrition_plan ?? null;
  useTitle(words.title);
  return (
    <main className={styles.page}>
      <PageHeader
        title={words.title}
        subtitle={words.text}
        back={{ label: general.back, onBack: () => router.history.back() }}
      />
      {profile === null || week === null ? (
        <StatePanel
          kind="empty"
          title={words.noWeek}
          actions={<Button onClick={() => void navigate({ to: PATHS.goal })}>{words.toQuestions}</Button>}
        />
      ) : (
        <NewPlanForm profileId={profile.id} week={week} />
      )}
    </main>
  );
}
