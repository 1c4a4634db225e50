import { Button, TextInput } from "@mantine/core";
import { IconCopy } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { countPress } from "../lib/counted-presses.ts";
import { useLanguage, usePhrases } from "../lib/LanguageProvider.tsx";
import { PATHS } from "../lib/paths.ts";
import { SectionCard } from "../ui/SectionCard.tsx";
import { SkeletonCard } from "../ui/SkeletonCard.tsx";
import { StatePanel } from "../ui/StatePanel.tsx";
import { showToast } from "../ui/show-toast.ts";
import styles from "./CoachBilling.module.css";
import { referralQuery } from "./coach-billing-queries.ts";
import { formatPlanPrice } from "./money.ts";
import { useCoachBillingPhrases } from "./use-coach-billing-phrases.ts";

/** Where a colleague begins who follows the link of a coach. */
const linkOf = (code: string) => `${location.origin}${PATHS.coachStart}?ref=${encodeURIComponent(code)}`;

/** The coach's link for colleagues, and what it has brought (ledger BILL-034). */
export function ReferralCard() {
  const { general } = usePhrases();
  const { referral: words } = useCoachBillingPhrases();
  const language = useLanguage();
  const { data, isError, refetch } = useQuery(referralQuery);
  if (isError)
    return (
      <StatePanel
        kind="error"
        title={general.errorLoadingData}
        actions={<Button onClick={() => void refetch()}>{general.tryAgain}</Button>}
      />
    );
  if (data === undefined)
    return (
      <div role="status" aria-label={general.loading}>
        <SkeletonCard shape="row" />
      </div>
    );
  const reward = formatPlanPrice(language, data.reward, data.currency);
  const link = linkOf(data.code);
  const copy = () => {
    countPress("click_referral_programme_button");
    void navigator.clipboard?.writeText(link).then(
      () => showToast({ message: words.copied }),
      // Without the right to write to the clipboard the link can still be selected.
      () => {},
    );
  };
  return (
    <SectionCard title={words.title({ reward })}>
      <div className={styles.form}>
        <p className={styles.text}>{words.text({ reward })}</p>
        <TextInput
          readOnly
          aria-label={words.link}
          value={link}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button
          variant="light"
          fullWidth
          leftSection={<IconCopy size={20} stroke={1.75} aria-hidden="true" />}
          onClick={copy}
        >
          {words.copy}
        </Button>
        <dl className={styles.facts}>
          <dt>{words.started}</dt>
          <dd>{data.started}</dd>
          <dt>{words.paying}</dt>
          <dd>{data.paying}</dd>
          <dt>{words.earned}</dt>
          <dd>{formatPlanPrice(language, data.paying * data.reward, data.currency)}</dd>
        </dl>
      </div>
    </SectionCard>
  );
}
