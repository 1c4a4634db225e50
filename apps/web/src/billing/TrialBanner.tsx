import { Button } from "@mantine/core";
import { IconGift } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { PATHS } from "../lib/address/paths.ts";
import { isMobileApp } from "../lib/device/use-media.ts";
import { useLanguage } from "../lib/language/LanguageProvider.tsx";
import { useCurrentUser } from "../lib/person/current-user.ts";
import { countPress } from "../lib/site/counted-presses.ts";
import { AppLink } from "../ui/navigation/AppLink.tsx";
import { billingDay } from "./billing-day.ts";
import { coachStanding } from "./coach-standing.ts";
import styles from "./TrialBanner.module.css";
import { useCoachBillingPhrases } from "./use-coach-billing-phrases.ts";

/** To a coach on trial: until when it is free, the way to a plan where one can be bought, and a demo (ledger COACH-006, COACH-007). */
export function TrialBanner() {
  const { banner: words } = useCoachBillingPhrases();
  const language = useLanguage();
  const user = useCurrentUser();
  const navigate = useNavigate();
  const standing = coachStanding(user, new Date().toISOString());
  const isChosen = standing.kind === "chosen";
  if (standing.kind !== "trial" && !isChosen) return null;
  const end = standing.kind === "trial" ? standing.endsAt : standing.subscription.current_period_end;
  return (
    <aside className={styles.banner} aria-label={words.label}>
      <IconGift size={22} stroke={1.75} aria-hidden="true" />
      {end !== null && <p>{words.text({ date: billingDay(language, end) })}</p>}
      <span className={styles.actions}>
        <AppLink
          href={`${PATHS.help}/book-a-demo`}
          className={styles.demo}
          onPress={() => countPress("click_book_a_demo_button")}
        >
          {words.demo}
        </AppLink>
        {!isMobileApp() && !isChosen && (
          <Button size="sm" onClick={() => void navigate({ to: PATHS.coachBilling })}>
            {words.upgrade}
          </Button>
        )}
      </span>
    </aside>
  );
}
