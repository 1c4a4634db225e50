import { Button } from "@mantine/core";
import { IconBook2, IconKey, IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { PATHS } from "../../lib/address/paths.ts";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { ReadFailed } from "../../lib/server/ReadFailed.tsx";
import { useTitle } from "../../lib/site/use-title.ts";
import { PageHeader } from "../../ui/navigation/PageHeader.tsx";
import { SkeletonCard } from "../../ui/SkeletonCard.tsx";
import { StatePanel } from "../../ui/StatePanel.tsx";
import styles from "./AccessTokensScreen.module.css";
import { accessTokensQuery } from "./access-token-query.ts";
import { CalendarSection } from "./CalendarSection.tsx";
import { ConnectAssistant } from "./ConnectAssistant.tsx";
import { NewTokenDialog } from "./NewTokenDialog.tsx";
import { TokenCard } from "./TokenCard.tsx";
import { useTokenPhrases } from "./use-token-phrases.ts";

function Tokens() {
  const { general } = usePhrases();
  const words = useTokenPhrases();
  const { data: tokens, error, isFetching, refetch } = useQuery(accessTokensQuery);
  if (tokens === undefined)
    return error === null ? (
      <div role="status" aria-label={general.loading}>
        <SkeletonCard shape="row" />
      </div>
    ) : (
      <ReadFailed error={error} isBusy={isFetching} onRetry={() => void refetch()} />
    );
  if (tokens.length === 0)
    return (
      <StatePanel
        kind="empty"
        icon={<IconKey size={40} stroke={1.5} />}
        title={words.emptyTitle}
        text={words.emptyText}
      />
    );
  return (
    <ul className={styles.list} aria-label={words.list}>
      {tokens.map((token) => (
        <li key={token.id}>
          <TokenCard token={token} />
        </li>
      ))}
    </ul>
  );
}

/** The person's access tokens: made, looked after and revoked (ledger DOOR-009). */
export function AccessTokensScreen() {
  const { general } = usePhrases();
  const words = useTokenPhrases();
  const navigate = useNavigate();
  const [isMaking, setIsMaking] = useState(false);
  useTitle(words.title);
  return (
    <div className={styles.page}>
      <PageHeader
        title={words.title}
        subtitle={words.text}
        back={{ label: general.back, onBack: () => void navigate({ to: PATHS.profile }) }}
      />
      <Button
        className={styles.make ?? ""}
        size="lg"
        leftSection={<IconPlus size={20} aria-hidden="true" />}
        onClick={() => setIsMaking(true)}
      >
        {words.make}
      </Button>
      <Tokens />
      <CalendarSection />
      <ConnectAssistant />
      {/* A page of the server: the router has none at this address. */}
      <a href="/api-docs" className={styles.docs}>
        <IconBook2 size={20} stroke={1.75} aria-hidden="true" />
        {words.docs}
      </a>
      {isMaking && <NewTokenDialog onClose={() => setIsMaking(false)} />}
    </div>
  );
}
