import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { Face } from "./Face.tsx";
import styles from "./Faces.module.css";
import type { ShoppingPerson } from "./shopping-people.ts";

interface FacesProps {
  people: readonly ShoppingPerson[];
}

/** Everyone who shops from a list, by their first letters. */
export function Faces({ people }: FacesProps) {
  const { groceries } = usePhrases();
  if (people.length < 2) return null;
  return (
    <ul aria-label={groceries.sharing.people} className={styles.faces}>
      {people.map(({ user, name }, place) => (
        <li key={user}>
          <Face name={name} label={name} place={place} />
        </li>
      ))}
    </ul>
  );
}
