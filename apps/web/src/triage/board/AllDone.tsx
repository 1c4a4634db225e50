import { Button } from "@mantine/core";
import type { TriageBoard, TriageRow, TriageView } from "@plateful/contract";
import { formatDate } from "@plateful/phrases";
import { IconClockPause } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Avatar } from "../../clients/index.ts";
import { PATHS } from "../../lib/address/paths.ts";
import { useLanguage, usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { displayName, initialsOf } from "../../lib/language/person-name.ts";
import { useTriagePhrases } from "../../lib/language/use-triage-phrases.ts";
import { Notice } from "../../ui/Notice.tsx";
import { AppLink } from "../../ui/navigation/AppLink.tsx";
import { PracticePlate } from "../../ui/plates/PracticePlate.tsx";
import { SectionCard } from "../../ui/SectionCard.tsx";
import { SkeletonCard } from "../../ui/SkeletonCard.tsx";
import { START } from "../parts/board-views.ts";
import { boardQuery } from "../parts/triage-query.ts";
import styles from "./AllDone.module.css";
import { useBoardPageSize } from "./use-board-page-size.ts";

/** A client who was put off, and what brings them back. */
function ComesBack({ client }: { client: TriageRow }) {
  const words = useTriagePhrases();
  const language = useLanguage();
  const { settled } = client;
  if (settled === null) return null;
  const date = formatDate(language, settled.comes_back_on, {
    weekday: "long",
    day: "numeric",
    month: "long",
  });
  return (
    <li className={styles.client}>
      <Avatar id={client.id} initials={initialsOf(client)} />
      <span className={styles.words}>
        <AppLink href={PATHS.client.replace("$clientId", String(client.id))} className={styles.name}>
          {displayName(client)}
        </AppLink>
        <span className={styles.when}>
          {settled.snooze === "WHEN_LOGGED" ? words.backWhenLogged({ date }) : words.backOn({ date })}
        </span>
      </span>
      <IconClockPause size={22} stroke={1.75} aria-hidden="true" className={styles.clock} />
    </li>
  );
}

/** Those who were put off, by name. */
function ComingBack() {
  const words = useTriagePhrases();
  const { general } = usePhrases();
  const choice = { ...START, view: "LATER", sort: "NAME" } as const;
  const { data, isError, refetch } = useQuery(boardQuery(choice, useBoardPageSize()));
  return (
    <SectionCard title={words.comingBack}>
      {data === undefined && !isError && <SkeletonCard shape="row" />}
      {data === undefined && isError && (
        <Notice
          kind="error"
          title={general.errorLoadingData}
          action={<Button onClick={() => void refetch()}>{general.tryAgain}</Button>}
        />
      )}
      {data !== undefined && (
        <ul className={styles.list}>
          {data.results.map((client) => (
            <ComesBack key={client.id} client={client} />
          ))}
        </ul>
      )}
    </SectionCard>
  );
}

interface AllDoneProps {
  board: TriageBoard;
  onShow: (view: TriageView) => void;
}

/** Nobody is left who needs the coach: a full plate, who comes back and when, and what was done today (ledger COACH-121, COACH-173). */
export function AllDone({ board, onShow }: AllDoneProps) {
  const words = useTriagePhrases();
  const { done, later, clients, on_track: onTrack, unseen } = board;
  const legend = [
    { look: "done", text: words.legend.done({ count: done }) },
    { look: "track", text: words.legend.onTrack({ count: onTrack }) },
    { look: "later", text: words.legend.later({ count: later }) },
    { look: "later", text: words.legend.unseen({ count: unseen }) },
  ];
  const counts = [done, onTrack, later, unseen];
  return (
    <div className={styles.page}>
      <div className={styles.plate}>
        <PracticePlate
          {...{ done, waiting: 0, total: clients, isLarge: true }}
          number={clients}
          caption={words.ofClients({ count: clients })}
          description={`${words.lookedAfter}. ${words.summary({ done, later, onTrack, unseen })}`}
        />
        <ul className={styles.legend}>
          {legend.map(
            ({ look, text }, at) =>
              counts[at] !== 0 && (
                <li key={text}>
                  <i data-look={look} /> {text}
                </li>
              ),
          )}
        </ul>
      </div>
      {later > 0 && <ComingBack />}
      <Button variant="light" onClick={() => onShow(done > 0 ? "DONE" : "ALL")}>
        {done > 0 ? words.seeDone : words.showAll}
      </Button>
    </div>
  );
}
