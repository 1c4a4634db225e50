import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useId, useState } from "react";
import { PATHS } from "../../lib/address/paths.ts";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { CallError } from "../../lib/server/call-error.ts";
import { classNames } from "../../ui/base/class-names.ts";
import { SheetDialog } from "../../ui/overlays/SheetDialog.tsx";
import { useIntakePhrases } from "../parts/use-intake-phrases.ts";
import styles from "./AddClient.module.css";
import { StartStep } from "./StartStep.tsx";
import { clientOf, findOwnClient, useAddClient } from "./use-add-client.ts";
import { type ClientDraft, isComplete, useClientDraft } from "./use-client-draft.ts";
import { WhoStep } from "./WhoStep.tsx";

const FIELDS = ["email", "first_name", "last_name"];
const isOfFields = (error: Error): boolean =>
  error instanceof CallError && FIELDS.some((field) => error.at(field) !== undefined);

function Steps({ step }: { step: 1 | 2 }) {
  const { adding } = useIntakePhrases();
  return (
    <div
      role="progressbar"
      aria-label={adding.step({ step })}
      aria-valuemin={0}
      aria-valuemax={2}
      aria-valuenow={step}
      className={styles.steps}
    >
      {[1, 2].map((segment) => (
        <i key={segment} className={classNames(segment <= step && styles.stepDone)} />
      ))}
    </div>
  );
}

interface AddClientDialogProps {
  /** What is known of the client already. */
  given?: Partial<ClientDraft>;
  onClose: () => void;
}

/** Adds a client in two steps: who it is, then how they start, with the mail in view (ledger COACH-015, COACH-131). */
export function AddClientDialog({ given, onClose }: AddClientDialogProps) {
  const { adding } = useIntakePhrases();
  const { general } = usePhrases();
  const navigate = useNavigate();
  const { draft, change, isRestored, startOver } = useClientDraft(given);
  const [step, setStep] = useState<1 | 2>(1);
  const formId = useId();
  const add = useAddClient();
  const look = useMutation({
    mutationFn: () => findOwnClient(clientOf(draft)),
    onSuccess: (known) => {
      if (known === null) setStep(2);
    },
  });
  const edit = (changes: Partial<ClientDraft>) => {
    if (add.isError) add.reset();
    if (look.isSuccess) look.reset();
    change(changes);
  };
  const send = () =>
    add.mutate(draft, {
      onSuccess: ({ id }) => {
        onClose();
        if (draft.start === "CLIENT" || draft.coach !== null)
          void navigate({ to: PATHS.clients, search: {} });
        else void navigate({ to: PATHS.clientProfile, params: { clientId: String(id) } });
      },
      onError: (error) => {
        if (isOfFields(error)) setStep(1);
      },
    });
  const name = draft.first.trim();
  const isReady = isComplete(draft);
  const actions =
    step === 1 ? (
      <Button type="submit" form={formId} size="lg" disabled={!isReady} loading={look.isPending}>
        {adding.who.next}
      </Button>
    ) : (
      <>
        <Button data-autofocus size="lg" loading={add.isPending} onClick={send}>
          {adding.start.send}
        </Button>
        <Button size="lg" variant="default" disabled={add.isPending} onClick={() => setStep(1)}>
          {adding.start.back}
        </Button>
      </>
    );
  return (
    <SheetDialog
      isOpen
      isTall
      isWide={step === 2}
      onClose={onClose}
      title={step === 1 ? adding.who.title : adding.start.title({ name })}
      subtitle={step === 1 ? adding.who.text : adding.start.text}
      closeLabel={general.close}
      actions={actions}
    >
      <Steps step={step} />
      {step === 1 && isRestored && (
        <p className={styles.kept}>
          {adding.who.kept}
          <Button variant="subtle" onClick={startOver}>
            {adding.who.startOver}
          </Button>
        </p>
      )}
      {step === 1 ? (
        <WhoStep
          formId={formId}
          draft={draft}
          onChange={edit}
          refusal={add.error}
          known={look.data ?? null}
          onSubmit={() => {
            if (isReady && !look.isPending) look.mutate();
          }}
        />
      ) : (
        <StartStep draft={draft} onChange={edit} refusal={add.error} />
      )}
    </SheetDialog>
  );
}
