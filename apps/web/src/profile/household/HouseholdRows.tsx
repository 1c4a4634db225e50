import { Button } from "@mantine/core";
import type { HouseholdMember, User } from "@plateful/contract";
import { MAX_HOUSEHOLD_MEMBERS } from "@plateful/nutrition";
import { IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useLanguage, usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useCurrentUser } from "../../lib/person/current-user.ts";
import { householdQuery } from "../../lib/person/household-query.ts";
import { SkeletonCard } from "../../ui/SkeletonCard.tsx";
import { ValueRow } from "../parts/ValueRow.tsx";
import styles from "./HouseholdRows.module.css";
import { memberText } from "./household-words.ts";

const HouseholdEditor = lazy(async () => ({
  default: (await import("./HouseholdEditor.tsx")).HouseholdEditor,
}));

interface MembersProps {
  members: readonly HouseholdMember[];
  emptyText: string;
  onOpen: (member: HouseholdMember | null) => void;
}

/** Everybody who eats along, and the way to add someone. */
function Members({ members, emptyText, onOpen }: MembersProps) {
  const phrases = usePhrases();
  const language = useLanguage();
  const words = phrases.household;
  return (
    <>
      {members.length === 0 && <p className={styles.text}>{emptyText}</p>}
      <ul className={styles.rows}>
        {members.map((member) => (
          <li key={member.id}>
            <ValueRow
              title={member.name}
              value={memberText(member, phrases, language)}
              onPress={() => onOpen(member)}
            />
          </li>
        ))}
      </ul>
      {members.length < MAX_HOUSEHOLD_MEMBERS ? (
        <Button
          variant="default"
          fullWidth
          className={styles.add ?? ""}
          leftSection={<IconPlus size={18} aria-hidden="true" />}
          onClick={() => onOpen(null)}
        >
          {words.add}
        </Button>
      ) : (
        <p className={styles.text}>{words.isFull}</p>
      )}
    </>
  );
}

/** Who eats along with a person, for them or their coach to change (ledger PLAN-127). */
export function HouseholdRows({ person }: { person: User }) {
  const { general, household: words } = usePhrases();
  const clientId = useCurrentUser().id === person.id ? undefined : person.id;
  const { data: members, isError, refetch } = useQuery(householdQuery(clientId));
  const [open, setOpen] = useState<{ readonly member: HouseholdMember | null } | null>(null);
  if (members === undefined && isError)
    return (
      <div role="alert" className={styles.problem}>
        <p className={styles.text}>{general.errorLoadingData}</p>
        <Button variant="default" onClick={() => void refetch()}>
          {general.retry}
        </Button>
      </div>
    );
  if (members === undefined)
    return (
      <div role="status" aria-label={general.loading}>
        <SkeletonCard shape="row" />
      </div>
    );
  return (
    <>
      <Members
        members={members}
        emptyText={clientId === undefined ? words.empty : words.emptyOfClient}
        onOpen={(member) => setOpen({ member })}
      />
      {open !== null && (
        <Suspense fallback={null}>
          <HouseholdEditor member={open.member} clientId={clientId} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  );
}
