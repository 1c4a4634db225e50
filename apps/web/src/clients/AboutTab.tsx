import { can } from "@plateful/access";
import type { User } from "@plateful/contract";
import { PATHS } from "../lib/address/paths.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { displayName } from "../lib/language/person-name.ts";
import { useCurrentUser } from "../lib/person/current-user.ts";
import { useHasRight } from "../lib/person/own-rights.ts";
import {
  ClientCookingRows,
  ClientFoodRows,
  HouseholdRows,
  showsHousehold,
  useDetailWords,
} from "../profile/index.ts";
import { AppLink } from "../ui/navigation/AppLink.tsx";
import { SectionCard } from "../ui/SectionCard.tsx";
import { InvitationCard } from "./invitations/InvitationCard.tsx";
import styles from "./parts/ClientPage.module.css";
import { Facts } from "./parts/Facts.tsx";
import { useMomentWords } from "./parts/use-moment-words.ts";

/** Contact, how long and how lately, the answers of the intake and how and for whom the client cooks (ledger COACH-028, PLAN-093). */
export function AboutTab({ client }: { client: User }) {
  const { clients: words, household, practice, profile } = usePhrases();
  const dayOf = useMomentWords();
  const { personal, food, cooking } = useDetailWords(client);
  const { id, is_coach: isCoach } = useCurrentUser();
  const actor = { role: isCoach ? "coach" : "user", userId: id, organisationId: null } as const;
  const subject = { ownerId: client.id, ownerCoachId: client.coach?.id ?? null, organisationId: null };
  const mayEdit = useHasRight("EDIT_PLANS");
  const isEditable = mayEdit && can(actor, "write-profile", subject);
  const named = (details: typeof personal) =>
    details.map(({ field, text }) => ({ name: profile.rows[field], value: text }));
  return (
    <div className={styles.columns}>
      {!client.email_confirmed && <InvitationCard client={client} />}
      <SectionCard title={words.contact}>
        <Facts
          facts={[
            { name: words.name, value: displayName(client) },
            { name: words.email, value: <a href={`mailto:${client.email}`}>{client.email}</a> },
            { name: words.clientSince, value: dayOf(client.date_joined) },
            {
              name: words.lastActive,
              value: client.last_active_at === null ? words.never : dayOf(client.last_active_at),
            },
          ]}
        />
      </SectionCard>
      {client.intake === null ? (
        <SectionCard title={words.intake}>
          <p>{words.noIntake}</p>
          {isEditable && (
            <AppLink
              href={PATHS.clientProfile.replace("$clientId", String(client.id))}
              className={styles.link}
            >
              {practice.fillInProfile}
            </AppLink>
          )}
        </SectionCard>
      ) : (
        <>
          <SectionCard title={words.intake}>
            <Facts facts={named(personal)} />
          </SectionCard>
          <SectionCard title={words.food}>
            {isEditable ? (
              <ClientFoodRows client={client} intake={client.intake} details={food} />
            ) : (
              <Facts facts={named(food)} />
            )}
          </SectionCard>
          {cooking.length > 0 && (
            <SectionCard title={words.cooking}>
              {isEditable ? (
                <ClientCookingRows client={client} intake={client.intake} />
              ) : (
                <Facts facts={named(cooking)} />
              )}
            </SectionCard>
          )}
          {isEditable && showsHousehold(client) && (
            <SectionCard title={household.title}>
              <HouseholdRows person={client} />
            </SectionCard>
          )}
        </>
      )}
    </div>
  );
}
