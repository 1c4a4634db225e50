import "../ui/fields/form-styles.ts";
import { Button, TextInput } from "@mantine/core";
import type { DateParts } from "@plateful/nutrition";
import { type FormEvent, useState } from "react";
import { useToday } from "../lib/device/today.ts";
import { birthdayProblem } from "./birthday.ts";
import styles from "./PrototypeFrame.module.css";
import { PrototypeFrame } from "./PrototypeFrame.tsx";
import { useGo } from "./use-go.ts";
import { usePrototypePhrases } from "./use-prototype-phrases.ts";

const PARTS = [
  { key: "day", maxLength: 2 },
  { key: "month", maxLength: 2 },
  { key: "year", maxLength: 4 },
] as const;
const DEFAULT_WEIGHT = "70";
const MIN_WEIGHT = 30;
const MAX_WEIGHT = 300;

/** Date of birth and weight (ledger PROTO-009, PROTO-010). */
export function PersonalDetailsScreen() {
  const words = usePrototypePhrases();
  const { details } = words;
  const today = useToday();
  const go = useGo();
  const [birthday, setBirthday] = useState<DateParts>({ day: "", month: "", year: "" });
  const [weight, setWeight] = useState(DEFAULT_WEIGHT);
  const [isSent, setIsSent] = useState(false);
  const problem = birthdayProblem(birthday, today);
  const kg = Number(weight.replace(",", "."));
  const isWeight = weight.trim() !== "" && kg >= MIN_WEIGHT && kg <= MAX_WEIGHT;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsSent(true);
    if (problem === null && isWeight) go.to("gender");
  };
  return (
    <PrototypeFrame title={details.title}>
      <form noValidate className={styles.form} onSubmit={submit}>
        <fieldset className={styles.parts}>
          <legend>{details.birthday}</legend>
          {PARTS.map(({ key, maxLength }) => (
            <TextInput
              key={key}
              label={details[key]}
              inputMode="numeric"
              autoComplete="off"
              maxLength={maxLength}
              value={birthday[key]}
              aria-invalid={isSent && problem !== null}
              onChange={({ currentTarget }) => setBirthday({ ...birthday, [key]: currentTarget.value })}
            />
          ))}
        </fieldset>
        {isSent && problem !== null && (
          <p role="alert" className={styles.problem}>
            {details[problem]}
          </p>
        )}
        <TextInput
          label={details.weight}
          inputMode="decimal"
          autoComplete="off"
          value={weight}
          error={isSent && !isWeight ? details.badWeight : null}
          onChange={({ currentTarget }) => setWeight(currentTarget.value)}
        />
        <Button type="submit" size="lg">
          {words.next}
        </Button>
      </form>
    </PrototypeFrame>
  );
}
