import { Button } from "@mantine/core";
import type { AnswerOf, setHealthAnswers } from "@plateful/contract";
import type { HealthCondition } from "@plateful/nutrition";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useShowsNumbers } from "../../lib/person/use-shows-numbers.ts";
import { SheetDialog } from "../../ui/overlays/SheetDialog.tsx";
import styles from "./HealthAnswersSheet.module.css";
import { PlaceLink } from "./PlaceLink.tsx";

const OF_NEED: readonly HealthCondition[] = ["PREGNANT", "BREASTFEEDING", "EATING_DISORDER"];
const OF_PROTEIN: readonly HealthCondition[] = ["DIABETES", "KIDNEY_DISEASE"];

interface HealthOutcomeProps {
  saved: AnswerOf<typeof setHealthAnswers>;
  onClose: () => void;
}

/** What follows of the answers: which plan is made now, and who to ask before going further (ledger SAFE-010). */
export function HealthOutcome({ saved, onClose }: HealthOutcomeProps) {
  const { healthAnswers, general, withoutNumbers } = usePhrases();
  const showsNumbers = useShowsNumbers() && !saved.are_numbers_hidden;
  const words = healthAnswers.outcome;
  const { conditions } = saved.answers;
  const has = (...some: readonly HealthCondition[]) =>
    some.some((condition) => conditions?.includes(condition) === true);
  const places = (["doctor", "dietitian", "disorder"] as const).filter(
    (place) => place !== "disorder" || conditions === null || has("EATING_DISORDER"),
  );
  return (
    <SheetDialog
      isOpen
      onClose={onClose}
      title={words.title}
      closeLabel={general.close}
      actions={
        <Button size="lg" onClick={onClose}>
          {words.goOn}
        </Button>
      }
    >
      <div className={styles.outcome}>
        {conditions === null && <p>{words.careful}</p>}
        {has(...OF_NEED) && <p>{words.deficit}</p>}
        {has(...OF_PROTEIN) && <p>{showsNumbers ? words.protein : withoutNumbers.plan.protein}</p>}
        {saved.is_plan_changed && <p>{words.changed}</p>}
        {saved.are_numbers_hidden && <p>{words.numbers}</p>}
        {has("EATING_DISORDER") && <p>{words.disorder}</p>}
        <h3 className={styles.find}>{words.find}</h3>
        <ul className={styles.places}>
          {places.map((place) => (
            <li key={place}>
              <PlaceLink place={place} />
            </li>
          ))}
        </ul>
      </div>
    </SheetDialog>
  );
}
