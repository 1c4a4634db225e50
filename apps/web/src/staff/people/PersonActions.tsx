import { Button } from "@mantine/core";
import { endUserSessions, eraseUser, type StaffPerson, switchAccount } from "@plateful/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { PATHS } from "../../lib/address/paths.ts";
import { displayName } from "../../lib/language/person-name.ts";
import { call } from "../../lib/server/call.ts";
import { showToast } from "../../ui/overlays/show-toast.ts";
import { SectionCard } from "../../ui/SectionCard.tsx";
import { ActionDialog } from "../parts/ActionDialog.tsx";
import { ExtendTrial } from "../parts/ExtendTrial.tsx";
import styles from "../parts/Staff.module.css";
import { STAFF } from "../parts/staff-query.ts";
import { useStaffPhrases } from "../parts/use-staff-phrases.ts";
import { healthKey, personQuery } from "./person-query.ts";

type Asked = "off" | "on" | "sessions" | "erase";

interface DialogProps {
  person: StaffPerson;
  asked: Asked;
  onDone: (said: string) => void;
  onErased: (said: string) => void;
  onClose: () => void;
}

/** The question that belongs to each action, with what has to be typed or chosen. */
function Asking({ person, asked, onDone, onErased, onClose }: DialogProps) {
  const { persons: words } = useStaffPhrases();
  const { id, email, clients } = person;
  const name = displayName(person);
  const params = { id: String(id) };
  if (asked === "off")
    return (
      <ActionDialog
        title={words.switchOffTitle}
        text={
          clients > 0 ? words.switchOffCoachText({ name, count: clients }) : words.switchOffText({ name })
        }
        confirmLabel={words.switchOff}
        isDanger
        typeLabel={words.typeAddress({ email })}
        onSend={({ typed }) =>
          call(switchAccount, { params, body: { account_enabled: false, confirmation: typed } })
        }
        onDone={() => onDone(words.switchedOff({ name }))}
        onClose={onClose}
      />
    );
  if (asked === "on")
    return (
      <ActionDialog
        title={words.switchOnTitle}
        text={words.switchOnText({ name })}
        confirmLabel={words.switchOn}
        onSend={() => call(switchAccount, { params, body: { account_enabled: true } })}
        onDone={() => onDone(words.switchedOn({ name }))}
        onClose={onClose}
      />
    );
  if (asked === "sessions")
    return (
      <ActionDialog
        title={words.endSessionsTitle}
        text={words.endSessionsText({ name })}
        confirmLabel={words.endSessions}
        reasons={words.reasons}
        onSend={({ reason }) => call(endUserSessions, { params, body: { reason } })}
        onDone={() => onDone(words.sessionsEnded({ name }))}
        onClose={onClose}
      />
    );
  return (
    <ActionDialog
      title={words.eraseTitle}
      text={words.eraseText({ name })}
      confirmLabel={words.erase}
      isDanger
      typeLabel={words.typeKeyword}
      reasons={words.reasons}
      onSend={({ typed, reason }) => call(eraseUser, { params, body: { reason, confirmation: typed } })}
      onDone={() => onErased(words.erased({ name }))}
      onClose={onClose}
    />
  );
}

/** Switching off and on, signing out everywhere, erasing (ledger STAFF-007, STAFF-015). */
export function PersonActions({ person, isOwn }: { person: StaffPerson; isOwn: boolean }) {
  const { persons: words } = useStaffPhrases();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Asked | null>(null);
  const done = (said: string) => {
    setAsked(null);
    showToast({ message: said });
    void queryClient.invalidateQueries({ queryKey: personQuery(person.id).queryKey });
    void queryClient.invalidateQueries({ queryKey: [STAFF, "people"] });
    void queryClient.invalidateQueries({ queryKey: [STAFF, "audit"] });
  };
  const erased = async (said: string) => {
    setAsked(null);
    showToast({ message: said });
    void queryClient.invalidateQueries({ queryKey: [STAFF, "people"] });
    await navigate({ to: PATHS.staffPeople, replace: true });
    for (const queryKey of [personQuery(person.id).queryKey, healthKey(person.id)])
      queryClient.removeQueries({ queryKey });
  };
  return (
    <SectionCard title={words.manage}>
      {isOwn ? (
        <p className={styles.quiet}>{words.own}</p>
      ) : (
        <div className={styles.buttons}>
          {person.account_enabled ? (
            <Button variant="default" c="var(--over)" onClick={() => setAsked("off")}>
              {words.switchOff}
            </Button>
          ) : (
            <Button onClick={() => setAsked("on")}>{words.switchOn}</Button>
          )}
          {person.account_enabled && person.trial_ends_at !== null && (
            <ExtendTrial id={person.id} name={displayName(person)} />
          )}
          <Button variant="default" onClick={() => setAsked("sessions")}>
            {words.endSessions}
          </Button>
          <Button variant="default" c="var(--over)" onClick={() => setAsked("erase")}>
            {words.erase}
          </Button>
        </div>
      )}
      {asked !== null && (
        <Asking
          {...{ person, asked }}
          onDone={done}
          onErased={(said) => void erased(said)}
          onClose={() => setAsked(null)}
        />
      )}
    </SectionCard>
  );
}
