import { Button } from "@mantine/core";
import { useId } from "react";
import { useServingText } from "../../lib/food/use-serving-text.ts";
import { Notice } from "../../ui/Notice.tsx";
import { SectionCard } from "../../ui/SectionCard.tsx";
import styles from "./PracticeRecipes.module.css";
import { sortLines } from "./practice-recipe-form.ts";
import type { ImportStatus } from "./practice-recipe-query.ts";
import { usePracticeRecipePhrases } from "./use-practice-recipe-phrases.ts";

type Line = ImportStatus["lines"][number];

/** Lines with the food that each was read as, where it has one. */
function Lines({ title, lines }: { title: string; lines: readonly Line[] }) {
  const { read } = usePracticeRecipePhrases();
  const { servings } = useServingText();
  const id = useId();
  if (lines.length === 0) return null;
  const textOf = ({ text, food }: Line) => {
    if (food === null) return text;
    const { suggested_serving: serving, quantity } = food;
    return read.asFood({ text, food: `${serving.food.name}, ${servings(serving, quantity)}` });
  };
  return (
    <div className={styles.group}>
      <h3 id={id}>{title}</h3>
      <ul aria-labelledby={id} className={styles.lines}>
        {lines.map((line, at) => (
          // The same words may be there twice.
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an import never change
          <li key={at}>{textOf(line)}</li>
        ))}
      </ul>
    </div>
  );
}

interface ReadLinesProps {
  read: ImportStatus;
  /** Whether the values of what was recognised were entered. */
  isEntered: boolean;
  onEnter: () => void;
}

/** What an import understood of the ingredients: first what it did not, then what is in doubt (ledger SREC-046, SREC-050). */
export function ReadLines({ read, isEntered, onEnter }: ReadLinesProps) {
  const { read: words } = usePracticeRecipePhrases();
  const { unknown, doubtful, certain } = sortLines(read);
  const count = unknown.length;
  const verdict = isEntered ? words.usedOthers({ count }) : words.missing({ count });
  return (
    <SectionCard title={words.title}>
      <div className={styles.stack}>
        <Notice
          kind={count === 0 ? "ok" : "warning"}
          title={count === 0 ? words.all : verdict}
          action={
            count > 0 &&
            read.figures !== null &&
            !isEntered && (
              <Button variant="default" onClick={onEnter}>
                {words.useOthers}
              </Button>
            )
          }
        />
        {read.servings === null && <p>{words.servings}</p>}
        <Lines title={words.notRecognised} lines={unknown} />
        <Lines title={words.doubtful} lines={doubtful} />
        <Lines title={words.certain} lines={certain} />
      </div>
    </SectionCard>
  );
}
