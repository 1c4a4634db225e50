import { Button } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { useLanguage, usePhrases } from "../lib/LanguageProvider.tsx";
import { PATHS } from "../lib/paths.ts";
import { useTitle } from "../lib/use-title.ts";
import { AppLink } from "../ui/AppLink.tsx";
import { PageHeader } from "../ui/PageHeader.tsx";
import { StickyActions } from "../ui/StickyActions.tsx";
import { answersInWords } from "./answers-in-words.ts";
import { useAnswers } from "./answers-store.ts";
import styles from "./DiyIntakeScreen.module.css";
import { stepsFor } from "./steps.ts";

/** All answers with a way to change each: the start of making the plan again (ledger ONB-091). */
export function DiyIntakeScreen() {
  const phrases = usePhrases();
  const language = useLanguage();
  const { intake } = phrases.onboarding;
  const answers = useAnswers();
  const navigate = useNavigate();
  useTitle(intake.title);
  const words = answersInWords(answers, language, phrases);
  return (
    <main className={styles.page}>
      <PageHeader
        title={intake.title}
        subtitle={intake.text}
        back={{ label: phrases.general.back, onBack: () => void navigate({ to: PATHS.home }) }}
      />
      <ul className={styles.list}>
        {stepsFor(answers).map((step) => {
          const row = words[step];
          if (row === undefined) return null;
          return (
            <li key={step} className={styles.row}>
              <span className={styles.words}>
                <span className={styles.name}>{row.name}</span>
                <span>{row.text}</span>
              </span>
              <AppLink href={PATHS[step]} className={styles.edit} label={intake.edit({ answer: row.name })}>
                {phrases.general.change}
              </AppLink>
            </li>
          );
        })}
      </ul>
      <StickyActions>
        <Button size="lg" fullWidth onClick={() => void navigate({ to: PATHS.goal })}>
          {intake.start}
        </Button>
      </StickyActions>
    </main>
  );
}
