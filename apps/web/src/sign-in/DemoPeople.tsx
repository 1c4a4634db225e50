import type { DemoPeople as Demo } from "@plateful/contract";
import { useMutation, useQuery } from "@tanstack/react-query";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { demoPeopleQuery, enterAs } from "./demo-people-query.ts";
import styles from "./form.module.css";
import { useEnterApp } from "./use-enter-app.ts";

const NOBODY: Demo = { is_ready: true, people: [] };

/** The people of the demo world, in development only: one press signs in. */
export function DemoPeople() {
  const { signIn } = usePhrases();
  const { data: { is_ready: isReady, people } = NOBODY } = useQuery(demoPeopleQuery);
  const enterApp = useEnterApp();
  const enter = useMutation({
    mutationFn: enterAs,
    onSuccess: ({ auth_token }) => enterApp(auth_token),
  });
  if (!isReady) return <p className={styles.small}>{signIn.demo.preparing}</p>;
  if (people.length === 0) return null;
  const descriptions: Readonly<Record<string, string>> = signIn.demo.people;
  return (
    <section aria-labelledby="demo-people" className={styles.form}>
      <hr className={styles.line} />
      <div>
        <h2 id="demo-people">{signIn.demo.title}</h2>
        <p className={styles.small}>{signIn.demo.text}</p>
      </div>
      <ul className={styles.people}>
        {people.map((person) => (
          <li key={person.key}>
            <button
              type="button"
              className={styles.person}
              disabled={enter.isPending}
              onClick={() => enter.mutate(person.key)}
            >
              <strong>{person.name}</strong>
              {descriptions[person.description_key] !== undefined && (
                <span className={styles.small}>{descriptions[person.description_key]}</span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
