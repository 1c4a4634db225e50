import { VisuallyHidden } from "@mantine/core";
import { type StressLevel, stressLevel } from "@plateful/nutrition";
import { formatDate } from "@plateful/phrases";
import { IconTrash } from "@tabler/icons-react";
import { KeptMark } from "../lib/kept/KeptMark.tsx";
import { useLanguage, usePhrases } from "../lib/language/LanguageProvider.tsx";
import { IconButton } from "../ui/base/IconButton.tsx";
import { showToast } from "../ui/overlays/show-toast.ts";
import type { Measurement } from "./kept/stored-measurement.ts";
import styles from "./MeasureRows.module.css";
import type { ProgressPerson } from "./progress-person.ts";
import { signed } from "./signed.ts";
import { useAddMeasurements, useMeasuredText } from "./use-add-measurements.ts";
import { useDeleteMeasurement } from "./use-delete-measurement.ts";
import type { Measured } from "./use-measured.ts";

interface MeasureRowsProps {
  person: ProgressPerson;
  measured: Measured;
  /** Only so many of the newest. */
  most?: number;
  /** Shows what the columns are; a short list speaks for itself. */
  hasHead?: boolean;
}

function useRemove(person: ProgressPerson, { type }: Measured) {
  const { general, measurements } = usePhrases();
  const remove = useDeleteMeasurement(person.id, type);
  const add = useAddMeasurements(person.id, useMeasuredText(person));
  const restore = ({ value, createdAt }: Measurement) =>
    add.mutate({
      createdAt,
      values: type === "STRESS" ? { STRESS: stressLevel(value) as StressLevel } : { [type]: value },
    });
  return {
    isRemoving: (id: number) => remove.isPending && remove.variables.id === id,
    remove: (one: Measurement) =>
      remove.mutate(one, {
        onSuccess: () =>
          showToast({
            message: measurements.screen.deleted,
            undo: { label: general.undo, onUndo: () => restore(one) },
          }),
      }),
  };
}

/** Date, value, difference and a way to delete, newest first (ledger MEAS-002, MEAS-032). */
export function MeasureRows({ person, measured, most, hasHead = false }: MeasureRowsProps) {
  const { screen, types, typesInSentence } = usePhrases().measurements;
  const language = useLanguage();
  const { type, words, measurements } = measured;
  const { isRemoving, remove } = useRemove(person, measured);
  const long = (date: string) =>
    formatDate(language, date, { weekday: "short", day: "numeric", month: "long" });
  const difference = (one: Measurement, before: Measurement | undefined) =>
    type === "STRESS" || before === undefined
      ? ""
      : signed(words.toShown(one.value) - words.toShown(before.value), words.number);
  // Where no row has a button, the keyboard needs the region itself to scroll it.
  const reach = person.mayWrite ? {} : ({ role: "region", tabIndex: 0, "aria-label": types[type] } as const);
  return (
    <div className={styles.scroll} {...reach}>
      <table className={styles.table}>
        <VisuallyHidden component="caption">{types[type]}</VisuallyHidden>
        <thead className={hasHead ? styles.head : styles.unseen}>
          <tr>
            <th scope="col">{screen.date}</th>
            <th scope="col">{screen.change}</th>
            <th scope="col">{screen.value}</th>
            {person.mayWrite && (
              <th scope="col">
                <VisuallyHidden>{screen.delete}</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {measurements.slice(0, most).map((one, at) => (
            <tr key={one.id}>
              <th scope="row">{long(one.date)}</th>
              <td className={styles.difference}>{difference(one, measurements[at + 1])}</td>
              <td className={styles.value}>
                {one.id < 0 && <KeptMark />} {words.text(one.value)}
              </td>
              {person.mayWrite && (
                <td className={styles.action}>
                  <IconButton
                    label={screen.deleteOne({ what: typesInSentence[type], date: long(one.date) })}
                    isDisabled={isRemoving(one.id)}
                    onClick={() => remove(one)}
                  >
                    <IconTrash size={20} stroke={1.75} />
                  </IconButton>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
