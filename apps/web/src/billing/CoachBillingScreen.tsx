import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { PATHS } from "../lib/address/paths.ts";
import { useIsDesktop } from "../lib/device/use-media.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useCurrentUser } from "../lib/person/current-user.ts";
import { RightGate } from "../lib/person/RightGate.tsx";
import { useTitle } from "../lib/site/use-title.ts";
import { PageHeader } from "../ui/navigation/PageHeader.tsx";
import { SkeletonCard } from "../ui/SkeletonCard.tsx";
import { StatePanel } from "../ui/StatePanel.tsx";
import styles from "./CoachBilling.module.css";
import { CoachPlans } from "./CoachPlans.tsx";
import { CoachStandingCard } from "./CoachStandingCard.tsx";
import { coachPlansQuery } from "./coach-billing-queries.ts";
import { coachStanding, mayChoosePlan } from "./coach-standing.ts";
import { ReferralCard } from "./ReferralCard.tsx";
import { useCoachBillingPhrases } from "./use-coach-billing-phrases.ts";

function Plans() {
  const { general } = usePhrases();
  const { data: offer, isError, isFetching, refetch } = useQuery(coachPlansQuery);
  if (offer !== undefined) return <CoachPlans offer={offer} />;
  if (!isError)
    return (
      <div role="status" aria-label={general.loading}>
        <SkeletonCard shape="row" />
      </div>
    );
  return (
    <StatePanel
      kind="error"
      title={general.errorLoadingData}
      actions={
        <Button loading={isFetching} onClick={() => void refetch()}>
          {general.tryAgain}
        </Button>
      }
    />
  );
}

/** What a coach pays: the trial or subscription, the plans, and the link for colleagues (ledger COACH-006, BILL-033 to BILL-038). */
function Billing() {
  const words = useCoachBillingPhrases();
  const { general } = usePhrases();
  const user = useCurrentUser();
  const navigate = useNavigate();
  const isDesktop = useIsDesktop();
  const { data: offer } = useQuery(coachPlansQuery);
  const standing = coachStanding(user, new Date().toISOString());
  useTitle(words.title);
  return (
    <div className={styles.page}>
      <PageHeader
        title={words.title}
        {...(isDesktop
          ? {}
          : { back: { label: general.back, onBack: () => void navigate({ to: PATHS.coachAccount }) } })}
      />
      <CoachStandingCard {...{ user, standing }} plans={offer?.plans ?? []} />
      <div className={styles.columns}>
        {mayChoosePlan(standing) && <Plans />}
        <ReferralCard />
      </div>
    </div>
  );
}

/** What the practice pays, for those who may; a coach who pays for themselves sees that in any case (ledger TEAM-017). */
export function CoachBillingScreen() {
  const { customer } = useCurrentUser();
  return (
    <RightGate right="BILLING" isOpen={customer.length > 0}>
      <Billing />
    </RightGate>
  );
}
