import { Button, TextInput, VisuallyHidden } from "@mantine/core";
import { formatNumber } from "@plateful/phrases";
import { IconMinus, IconPlus } from "@tabler/icons-react";
import { type FormEvent, useRef, useState } from "react";
import { useToday } from "../lib/device/today.ts";
import { useLanguage, usePhrases } from "../lib/language/LanguageProvider.tsx";
import { IconButton } from "../ui/base/IconButton.tsx";
import { unitsOf } from "./measure-units.ts";
import { measurementFailure } from "./measurement-failure.ts";
import type { ProgressPerson } from "./progress-person.ts";
import { useAddMeasurements, useMeasuredText } from "./use-add-measurements.ts";
import { useMeasured } from "./use-measured.ts";
import { useMeasurementFaults } from "./use-measurement-faults.ts";
import { useSayMeasured } from "./use-say-measured.ts";
import styles from "./WeighIn.module.css";
import { NO_WEIGHT, readWeightTexts, stepped, type WeightTexts, weightTexts } from "./weigh-in.ts";

interface WeighInFormProps {
  person: ProgressPerson;
  /** What the scales said last, in kilograms; null when that is not known. */
  last: number | null;
}

/** Saves a weight for this moment; a second press after a failure repeats the first. */
function useSave(person: ProgressPerson) {
  const add = useAddMeasurements(person.id, useMeasuredText(person));
  const say = useSayMeasured(person.id);
  const moment = useRef<string | null>(null);
  const save = async (kilograms: number) => {
    moment.current ??= new Date().toISOString();
    try {
      // The card goes when the weight is there, so what follows hangs on the promise.
      say(await add.mutateAsync({ values: { WEIGHT: kilograms }, createdAt: moment.current }));
      moment.current = null;
    } catch {
      // The card says so.
    }
  };
  return { save, isPending: add.isPending, error: add.error };
}

function WeighInForm({ person, last }: WeighInFormProps) {
  const phrases = usePhrases();
  const { measurements, nutrition } = phrases;
  const { weighIn: words, types } = measurements;
  const language = useLanguage();
  const units = unitsOf(person.intake, person.mayUseImperial);
  const write = (value: number) => formatNumber(language, value, { useGrouping: false });
  const [texts, setTexts] = useState(last === null ? NO_WEIGHT : weightTexts(last, units, write));
  const { save, isPending, error } = useSave(person);
  const result = readWeightTexts(texts, units);
  const fault = useMeasurementFaults(units, result.ok ? {} : result.faults)("weight");
  const kilograms = result.ok ? result.values.WEIGHT : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (kilograms !== undefined && !isPending) void save(kilograms);
  };
  const { kg, lb, st } = nutrition.units;
  const unit = { KILOGRAMS: kg, POUNDS: lb, STONES: st }[units.weight];
  const field = (name: keyof WeightTexts, unitText: string) => (
    <TextInput
      aria-label={`${types.WEIGHT} (${unitText})`}
      className={styles.field ?? ""}
      inputMode="decimal"
      autoComplete="off"
      maxLength={8}
      value={texts[name]}
      rightSection={unitText}
      error={name === "weight" ? fault : fault && <VisuallyHidden>{fault}</VisuallyHidden>}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => {
        const text = event.currentTarget.value;
        setTexts((now) => ({ ...now, [name]: text }));
      }}
    />
  );
  const step = (presses: number) => setTexts((now) => stepped(now, units, presses, write));
  return (
    <form noValidate aria-label={words.title} className={styles.card} onSubmit={submit}>
      <h2 className={styles.title}>{words.title}</h2>
      <div className={styles.line}>
        <IconButton look="sunken" label={words.less} onClick={() => step(-1)}>
          <IconMinus size={19} stroke={2.2} />
        </IconButton>
        {field("weight", unit)}
        {units.weight === "STONES" && field("pounds", lb)}
        <IconButton look="sunken" label={words.more} onClick={() => step(1)}>
          <IconPlus size={19} stroke={2.2} />
        </IconButton>
        <Button type="submit" loading={isPending} disabled={kilograms === undefined}>
          {phrases.general.save}
        </Button>
      </div>
      {error !== null && (
        <p role="alert" className={styles.error}>
          {measurementFailure(error, phrases)}
        </p>
      )}
    </form>
  );
}

/**
 * Asks for the weight of today until it is known: it begins with the last one, so that it takes one press, or a few digits
 * (ledger MEAS-041).
 */
export function WeighIn({ person }: { person: ProgressPerson }) {
  const { measured, hasFailed } = useMeasured(person, "WEIGHT", "LAST_2_MONTHS");
  const today = useToday();
  const latest = measured?.measurements[0];
  // Without a network nothing may be known, and a weight is kept all the same (ledger MEAS-044).
  if ((measured === null && !hasFailed) || latest?.date === today) return null;
  const last = latest?.value ?? person.intake?.weight ?? null;
  return <WeighInForm key={latest?.id ?? "none"} person={person} last={last} />;
}
