import { IconUsers } from "@tabler/icons-react";
import { usePhrases } from "../lib/LanguageProvider.tsx";
import { Stepper } from "../ui/Stepper.tsx";
import styles from "./PeopleStepper.module.css";

/** Most people that the server takes (contract `portions`). */
const MOST_PEOPLE = 1000;

/** For how many people to cook; one's own portion stays the same (ledger REC-033, REC-041). */
export function PeopleStepper({ people, onChange }: { people: number; onChange: (people: number) => void }) {
  const { recipes: words } = usePhrases();
  return (
    <div className={styles.people}>
      <IconUsers size={20} stroke={1.75} aria-hidden="true" />
      <Stepper
        label={words.people}
        lessLabel={words.fewerPeople}
        moreLabel={words.morePeople}
        value={people}
        min={1}
        max={MOST_PEOPLE}
        valueText={String(people)}
        onChange={onChange}
      />
    </div>
  );
}
