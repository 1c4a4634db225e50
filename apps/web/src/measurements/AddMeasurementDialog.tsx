import { Button } from "@mantine/core";
import { type FormEvent, useRef, useState } from "react";
import { useToday } from "../lib/device/today.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { SheetDialog } from "../ui/overlays/SheetDialog.tsx";
import styles from "./AddMeasurementDialog.module.css";
import { DayField } from "./DayField.tsx";
import { MeasurementFields } from "./MeasurementFields.tsx";
import { unitsOf } from "./measure-units.ts";
import { measurementFailure } from "./measurement-failure.ts";
import { EMPTY_MEASUREMENTS, momentOn, readMeasurements } from "./measurement-form.ts";
import type { ProgressPerson } from "./progress-person.ts";
import { StressPicker } from "./StressPicker.tsx";
import { useAddMeasurements, useMeasuredText } from "./use-add-measurements.ts";
import { useSayMeasured } from "./use-say-measured.ts";

interface AddMeasurementDialogProps {
  person: ProgressPerson;
  onClose: () => void;
}

/** What was measured on a day; only what is filled in is stored (ledger MEAS-001, MEAS-019 to MEAS-026). */
export function AddMeasurementDialog({ person, onClose }: AddMeasurementDialogProps) {
  const phrases = usePhrases();
  const { screen, form } = phrases.measurements;
  const today = useToday();
  const [opened] = useState(() => new Date());
  const [day, setDay] = useState<string | null>(null);
  const [texts, setTexts] = useState(EMPTY_MEASUREMENTS);
  const add = useAddMeasurements(person.id, useMeasuredText(person));
  const say = useSayMeasured(person.id);
  const isSending = useRef(false);
  const units = unitsOf(person.intake, person.mayUseImperial);
  const result = readMeasurements(texts, units);
  const canSave = result.ok && Object.keys(result.values).length > 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The second press of a double click comes before the first shows as pending.
    if (!result.ok || !canSave || isSending.current) return;
    isSending.current = true;
    add.mutate(
      { values: result.values, createdAt: momentOn(day ?? today, opened) },
      {
        onSuccess: (stored) => {
          say(stored);
          onClose();
        },
        onError: () => {
          isSending.current = false;
        },
      },
    );
  };
  return (
    <SheetDialog isOpen onClose={onClose} title={screen.add} closeLabel={phrases.general.close}>
      <form noValidate className={styles.form} onSubmit={submit}>
        <DayField day={day ?? today} today={today} onChange={setDay} />
        <MeasurementFields
          texts={texts}
          units={units}
          faults={result.ok ? {} : result.faults}
          onChange={(change) => setTexts((now) => ({ ...now, ...change }))}
        />
        <StressPicker value={texts.stress} onChange={(stress) => setTexts((now) => ({ ...now, stress }))} />
        {add.error !== null && (
          <p role="alert" className={styles.error}>
            {measurementFailure(add.error, phrases)}
          </p>
        )}
        <Button type="submit" size="lg" fullWidth disabled={!canSave} loading={add.isPending}>
          {form.save}
        </Button>
      </form>
    </SheetDialog>
  );
}
