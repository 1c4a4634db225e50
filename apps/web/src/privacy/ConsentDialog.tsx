import { Button, Checkbox } from "@mantine/core";
import { DECLARABLE_KINDS, type DeclarableKind, type StoringKind } from "@plateful/access";
import { declareClientConsent } from "@plateful/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { currentUserQuery, useVisitor } from "../lib/person/current-user.ts";
import { call } from "../lib/server/call.ts";
import { useConsentQuestion } from "../lib/server/consent-question.ts";
import { SheetDialog } from "../ui/overlays/SheetDialog.tsx";
import styles from "./ConsentBox.module.css";
import { ConsentBox } from "./ConsentBox.tsx";
import { recordConsents } from "./record-consents.ts";

interface AskedProps {
  kind: StoringKind;
  personId: number;
  isOwn: boolean;
  onAnswer: (isAgreed: boolean) => void;
}

interface DeclarationProps {
  kind: DeclarableKind;
  isAgreed: boolean;
  onChange: (isAgreed: boolean) => void;
}

/** What a coach states about a client: not ticked beforehand either. */
function Declaration({ kind, isAgreed, onChange }: DeclarationProps) {
  const words = usePhrases().privacy.ask.forClient;
  return (
    <div className={styles.box}>
      <Checkbox
        label={words.agree[kind]}
        checked={isAgreed}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <p className={styles.text}>{words.explains}</p>
    </div>
  );
}

/** Only the person themselves says something about their health (SAFE-007), so nobody states it for them. */
const isDeclarable = (kind: StoringKind): kind is DeclarableKind =>
  DECLARABLE_KINDS.some((each) => each === kind);

function Asked({ kind, personId, isOwn, onAnswer }: AskedProps) {
  const { privacy, general } = usePhrases();
  const [isAgreed, setAgreed] = useState(false);
  const queryClient = useQueryClient();
  const record = useMutation({
    mutationFn: async () => {
      if (isOwn) await recordConsents([kind], "QUESTION");
      else if (isDeclarable(kind))
        await call(declareClientConsent, { body: { client: personId, kinds: [kind] } });
    },
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey });
      onAnswer(true);
    },
  });
  const decline = () => onAnswer(false);
  return (
    <SheetDialog
      isOpen
      onClose={decline}
      title={isOwn ? privacy.ask.title : privacy.ask.forClient.title}
      subtitle={privacy.consents[kind].title}
      closeLabel={general.close}
      actions={
        <>
          <Button size="lg" disabled={!isAgreed} loading={record.isPending} onClick={() => record.mutate()}>
            {isOwn ? privacy.ask.agree : privacy.ask.forClient.save}
          </Button>
          <Button variant="default" size="lg" onClick={decline}>
            {privacy.entry.notNow}
          </Button>
        </>
      }
    >
      {isOwn ? (
        <ConsentBox kind={kind} isAgreed={isAgreed} problem={null} onChange={setAgreed} />
      ) : (
        isDeclarable(kind) && <Declaration kind={kind} isAgreed={isAgreed} onChange={setAgreed} />
      )}
    </SheetDialog>
  );
}

/** Asks for a consent at the moment at which something is to be stored that needs it. */
export function ConsentDialog() {
  const question = useConsentQuestion();
  const user = useVisitor(true);
  if (question === null || user === null) return null;
  const { kind, personId, answer } = question;
  return (
    <Asked
      key={`${kind} ${personId}`}
      kind={kind}
      personId={personId}
      isOwn={personId === user.id}
      onAnswer={answer}
    />
  );
}
