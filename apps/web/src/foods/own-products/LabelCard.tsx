import { Checkbox } from "@mantine/core";
import { LABEL_FIELDS } from "@plateful/nutrition";
import { parseDecimal } from "@plateful/quantities";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useUnitSystem } from "../../lib/person/use-unit-system.ts";
import { UnitToggle } from "../../ui/fields/UnitToggle.tsx";
import { LabelRow } from "./LabelRow.tsx";
import { LabelSum } from "./LabelSum.tsx";
import styles from "./OwnProductForm.module.css";
import {
  LABEL_CHOICES,
  type LabelChoice,
  mayCountFiber,
  type ProductForm,
  type ReadProduct,
} from "./own-product-form.ts";
import type { ProductErrors } from "./use-product-errors.ts";

interface LabelCardProps {
  form: ProductForm;
  read: ReadProduct;
  errors: ProductErrors;
  onChange: (changes: Partial<ProductForm>) => void;
}

const PARTS: ReadonlySet<string> = new Set(["saturated_fat", "sugars"]);

/** The figures in the order of a label, with the sum below them (ledger FOOD-059, FOOD-060). */
export function LabelCard({ form, read, errors, onChange }: LabelCardProps) {
  const { ownProducts: words, foods } = usePhrases();
  const usesImperial = useUnitSystem() === "IMPERIAL";
  const choose = (per: LabelChoice) => onChange(per === "SERVING" ? { per } : { per, unit: per });
  return (
    <section aria-label={words.asOnLabel} className={styles.label}>
      <h2 className={styles.title}>{words.asOnLabel}</h2>
      <UnitToggle
        label={words.asOnLabel}
        isWide
        value={form.per}
        onChange={choose}
        options={LABEL_CHOICES.map((value) => ({ value, label: words.per[value] }))}
      />
      <div className={styles.rows}>
        {LABEL_FIELDS.map((field) => (
          <LabelRow
            key={field}
            label={words.fields[field]}
            unit={field === "kcal" ? words.kcal : foods.grams}
            isPart={PARTS.has(field)}
            value={form[field]}
            error={errors.at(field)}
            onChange={(text) => onChange({ [field]: text })}
          />
        ))}
      </div>
      {(mayCountFiber(form) || usesImperial) && (
        <Checkbox
          label={words.countsFiber}
          description={words.countsFiberText}
          checked={form.countsFiber}
          onChange={(event) => onChange({ countsFiber: event.currentTarget.checked })}
        />
      )}
      {errors.whole === undefined ? (
        <LabelSum check={read.check} kcal={parseDecimal(form.kcal) ?? 0} />
      ) : (
        <p role="alert" className={styles.refusal}>
          {errors.whole}
        </p>
      )}
    </section>
  );
}
