import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { ChoiceCard } from "../ui/fields/ChoiceCard.tsx";
import { SheetDialog } from "../ui/overlays/SheetDialog.tsx";
import styles from "./editors/EditorSheet.module.css";

interface ChoiceDialogProps<Value extends string> {
  title: string;
  options: readonly { readonly value: Value; readonly title: string }[];
  current: Value;
  onChoose: (value: Value) => void;
  onClose: () => void;
}

/** A choice that takes effect at once, such as the language. */
export function ChoiceDialog<Value extends string>(props: ChoiceDialogProps<Value>) {
  const { general } = usePhrases();
  return (
    <SheetDialog isOpen onClose={props.onClose} title={props.title} closeLabel={general.close}>
      <fieldset aria-label={props.title} className={styles.choices}>
        {props.options.map(({ value, title }) => (
          <ChoiceCard
            key={value}
            kind="radio"
            name={props.title}
            value={value}
            title={title}
            isChecked={value === props.current}
            onChange={() => props.onChoose(value)}
          />
        ))}
      </fieldset>
    </SheetDialog>
  );
}
