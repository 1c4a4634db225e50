import type { User } from "@plateful/contract";
import { formatNumber } from "@plateful/phrases";
import { useQuery } from "@tanstack/react-query";
import { plansOfWeek } from "../../clients/index.ts";
import { useLanguage, usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useCount } from "../../lib/language/use-count.ts";
import { useDetailWords } from "../../profile/index.ts";
import { SectionCard } from "../../ui/SectionCard.tsx";
import { FactList } from "../parts/FactList.tsx";
import { Loaded } from "../parts/Loaded.tsx";
import styles from "../parts/Staff.module.css";
import { StaffRow } from "../parts/StaffRow.tsx";
import { useMoment } from "../parts/use-moment.ts";
import { useStaffPhrases } from "../parts/use-staff-phrases.ts";
import { openedQuery, weightsQuery } from "./person-query.ts";

function Intake({ user }: { user: User }) {
  const { health: words } = useStaffPhrases().persons;
  const { profile } = usePhrases();
  const { personal, food, cooking } = useDetailWords(user);
  const count = useCount();
  if (user.intake === null) return <p className={styles.quiet}>{words.none}</p>;
  const week = user.intake.weekly_nutrition_plan;
  return (
    <>
      <FactList
        facts={[...personal, ...food, ...cooking].map(
          ({ field, text }) => [profile.rows[field], text] as const,
        )}
      />
      <h3 className={styles.part}>{words.plan}</h3>
      {week === null ? (
        <p className={styles.quiet}>{words.noPlan}</p>
      ) : (
        <ul className={styles.rows}>
          {plansOfWeek(week).map(({ id, name, kcal }) => (
            <StaffRow key={id} title={<bdi>{name}</bdi>} text={words.kcal({ kcal: count(kcal) })} />
          ))}
        </ul>
      )}
    </>
  );
}

function Weights({ id }: { id: number }) {
  const { health: words } = useStaffPhrases().persons;
  const language = useLanguage();
  const moment = useMoment();
  const query = useQuery(weightsQuery(id));
  return (
    <>
      <h3 className={styles.part}>{words.weights}</h3>
      <Loaded query={query} isPart>
        {({ results }) =>
          results.length === 0 ? (
            <p className={styles.quiet}>{words.noWeights}</p>
          ) : (
            <ul className={styles.rows}>
              {results.map(({ id: weight, value, created_at: at }) => (
                <StaffRow
                  key={weight}
                  title={words.kilograms({ value: formatNumber(language, value) })}
                  text={moment(at)}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
    </>
  );
}

/** Profile, plan and weights of someone whose health data is open (ledger STAFF-016). */
export function OpenHealth({ id }: { id: number }) {
  const { health: words } = useStaffPhrases().persons;
  const query = useQuery(openedQuery(id));
  return (
    <SectionCard title={words.title}>
      <Loaded query={query} isPart>
        {(user) => <Intake user={user} />}
      </Loaded>
      <Weights id={id} />
    </SectionCard>
  );
}
