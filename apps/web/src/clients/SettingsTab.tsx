import { Button } from "@mantine/core";
import { can } from "@plateful/access";
import type { User } from "@plateful/contract";
import { useState } from "react";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useCurrentUser } from "../lib/person/current-user.ts";
import { useHasRight } from "../lib/person/own-rights.ts";
import { SectionCard } from "../ui/SectionCard.tsx";
import styles from "./parts/ClientPage.module.css";
import { Facts } from "./parts/Facts.tsx";
import { SwitchAccountDialog } from "./SwitchAccountDialog.tsx";
import { StandInCard } from "./sharing/StandInCard.tsx";

/** The client's account, and whether it is switched on (ledger COACH-034). */
export function SettingsTab({ client }: { client: User }) {
  const { clients: words } = usePhrases();
  const { id, is_coach: isCoach } = useCurrentUser();
  const mayChange = useHasRight("EDIT_PLANS");
  const [isAsking, setIsAsking] = useState(false);
  const { account_enabled: isActive } = client;
  const actor = { role: isCoach ? "coach" : "user", userId: id, organisationId: null } as const;
  const subject = { ownerId: client.id, ownerCoachId: client.coach?.id ?? null, organisationId: null };
  return (
    <div className={styles.settings}>
      <SectionCard title={words.settings.account}>
        <Facts
          facts={[
            { name: words.email, value: client.email },
            { name: words.settings.status, value: isActive ? words.activeState : words.inactiveState },
          ]}
        />
        {mayChange && can(actor, "set-account-enabled", subject) && (
          <Button
            variant="default"
            className={styles.action ?? ""}
            {...(isActive ? { c: "var(--over)" } : {})}
            onClick={() => setIsAsking(true)}
          >
            {isActive ? words.settings.deactivate : words.settings.activate}
          </Button>
        )}
      </SectionCard>
      <StandInCard client={client} />
      {isAsking && <SwitchAccountDialog client={client} onClose={() => setIsAsking(false)} />}
    </div>
  );
}
