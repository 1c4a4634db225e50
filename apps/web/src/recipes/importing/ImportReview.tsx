import type { RecipeImport } from "@plateful/contract";
import { MEAL_TYPES, type MealType } from "@plateful/nutrition";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { SectionCard } from "../../ui/SectionCard.tsx";
import { StepList } from "../../ui/StepList.tsx";
import { CertainLine } from "./CertainLine.tsx";
import { DiscardButton } from "./DiscardButton.tsx";
import { ImportDetails } from "./ImportDetails.tsx";
import { ImportSummary } from "./ImportSummary.tsx";
import { focusLine, questionsOf, summaryOf } from "./import-questions.ts";
import { LineQuestion } from "./LineQuestion.tsx";
import styles from "./RecipeImport.module.css";
import { SaveImport } from "./SaveImport.tsx";
import { useImportPhrases } from "./use-import-phrases.ts";
import { takeSearched, useLineAnswers } from "./use-line-answers.ts";

/** The meal of the recipe stands in the address, because the import has none until it is saved. */
function useMeal(importId: number) {
  const { meal = "DINNER" } = useSearch({ from: "/people/tabs/recipes/import/$importId" });
  const navigate = useNavigate();
  const setMeal = (next: MealType) =>
    void navigate({
      to: "/recipes/import/$importId",
      params: { importId: String(importId) },
      search: { meal: next },
      replace: true,
    });
  return { meal: MEAL_TYPES.find((type) => type === meal) ?? "DINNER", setMeal };
}

/** What was read of a recipe: what is in doubt first, below the words of the page, and the certain lines after (ledger REC-121). */
export function ImportReview({ read }: { read: RecipeImport }) {
  const words = useImportPhrases();
  const { recipes } = usePhrases();
  const [questions] = useState(() => questionsOf(read));
  const { meal, setMeal } = useMeal(read.id);
  const answers = useLineAnswers(read);
  const [searched] = useState(() => takeSearched(read.id));
  useEffect(() => {
    if (searched !== null) focusLine(searched);
  }, [searched]);
  const nameField = useRef<HTMLInputElement>(null);
  const summary = summaryOf(read);
  const lines = read.lines.map((line, at) => ({ line, at, question: questions.get(at) }));
  const asked = lines.flatMap(({ question, ...rest }) =>
    question === undefined ? [] : [{ question, ...rest }],
  );
  const certain = lines.filter(({ question }) => question === undefined);
  const details = <ImportDetails read={read} meal={meal} onMeal={setMeal} nameField={nameField} />;
  // What is missing is asked first, too.
  const isDetailAsked = read.name === "" || read.servings === null;
  const [asksDetails] = useState(isDetailAsked);
  return (
    <div className={styles.review}>
      <ImportSummary read={read} summary={summary} />
      {asksDetails && details}
      {asked.length > 0 && (
        <section className={styles.questions} aria-label={words.questions}>
          {asked.map(({ line, at, question }) => (
            <LineQuestion
              key={at}
              line={line}
              question={question}
              isOfPage={read.url !== null}
              at={at}
              onAnswer={(answer) => answers.give(at, answer)}
              onSearch={() => answers.search(at)}
            />
          ))}
        </section>
      )}
      {certain.length > 0 && (
        <SectionCard title={recipes.ingredients}>
          <ul className={styles.lines}>
            {certain.map(({ line, at }) => (
              <CertainLine
                key={at}
                line={line}
                isOfPage={read.url !== null}
                at={at}
                onAnswer={(answer) => answers.give(at, answer)}
                onSearch={() => answers.search(at)}
              />
            ))}
          </ul>
        </SectionCard>
      )}
      {!asksDetails && details}
      {read.directions.length > 0 && (
        <SectionCard title={recipes.preparation}>
          <StepList steps={read.directions.map(({ text }) => text)} />
        </SectionCard>
      )}
      <DiscardButton read={read} />
      <SaveImport read={read} meal={meal} summary={summary} nameField={nameField} />
    </div>
  );
}
