import { isUnpaid } from "@plateful/access";
import type { User } from "@plateful/contract";
import {
  IconChartLine,
  IconChevronLeft,
  IconClipboardCheck,
  IconClipboardList,
  IconEye,
  IconFileText,
  IconMessageCircle,
  IconSettings,
  IconUser,
} from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useParams, useSearch } from "@tanstack/react-router";
import { PATHS } from "../lib/address/paths.ts";
import { clientQuery } from "../lib/client/client-query.ts";
import { CLIENT_TABS, type ClientTab } from "../lib/client/client-search.ts";
import { useClientShares } from "../lib/client/client-shares-query.ts";
import { StandInPill } from "../lib/client/StandInPill.tsx";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { displayName, initialsOf } from "../lib/language/person-name.ts";
import { toAccessUser, useCurrentUser } from "../lib/person/current-user.ts";
import { RightNote } from "../lib/person/RightNote.tsx";
import { useTitle } from "../lib/site/use-title.ts";
import { clientProgress, MyProgress } from "../measurements/index.ts";
import { classNames } from "../ui/base/class-names.ts";
import { Notice } from "../ui/Notice.tsx";
import { AppLink } from "../ui/navigation/AppLink.tsx";
import { Pill } from "../ui/Pill.tsx";
import { AboutTab } from "./AboutTab.tsx";
import { ClientLabels } from "./ClientLabels.tsx";
import { NutritionPlanTab } from "./NutritionPlanTab.tsx";
import { Avatar } from "./parts/Avatar.tsx";
import styles from "./parts/ClientPage.module.css";
import { ClientState } from "./parts/ClientState.tsx";
import { hasTuesdayPlan } from "./parts/client-view.ts";
import { useMomentWords } from "./parts/use-moment-words.ts";
import { SettingsTab } from "./SettingsTab.tsx";
import { NotSharedPanel } from "./sharing/NotSharedPanel.tsx";
import { SharedWithPills } from "./sharing/SharedWithPills.tsx";
import { SharingNotice } from "./sharing/SharingNotice.tsx";
import { sharedParts } from "./sharing/shares-of-client.ts";

const ICON = { size: 20, stroke: 1.75, "aria-hidden": true } as const;
const ICONS = {
  about: <IconUser {...ICON} />,
  "nutrition-plan": <IconClipboardList {...ICON} />,
  progress: <IconChartLine {...ICON} />,
  settings: <IconSettings {...ICON} />,
} as const;

/** Who stands in with this client, as the coach who reads it knows. */
function StandInState({ client }: { client: User }) {
  const own = useCurrentUser();
  const { data: shares } = useClientShares();
  const received = shares?.find(
    (one) => one.client.id === client.id && one.state === "ACTIVE" && one.colleague.id === own.id,
  );
  if (received !== undefined)
    return <StandInPill standsInFor={{ ...received.coach, until: received.until }} />;
  return <SharedWithPills clientId={client.id} />;
}

/** Who this is, whether they are active, and the way into their diary (ledger COACH-026, COACH-029). */
function Header({ client }: { client: User }) {
  const { clients: words, messages } = usePhrases();
  const own = useCurrentUser();
  const dayOf = useMomentWords();
  const name = displayName(client);
  useTitle(name);
  return (
    <header className={styles.header}>
      <AppLink href={PATHS.clients} className={styles.back}>
        <IconChevronLeft {...ICON} /> {words.title}
      </AppLink>
      <div className={styles.who}>
        <Avatar id={client.id} initials={initialsOf(client)} isLarge />
        <div className={styles.names}>
          <h1 className={styles.name}>{name}</h1>
          <p className={styles.state}>
            <Pill tone={client.account_enabled ? "ok" : "neutral"}>
              {client.account_enabled ? words.activeState : words.inactiveState}
            </Pill>
            <StandInState client={client} />
            {isUnpaid(toAccessUser(client)) && <Pill tone="warning">{words.unpaid}</Pill>}
            {client.last_active_at !== null && (
              <span>{words.lastActiveOn({ date: dayOf(client.last_active_at, "in-sentence") })}</span>
            )}
          </p>
          {client.coach?.id === own.id && <ClientLabels client={client} />}
        </div>
        <div className={styles.ways}>
          <AppLink
            href={PATHS.coachConversation.replace("$clientId", String(client.id))}
            className={styles.view}
          >
            <IconMessageCircle {...ICON} /> {messages.title}
          </AppLink>
          <AppLink
            href={PATHS.clientCheckIns.replace("$clientId", String(client.id))}
            className={styles.view}
          >
            <IconClipboardCheck {...ICON} /> {words.checkIns}
          </AppLink>
          <AppLink href={PATHS.clientReport.replace("$clientId", String(client.id))} className={styles.view}>
            <IconFileText {...ICON} /> {words.report}
          </AppLink>
          {hasTuesdayPlan(client) && (
            <AppLink
              href={PATHS.viewAsPlanner.replace("$clientId", String(client.id))}
              className={styles.view}
            >
              <IconEye {...ICON} /> {words.viewPlan}
            </AppLink>
          )}
        </div>
      </div>
    </header>
  );
}

function Tabs({ clientId, current }: { clientId: number; current: ClientTab }) {
  const { clients: words } = usePhrases();
  const address = PATHS.client.replace("$clientId", String(clientId));
  return (
    <nav aria-label={words.sections} className={styles.tabs}>
      {CLIENT_TABS.map((tab) => (
        <AppLink
          key={tab}
          href={`${address}?tab=${tab}`}
          isCurrent={tab === current}
          className={classNames(styles.tab, tab === current && styles.current)}
        >
          {ICONS[tab]} {words.tabs[tab]}
        </AppLink>
      ))}
    </nav>
  );
}

/** One client of a coach: who they are, their plan, and their account (ledger COACH-026 to COACH-036). */
export function CoachModeClientInfoScreen() {
  const { general } = usePhrases();
  const { clientId = "" } = useParams({ strict: false });
  const { tab = "about" } = useSearch({ strict: false });
  const query = useQuery(clientQuery(clientId));
  const { data: client } = query;
  if (client === undefined) return <ClientState client={query} />;
  const isKept = tab === "progress" && !sharedParts(client).includes("MEASUREMENTS");
  return (
    <div className={styles.page}>
      <Header client={client} />
      <Tabs clientId={client.id} current={tab} />
      {query.isError && <Notice kind="error" title={general.errorLoadingData} />}
      {!isKept && <SharingNotice client={client} />}
      <RightNote right="EDIT_PLANS" />
      {tab === "about" && <AboutTab client={client} />}
      {tab === "nutrition-plan" && <NutritionPlanTab client={client} />}
      {tab === "progress" &&
        (isKept ? (
          <NotSharedPanel client={client} part="MEASUREMENTS" />
        ) : (
          <MyProgress person={clientProgress(client)} hasTitle={false} />
        ))}
      {tab === "settings" && <SettingsTab client={client} />}
    </div>
  );
}
