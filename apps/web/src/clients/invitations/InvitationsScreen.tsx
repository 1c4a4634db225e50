import { Button } from "@mantine/core";
import type { InvitedClient } from "@plateful/contract";
import { IconMail } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { PATHS } from "../../lib/address/paths.ts";
import {
  type InvitationsSearch,
  readInvitationsSearch,
  type WhoseSearch,
} from "../../lib/client/client-search.ts";
import { WhoseFilter } from "../../lib/client/WhoseFilter.tsx";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useCurrentUser } from "../../lib/person/current-user.ts";
import { useTitle } from "../../lib/site/use-title.ts";
import { UnitToggle } from "../../ui/fields/UnitToggle.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { AppLink } from "../../ui/navigation/AppLink.tsx";
import { PageHeader } from "../../ui/navigation/PageHeader.tsx";
import { SectionCard } from "../../ui/SectionCard.tsx";
import { SkeletonCard } from "../../ui/SkeletonCard.tsx";
import { StatePanel } from "../../ui/StatePanel.tsx";
import { AddClient } from "../adding/AddClient.tsx";
import { PageSteps } from "../parts/PageSteps.tsx";
import { useIntakePhrases } from "../parts/use-intake-phrases.ts";
import { ClientLinkDialog } from "./ClientLinkDialog.tsx";
import { CorrectAddressDialog } from "./CorrectAddressDialog.tsx";
import { EndInvitationDialog } from "./EndInvitationDialog.tsx";
import { InvitationFlow } from "./InvitationFlow.tsx";
import { InvitationRow } from "./InvitationRow.tsx";
import styles from "./Invitations.module.css";
import { invitationsQuery, waitlistQuery } from "./invitations-query.ts";
import { PracticeLinkCard } from "./PracticeLinkCard.tsx";
import { WaitlistCard } from "./WaitlistCard.tsx";

/** From the first page on; the address says nothing of what is usual. */
const shownOf = (show: "WAITING" | InvitationsSearch["show"], { coach }: WhoseSearch): InvitationsSearch => ({
  ...(show === undefined || show === "WAITING" ? {} : { show }),
  ...(coach === undefined ? {} : { coach }),
});

interface InvitationListProps {
  shown: InvitationsSearch;
  onShow: (next: InvitationsSearch) => void;
}

/** Who is invited, worst first, with what can be done about each. */
function InvitationList({ shown, onShow }: InvitationListProps) {
  const { invitations: words } = useIntakePhrases();
  const { general } = usePhrases();
  const { show = "WAITING", page = 1 } = shown;
  const { id: coachId } = useCurrentUser();
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery(invitationsQuery(shown));
  // Whoever may invite may read the waiting list; nobody else is offered what the server would refuse.
  const mayInvite = useQuery(waitlistQuery(1)).data !== null;
  const [linked, setLinked] = useState<InvitedClient | null>(null);
  const [moved, setMoved] = useState<InvitedClient | null>(null);
  const [ended, setEnded] = useState<{ client: InvitedClient; how: "WITHDRAW" | "REMOVE" } | null>(null);
  const retry = (
    <Button loading={isFetching} onClick={() => void refetch()}>
      {general.tryAgain}
    </Button>
  );
  if (data === undefined)
    return isError ? (
      <StatePanel kind="error" title={general.errorLoadingData} actions={retry} />
    ) : (
      <div role="status" aria-label={general.loading} className={styles.main}>
        {[1, 2, 3, 4].map((row) => (
          <SkeletonCard key={row} shape="row" />
        ))}
      </div>
    );
  const { flow, results, total_pages: total } = data;
  const counts = { WAITING: flow.waiting, JOINED: flow.joined, ALL: flow.waiting + flow.joined };
  return (
    <div aria-busy={isPlaceholderData} className={styles.main}>
      {isError && <Notice kind="error" title={general.errorLoadingData} action={retry} />}
      <InvitationFlow flow={flow} />
      <UnitToggle
        label={words.show}
        options={(["WAITING", "JOINED", "ALL"] as const).map((value) => ({
          value,
          label: words.shown[value]({ count: counts[value] }),
        }))}
        value={show}
        isWide
        onChange={(next) => onShow(shownOf(next, shown))}
      />
      {results.length === 0 ? (
        <StatePanel
          kind="empty"
          title={words.none[show]}
          text={words.noneText}
          icon={<IconMail size={40} stroke={1.5} />}
        />
      ) : (
        <SectionCard>
          <ul className={styles.rows}>
            {results.map((invited) => (
              <InvitationRow
                key={invited.client}
                invited={invited}
                mayInvite={mayInvite && invited.coach === coachId}
                onLink={() => setLinked(invited)}
                onOtherAddress={() => setMoved(invited)}
                onEnd={(how) => setEnded({ client: invited, how })}
              />
            ))}
          </ul>
        </SectionCard>
      )}
      {total > 1 && (
        <PageSteps page={page} total={total} onChoose={(next) => onShow({ ...shown, page: next })} />
      )}
      {linked !== null && <ClientLinkDialog client={linked} onClose={() => setLinked(null)} />}
      {ended !== null && <EndInvitationDialog {...ended} onClose={() => setEnded(null)} />}
      {moved !== null && <CorrectAddressDialog client={moved} onClose={() => setMoved(null)} />}
    </div>
  );
}

/** How clients come in: invitations, the practice's own link, and who waits (ledger COACH-134). */
export function InvitationsScreen() {
  const { invitations: words, list } = useIntakePhrases();
  const navigate = useNavigate();
  const shown = readInvitationsSearch(useSearch({ strict: false }));
  const show = (search: InvitationsSearch) =>
    void navigate({ to: PATHS.invitations, search: { ...search }, replace: true });
  const { data } = useQuery(invitationsQuery(shown));
  useTitle(words.title);
  return (
    <div className={styles.page}>
      <PageHeader
        title={words.title}
        back={{ label: words.back, onBack: () => void navigate({ to: PATHS.clients }) }}
        actions={<AddClient />}
      />
      <div className={styles.columns}>
        <div className={styles.main}>
          <WhoseFilter
            hasShared={false}
            whose={shown.coach}
            onChange={(coach) => show(shownOf(shown.show, coach === undefined ? {} : { coach }))}
          />
          <InvitationList shown={shown} onShow={show} />
        </div>
        <div className={styles.aside}>
          <WaitlistCard />
          {data !== undefined && <PracticeLinkCard address={data.sign_up_url} />}
          <AppLink href={PATHS.importClients} className={styles.link}>
            {list.open}
          </AppLink>
        </div>
      </div>
    </div>
  );
}
