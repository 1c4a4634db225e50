import { TextInput, VisuallyHidden } from "@mantine/core";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { UnitToggle } from "../../ui/fields/UnitToggle.tsx";
import styles from "./EditorSheet.module.css";

interface MeasureFieldsProps<Unit extends string> {
  label: string;
  /** The name of the unit of each field. */
  partUnits: readonly string[];
  texts: readonly string[];
  error: string | null;
  unit: Unit;
  /** One unit only where nothing can be chosen. */
  units: readonly { readonly value: Unit; readonly label: string }[];
  onUnitChange: (unit: Unit) => void;
  onChange: (texts: readonly string[]) => void;
}

/** A measure in one field, or in two such as feet and inches, with the choice of its unit. */
export function MeasureFields<Unit extends string>(props: MeasureFieldsProps<Unit>) {
  const { profile } = usePhrases();
  const { label, partUnits, texts } = props;
  return (
    <>
      {props.units.length > 1 && (
        <UnitToggle
          label={profile.editing.unit}
          options={props.units}
          value={props.unit}
          onChange={props.onUnitChange}
          isWide
        />
      )}
      <div className={styles.parts}>
        {partUnits.map((partUnit, place) => (
          <TextInput
            key={partUnit}
            label={partUnits.length === 1 ? label : `${label} (${partUnit})`}
            inputMode="decimal"
            autoComplete="off"
            maxLength={8}
            value={texts[place] ?? ""}
            rightSection={partUnit}
            // One sentence is seen for both parts, below the first, and heard at each.
            error={
              place === 0 || props.error === null ? (
                props.error
              ) : (
                <VisuallyHidden>{props.error}</VisuallyHidden>
              )
            }
            onChange={(event) => {
              const typed = event.currentTarget.value;
              props.onChange(partUnits.map((_, index) => (index === place ? typed : (texts[index] ?? ""))));
            }}
          />
        ))}
      </div>
    </>
  );
}
