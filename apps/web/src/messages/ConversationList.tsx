import { Button, TextInput } from "@mantine/core";
import type { ConversationRow } from "@plateful/contract";
import { formatTime } from "@plateful/phrases";
import { IconSearch } from "@tabler/icons-react";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { Avatar, useMomentWords } from "../clients/index.ts";
import { PATHS } from "../lib/address/paths.ts";
import { readWhoseSearch, type Whose } from "../lib/client/client-search.ts";
import { StandInPill } from "../lib/client/StandInPill.tsx";
import { useCoachName } from "../lib/client/use-coach-name.ts";
import { WhoseFilter } from "../lib/client/WhoseFilter.tsx";
import { todayOf } from "../lib/device/today.ts";
import { useLanguage, usePhrases } from "../lib/language/LanguageProvider.tsx";
import { initialsOf } from "../lib/language/person-name.ts";
import { useTeamPhrases } from "../lib/language/use-team-phrases.ts";
import { messageCountQuery } from "../lib/person/message-count-query.ts";
import { classNames } from "../ui/base/class-names.ts";
import { UnitToggle } from "../ui/fields/UnitToggle.tsx";
import { AppLink } from "../ui/navigation/AppLink.tsx";
import { SkeletonCard } from "../ui/SkeletonCard.tsx";
import { StatePanel } from "../ui/StatePanel.tsx";
import styles from "./ConversationList.module.css";
import { conversationsQuery } from "./message-query.ts";

const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

function useLastWords(): (last: NonNullable<ConversationRow["last_message"]>) => string {
  const { list: words } = usePhrases().messages;
  return ({ text, is_from_coach, has_recipe }) => {
    const said = text === "" ? (has_recipe ? words.recipe : words.day) : text;
    return is_from_coach ? words.you({ text: said }) : said;
  };
}

/** A colleague's client: that they wait, nothing of what they write, and the way to their page (ledger COACH-161). */
function OthersRow({ row }: { row: ConversationRow }) {
  const { filter: words } = useTeamPhrases();
  const dayOf = useMomentWords();
  const coachName = useCoachName();
  const { client, waiting_since: since } = row;
  return (
    <AppLink href={PATHS.client.replace("$clientId", String(client.id))} className={styles.row}>
      <Avatar id={client.id} initials={initialsOf({ ...client, email: "" })} />
      <span className={styles.words}>
        <span className={styles.name}>
          {client.first_name} {client.last_name}
        </span>
        <span className={styles.last}>{coachName(row.coach)}</span>
        <span className={styles.last}>
          {since === null ? words.waiting.nobody : words.waiting.since({ day: dayOf(since, "in-sentence") })}
        </span>
      </span>
    </AppLink>
  );
}

interface RowProps {
  row: ConversationRow;
  last: NonNullable<ConversationRow["last_message"]>;
  address: string;
  isCurrent: boolean;
}

function Row({ row, last, address, isCurrent }: RowProps) {
  const { list: words } = usePhrases().messages;
  const { client } = row;
  const language = useLanguage();
  const dayOf = useMomentWords();
  const lastWords = useLastWords();
  const moment = new Date(last.written_at);
  const isToday = todayOf(moment) === todayOf(new Date());
  return (
    <AppLink
      href={address}
      isCurrent={isCurrent}
      className={classNames(styles.row, isCurrent && styles.current)}
    >
      <Avatar id={client.id} initials={initialsOf({ ...client, email: "" })} />
      <span className={styles.words}>
        <span className={styles.name}>
          {client.first_name} {client.last_name}
        </span>
        <span className={styles.last}>{lastWords(last)}</span>
        <StandInPill standsInFor={row.stands_in_for} />
      </span>
      <span className={styles.end}>
        <span>{isToday ? formatTime(language, moment, ZONE) : dayOf(last.written_at)}</span>
        {row.waiting_since !== null && (
          <span role="img" aria-label={words.isWaiting} className={styles.dot} />
        )}
      </span>
    </AppLink>
  );
}

