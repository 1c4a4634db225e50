import type { RecipeImport } from "@plateful/contract";
import { IconEye } from "@tabler/icons-react";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useCount } from "../../lib/language/use-count.ts";
import { useShowsNumbers } from "../../lib/person/use-shows-numbers.ts";
import { Pill } from "../../ui/Pill.tsx";
import { recipeMinutes } from "../parts/recipe-view.ts";
import { type ImportSummary as Summary, USUAL_SERVINGS } from "./import-questions.ts";
import styles from "./RecipeImport.module.css";
import { useImportPhrases } from "./use-import-phrases.ts";

interface ImportSummaryProps {
  read: RecipeImport;
  summary: Summary;
}

/** How many lines are certain, as a bar and in words. */
function CertaintyBar({ summary }: Pick<ImportSummaryProps, "summary">) {
  const words = useImportPhrases();
  const { sure, toLookAt, count } = summary;
  if (count === 0) return <p className={styles.hint}>{words.noIngredients}</p>;
  return (
    <div className={styles.certainty}>
      <div aria-hidden="true" className={styles.bar}>
        {sure > 0 && <span className={styles.sure} style={{ flexGrow: sure }} />}
        {toLookAt > 0 && <span className={styles.unsure} style={{ flexGrow: toLookAt }} />}
      </div>
      <p role="status" className={styles.counts}>
        <span>
          <b>{words.ratio({ sure, count })}</b> {words.recognised({ count })}
        </span>
        {toLookAt > 0 && (
          <Pill tone="warning" icon={<IconEye size={16} stroke={2} aria-hidden="true" />}>
            {words.toLookAt({ count: toLookAt })}
          </Pill>
        )}
      </p>
    </div>
  );
}

/** What was found: the name, for how many, how long, and what a portion comes to. */
export function ImportSummary({ read, summary }: ImportSummaryProps) {
  const words = useImportPhrases();
  const { recipes } = usePhrases();
  const count = useCount();
  const showsNumbers = useShowsNumbers();
  const minutes = recipeMinutes(read);
  const facts = [
    words.portions({ count: read.servings ?? USUAL_SERVINGS }),
    ...(minutes === null ? [] : [recipes.minutes({ minutes })]),
    ...(read.directions.length === 0 ? [] : [words.steps({ count: read.directions.length })]),
  ];
  return (
    <>
      <div className={styles.found}>
        <img src="/dishes/salad.svg" alt="" className={styles.plate} />
        <div>
          <h2>{read.name || words.unnamed}</h2>
          <p>{facts.join(" · ")}</p>
          {showsNumbers && summary.count > 0 && (
            <p>
              <b>{recipes.kcal({ amount: count(summary.kcal) })}</b> ·{" "}
              {words.perPortion({ protein: count(summary.protein) })}
            </p>
          )}
        </div>
      </div>
      <CertaintyBar summary={summary} />
    </>
  );
}
