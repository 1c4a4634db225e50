import { useQuery } from "@tanstack/react-query";
import { displayName } from "../lib/language/person-name.ts";
import { useCurrentUser } from "../lib/person/current-user.ts";
import { HomeFlags } from "./flags/HomeFlags.tsx";
import { HomeAudit, HomeJobs, HomeMail } from "./HomeCards.tsx";
import { NeedsCard } from "./NeedsCard.tsx";
import { NumberCards } from "./NumberCards.tsx";
import { Loaded } from "./parts/Loaded.tsx";
import styles from "./parts/Staff.module.css";
import { StaffPage } from "./parts/StaffPage.tsx";
import { overviewQuery } from "./parts/staff-query.ts";
import { useStaffPhrases } from "./parts/use-staff-phrases.ts";

const NOON = 12;
const EVENING = 18;

function partOfDay(hour: number): "morning" | "afternoon" | "evening" {
  if (hour < NOON) return "morning";
  return hour < EVENING ? "afternoon" : "evening";
}

/** How the product does, what needs a person, and the repair beside it (ledger STAFF-010, STAFF-011). */
export function StaffHomeScreen() {
  const words = useStaffPhrases();
  const user = useCurrentUser();
  const overview = useQuery(overviewQuery);
  const greet = words.greeting[partOfDay(new Date().getHours())];
  return (
    <StaffPage title={greet({ name: user.first_name.trim() || displayName(user) })}>
      <Loaded query={overview}>
        {(data) => (
          <>
            <NumberCards overview={data} />
            <div className={styles.columns}>
              <div className={styles.column}>
                <NeedsCard needs={data.needs} readAt={overview.dataUpdatedAt} />
                <div className={styles.halves}>
                  <HomeJobs />
                  <HomeAudit />
                </div>
              </div>
              <div className={styles.column}>
                <HomeFlags />
                <HomeMail />
              </div>
            </div>
          </>
        )}
      </Loaded>
    </StaffPage>
  );
}