/** Why there is nothing in the list. */
function Nothing({
  search,
  isWaiting,
  onClear,
}: {
  search: string;
  isWaiting: boolean;
  onClear: () => void;
}) {
  const { messages: words, noMessages: none, clients } = usePhrases();
  const all = <Button onClick={onClear}>{words.showAll}</Button>;
  if (search !== "") return <StatePanel kind="not-found" title={none.found({ search })} actions={all} />;
  if (isWaiting)
    return <StatePanel kind="empty" title={none.waiting} text={none.waitingText} actions={all} />;
  const toClients = (
    <AppLink href={PATHS.clients} className={styles.link}>
      {clients.title}
    </AppLink>
  );
  return <StatePanel kind="empty" title={none.list} text={none.listText} actions={toClients} />;
}

const addressOf = (clientId: number, coach: Whose | undefined): string => {
  const path = PATHS.coachConversation.replace("$clientId", String(clientId));
  return coach === undefined ? path : `${path}?coach=${coach}`;
};

/** Whose conversations are listed, which the address says. */
function useWhose(openId: number | null) {
  const { coach } = readWhoseSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const choose = (next: Whose | undefined) => {
    const search = next === undefined ? {} : { coach: next };
    if (openId === null) void navigate({ to: PATHS.coachMessages, search, replace: true });
    else
      void navigate({
        ...{ to: PATHS.coachConversation, search, replace: true },
        params: { clientId: String(openId) },
      });
  };
  return { coach, choose };
}

/** A coach's conversations: those who wait first (d-thread). */
export function ConversationList({ currentId }: { currentId: number | null }) {
  const { messages, general } = usePhrases();
  const { list: words } = messages;
  const team = useTeamPhrases();
  const [search, setSearch] = useState("");
  const [isWaiting, setIsWaiting] = useState(false);
  const { coach, choose } = useWhose(currentId);
  const wanted = { search: search.trim(), isWaiting };
  const query = useInfiniteQuery(
    conversationsQuery({ ...wanted, ...(coach === undefined ? {} : { coach }) }),
  );
  const { data: count } = useQuery(messageCountQuery);
  const rows = query.data?.pages.flatMap(({ results }) => results);
  const retry = <Button onClick={() => void query.refetch()}>{general.tryAgain}</Button>;
  const clear = () => {
    setSearch("");
    setIsWaiting(false);
  };
  return (
    <div className={styles.list}>
      <h1 className={styles.title}>{messages.title}</h1>
      <TextInput
        type="search"
        aria-label={words.search}
        placeholder={words.search}
        leftSection={<IconSearch size={20} stroke={1.75} aria-hidden="true" />}
        autoComplete="off"
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <WhoseFilter whose={coach} onChange={choose} />
      {coach !== undefined && coach !== "shared" && <p className={styles.note}>{team.filter.waiting.note}</p>}
      <UnitToggle
        label={words.which}
        isWide
        options={[
          { value: "all", label: words.all },
          {
            value: "waiting",
            label: coach === undefined ? words.waiting({ count: count?.waiting ?? 0 }) : words.isWaiting,
          },
        ]}
        value={isWaiting ? "waiting" : "all"}
        onChange={(next) => setIsWaiting(next === "waiting")}
      />
      {rows === undefined && !query.isError && (
        <div role="status" aria-label={general.loading}>
          {[1, 2, 3, 4].map((row) => (
            <SkeletonCard key={row} shape="row" />
          ))}
        </div>
      )}
      {rows === undefined && query.isError && (
        <StatePanel kind="error" title={general.errorLoadingData} actions={retry} />
      )}
      {rows?.length === 0 &&
        (coach === undefined || search !== "" || isWaiting ? (
          <Nothing {...wanted} onClear={clear} />
        ) : (
          <StatePanel kind="empty" title={team.filter.noMessages} />
        ))}
      {rows !== undefined && rows.length > 0 && (
        <nav aria-label={words.label} className={styles.rows}>
          {rows.map((row) =>
            row.last_message === null ? (
              <OthersRow key={row.client.id} row={row} />
            ) : (
              <Row
                key={row.client.id}
                row={row}
                last={row.last_message}
                address={addressOf(row.client.id, coach)}
                isCurrent={row.client.id === currentId}
              />
            ),
          )}
        </nav>
      )}
      {query.hasNextPage && (
        <Button
          variant="default"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {words.more}
        </Button>
      )}
    </div>
  );
}
