import type { Client } from "@plateful/contract";
import {
  IconAlertCircle,
  IconArrowsExchange,
  IconBarbell,
  IconClock,
  IconCreditCardOff,
  IconEyeOff,
  IconMailOff,
  IconScale,
  IconTrendingDown,
  IconTrendingUp,
  IconUser,
} from "@tabler/icons-react";
import type { ReactNode } from "react";
import { PATHS } from "../lib/address/paths.ts";
import { StandInPill } from "../lib/client/StandInPill.tsx";
import { useCoachName } from "../lib/client/use-coach-name.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { displayName, initialsOf } from "../lib/language/person-name.ts";
import { useCount } from "../lib/language/use-count.ts";
import { AppLink } from "../ui/navigation/AppLink.tsx";
import { Pill } from "../ui/Pill.tsx";
import styles from "./ClientCard.module.css";
import { ClientMenu } from "./ClientMenu.tsx";
import { useWeightWords } from "./intake/use-weight-words.ts";
import { Avatar } from "./parts/Avatar.tsx";
import { weightChange } from "./parts/client-view.ts";
import { Sparkline } from "./parts/Sparkline.tsx";
import { useIntakePhrases } from "./parts/use-intake-phrases.ts";
import { useMomentWords } from "./parts/use-moment-words.ts";
import { SharedWithPills } from "./sharing/SharedWithPills.tsx";

type Goal = NonNullable<NonNullable<Client["card"]>["main_goal"]>;

const ICON = { size: 16, stroke: 1.75, "aria-hidden": true } as const;
const GOAL_ICONS: Readonly<Record<Goal, ReactNode>> = {
  LOSE_WEIGHT: <IconTrendingDown {...ICON} />,
  WEIGHT_LOSS: <IconTrendingDown {...ICON} />,
  GAIN_MUSCLE: <IconBarbell {...ICON} />,
  WEIGHT_GAIN: <IconTrendingUp {...ICON} />,
  RECOMPOSITION: <IconArrowsExchange {...ICON} />,
  MAINTAIN: <IconScale {...ICON} />,
};

/** How the weight went, and what the plan asks for. */
function Numbers({ card }: { card: NonNullable<Client["card"]> }) {
  const { clients: words } = usePhrases();
  const { weight, change } = useWeightWords();
  const count = useCount();
  const { weights, kcal_a_day: kcal } = card;
  const moved = weightChange(weights);
  return (
    <span className={styles.numbers}>
      <span className={styles.amount}>
        <b>{weight(weights.at(-1) ?? card.weight)}</b>
        {moved !== null && (
          <span className={styles.small}>{words.thisMonth({ change: change(moved.to - moved.from) })}</span>
        )}
      </span>
      {moved !== null && (
        <Sparkline
          values={weights}
          description={words.weightTrend({ from: weight(moved.from), to: weight(moved.to) })}
        />
      )}
      {kcal === null ? (
        <Pill tone="warning" icon={<IconAlertCircle {...ICON} />}>
          {words.needsPlan}
        </Pill>
      ) : (
        <span className={styles.energy}>
          <b>{count(kcal)}</b>
          <span className={styles.small}>{words.kcalADay}</span>
        </span>
      )}
    </span>
  );
}

interface ClientCardProps {
  client: Client;
  /** A colleague's client, of whom the reader knows the account alone. */
  isOthers?: boolean;
}

/** That the invitation was withdrawn; the page of the client offers to invite them again or to remove them (ledger COACH-207). */
function WithdrawnPill() {
  const { invitations } = useIntakePhrases();
  return (
    <Pill tone="neutral" icon={<IconMailOff {...ICON} />}>
      {invitations.withdrawn}
    </Pill>
  );
}

/** What stands in the place of numbers: why there are none. */
function Why({ client, isOthers }: Required<ClientCardProps>) {
  const { clients: words, privacy } = usePhrases();
  const coachName = useCoachName();
  if (isOthers)
    return (
      <Pill tone="neutral" icon={<IconUser {...ICON} />}>
        {coachName(client.coach?.id ?? null)}
      </Pill>
    );
  return client.shared_parts.length === 0 ? (
    <Pill tone="neutral" icon={<IconEyeOff {...ICON} />}>
      {privacy.client.notSharing}
    </Pill>
  ) : (
    <Pill tone="info" icon={<IconClock {...ICON} />}>
      {words.noProfile}
    </Pill>
  );
}

/** A client in the list; the whole card leads to them (ledger COACH-003), and a menu beside the name to what is done most. */
export function ClientCard({ client, isOthers = false }: ClientCardProps) {
  const { clients: words, nutrition } = usePhrases();
  const dayOf = useMomentWords();
  const { card } = client;
  const goal = card?.main_goal ?? null;
  return (
    <div className={styles.frame}>
      <AppLink href={PATHS.client.replace("$clientId", String(client.id))} className={styles.card}>
        <span className={styles.head}>
          <Avatar id={client.id} initials={initialsOf(client)} />
          <span className={styles.who}>
            <span className={styles.name}>{displayName(client)}</span>
            {goal !== null && (
              <span className={styles.goal}>
                {GOAL_ICONS[goal]} {nutrition.goals[goal]}
              </span>
            )}
            <span className={styles.active}>
              {words.lastActive}:{" "}
              {client.last_active_at === null
                ? words.never.toLowerCase()
                : dayOf(client.last_active_at, "in-sentence")}
            </span>
            <StandInPill standsInFor={client.stands_in_for} />
            <SharedWithPills clientId={client.id} />
            {client.is_withdrawn && <WithdrawnPill />}
          </span>
          {client.is_unpaid && (
            <Pill tone="warning" icon={<IconCreditCardOff {...ICON} />}>
              {words.unpaid}
            </Pill>
          )}
        </span>
        {card === null ? (
          <span className={styles.numbers}>
            <Why client={client} isOthers={isOthers} />
          </span>
        ) : (
          <Numbers card={card} />
        )}
      </AppLink>
      <span className={styles.menu}>
        <ClientMenu client={client} isOthers={isOthers} />
      </span>
    </div>
  );
}
