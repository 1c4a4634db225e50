import { Button } from "@mantine/core";
import type { AnswerOf, Client, listClients } from "@plateful/contract";
import { useQuery } from "@tanstack/react-query";
import { TrialBanner } from "../billing/index.ts";
import { PATHS } from "../lib/address/paths.ts";
import { BoardSwitch } from "../lib/client/BoardSwitch.tsx";
import type { ClientsSearch } from "../lib/client/client-search.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useTeamPhrases } from "../lib/language/use-team-phrases.ts";
import { useCurrentUser } from "../lib/person/current-user.ts";
import { POLL } from "../lib/server/polling.ts";
import { useTitle } from "../lib/site/use-title.ts";
import { PracticeForm } from "../organisations/index.ts";
import { Notice } from "../ui/Notice.tsx";
import { AppLink } from "../ui/navigation/AppLink.tsx";
import { PageHeader } from "../ui/navigation/PageHeader.tsx";
import { useIsAnythingOpen } from "../ui/overlays/open-overlays.ts";
import { SkeletonCard } from "../ui/SkeletonCard.tsx";
import { StatePanel } from "../ui/StatePanel.tsx";
import { AddClient } from "./adding/AddClient.tsx";
import { FirstSteps } from "./adding/FirstSteps.tsx";
import { ClientCard } from "./ClientCard.tsx";
import { ClientListTools } from "./ClientListTools.tsx";
import styles from "./CoachModeViewClientsScreen.module.css";
import { clientsQuery } from "./clients-query.ts";
import { PageSteps } from "./parts/PageSteps.tsx";
import { useIntakePhrases } from "./parts/use-intake-phrases.ts";
import { useClientSearch } from "./use-client-search.ts";

/** Of a colleague's client, whose coach a list of more than one's own names. */
const useIsOthers = ({ coach: whose }: ClientsSearch): ((client: Client) => boolean) => {
  const { id } = useCurrentUser();
  return ({ coach, stands_in_for: standsInFor }) =>
    whose !== undefined && coach?.id !== id && standsInFor === null;
};

interface ListProps {
  shown: ClientsSearch;
  list: AnswerOf<typeof listClients>;
  onPage: (page: number) => void;
  onClear: () => void;
}

function ClientList({ shown, list, onPage, onClear }: ListProps) {
  const { clients: words } = usePhrases();
  const team = useTeamPhrases();
  const isOthers = useIsOthers(shown);
  if (list.count === 0 && shown.search !== undefined) {
    return (
      <StatePanel
        kind="not-found"
        title={words.noneFound({ search: shown.search })}
        actions={<Button onClick={onClear}>{words.clearSearch}</Button>}
      />
    );
  }
  if (list.count === 0 && shown.coach !== undefined)
    return <StatePanel kind="empty" title={team.filter.none} />;
  if (list.count === 0) {
    return shown.status === undefined ? (
      <FirstSteps />
    ) : (
      <StatePanel kind="empty" title={words.noneDeactivated} />
    );
  }
  return (
    <>
      <ul className={styles.cards}>
        {list.results.map((client) => (
          <li key={client.id}>
            <ClientCard client={client} isOthers={isOthers(client)} />
          </li>
        ))}
      </ul>
      {list.total_pages > 1 && (
        <PageSteps page={shown.page ?? 1} total={list.total_pages} onChoose={onPage} />
      )}
    </>
  );
}

/** The clients of a coach, where coach mode begins (ledger NAV-004, COACH-001 to COACH-004). */
export function CoachModeViewClientsScreen() {
  const { clients: words, general } = usePhrases();
  const intake = useIntakePhrases();
  const team = useTeamPhrases();
  const { shown, show, typed, setTyped } = useClientSearch();
  const isDialogOpen = useIsAnythingOpen();
  const {
    data: list,
    isError,
    isFetching,
    isPlaceholderData,
    refetch,
  } = useQuery({
    ...clientsQuery(shown),
    // Nothing moves behind a dialog; a page that is out of sight rests by itself (ledger COACH-012).
    refetchInterval: isDialogOpen ? false : POLL.clients,
  });
  useTitle(words.title);
  const { organisation } = useCurrentUser();
  const { status, search, coach } = shown;
  // Until the list is there nobody knows where the button stands, and a dialog would go with the one that leaves.
  const hasButton = list !== undefined || isError;
  const isFirst = list?.count === 0 && search === undefined && status === undefined && coach === undefined;
  const retry = (
    <Button loading={isFetching} onClick={() => void refetch()}>
      {general.tryAgain}
    </Button>
  );
  return (
    <div className={styles.page}>
      <BoardSwitch current="all" />
      <TrialBanner />
      <PageHeader
        title={words.title}
        {...(isFirst || !hasButton
          ? {}
          : {
              actions: (
                <>
                  <AppLink href={PATHS.invitations} className={styles.invitations}>
                    {intake.invitations.open}
                  </AppLink>
                  <AddClient />
                </>
              ),
            })}
      />
      {organisation === null && list !== undefined && list.count > 0 && (
        <div className={styles.first}>
          <PracticeForm />
        </div>
      )}
      <ClientListTools
        shown={shown}
        count={list?.count}
        typed={typed}
        onType={setTyped}
        onShow={(next) => show(next)}
      />
      {shown.coach !== undefined && shown.coach !== "shared" && (
        <p className={styles.note}>{team.filter.note}</p>
      )}
      {list === undefined && !isError && (
        <div role="status" aria-label={general.loading} className={styles.cards}>
          {[1, 2, 3, 4, 5, 6].map((row) => (
            <SkeletonCard key={row} shape="row" />
          ))}
        </div>
      )}
      {list === undefined && isError && (
        <StatePanel kind="error" title={general.errorLoadingData} actions={retry} />
      )}
      {list !== undefined && (
        <div aria-busy={isPlaceholderData} className={styles.list}>
          {isError && <Notice kind="error" title={general.errorLoadingData} action={retry} />}
          <ClientList
            shown={shown}
            list={list}
            onPage={(page) => show({ ...shown, page })}
            onClear={() =>
              show({
                ...(status === undefined ? {} : { status }),
                ...(coach === undefined ? {} : { coach }),
              })
            }
          />
        </div>
      )}
    </div>
  );
}
