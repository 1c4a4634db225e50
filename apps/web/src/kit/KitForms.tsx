import { Checkbox, Chip, PinInput, Select, Switch, TextInput } from "@mantine/core";
import { useState } from "react";
import { NumberEntry } from "../ui/fields/NumberEntry.tsx";
import { UnitToggle } from "../ui/fields/UnitToggle.tsx";
import { SectionCard } from "../ui/SectionCard.tsx";
import styles from "./KitPage.module.css";

const UNITS = [
  { value: "kg", label: "kg" },
  { value: "lb", label: "lb" },
  { value: "st", label: "st" },
] as const;

export function KitForms() {
  const [weight, setWeight] = useState<number | null>(73.2);
  const [unit, setUnit] = useState<"kg" | "lb" | "st">("kg");
  const isWrong = weight === null || weight < 45 || weight > 300;
  return (
    <section className={styles.section}>
      <h2>Fields</h2>
      <div className={styles.grid}>
        <SectionCard>
          <NumberEntry
            label="Weight"
            lessLabel="Less weight"
            moreLabel="More weight"
            value={weight}
            min={45}
            max={300}
            step={0.1}
            start={70}
            unit="kg"
            format={(value) => value.toFixed(1)}
            parse={(text) => Number.parseFloat(text.replace(",", ".")) || null}
            onChange={setWeight}
            minText="45 kg"
            maxText="300 kg"
            aside={<UnitToggle label="Unit" options={UNITS} value={unit} onChange={setUnit} />}
            error={isWrong ? "Enter a weight from 45 to 300 kg" : null}
            hint="Healthy for your height from 54.7 kg."
          />
        </SectionCard>
        <div className={styles.stack}>
          <TextInput label="E-mail address" description="We send you a code" placeholder="you@example.com" />
          <TextInput label="Weight" defaultValue="32" error="Enter a weight from 45 to 300 kg" />
          <Select label="Meal" data={["Breakfast", "Lunch", "Dinner"]} defaultValue="Dinner" />
        </div>
        <div className={styles.stack}>
          <PinInput length={4} aria-label="Code" />
          <div className={styles.row}>
            <Switch label="Breakfast" defaultChecked />
            <Switch label="Snack" />
          </div>
          <div className={styles.row}>
            <Checkbox label="Broccoli" defaultChecked />
            <Checkbox label="Lemon" />
          </div>
          <div className={styles.row}>
            <Chip defaultChecked>Dinner</Chip>
            <Chip>Lunch</Chip>
          </div>
        </div>
      </div>
    </section>
  );
}
