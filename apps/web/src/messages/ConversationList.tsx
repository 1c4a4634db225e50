import { Button, TextInput } from "@mantine/core";
import type { ConversationRow } from "@plateful/contract";
import { formatTime } from "@plateful/phrases";
import { IconSearch } from "@tabler/icons-react";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Avatar, useMomentWords } from "../clients/index.ts";
import { useLanguage, usePhrases } from "../lib/LanguageProvider.tsx";
import { messageCountQuery } from "../lib/message-count-query.ts";
import { PATHS } from "../lib/paths.ts";
import { initialsOf } from "../lib/person-name.ts";
import { todayOf } from "../lib/today.ts";
import { AppLink } from "../ui/AppLink.tsx";
import { classNames } from "../ui/class-names.ts";
import { SkeletonCard } from "../ui/SkeletonCard.tsx";
import { StatePanel } from "../ui/StatePanel.tsx";
import { UnitToggle } from "../ui/UnitToggle.tsx";
import styles from "./ConversationList.module.css";
import { conversationsQuery } from "./message-query.ts";

const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

function useLastWords(): (last: ConversationRow["last_message"]) => string {
  const { list: words } = usePhrases().messages;
  return ({ text, is_from_coach, has_recipe }) => {
    const said = text === "" ? (has_recipe ? words.recipe : words.day) : text;
    return is_from_coach ? words.you({ text: said }) : said;
  };
}

function Row({ row, isCurrent }: { row: ConversationRow; isCurrent: boolean }) {
  const { list: words } = usePhrases().messages;
  const { client, last_message: last } = row;
  const language = useLanguage();
  const dayOf = useMomentWords();
  const lastWords = useLastWords();
  const moment = new Date(last.written_at);
  const isToday = todayOf(moment) === todayOf(new Date());
  return (
    <AppLink
      href={PATHS.coachConversation.replace("$clientId", String(client.id))}
      isCurrent={isCurrent}
      className={classNames(styles.row, isCurrent && styles.current)}
    >
      <Avatar id={client.id} initials={initialsOf({ ...client, email: "" })} />
      <span className={styles.words}>
        <span className={styles.name}>
          {client.first_name} {client.last_name}
        </span>
        <span className={styles.last}>{lastWords(last)}</span>
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
  const { messages: words, clients } = usePhrases();
  const { none } = words;
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

/** A coach's conversations: those who wait first (d-thread). */
export function ConversationList({ currentId }: { currentId: number | null }) {
  const { messages, general } = usePhrases();
  const { list: words } = messages;
  const [search, setSearch] = useState("");
  const [isWaiting, setIsWaiting] = useState(false);
  const wanted = { search: search.trim(), isWaiting };
  const query = useInfiniteQuery(conversationsQuery(wanted));
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
      <UnitToggle
        label={words.which}
        isWide
        options={[
          { value: "all", label: words.all },
          { value: "waiting", label: words.waiting({ count: count?.waiting ?? 0 }) },
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
      {rows?.length === 0 && <Nothing {...wanted} onClear={clear} />}
      {rows !== undefined && rows.length > 0 && (
        <nav aria-label={words.label} className={styles.rows}>
          {rows.map((row) => (
            <Row key={row.client.id} row={row} isCurrent={row.client.id === currentId} />
          ))}
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
