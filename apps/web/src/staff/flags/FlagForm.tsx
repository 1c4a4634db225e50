import "../../ui/fields/form-styles.ts";
import { Button, Radio, TextInput } from "@mantine/core";
import { type FeatureFlag, FLAG_KINDS } from "@plateful/contract";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { refusalAt, refusalOf } from "../../lib/server/refusal-of.ts";
import { FilterSelect } from "../../ui/fields/FilterSelect.tsx";
import { SectionCard } from "../../ui/SectionCard.tsx";
import { ActionDialog } from "../parts/ActionDialog.tsx";
import { useStaffPhrases } from "../parts/use-staff-phrases.ts";
import styles from "./FlagForm.module.css";
import { DECISIONS, type FlagDraft, readPercent, toFlagDraft } from "./flag-draft.ts";
import { TargetPicker } from "./TargetPicker.tsx";
import { useSaveFlag } from "./use-save-flag.ts";

const MAX_NAME = 80;
const FIELDS = ["name", "percent", "organisations", "users"] as const;

interface FlagFormProps {
  /** Null for a new one. */
  flag: FeatureFlag | null;
  onSaved: (flag: FeatureFlag) => void;
}

/** For whom a flag is on. On for everybody is asked once more (ledger STAFF-018). */
export function FlagForm({ flag, onSaved }: FlagFormProps) {
  const phrases = usePhrases();
  const { flags: words } = useStaffPhrases();
  const [draft, setDraft] = useState(() => toFlagDraft(flag));
  const [isShareWrong, setIsShareWrong] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const send = useSaveFlag(flag);
  const save = useMutation({ mutationFn: send, onSuccess: onSaved, meta: { silent: true } });
  const change = (changes: Partial<FlagDraft>) => setDraft((before) => ({ ...before, ...changes }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isWrong = draft.kind === "SAMPLE" && readPercent(draft.percent) === null;
    setIsShareWrong(isWrong);
    if (isWrong || save.isPending) return;
    if (draft.decision === "EVERYBODY" && flag?.everyone !== true) setIsAsking(true);
    else save.mutate(draft);
  };
  return (
    <SectionCard>
      <form noValidate className={styles.form} onSubmit={submit}>
        <TextInput
          label={words.name}
          description={words.nameHint}
          autoComplete="off"
          spellCheck={false}
          translate="no"
          maxLength={MAX_NAME}
          value={draft.name}
          error={refusalAt(save.error, "name")}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
        <FilterSelect
          label={words.kind}
          value={draft.kind}
          options={FLAG_KINDS.map((value) => ({ value, text: words.kinds[value] }))}
          onChange={(kind) => change({ kind })}
        />
        <Radio.Group
          label={words.decision}
          value={draft.decision}
          onChange={(chosen) =>
            change({ decision: DECISIONS.find((each) => each === chosen) ?? draft.decision })
          }
        >
          <div className={styles.choices}>
            {DECISIONS.map((each) => (
              <Radio key={each} value={each} label={words.decisions[each]} />
            ))}
          </div>
        </Radio.Group>
        {draft.kind === "SAMPLE" && (
          <TextInput
            label={words.share}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            value={draft.percent}
            error={isShareWrong ? words.shareWrong : refusalAt(save.error, "percent")}
            onChange={(event) => change({ percent: event.currentTarget.value })}
          />
        )}
        <TargetPicker
          kind="organisations"
          ids={draft.organisations}
          problem={refusalAt(save.error, "organisations")}
          onChange={(organisations) => change({ organisations })}
        />
        <TargetPicker
          kind="users"
          ids={draft.users}
          problem={refusalAt(save.error, "users")}
          onChange={(users) => change({ users })}
        />
        <p role="alert" className={styles.problem}>
          {refusalOf(save.error, FIELDS, phrases)}
        </p>
        <Button type="submit" size="md" className={styles.save ?? ""} loading={save.isPending}>
          {words.save}
        </Button>
      </form>
      {isAsking && (
        <ActionDialog
          title={words.askTitle}
          text={words.askText({ name: draft.name.trim() })}
          confirmLabel={words.askConfirm}
          onSend={async () => onSaved(await send(draft))}
          onDone={() => setIsAsking(false)}
          onClose={() => setIsAsking(false)}
        />
      )}
    </SectionCard>
  );
}
