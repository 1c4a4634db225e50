import { Button } from "@mantine/core";
import { mayGivePlace } from "@plateful/access";
import type { TeamMember } from "@plateful/contract";
import { useState } from "react";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { displayName } from "../lib/language/person-name.ts";
import { useTeamPhrases } from "../lib/language/use-team-phrases.ts";
import { refusalAt, refusalOf } from "../lib/server/refusal-of.ts";
import { SheetDialog } from "../ui/overlays/SheetDialog.tsx";
import { showToast } from "../ui/overlays/show-toast.ts";
import { PlaceFields } from "./PlaceFields.tsx";
import { type Giver, lostRights, type Place } from "./place.ts";
import styles from "./Team.module.css";
import { useChangeMember } from "./use-team-changes.ts";

interface MemberDialogProps {
  member: TeamMember;
  giver: Giver;
  onClose: () => void;
}

/** What closes for a member, asked once before it does. */
function Losing({ member, place }: { member: TeamMember; place: Place }) {
  const { rights: words } = useTeamPhrases();
  return (
    <>
      <p>{words.losing.text}</p>
      <ul>
        {member.role === "OWNER" && place.role !== "OWNER" && <li>{words.losesOwner}</li>}
        {lostRights(member, place).map((right) => (
          <li key={right}>{words.closes[right]}</li>
        ))}
      </ul>
      {member.is_self && <p>{words.self}</p>}
    </>
  );
}

/** Role and rights of a member, to change or only to read; taking something away asks once (ledger TEAM-007, TEAM-014). */
export function MemberDialog({ member, giver, onClose }: MemberDialogProps) {
  const phrases = usePhrases();
  const { general } = phrases;
  const { rights: words } = useTeamPhrases();
  const [place, setPlace] = useState<Place>({ role: member.role, rights: member.rights });
  const [isAsking, setIsAsking] = useState(false);
  const change = useChangeMember(member.id);
  const name = member.first_name || displayName(member);
  const isOpen = mayGivePlace(giver, member);
  const lost = lostRights(member, place);
  const isChanged = place.role !== member.role || lost.length > 0 || lostRights(place, member).length > 0;
  const losesSomething = lost.length > 0 || (member.role === "OWNER" && place.role !== "OWNER");
  const save = () =>
    change.mutate(
      { role: place.role, rights: [...place.rights] },
      {
        onSuccess: () => {
          showToast({ message: words.saved({ name }) });
          onClose();
        },
        onError: () => setIsAsking(false),
      },
    );
  const press = () => (losesSomething && !isAsking ? setIsAsking(true) : save());
  const title = isAsking ? words.losing.title({ name }) : words.title({ name });
  return (
    <SheetDialog
      isOpen
      onClose={isAsking ? () => setIsAsking(false) : onClose}
      title={title}
      closeLabel={general.close}
      {...(isOpen
        ? {
            actions: (
              <>
                <Button size="lg" disabled={!isChanged} loading={change.isPending} onClick={press}>
                  {isAsking ? words.losing.confirm : words.save}
                </Button>
                {isAsking && (
                  <Button size="lg" variant="default" onClick={() => setIsAsking(false)}>
                    {general.cancel}
                  </Button>
                )}
              </>
            ),
          }
        : {})}
    >
      {isAsking ? (
        <Losing member={member} place={place} />
      ) : (
        <div className={styles.form}>
          <PlaceFields place={place} giver={giver} {...(isOpen ? { onChange: setPlace } : {})} />
          <p role="alert" className={styles.error}>
            {refusalAt(change.error, "rights") ?? refusalOf(change.error, ["rights"], phrases)}
          </p>
        </div>
      )}
    </SheetDialog>
  );
}
