import { Button, NativeSelect, TextInput } from "@mantine/core";
import { IconPlus, IconTrash } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { IconButton } from "../../ui/base/IconButton.tsx";
import { SectionCard } from "../../ui/SectionCard.tsx";
import { useIntakePhrases } from "../parts/use-intake-phrases.ts";
import styles from "./ExerciseFields.module.css";
import {
  EXERCISE_LIMITS,
  type ExerciseRow,
  isTooMuch,
  MAX_HOURS,
  newExercise,
  problemsOfExercise,
} from "./exercise-form.ts";
import { exerciseKindsQuery } from "./exercise-kinds-query.ts";

interface RowProps {
  row: ExerciseRow;
  number: number;
  kinds: readonly { readonly value: string; readonly label: string }[];
  onChange: (change: Partial<ExerciseRow>) => void;
  onRemove: () => void;
}

function Row({ row, number, kinds, onChange, onRemove }: RowProps) {
  const { exercise: words } = useIntakePhrases();
  const problems = problemsOfExercise(row);
  const common = { inputMode: "decimal", autoComplete: "off", maxLength: 6 } as const;
  return (
    <li>
      <fieldset className={styles.row} aria-label={words.numbered({ number })}>
        <NativeSelect
          label={words.kind}
          className={styles.kind ?? ""}
          value={row.exercise === null ? "" : String(row.exercise)}
          data={[{ value: "", label: words.choose, disabled: true }, ...kinds]}
          onChange={({ currentTarget: { value } }) =>
            onChange({ exercise: value === "" ? null : Number(value) })
          }
        />
        <TextInput
          {...common}
          label={words.minutes}
          value={row.minutes}
          error={problems.minutes && words.range({ most: EXERCISE_LIMITS.minutes })}
          onChange={(event) => onChange({ minutes: event.currentTarget.value })}
        />
        <TextInput
          {...common}
          label={words.sessions}
          value={row.sessions}
          error={problems.sessions && words.range({ most: EXERCISE_LIMITS.sessions })}
          onChange={(event) => onChange({ sessions: event.currentTarget.value })}
        />
        <div className={styles.remove}>
          <IconButton label={words.remove({ number })} onClick={onRemove}>
            <IconTrash size={20} stroke={1.75} />
          </IconButton>
        </div>
      </fieldset>
    </li>
  );
}

interface ExerciseFieldsProps {
  rows: readonly ExerciseRow[];
  onChange: (rows: readonly ExerciseRow[]) => void;
}

/** The weekly exercises of a client: added, changed and removed with the form (ledger COACH-018, COACH-023, COACH-025). */
export function ExerciseFields({ rows, onChange }: ExerciseFieldsProps) {
  const { exercise: words } = useIntakePhrases();
  const { general } = usePhrases();
  const { data: kinds, isError, refetch } = useQuery(exerciseKindsQuery());
  const added = useRef(0);
  const add = () => {
    added.current += 1;
    onChange([...rows, newExercise(`new ${added.current}`)]);
  };
  return (
    <SectionCard title={words.title}>
      {isError && (
        <p role="alert" className={styles.note}>
          {general.errorLoadingData}{" "}
          <Button variant="subtle" size="compact-md" onClick={() => void refetch()}>
            {general.tryAgain}
          </Button>
        </p>
      )}
      {rows.length === 0 && <p className={styles.note}>{words.none}</p>}
      <ul className={styles.rows}>
        {rows.map((row, place) => (
          <Row
            key={row.key}
            row={row}
            number={place + 1}
            kinds={(kinds ?? []).map(({ id, exercise_name }) => ({
              value: String(id),
              label: exercise_name,
            }))}
            onChange={(change) => onChange(rows.with(place, { ...row, ...change }))}
            onRemove={() => onChange(rows.toSpliced(place, 1))}
          />
        ))}
      </ul>
      <p role="alert" className={styles.wrong}>
        {isTooMuch(rows) && words.tooMuch({ hours: MAX_HOURS })}
      </p>
      <Button
        variant="default"
        disabled={kinds === undefined}
        leftSection={<IconPlus size={20} stroke={1.75} aria-hidden="true" />}
        onClick={add}
      >
        {words.add}
      </Button>
    </SectionCard>
  );
}
