import { IconStethoscope } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { announce } from "../lib/dialogs/alerts.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { HealthAnswersSheet, healthAnswersQuery } from "../onboarding/index.ts";
import styles from "./parts/ProfileScreen.module.css";
import { ValueRow } from "./parts/ValueRow.tsx";

/** What the person said about their health, to change or to delete (ledger SAFE-010). */
export function HealthSection() {
  const words = usePhrases().healthAnswers.profile;
  const { data: answers } = useQuery(healthAnswersQuery);
  const [isOpen, setOpen] = useState(false);
  const value = () => {
    if (answers === null || answers === undefined) return words.open;
    return answers.conditions === null ? words.declined : words.answered;
  };
  return (
    <section aria-label={words.title} className={styles.section}>
      <h2 className={styles.heading}>{words.title}</h2>
      <div className={styles.card}>
        <ValueRow
          icon={<IconStethoscope size={22} stroke={1.75} />}
          title={words.row}
          isBusy={answers === undefined}
          onPress={() => setOpen(true)}
          {...(answers === undefined ? {} : { value: value() })}
        />
      </div>
      {isOpen && (
        <HealthAnswersSheet
          answers={answers ?? null}
          onClose={() => setOpen(false)}
          onDeleted={() => {
            setOpen(false);
            announce(words.removed);
          }}
        />
      )}
    </section>
  );
}
