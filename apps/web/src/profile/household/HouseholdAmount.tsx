import { TextInput } from "@mantine/core";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useCount } from "../../lib/language/use-count.ts";
import { useShowsNumbers } from "../../lib/person/use-shows-numbers.ts";
import { ChoiceChips } from "../../ui/fields/ChoiceChips.tsx";
import styles from "../editors/EditorSheet.module.css";
import { AMOUNTS, type AmountKey, formProblems, type HouseholdForm } from "./household-form.ts";

/** One part of the form of someone who eats along. */
export interface HouseholdPart {
  form: HouseholdForm;
  onChange: (changes: Partial<HouseholdForm>) => void;
}

/** How much someone eats. Who sees no numbers elsewhere sees none here. */
export function HouseholdAmount({ form, onChange, isClients }: HouseholdPart & { isClients: boolean }) {
  const { form: words } = usePhrases().household;
  const count = useCount();
  const isShown = useShowsNumbers();
  const showsNumbers = isClients || isShown;
  const mayType = showsNumbers || form.amount === "OWN";
  const keys: readonly AmountKey[] = [
    ...AMOUNTS.map(({ key }) => key),
    ...(mayType ? (["OWN"] as const) : []),
  ];
  const noteOf = (key: AmountKey) => {
    const kcal = AMOUNTS.find((amount) => amount.key === key)?.kcal ?? null;
    return showsNumbers && kcal !== null ? { note: words.aboutKcal({ kcal: count(kcal) }) } : {};
  };
  return (
    <div className={styles.part}>
      <p aria-hidden="true" className={styles.question}>
        {words.amount}
      </p>
      <ChoiceChips
        label={words.amount}
        chips={keys.map((key, value) => ({
          value,
          label: words.amounts[key === "SAME" && isClients ? "SAME_AS_CLIENT" : key],
          ...noteOf(key),
        }))}
        value={keys.indexOf(form.amount)}
        onChoose={(at) => onChange({ amount: keys[at] ?? form.amount })}
      />
      {form.amount === "OWN" && showsNumbers && (
        <TextInput
          label={words.kcal}
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          value={form.kcal}
          error={form.kcal !== "" && formProblems(form).kcal ? words.kcalRange : null}
          description={words.kcalRange}
          onChange={(event) => onChange({ kcal: event.currentTarget.value })}
        />
      )}
    </div>
  );
}
