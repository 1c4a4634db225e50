import "../ui/fields/form-styles.ts";
import { Button, Switch } from "@mantine/core";
import { type CurrentCheckIn, setCheckInMails } from "@plateful/contract";
import { formatDate } from "@plateful/phrases";
import { IconCheck, IconChevronLeft } from "@tabler/icons-react";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { PATHS } from "../lib/address/paths.ts";
import { useLanguage, usePhrases } from "../lib/language/LanguageProvider.tsx";
import { call } from "../lib/server/call.ts";
import { useTitle } from "../lib/site/use-title.ts";
import { AppLink } from "../ui/navigation/AppLink.tsx";
import { SkeletonCard } from "../ui/SkeletonCard.tsx";
import { StatePanel } from "../ui/StatePanel.tsx";
import { CheckInHistory } from "./CheckInHistory.tsx";
import styles from "./CheckInScreen.module.css";
import { CheckInSteps } from "./CheckInSteps.tsx";
import { currentCheckInQuery } from "./current-check-in-query.ts";
import { useCheckInPhrases } from "./use-check-in-phrases.ts";

/** Whether mails tell of a check-in that is due (CHECK-009). */
function MailSwitch({ mails }: Pick<CurrentCheckIn, "mails">) {
  const words = useCheckInPhrases();
  const queryClient = useQueryClient();
  const change = useMutation({
    mutationFn: (wanted: boolean) => call(setCheckInMails, { body: { mails: wanted } }),
    onSuccess: (saved) =>
      queryClient.setQueryData(currentCheckInQuery.queryKey, (known) => known && { ...known, ...saved }),
  });
  return (
    <Switch
      size="lg"
      labelPosition="left"
      label={words.mails}
      checked={change.isPending ? change.variables : mails}
      onChange={(event) => change.mutate(event.currentTarget.checked)}
    />
  );
}

/** When nothing waits: what comes next, the mails, and what was sent. */
function Quiet({ current, wasSent }: { current: CurrentCheckIn; wasSent: boolean }) {
  const words = useCheckInPhrases();
  const { general } = usePhrases();
  const language = useLanguage();
  const { next_on: next, coach } = current;
  const text =
    next === null
      ? words.none.textNever
      : words.none.text({
          day: formatDate(language, next, { weekday: "long", day: "numeric", month: "long" }),
        });
  return (
    <div className={styles.page}>
      <AppLink href={PATHS.home} label={general.back} className={styles.close}>
        <IconChevronLeft size={24} aria-hidden="true" />
      </AppLink>
      {wasSent ? (
        <StatePanel
          kind="empty"
          headingLevel={1}
          icon={<IconCheck size={40} stroke={1.5} />}
          title={words.sentTitle({ coach: coach ?? "" })}
          text={words.sentText({ coach: coach ?? "" })}
        />
      ) : (
        <StatePanel
          kind="empty"
          headingLevel={1}
          icon={<IconCheck size={40} stroke={1.5} />}
          title={words.none.title}
          text={text}
        />
      )}
      {coach !== null && <MailSwitch mails={current.mails} />}
      <CheckInHistory />
    </div>
  );
}

/** The check-in that waits, or what comes next and what was sent before (m-checkin). */
export function CheckInScreen() {
  const words = useCheckInPhrases();
  const { general } = usePhrases();
  const [wasSent, setWasSent] = useState(false);
  const query = useQuery(currentCheckInQuery);
  const { data: current } = query;
  useTitle(words.title);
  if (current === undefined && query.isError) {
    const retry = <Button onClick={() => void query.refetch()}>{general.tryAgain}</Button>;
    return (
      <div className={styles.page}>
        <StatePanel kind="error" headingLevel={1} title={general.errorLoadingData} actions={retry} />
      </div>
    );
  }
  if (current === undefined)
    return (
      <div role="status" aria-label={general.loading} className={styles.page}>
        <SkeletonCard shape="row" />
      </div>
    );
  const { check_in: waiting } = current;
  if (waiting === null || wasSent) return <Quiet current={current} wasSent={wasSent} />;
  return (
    <CheckInSteps key={waiting.id} current={current} checkIn={waiting} onSent={() => setWasSent(true)} />
  );
}
