import { Button } from "@mantine/core";
import type { User } from "@plateful/contract";
import { IconChevronLeft } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useState } from "react";
import { ClientState } from "../clients/index.ts";
import { PATHS } from "../lib/address/paths.ts";
import { clientQuery } from "../lib/client/client-query.ts";
import { SpeakIn, useLanguage, usePhrases } from "../lib/language/LanguageProvider.tsx";
import { loadPhrases } from "../lib/language/load-phrases.ts";
import { displayName } from "../lib/language/person-name.ts";
import { useTitle } from "../lib/site/use-title.ts";
import { AppLink } from "../ui/navigation/AppLink.tsx";
import { SkeletonCard } from "../ui/SkeletonCard.tsx";
import { StatePanel } from "../ui/StatePanel.tsx";
import styles from "./ClientReport.module.css";
import { type Choices, ReportChoices } from "./ReportChoices.tsx";
import { ReportSheet } from "./ReportSheet.tsx";
import { useReport } from "./use-report.ts";
import { useReportPhrases } from "./use-report-phrases.ts";

/** The sheet in the language of its reader, or why it is not there. */
function Sheet({ client, choices }: { client: User; choices: Choices }) {
  const { general } = usePhrases();
  const words = useReportPhrases();
  const { report, hasFailed, retry } = useReport(client, choices.period);
  const speech = useQuery({
    queryKey: ["phrases", choices.language],
    queryFn: () => loadPhrases(choices.language),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { silent: true },
  });
  const askAgain = () => {
    retry();
    if (speech.isError) void speech.refetch();
  };
  if (hasFailed || speech.isError)
    return (
      <StatePanel
        kind="error"
        title={general.errorLoadingData}
        actions={<Button onClick={askAgain}>{general.tryAgain}</Button>}
      />
    );
  if (report === null || speech.data === undefined)
    return (
      <div role="status" aria-label={general.loading}>
        <SkeletonCard shape="overview" />
        <SkeletonCard shape="row" />
        <SkeletonCard shape="row" />
      </div>
    );
  if (report.blocks.length === 0)
    return <StatePanel kind="empty" title={words.nothing} text={words.nothingText} />;
  return (
    <SpeakIn language={choices.language} phrases={speech.data}>
      <ReportSheet client={client} choices={choices} />
    </SpeakIn>
  );
}

function ClientReport({ client }: { client: User }) {
  const words = useReportPhrases();
  const language = useLanguage();
  const name = displayName(client);
  useTitle(words.of({ name }));
  const [choices, setChoices] = useState<Choices>({
    ...{ period: "LAST_MONTH", language, reader: "client", without: [], note: "", quoted: [] },
  });
  const { report } = useReport(client, choices.period);
  const blocks = report?.blocks ?? [];
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <AppLink href={PATHS.client.replace("$clientId", String(client.id))} className={styles.back}>
          <IconChevronLeft size={20} stroke={1.75} aria-hidden="true" /> <bdi>{name}</bdi>
        </AppLink>
        {/* The sheet has the heading of the page, also where it is printed. */}
        {blocks.length > 0 ? <p className={styles.screenTitle}>{words.title}</p> : <h1>{words.title}</h1>}
      </header>
      <div className={styles.layout}>
        <ReportChoices
          clientId={client.id}
          choices={choices}
          blocks={blocks}
          canPrint={blocks.length > 0}
          onChange={(change) => setChoices((before) => ({ ...before, ...change }))}
        />
        <Sheet client={client} choices={choices} />
      </div>
    </div>
  );
}

/** A client's period as pages that can be printed or kept as a PDF (ledger REPORT-001 to REPORT-006). */
export function ClientReportScreen() {
  const { clientId = "" } = useParams({ strict: false });
  const query = useQuery(clientQuery(clientId));
  if (query.data === undefined) return <ClientState client={query} />;
  return <ClientReport client={query.data} />;
}
