import { Button, Checkbox, NativeSelect, TextInput } from "@mantine/core";
import { isSimple } from "@plateful/access";
import type { User } from "@plateful/contract";
import {
  ACTIVITY_LEVELS,
  ALLERGENS,
  DIETS,
  GENDERS,
  INTOLERANCES,
  ONBOARDING_GOALS,
  toggleAllergen,
  toggleIntolerance,
} from "@plateful/nutrition";
import type { FormEvent } from "react";
import { announce } from "../../lib/dialogs/alerts.ts";
import { useLanguage, usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { toAccessUser, useCurrentUser } from "../../lib/person/current-user.ts";
import { CallError, type FieldMessages } from "../../lib/server/call-error.ts";
import { useProfileConflictWords } from "../../profile/index.ts";
import { CheckChips } from "../../ui/fields/CheckChips.tsx";
import { UnitToggle } from "../../ui/fields/UnitToggle.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { SectionCard } from "../../ui/SectionCard.tsx";
import { useIntakePhrases } from "../parts/use-intake-phrases.ts";
import { AdvancedFields } from "./AdvancedFields.tsx";
import styles from "./ClientProfileForm.module.css";
import { ExerciseFields } from "./ExerciseFields.tsx";
import { exerciseChanges } from "./exercise-form.ts";
import type { KeptProfile } from "./kept-profile.ts";
import {
  BODY_FAT_LIMITS,
  changesOf,
  type FormUnits,
  type ProfileForm,
  problemsOf,
  unitsOfCoach,
} from "./profile-form.ts";
import { useProfileDraft } from "./use-profile-draft.ts";
import { useSaveClientProfile } from "./use-save-client-profile.ts";

interface FieldsProps {
  form: ProfileForm;
  units: FormUnits;
  onChange: (change: Partial<ProfileForm>) => void;
}

/** The figures of the body: age, height, weight and body fat. */
function Body({ form, units, onChange }: FieldsProps) {
  const { clients, profile, nutrition } = usePhrases();
  const problems = problemsOf(form, units);
  const { editing, rows } = profile;
  const { cm, ft, in: inch, kg, lb, percent } = nutrition.units;
  const common = { inputMode: "decimal", autoComplete: "off", maxLength: 8, rightSectionWidth: 64 } as const;
  return (
    <>
      <TextInput
        {...common}
        label={rows.age}
        value={form.age}
        rightSection={editing.years}
        error={problems.age && editing.ageRange}
        onChange={(event) => onChange({ age: event.currentTarget.value })}
      />
      {(units.isImperial ? [ft, inch] : [cm]).map((unit, place) => (
        <TextInput
          {...common}
          key={unit}
          label={units.isImperial ? `${rows.height} (${unit})` : rows.height}
          value={form.height[place] ?? ""}
          rightSection={unit}
          error={problems.height && editing.heightRange}
          onChange={(event) => onChange({ height: form.height.with(place, event.currentTarget.value) })}
        />
      ))}
      <TextInput
        {...common}
        label={rows.weight}
        value={form.weight[0] ?? ""}
        rightSection={units.isImperial ? lb : kg}
        // Empty is not yet answered, and no mistake.
        error={form.weight.join("").trim() !== "" && problems.weight && editing.weightRange}
        onChange={(event) => onChange({ weight: [event.currentTarget.value] })}
      />
      <div>
        <TextInput
          {...common}
          label={clients.plan.bodyFat}
          value={form.bodyFat}
          rightSection={percent}
          error={problems.bodyFat && clients.profileForm.bodyFatRange(BODY_FAT_LIMITS)}
          {...(form.isFatMeasured
            ? {}
            : { description: clients.profileForm.fatAssumed({ percent: form.bodyFat }) })}
          onChange={(event) => onChange({ bodyFat: event.currentTarget.value, isFatMeasured: true })}
        />
        <Checkbox
          className={styles.measured ?? ""}
          label={clients.profileForm.fatMeasured}
          checked={form.isFatMeasured}
          onChange={(event) => onChange({ isFatMeasured: event.currentTarget.checked })}
        />
      </div>
    </>
  );
}

/** What it is all for; a goal that is not offered any more stays one that can be kept (ledger COACH-185). */
function Goal({ form, onChange }: Omit<FieldsProps, "units">) {
  const { nutrition, profile } = usePhrases();
  const offered = [...new Set([...ONBOARDING_GOALS, ...(form.goal === null ? [] : [form.goal])])];
  return (
    <NativeSelect
      label={profile.rows.goal}
      value={form.goal ?? ""}
      data={[
        { value: "", label: profile.noValue },
        ...offered.map((value) => ({ value, label: nutrition.goals[value] })),
      ]}
      onChange={({ currentTarget: { value } }) =>
        onChange({ goal: offered.find((one) => one === value) ?? null })
      }
    />
  );
}

/** What the client cannot eat; "none" and the others exclude each other (ledger COACH-022). */
function Intolerances({ form, onChange }: Omit<FieldsProps, "units">) {
  const { nutrition, profile } = usePhrases();
  return (
    <SectionCard title={profile.rows.intolerances}>
      <CheckChips
        label={profile.rows.intolerances}
        chips={INTOLERANCES.map((value) => ({ value, label: nutrition.intolerances[value] }))}
        chosen={form.intolerances}
        onToggle={(value) => onChange({ intolerances: toggleIntolerance(form.intolerances, value) })}
      />
    </SectionCard>
  );
}

/** Which allergens planning leaves out for the client (ledger PROF-037). */
function Allergies({ form, onChange }: Omit<FieldsProps, "units">) {
  const { allergens, profile } = usePhrases();
  return (
    <SectionCard title={profile.rows.allergies}>
      <CheckChips
        label={profile.rows.allergies}
        chips={ALLERGENS.map((value) => ({ value, label: allergens.names[value] }))}
        chosen={form.allergens}
        onToggle={(value) => onChange({ allergens: toggleAllergen(form.allergens, value) })}
      />
      <p className={styles.note}>{allergens.hint}</p>
    </SectionCard>
  );
}

/** What the server refuses, with the fields by their names on the screen (ledger COACH-183). */
function useRefusedFields() {
  const { nameOf } = useProfileConflictWords(null);
  return (fields: FieldMessages): string =>
    Object.entries(fields)
      .flatMap(([field, said]) => {
        const name = nameOf(field);
        if (!Array.isArray(said)) return [];
        return name === undefined ? said : said.map((message) => `${name}: ${message}`);
      })
      .join(" ");
}

function Refusal({ error }: { error: Error }) {
  const words = usePhrases().clients.profileForm;
  const { general } = usePhrases();
  const { draft } = useIntakePhrases();
  const refusedFields = useRefusedFields();
  if (error instanceof CallError && error.status === 0)
    return (
      <Notice kind="offline" title={draft.unreachable}>
        {draft.unreachableText}
      </Notice>
    );
  const messages = error instanceof CallError ? refusedFields(error.fields) || (error.detail ?? "") : "";
  return (
    <Notice kind="error" title={words.refused}>
      {messages || general.somethingWentWrong}
    </Notice>
  );
}

/** Says that what stands in the form was typed earlier, and gives the stored profile back (ledger COACH-156). */
function Restored({ onStartAgain }: { onStartAgain: () => void }) {
  const { draft: words } = useIntakePhrases();
  return (
    <Notice
      kind="info"
      title={words.restored}
      action={
        <Button variant="default" onClick={onStartAgain}>
          {words.startAgain}
        </Button>
      }
    >
      {words.restoredText}
    </Notice>
  );
}

interface ClientProfileFormProps {
  client: User;
  /** What this device keeps of an earlier try. */
  kept: KeptProfile | null;
  /** True for a client who fills it in themselves: what only a coach decides is left out. */
  isOwn?: boolean;
  onDone: () => void;
}

/** The profile form (ledger COACH-022, COACH-024, COACH-040), with the exercises that are stored after it. */
export function ClientProfileForm({ client, kept, isOwn = false, onDone }: ClientProfileFormProps) {
  const { clients, general, nutrition } = usePhrases();
  const language = useLanguage();
  const units = unitsOfCoach(useCurrentUser());
  const draft = useProfileDraft(client, kept, units, isOwn);
  const { form, base: intake, change: onChange } = draft;
  const save = useSaveClientProfile(client.id, intake);
  const profile = changesOf(form, intake, units, language);
  const isReady =
    profile !== null && exerciseChanges(form.exercises, intake?.exercise_instances ?? []) !== null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The screen before takes a moment to come: until then a second press would save, and go back, twice.
    if (!isReady || save.isPending || save.isSuccess) return;
    save.mutate(
      { profile, exercises: form.exercises },
      {
        onSuccess: () => {
          draft.forget();
          announce(general.saved);
          onDone();
        },
      },
    );
  };
  const words = clients.plan;
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      {draft.isRestored && <Restored onStartAgain={draft.startAgain} />}
      <SectionCard>
        <div className={styles.fields}>
          <div className={styles.whole}>
            <p className={styles.label}>{words.gender}</p>
            <UnitToggle
              label={words.gender}
              options={GENDERS.map((value) => ({ value, label: nutrition.genders[value] }))}
              value={form.gender as (typeof GENDERS)[number]}
              onChange={(gender) => onChange({ gender })}
              isWide
            />
          </div>
          <Body form={form} units={units} onChange={onChange} />
          <Goal form={form} onChange={onChange} />
          <NativeSelect
            label={words.activity}
            value={form.activity}
            data={ACTIVITY_LEVELS.map((value) => ({ value, label: nutrition.activities[value] }))}
            onChange={({ currentTarget: { value } }) =>
              onChange({ activity: ACTIVITY_LEVELS.find((one) => one === value) ?? form.activity })
            }
          />
          <NativeSelect
            label={words.diet}
            value={form.diet}
            data={DIETS.map((value) => ({ value, label: nutrition.diets[value] }))}
            onChange={({ currentTarget: { value } }) =>
              onChange({ diet: DIETS.find((one) => one === value) ?? form.diet })
            }
          />
        </div>
      </SectionCard>
      <Intolerances form={form} onChange={onChange} />
      {!isSimple(toAccessUser(client)) && <Allergies form={form} onChange={onChange} />}
      <ExerciseFields rows={form.exercises} onChange={(exercises) => onChange({ exercises })} />
      {!isOwn && (
        <>
          <AdvancedFields form={form} organisation={client.coach?.organisation ?? null} onChange={onChange} />
          <p className={styles.note}>{clients.profileForm.note}</p>
        </>
      )}
      {save.error !== null && <Refusal error={save.error} />}
      <Button type="submit" size="lg" disabled={!isReady} loading={save.isPending || save.isSuccess}>
        {general.save}
      </Button>
    </form>
  );
}
