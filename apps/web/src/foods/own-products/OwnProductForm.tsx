import { Button, TextInput } from "@mantine/core";
import { MAX_PRODUCT_BRAND_LENGTH, MAX_PRODUCT_NAME_LENGTH, type OwnProduct } from "@plateful/contract";
import { IconBarcode } from "@tabler/icons-react";
import { type FormEvent, type KeyboardEvent, useId, useState } from "react";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { CallError } from "../../lib/server/call-error.ts";
import { UnitToggle } from "../../ui/fields/UnitToggle.tsx";
import { StickyActions } from "../../ui/StickyActions.tsx";
import { LabelCard } from "./LabelCard.tsx";
import styles from "./OwnProductForm.module.css";
import { type ProductForm, readProduct } from "./own-product-form.ts";
import { TakenBarcode } from "./TakenBarcode.tsx";
import { type ProductErrors, useProductErrors } from "./use-product-errors.ts";
import { useSaveOwnProduct } from "./use-save-own-product.ts";

interface OwnProductFormProps {
  /** Null for a new one. */
  id: number | null;
  first: ProductForm;
  /** Whether it comes from a barcode that nobody knew, which is shown and not asked for. */
  isScanned: boolean;
  saveLabel: string;
  onSaved: (product: OwnProduct) => void;
  /** Leads to the product that has the barcode already. */
  onTaken: (product: OwnProduct) => void;
}

interface PartProps {
  form: ProductForm;
  errors: ProductErrors;
  onChange: (changes: Partial<ProductForm>) => void;
}

function NameFields({ form, errors, onChange, isNew }: PartProps & { isNew: boolean }) {
  const { ownProducts: words, general } = usePhrases();
  return (
    <div className={styles.names}>
      <TextInput
        label={words.name}
        required
        withAsterisk={false}
        // Whoever opens an empty label is going to copy it, and the name comes first.
        autoFocus={form.name === "" && isNew}
        autoComplete="off"
        enterKeyHint="next"
        maxLength={MAX_PRODUCT_NAME_LENGTH}
        value={form.name}
        error={errors.at("name")}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      <TextInput
        label={`${words.brand} (${general.optional})`}
        autoComplete="off"
        enterKeyHint="next"
        maxLength={MAX_PRODUCT_BRAND_LENGTH}
        value={form.brand}
        error={errors.at("brand")}
        onChange={(event) => onChange({ brand: event.currentTarget.value })}
      />
    </div>
  );
}

function ServingField({ form, errors, onChange }: PartProps) {
  const { ownProducts: words, general } = usePhrases();
  const id = useId();
  const errorId = useId();
  const error = errors.at("servingSize");
  const isUnitAsked = form.per === "SERVING";
  return (
    <div className={styles.serving}>
      <label htmlFor={id} className={styles.servingName}>
        {isUnitAsked ? words.serving : `${words.servingLabel} (${general.optional})`}
      </label>
      <span className={styles.box}>
        <input
          id={id}
          inputMode="decimal"
          enterKeyHint="next"
          autoComplete="off"
          maxLength={10}
          value={form.servingSize}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : errorId}
          onChange={(event) => onChange({ servingSize: event.currentTarget.value })}
        />
        {!isUnitAsked && (
          <span aria-hidden="true" className={styles.unit}>
            {form.unit}
          </span>
        )}
      </span>
      {isUnitAsked && (
        <UnitToggle
          label={words.servingUnit}
          value={form.unit}
          onChange={(unit) => onChange({ unit })}
          options={[
            { value: "g", label: "g" },
            { value: "ml", label: "ml" },
          ]}
        />
      )}
      {error !== undefined && (
        <p id={errorId} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

function BarcodeCard({ barcode }: { barcode: string }) {
  const { ownProducts: words } = usePhrases();
  return (
    <div className={styles.code}>
      <IconBarcode size={48} stroke={1.5} aria-hidden="true" />
      <div>
        <b>{words.unknownTitle}</b>
        <p>{words.unknownText}</p>
        <span className={styles.digits}>{barcode}</span>
      </div>
    </div>
  );
}

/** Enter leads to the next field, as the key on a phone says; in the last one it sends the form. */
function toNextField(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget: form, key } = event;
  if (key !== "Enter" || !(target instanceof HTMLInputElement) || target.type === "radio") return;
  const fields = [...form.querySelectorAll<HTMLInputElement>('input:not([type="radio"])')];
  const next = fields[fields.indexOf(target) + 1];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
  next.select();
}

/** A product as its label shows it (ledger FOOD-059). */
export function OwnProductForm({ id, first, isScanned, saveLabel, onSaved, onTaken }: OwnProductFormProps) {
  const { ownProducts: words, general } = usePhrases();
  const [form, setForm] = useState(first);
  const [isTried, setIsTried] = useState(false);
  const save = useSaveOwnProduct(id);
  const read = readProduct(form);
  const errors = useProductErrors(read, isTried, save.error);
  const onChange = (changes: Partial<ProductForm>) => {
    if (save.isError) save.reset();
    setForm((now) => ({ ...now, ...changes }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (read.body !== null && !save.isPending && !save.isSuccess)
      save.mutate(read.body, { onSuccess: onSaved });
  };
  const part = { form, errors, onChange };
  const { error } = save;
  const isTaken = error instanceof CallError && error.at("barcode") !== undefined;
  const refusal = error instanceof CallError ? (error.general ?? error.detail) : undefined;
  return (
    <form noValidate onSubmit={submit} onKeyDown={toNextField} className={styles.form}>
      {isScanned && <BarcodeCard barcode={form.barcode} />}
      <NameFields {...part} isNew={id === null} />
      <LabelCard {...part} read={read} />
      <ServingField {...part} />
      {!isScanned && (
        <TextInput
          label={`${words.barcode} (${general.optional})`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          value={form.barcode}
          error={errors.at("barcode")}
          onChange={(event) => onChange({ barcode: event.currentTarget.value })}
        />
      )}
      <StickyActions>
        {isTaken && <TakenBarcode barcode={form.barcode} text={errors.at("barcode")} onFound={onTaken} />}
        {error !== null && !isTaken && (
          <p role="alert" className={styles.refusal}>
            {refusal ?? general.somethingWentWrong}
          </p>
        )}
        <Button type="submit" size="lg" fullWidth loading={save.isPending}>
          {saveLabel}
        </Button>
      </StickyActions>
    </form>
  );
}
