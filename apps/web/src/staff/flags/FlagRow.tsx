import "../../ui/fields/form-styles.ts";
import { Switch } from "@mantine/core";
import { type FeatureFlag, featureFlags } from "@plateful/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { PATHS } from "../../lib/address/paths.ts";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { call } from "../../lib/server/call.ts";
import { refusalOf } from "../../lib/server/refusal-of.ts";
import { showToast } from "../../ui/overlays/show-toast.ts";
import { ActionDialog } from "../parts/ActionDialog.tsx";
import { StaffRow } from "../parts/StaffRow.tsx";
import { useStaffPhrases } from "../parts/use-staff-phrases.ts";
import styles from "./FlagRow.module.css";
import { FLAGS } from "./flag-query.ts";
import { hasTargets, isOn, shareOf } from "./flag-state.ts";
import { useFlagWords } from "./use-flag-words.ts";

const flagPath = (id: number) => PATHS.staffFlag.replace("$flagId", String(id));

/** The share as a bar, and in words beside it. */
function Share({ flag }: { flag: FeatureFlag }) {
  const textOf = useFlagWords();
  return (
    <span className={styles.share}>
      <span aria-hidden="true" className={styles.bar}>
        <i style={{ width: `${shareOf(flag)}%` }} />
      </span>
      {textOf(flag)}
    </span>
  );
}

/** A flag with its share and its switch; on for everybody only after a question (ledger STAFF-017, STAFF-018). */
export function FlagRow({ flag }: { flag: FeatureFlag }) {
  const phrases = usePhrases();
  const { flags: words } = useStaffPhrases();
  const queryClient = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const { id, name } = flag;
  const set = (everyone: boolean | null) =>
    call(featureFlags.change, { params: { id: String(id) }, body: { everyone } });
  const saved = async (said: string) => {
    showToast({ message: said });
    await queryClient.invalidateQueries({ queryKey: FLAGS });
  };
  const turn = useMutation({
    mutationFn: set,
    meta: { silent: true },
    onSuccess: (changed) => saved(isOn(changed) ? words.turnedOn({ name }) : words.turnedOff({ name })),
  });
  const press = (on: boolean) => {
    if (!on) turn.mutate(false);
    else if (hasTargets(flag)) turn.mutate(null);
    else setIsAsking(true);
  };
  return (
    <StaffRow
      title={<span translate="no">{name}</span>}
      href={flagPath(id)}
      text={
        <>
          <Share flag={flag} />
          <span role="alert" className={styles.refusal}>
            {refusalOf(turn.error, [], phrases)}
          </span>
        </>
      }
      end={
        <>
          <Switch
            size="lg"
            aria-label={words.toggle({ name })}
            checked={turn.isPending ? turn.variables !== false : isOn(flag)}
            disabled={turn.isPending}
            onChange={(event) => press(event.currentTarget.checked)}
          />
          {isAsking && (
            <ActionDialog
              title={words.askTitle}
              text={words.askText({ name })}
              confirmLabel={words.askConfirm}
              onSend={() => set(true)}
              onDone={() => {
                setIsAsking(false);
                void saved(words.turnedOn({ name }));
              }}
              onClose={() => setIsAsking(false)}
            />
          )}
        </>
      }
    />
  );
}
