import type { FollowedTask } from "@plateful/planning";
import { AmountChip, type DishStep, useCookingPhrases, useShareText } from "../cooking/index.ts";
import { BoxLabels, type LabelledBox } from "./BoxLabels.tsx";
import styles from "./Preparation.module.css";
import { BOXES } from "./preparation-plan.ts";
import type { ReadyDish } from "./use-dishes.ts";
import { usePreparationWords } from "./use-preparation-words.ts";

interface TaskStepsProps {
  task: FollowedTask;
  /** Null for what belongs to no dish. */
  dish: ReadyDish | null;
  boxes: readonly LabelledBox[];
  at: (minute: number) => string;
}

/** The amounts of one step, for all portions that are cooked (ledger PLAN-252). */
function StepAmounts({ step }: { step: DishStep }) {
  const { words } = usePreparationWords();
  const { amounts: label } = useCookingPhrases();
  const shareText = useShareText();
  return (
    <>
      {step.amounts.length > 0 && (
        <ul className={styles.chips} aria-label={label}>
          {step.amounts.map((amount) => (
            <AmountChip
              key={amount.ingredient.id}
              ingredient={amount.ingredient}
              amount={shareText(amount)}
            />
          ))}
        </ul>
      )}
      {step.alsoNeeded.length > 0 && (
        <ul className={styles.chips} aria-label={words.alsoNeeded}>
          {step.alsoNeeded.map((ingredient) => (
            <AmountChip key={ingredient.id} ingredient={ingredient} amount={ingredient.amountOf(1)} />
          ))}
        </ul>
      )}
    </>
  );
}

/** What to do for a task: its steps with the amounts that go in, and what goes on behind it by itself. */
export function TaskSteps({ task, dish, boxes, at }: TaskStepsProps) {
  const { words, length } = usePreparationWords();
  const when = words.fromTo({ from: at(task.start), to: at(task.end) });
  if (task.id === BOXES || dish === null)
    return (
      <div className={styles.steps}>
        <p className={styles.stepsWhen}>{when}</p>
        <h2 className={styles.stepsTitle}>{words.boxes}</h2>
        <BoxLabels boxes={boxes} />
      </div>
    );
  const waits = dish.tasks.find(({ hands, pieces }) => !hands && pieces[0] === task.pieces.at(-1));
  const place = waits?.lane === "OVEN" || waits?.lane === "HOB" ? waits.lane : "REST";
  return (
    <div className={styles.steps}>
      <p className={styles.stepsWhen}>
        {task.hands ? when : `${when} · ${words.byItself({ time: length(task.minutes) })}`}
      </p>
      <h2 className={styles.stepsTitle}>{dish.recipe.name}</h2>
      {task.pieces.map((piece) => {
        const step = dish.pieces[piece];
        if (step === undefined) return null;
        return (
          <div key={piece}>
            <p className={styles.stepText}>{step.text}</p>
            {task.hands && <StepAmounts step={step} />}
          </div>
        );
      })}
      {task.hands && waits !== undefined && (
        <p className={styles.hint}>
          {words.goesOnFor({ time: length(waits.minutes), place: words.goesOn[place] })}
        </p>
      )}
    </div>
  );
}
