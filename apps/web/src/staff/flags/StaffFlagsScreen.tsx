import { useQuery } from "@tanstack/react-query";
import { PATHS } from "../../lib/address/paths.ts";
import { AppLink } from "../../ui/navigation/AppLink.tsx";
import { SectionCard } from "../../ui/SectionCard.tsx";
import { StatePanel } from "../../ui/StatePanel.tsx";
import { Loaded } from "../parts/Loaded.tsx";
import styles from "../parts/Staff.module.css";
import { StaffPage } from "../parts/StaffPage.tsx";
import { useStaffPhrases } from "../parts/use-staff-phrases.ts";
import { FlagRow } from "./FlagRow.tsx";
import { flagsQuery } from "./flag-query.ts";

/** All flags, for whom each is on, and its switch (ledger STAFF-017). */
export function StaffFlagsScreen() {
  const { flags: words } = useStaffPhrases();
  const query = useQuery(flagsQuery);
  return (
    <StaffPage
      title={words.title}
      actions={
        <AppLink href={PATHS.staffFlag.replace("$flagId", "new")} className={styles.main}>
          {words.new}
        </AppLink>
      }
    >
      <Loaded query={query} rows={5}>
        {(flags) =>
          flags.length === 0 ? (
            <StatePanel kind="empty" title={words.none} text={words.noneText} />
          ) : (
            <SectionCard>
              <ul className={styles.rows}>
                {flags.map((flag) => (
                  <FlagRow key={flag.id} flag={flag} />
                ))}
              </ul>
            </SectionCard>
          )
        }
      </Loaded>
    </StaffPage>
  );
}
