import { IconUsers } from "@tabler/icons-react";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { Stepper } from "../ui/fields/Stepper.tsx";
import styles from "./PeopleStepper.module.css";

/** Most people that the server takes (contract `portions`). */
const MAX_PEOPLE = 1000;

interface PeopleStepperProps {
  /** Oneself, and guests who eat as much. */
  people: number;
  /** How many eat along in portions of their own; they count, and are chosen elsewhere (ledger PLAN-126). */
  along?: number;
  onChange: (people: number) => void;
}

/** For how many people to cook; one's own portion stays the same (ledger REC-033, REC-041). */
export function PeopleStepper({ people, along = 0, onChange }: PeopleStepperProps) {
  const { recipes: words } = usePhrases();
  return (
    <div className={styles.people}>
      <IconUsers size={20} stroke={1.75} aria-hidden="true" />
      <Stepper
        label={words.people}
        lessLabel={words.fewerPeople}
        moreLabel={words.morePeople}
        value={people + along}
        min={1 + along}
        max={MAX_PEOPLE + along}
        valueText={String(people + along)}
        onChange={(all) => onChange(all - along)}
      />
    </div>
  );
}
