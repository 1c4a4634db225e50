import "../ui/fields/form-styles.ts";
import { Switch } from "@mantine/core";
import { hasAgreed, type StoringKind } from "@plateful/access";
import type { User } from "@plateful/contract";
import { useState } from "react";
import { announce } from "../lib/dialogs/alerts.ts";
import { ConfirmDialog } from "../lib/dialogs/ConfirmDialog.tsx";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { askConsent } from "../lib/server/consent-question.ts";
import styles from "./PrivacyScreen.module.css";
import { useChangeConsents } from "./use-change-consents.ts";
import { useDecisionWords } from "./use-decision-words.ts";

/** One kind of consent: giving it shows the whole text first, and withdrawing says what goes. */
export function ConsentSwitch({ kind, user }: { kind: StoringKind; user: User }) {
  const { privacy } = usePhrases();
  const words = privacy.consents[kind];
  const stateOf = useDecisionWords();
  const [isWithdrawing, setWithdrawing] = useState(false);
  const change = useChangeConsents("PROFILE");
  const withdraw = () =>
    change.mutate([{ withdraw: [kind] }], {
      onSuccess: () => {
        setWithdrawing(false);
        announce(privacy.page.withdrawnNow);
      },
    });
  return (
    <>
      <Switch
        classNames={{
          body: styles.switch ?? "",
          labelWrapper: styles.words ?? "",
          description: styles.hint ?? "",
        }}
        labelPosition="left"
        size="lg"
        label={<span className={styles.title}>{words.title}</span>}
        description={stateOf(user.consents.find((each) => each.kind === kind))}
        checked={hasAgreed(user.consents, kind)}
        disabled={change.isPending}
        onChange={(event) => {
          if (event.currentTarget.checked) void askConsent({ kind, personId: user.id });
          else setWithdrawing(true);
        }}
      />
      {isWithdrawing && (
        <ConfirmDialog
          title={privacy.page.withdrawTitle}
          text={words.erases}
          confirmLabel={privacy.page.withdraw}
          isBusy={change.isPending}
          onConfirm={withdraw}
          onClose={() => setWithdrawing(false)}
        />
      )}
    </>
  );
}
