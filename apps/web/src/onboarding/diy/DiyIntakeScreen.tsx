import { Button } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { PATHS } from "../../lib/address/paths.ts";
import { useLanguage, usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useTitle } from "../../lib/site/use-title.ts";
import { AppLink } from "../../ui/navigation/AppLink.tsx";
import { PageHeader } from "../../ui/navigation/PageHeader.tsx";
import { StickyActions } from "../../ui/StickyActions.tsx";
import { answersInWords } from "../answers/answers-in-words.ts";
import { useAnswers } from "../answers/answers-store.ts";
import { stepsFor } from "../answers/steps.ts";
import styles from "./DiyIntakeScreen.module.css";

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
