import { Button, TextInput } from "@mantine/core";
import { MAX_QUICK_ADD_NAME_LENGTH } from "@plateful/contract";
import { type FormEvent, type ReactNode, useState } from "react";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useCount } from "../../lib/language/use-count.ts";
import { CallError } from "../../lib/server/call-error.ts";
import styles from "../day/dialogs.module.css";
import {
  type EnteredQuickAdd,
  MAX_GRAMS,
  MAX_KCAL,
  type QuickAddFault,
  type QuickAddTexts,
  readQuickAdd,
} from "./quick-add-form.ts";

type Field = keyof QuickAddTexts;

/** The name comes right after the one number that is required: whoever wants none passes it by. */
const FIELDS = ["kcal", "name", "protein", "carbohydrates", "fat"] as const satisfies readonly Field[];

interface QuickMealFormProps {
  start: QuickAddTexts;
  saveLabel: string;
  isDisabled?: boolean;
  isPending: boolean;
  error: Error | null;
  onSave: (entered: EnteredQuickAdd) => void;
  /** What is asked beside the numbers. */
  children?: ReactNode;
}

function useFaultText() {
  const { quickAdd: words, general } = usePhrases();
  const count = useCount();
  return (field: Field, fault: QuickAddFault): string => {
    const { required, notANumber } = general;
    if (fault === "tooMuch" && field === "name")
      return words.tooLong({ limit: count(MAX_QUICK_ADD_NAME_LENGTH) });
    if (fault === "tooMuch") return words.atMost({ limit: count(field === "kcal" ? MAX_KCAL : MAX_GRAMS) });
    return fault === "positive" || fault === "notNegative" ? words[fault] : { required, notANumber }[fault];
  };
}

/** Calories, a name and macronutrients of one meal (ledger DIARY-050, DIARY-051, DIARY-097). */
export function QuickMealForm(props: QuickMealFormProps) {
  const { quickAdd: words, general } = usePhrases();
  const { error, isPending } = props;
  const [texts, setTexts] = useState(props.start);
  const [isTried, setIsTried] = useState(false);
  const faultText = useFaultText();
  const result = readQuickAdd(texts);
  const refusal = error instanceof CallError ? error : undefined;
  const labels = {
    kcal: words.calories,
    name: words.name,
    protein: words.proteinGrams,
    carbohydrates: words.carbsGrams,
    fat: words.fatGrams,
  };
  const errorAt = (field: Field): string | undefined => {
    const fault = result.ok || !isTried ? undefined : result.faults[field];
    return fault === undefined ? refusal?.at(field) : faultText(field, fault);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (result.ok && !isPending) props.onSave(result.entered);
  };
  const offline = refusal?.status === 0 ? general.offline : undefined;
  return (
    <form noValidate onSubmit={submit}>
      <div className={styles.fields}>
        {FIELDS.map((field) => (
          <TextInput
            key={field}
            data-autofocus={field === "kcal" ? true : undefined}
            label={labels[field]}
            {...(field === "kcal" ? {} : { description: general.optional })}
            {...(field === "name" ? { className: styles.whole ?? "" } : { inputMode: "decimal" as const })}
            required={field === "kcal"}
            withAsterisk={false}
            autoComplete="off"
            value={texts[field]}
            error={errorAt(field)}
            onChange={(event) => {
              const text = event.currentTarget.value;
              setTexts((now) => ({ ...now, [field]: text }));
            }}
          />
        ))}
      </div>
      {props.children}
      {error !== null && (
        <p role="alert" className={styles.error}>
          {refusal?.general ?? offline ?? general.somethingWentWrong}
        </p>
      )}
      <Button
        type="submit"
        size="lg"
        fullWidth
        mt={20}
        loading={isPending}
        disabled={props.isDisabled === true}
      >
        {props.saveLabel}
      </Button>
    </form>
  );
}
