import { Button } from "@mantine/core";
import type { SharedPart } from "@plateful/access";
import type { Coach, User } from "@plateful/contract";
import { useState } from "react";
import { ConfirmDialog } from "../lib/dialogs/ConfirmDialog.tsx";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import styles from "./PrivacyScreen.module.css";
import { SharingList } from "./SharingList.tsx";
import { SharingPreview } from "./SharingPreview.tsx";
import { useChangeConsents } from "./use-change-consents.ts";
import { useDecisionWords } from "./use-decision-words.ts";

/** What the coach may see; each switch is saved at once, and sharing can be stopped altogether. */
export function SharingSection({ user, coach }: { user: User; coach: Coach }) {
  const { sharing } = usePhrases().privacy;
  const stateOf = useDecisionWords();
  const [isStopping, setStopping] = useState(false);
  const change = useChangeConsents("PROFILE");
  const decision = user.consents.find(({ kind }) => kind === "COACH_SHARING");
  const parts = decision?.parts ?? [];
  const isSharing = parts.length > 0;
  const name = coach.first_name || coach.last_name;
  const share = (next: readonly SharedPart[]) => change.mutate([{ share: next, coachId: coach.id }]);
  const stop = () =>
    change.mutate([{ withdraw: ["COACH_SHARING"] }], { onSuccess: () => setStopping(false) });
  return (
    <section aria-label={sharing.question({ coach: name })} className={styles.section}>
      <h2 className={styles.heading}>{sharing.question({ coach: name })}</h2>
      {isSharing ? (
        <SharingList parts={parts} isBusy={change.isPending} onChange={share} />
      ) : (
        <p className={styles.state}>{sharing.notShared}</p>
      )}
      <p className={styles.state}>{stateOf(decision)}</p>
      {isSharing && <SharingPreview coach={name} parts={parts} />}
      {isSharing ? (
        <Button
          className={styles.stop ?? ""}
          variant="default"
          c="var(--over)"
          onClick={() => setStopping(true)}
        >
          {sharing.stop}
        </Button>
      ) : (
        <Button className={styles.stop ?? ""} loading={change.isPending} onClick={() => share(["PLAN"])}>
          {sharing.share({ count: 1, coach: name })}
        </Button>
      )}
      {isStopping && (
        <ConfirmDialog
          title={sharing.stopTitle({ coach: name })}
          text={sharing.stopText({ coach: name })}
          confirmLabel={sharing.stop}
          isBusy={change.isPending}
          onConfirm={stop}
          onClose={() => setStopping(false)}
        />
      )}
    </section>
  );
}
