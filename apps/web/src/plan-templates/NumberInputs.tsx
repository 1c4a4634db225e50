import { TextInput } from "@mantine/core";
import { formatNumber } from "@plateful/phrases";
import { useState } from "react";
import { useLanguage } from "../lib/language/LanguageProvider.tsx";
import styles from "./TemplateDialog.module.css";
import { LIMITS, type NumberName, numberIn, type TemplateDraft } from "./template-form.ts";
import { useTemplatePhrases } from "./use-template-phrases.ts";

interface NumberInputsProps {
  draft: TemplateDraft;
  onChange: (change: Partial<TemplateDraft>) => void;
}

/** Energy, protein and fat; what is out of bounds says so once the field is left. */
export function NumberInputs({ draft, onChange }: NumberInputsProps) {
  const { form: words } = useTemplatePhrases();
  const language = useLanguage();
  const [left, setLeft] = useState<readonly NumberName[]>([]);
  const labels = { energy: words.energy, protein: words.proteinLabel, fat: words.fat };
  const units = { energy: words.energyUnit, protein: words.proteinUnit, fat: words.fatUnit };
  const errorOf = (name: NumberName) => {
    if (!left.includes(name) || numberIn(draft, name) !== null) return undefined;
    const write = (value: number) => formatNumber(language, value, { maximumFractionDigits: 1 });
    return words.range({ min: write(LIMITS[name].min), max: write(LIMITS[name].max) });
  };
  return (
    <div className={styles.numbers}>
      {(["energy", "protein", "fat"] as const).map((name) => (
        <TextInput
          key={name}
          label={`${labels[name]} (${units[name]})`}
          inputMode="decimal"
          autoComplete="off"
          maxLength={6}
          value={draft[name]}
          error={errorOf(name)}
          onChange={(event) => onChange({ [name]: event.currentTarget.value })}
          onBlur={() => setLeft((before) => [...before, name])}
        />
      ))}
    </div>
  );
}
