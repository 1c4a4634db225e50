import { Button } from "@mantine/core";
import { NEEDED_PART, type SharedPart, type StoringKind } from "@plateful/access";
import type { Coach, User } from "@plateful/contract";
import { IconInfoCircle } from "@tabler/icons-react";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { PATHS } from "../lib/address/paths.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useCurrentUser } from "../lib/person/current-user.ts";
import { useTitle } from "../lib/site/use-title.ts";
import { StickyActions } from "../ui/StickyActions.tsx";
import { ConsentBox } from "./ConsentBox.tsx";
import styles from "./ConsentScreen.module.css";
import { EntryMarks } from "./EntryMarks.tsx";
import { EntryName, useEntryName } from "./EntryName.tsx";
import { EraseDeclared } from "./EraseDeclared.tsx";
import { askLater, entryKinds } from "./entry.ts";
import { SharingList } from "./SharingList.tsx";
import { SharingPreview } from "./SharingPreview.tsx";
import { type ConsentChange, useChangeConsents } from "./use-change-consents.ts";

const nameOf = ({ first_name, last_name }: Coach): string => first_name || last_name;
const fullNameOf = ({ first_name, last_name }: Coach): string => `${first_name} ${last_name}`.trim();
const isDeclared = ({ consents }: User): boolean =>
  consents.some(({ kind, decision }) => decision === "DECLARED" && kind !== "COACH_SHARING");

/** What is asked of this person, and what they chose so far; nothing is chosen for them. */
function useEntry(user: User, onDone: () => void) {
  // Fixed as it was on arrival, so that the screen does not change under the person while it is saved.
  const [asked] = useState(() => entryKinds(user));
  const [parts, setParts] = useState<readonly SharedPart[]>([NEEDED_PART]);
  const [agreed, setAgreed] = useState<readonly StoringKind[]>([]);
  const [isTried, setTried] = useState(false);
  const change = useChangeConsents("FIRST_ENTRY");
  const { coach } = user;
  const sharesWith = asked.includes("COACH_SHARING") ? coach : null;
  const kinds = asked.filter((kind) => kind !== "COACH_SHARING");
  const isMissing = kinds.includes("BODY_AND_PLAN") && !agreed.includes("BODY_AND_PLAN");
  const save = () => {
    setTried(true);
    if (isMissing) return;
    const changes: ConsentChange[] = [
      ...(agreed.length > 0 ? [{ give: agreed }] : []),
      ...(sharesWith === null ? [] : [{ share: parts, coachId: sharesWith.id }]),
    ];
    change.mutate(changes, { onSuccess: onDone });
  };
  const agree = (kind: StoringKind, isAgreed: boolean) =>
    setAgreed(isAgreed ? [...agreed, kind] : agreed.filter((one) => one !== kind));
  return { kinds, sharesWith, parts, setParts, agreed, agree, isTried, save, isBusy: change.isPending };
}

/** Asked when someone comes in who has not answered yet: consent to storing, and what their coach may see. */
export function ConsentScreen() {
  const { privacy } = usePhrases();
  const { entry, sharing } = privacy;
  const user = useCurrentUser();
  const navigate = useNavigate();
  const { next = PATHS.home } = useSearch({ strict: false });
  const name = useEntryName(user);
  const goOn = async () => {
    await name.save();
    askLater();
    await navigate({ href: next, replace: true });
  };
  const { kinds, sharesWith, parts, setParts, agreed, agree, isTried, save, isBusy } = useEntry(
    user,
    () => void goOn(),
  );
  const coach = sharesWith === null ? null : nameOf(sharesWith);
  const title = coach === null ? entry.title : sharing.question({ coach });
  useTitle(title);
  return (
    <main className={styles.page}>
      <EntryMarks coach={sharesWith} />
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>
        {sharesWith === null ? entry.text : sharing.invited({ coach: fullNameOf(sharesWith) })}
      </p>
      {isDeclared(user) && user.coach !== null && (
        <p className={styles.declared}>{entry.declared({ coach: nameOf(user.coach) })}</p>
      )}
      {name.isAsked && <EntryName name={name} />}
      {coach !== null && (
        <>
          <SharingList parts={parts} isBusy={isBusy} onChange={setParts} />
          <SharingPreview coach={coach} parts={parts} />
          <p className={styles.note}>
            <IconInfoCircle size={22} stroke={1.75} aria-hidden="true" />
            <span>{sharing.explains({ coach })}</span>
          </p>
        </>
      )}
      {kinds.length > 0 && (
        <div className={styles.card}>
          {kinds.map((kind) => (
            <ConsentBox
              key={kind}
              kind={kind}
              isAgreed={agreed.includes(kind)}
              problem={
                isTried && kind === "BODY_AND_PLAN" && !agreed.includes(kind) ? entry.agreeFirst : null
              }
              onChange={(isAgreed) => agree(kind, isAgreed)}
            />
          ))}
        </div>
      )}
      <StickyActions>
        <Button size="lg" fullWidth loading={isBusy || name.isPending} onClick={save}>
          {coach === null ? entry.goOn : sharing.share({ count: parts.length, coach })}
        </Button>
        <Button size="lg" fullWidth variant="subtle" onClick={() => void goOn()}>
          {entry.notNow}
        </Button>
        {isDeclared(user) && <EraseDeclared onErased={() => void goOn()} />}
      </StickyActions>
    </main>
  );
}
