import "../../ui/fields/form-styles.ts";
import { Switch, TextInput } from "@mantine/core";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { FilterSelect } from "../../ui/fields/FilterSelect.tsx";
import { useStaffPhrases } from "../parts/use-staff-phrases.ts";
import { type FieldName, kindOf } from "./organisation-draft.ts";

const MOST: Partial<Record<FieldName, number>> = {
  name: 100,
  subdomain: 63,
  custom_notes_message: 500,
  product_stripe_id: 255,
  tracking_pixel_id: 100,
};
const USUAL_MOST = 2_000;

interface OrganisationFieldProps {
  field: FieldName;
  value: string | boolean;
  problem: string | undefined;
  onChange: (value: string | boolean) => void;
}

/** A field of an organisation: typed, chosen or switched. */
export function OrganisationField({ field, value, problem, onChange }: OrganisationFieldProps) {
  const { practices: words } = useStaffPhrases();
  const { recipeTags } = usePhrases();
  const label = words.fields[field];
  const kind = kindOf(field);
  if (typeof value === "boolean")
    return (
      <Switch
        size="lg"
        label={label}
        checked={value}
        error={problem}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    );
  if (typeof kind !== "string") {
    const texts: Readonly<Record<string, string>> = { ...recipeTags, ...words.options };
    const options = kind.map((each) => ({ value: each, text: texts[each] ?? each }));
    return <FilterSelect label={label} value={value} options={options} onChange={onChange} />;
  }
  const hints: Readonly<Record<string, string>> = words.hints;
  const hint = hints[field];
  return (
    <TextInput
      label={label}
      {...(hint === undefined ? {} : { description: hint })}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      inputMode={kind === "number" ? "decimal" : "text"}
      maxLength={MOST[field] ?? USUAL_MOST}
      value={value}
      error={problem}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
