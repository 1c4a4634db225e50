import { Button, TextInput } from "@mantine/core";
import { IconCopy } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { coachStartPath } from "../lib/address/paths.ts";
import { useLanguage, usePhrases } from "../lib/language/LanguageProvider.tsx";
import { formatWholePrice } from "../lib/language/money.ts";
import { useCopyLink } from "../lib/site/copy-link.ts";
import { countPress } from "../lib/site/counted-presses.ts";
import { siteLinksQuery } from "../lib/site/site-links.ts";
import { SectionCard } from "../ui/SectionCard.tsx";
import { SkeletonCard } from "../ui/SkeletonCard.tsx";
import { StatePanel } from "../ui/StatePanel.tsx";
import styles from "./CoachBilling.module.css";
import { referralQuery } from "./coach-billing-queries.ts";
import { useCoachBillingPhrases } from "./use-coach-billing-phrases.ts";

/** Where a colleague begins who follows the link of a coach: on the main site, also while the coach is on that of the practice (ledger COACH-225). */
const linkOf = (host: string, code: string) => `${location.protocol}//${host}${coachStartPath(code)}`;

/** The coach's link for colleagues, and what it has brought (ledger BILL-034). */
export function ReferralCard() {
  const { general } = usePhrases();
  const { referral: words } = useCoachBillingPhrases();
  const language = useLanguage();
  const copyLink = useCopyLink();
  const { data: site } = useQuery(siteLinksQuery);
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
  const reward = formatWholePrice(language, data.reward, data.currency);
  const link = linkOf(site?.main_host ?? location.host, data.code);
  const copy = () => {
    countPress("click_referral_programme_button");
    void copyLink(link, words.copied);
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
          <dd>{formatWholePrice(language, data.paying * data.reward, data.currency)}</dd>
        </dl>
      </div>
    </SectionCard>
  );
}
