import { useQuery } from "@tanstack/react-query";
import { PATHS } from "../../lib/address/paths.ts";
import { useCount } from "../../lib/language/use-count.ts";
import { AppLink } from "../../ui/navigation/AppLink.tsx";
import { SectionCard } from "../../ui/SectionCard.tsx";
import { Loaded } from "../parts/Loaded.tsx";
import styles from "../parts/Staff.module.css";
import { useStaffPhrases } from "../parts/use-staff-phrases.ts";
import { FlagRow } from "./FlagRow.tsx";
import { flagsQuery } from "./flag-query.ts";

const MAX_LINES = 5;

/** The first flags with their switches, and the way to all of them. */
export function HomeFlags() {
  const { flags: words } = useStaffPhrases();
  const query = useQuery(flagsQuery);
  const count = useCount();
  const all = (
    <AppLink href={PATHS.staffFlags} className={styles.all}>
      {words.all({ count: count(query.data?.length ?? 0) })}
    </AppLink>
  );
  return (
    <SectionCard title={words.title} aside={all}>
      <Loaded query={query} isPart>
        {(flags) =>
          flags.length === 0 ? (
            <p className={styles.quiet}>{words.none}</p>
          ) : (
            <ul className={styles.rows}>
              {flags.slice(0, MAX_LINES).map((flag) => (
                <FlagRow key={flag.id} flag={flag} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </SectionCard>
  );
}
