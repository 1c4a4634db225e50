import "../../ui/fields/form-styles.ts";
import { Button, Radio, TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useRouterState } from "@tanstack/react-router";
import { type FormEvent, Suspense, useId, useState } from "react";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useCurrentUser } from "../../lib/person/current-user.ts";
import { CallError } from "../../lib/server/call-error.ts";
import { refusalAt, refusalOf } from "../../lib/server/refusal-of.ts";
import { ProofOfMailbox } from "../../sign-in/index.ts";
import { SheetDialog } from "../../ui/overlays/SheetDialog.tsx";
import styles from "./ActionDialog.module.css";
import { useStaffPhrases } from "./use-staff-phrases.ts";

/** What was typed and chosen. */
interface ActionInput<Reason extends string> {
  readonly typed: string;
  readonly reason: Reason;
}

interface ActionDialogProps<Reason extends string> {
  title: string;
  text: string;
  confirmLabel: string;
  isDanger?: boolean;
  /** What has to be typed, for what cannot be taken back or shuts people out. */
  typeLabel?: string;
  /** The reasons to choose from, which stand in the log. */
  reasons?: Readonly<Record<Reason, string>>;
  /** What is chosen where it is no reason, and what is said when nothing is. */
  choice?: { readonly label: string; readonly missing: string };
  onSend: (input: ActionInput<Reason>) => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
}

const MAX_TYPED = 254;

const needsProof = (error: unknown): boolean =>
  error instanceof CallError && error.code === "fresh_sign_in_required";

interface ReasonsProps<Reason extends string> {
  label: string;
  reasons: Readonly<Record<Reason, string>>;
  value: Reason | null;
  problem: string | null;
  onChange: (reason: Reason) => void;
}

function Reasons<Reason extends string>({ label, reasons, value, problem, onChange }: ReasonsProps<Reason>) {
  const problemId = useId();
  const names = Object.keys(reasons) as Reason[];
  return (
    <Radio.Group
      label={label}
      value={value}
      aria-describedby={problemId}
      onChange={(chosen) => {
        const reason = names.find((name) => name === chosen);
        if (reason !== undefined) onChange(reason);
      }}
    >
      <div className={styles.reasons}>
        {names.map((name) => (
          <Radio key={name} value={name} label={reasons[name]} />
        ))}
      </div>
      <p id={problemId} role="alert" className={styles.problem}>
        {problem}
      </p>
    </Radio.Group>
  );
}

/**
 * Asks before staff do something to someone: with a reason, with something typed, or both. Where the server wants a sign-in of
 * the last minutes, it is asked for here, and the same wish is sent again (ledger STAFF-004, STAFF-015).
 */
export function ActionDialog<Reason extends string = never>(props: ActionDialogProps<Reason>) {
  const { title, text, confirmLabel, isDanger = false, typeLabel, reasons, onSend, onDone, onClose } = props;
  const phrases = usePhrases();
  const { persons: words } = useStaffPhrases();
  const { label: choiceLabel, missing } = props.choice ?? {
    label: words.reason,
    missing: words.chooseReason,
  };
  const { email } = useCurrentUser();
  const backTo = useRouterState({ select: ({ location }) => location.href });
  const [typed, setTyped] = useState("");
  const [reason, setReason] = useState<Reason | null>(null);
  const [isRefused, setIsRefused] = useState(false);
  const formId = useId();
  const send = useMutation({ mutationFn: onSend, onSuccess: onDone, meta: { silent: true } });
  const lacksReason = reasons !== undefined && reason === null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsRefused(lacksReason);
    if (lacksReason || send.isPending) return;
    send.mutate({ typed: typed.trim(), reason: reason as Reason });
  };
  if (needsProof(send.error))
    return (
      <SheetDialog isOpen onClose={onClose} title={words.proof.title} closeLabel={phrases.general.close}>
        <Suspense>
          <ProofOfMailbox
            text={words.proof.text}
            sendLabel={words.proof.send}
            linkText={words.proof.linkText({ email })}
            backTo={backTo}
            onProven={() => {
              if (send.variables !== undefined) send.mutate(send.variables);
            }}
          />
        </Suspense>
      </SheetDialog>
    );
  return (
    <SheetDialog
      isOpen
      onClose={onClose}
      title={title}
      closeLabel={phrases.general.close}
      actions={
        <>
          <Button
            size="lg"
            type="submit"
            form={formId}
            {...(isDanger ? { variant: "default", c: "var(--over)" } : {})}
            loading={send.isPending}
          >
            {confirmLabel}
          </Button>
          <Button size="lg" variant="default" onClick={onClose}>
            {phrases.general.cancel}
          </Button>
        </>
      }
    >
      <form noValidate id={formId} className={styles.form} onSubmit={submit}>
        <p>{text}</p>
        {reasons !== undefined && (
          <Reasons
            label={choiceLabel}
            reasons={reasons}
            value={reason}
            problem={isRefused && lacksReason ? missing : null}
            onChange={setReason}
          />
        )}
        {typeLabel !== undefined && (
          <TextInput
            label={typeLabel}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={MAX_TYPED}
            value={typed}
            error={refusalAt(send.error, "confirmation")}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        )}
        <p role="alert" className={styles.problem}>
          {refusalOf(send.error, ["confirmation"], phrases)}
        </p>
      </form>
    </SheetDialog>
  );
}
