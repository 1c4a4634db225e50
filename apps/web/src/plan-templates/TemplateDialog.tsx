import "../ui/fields/form-styles.ts";
import { Button, TextInput } from "@mantine/core";
import type { PlanTemplate } from "@plateful/contract";
import { typicalPercentages } from "@plateful/nutrition";
import { type FormEvent, useState } from "react";
import { announce } from "../lib/dialogs/alerts.ts";
import { ConfirmDialog } from "../lib/dialogs/ConfirmDialog.tsx";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useCount } from "../lib/language/use-count.ts";
import { CallError } from "../lib/server/call-error.ts";
import { refusalAt, refusalOf } from "../lib/server/refusal-of.ts";
import { UnitToggle } from "../ui/fields/UnitToggle.tsx";
import { SheetDialog } from "../ui/overlays/SheetDialog.tsx";
import { MealSizeFields } from "./MealSizeFields.tsx";
import { NumberInputs } from "./NumberInputs.tsx";
import styles from "./TemplateDialog.module.css";
import { bodyOf, sharesOf, type TemplateDraft } from "./template-form.ts";
import { useRemoveTemplate, useSaveTemplate } from "./use-save-template.ts";
import { useTemplatePhrases } from "./use-template-phrases.ts";

const MAX_NAME = 80;
const MAX_NOTE = 120;
const FIELDS = ["name", "note", "energy_percent", "protein_per_kg", "fat_percent", "meals", "is_of_practice"];

interface TemplateDialogProps {
  title: string;
  text?: string;
  /** The template that is changed; null for a new one. */
  base: PlanTemplate | null;
  start: TemplateDraft;
  hasPractice: boolean;
  /** The way to start from a client's plan instead, for a new template. */
  onFromPlan?: () => void;
  onSaved: (template: PlanTemplate) => void;
  onClose: () => void;
}

function RemoveQuestion({ base, onClose, onRemoved }: RemoveQuestionProps) {
  const { form: words } = useTemplatePhrases();
  const remove = useRemoveTemplate();
  return (
    <ConfirmDialog
      title={words.removeTitle({ name: base.name })}
      text={words.removeText}
      confirmLabel={words.remove}
      isBusy={remove.isPending}
      onConfirm={() =>
        remove.mutate(base, {
          onSuccess: () => {
            announce(words.removed({ name: base.name }));
            onRemoved();
          },
        })
      }
      onClose={onClose}
    />
  );
}

interface RemoveQuestionProps {
  base: PlanTemplate;
  onClose: () => void;
  onRemoved: () => void;
}

/** What carbohydrates come to, as soon as the other numbers are there. */
function CarbsNote({ draft }: { draft: TemplateDraft }) {
  const { form: words } = useTemplatePhrases();
  const count = useCount();
  const body = bodyOf({ ...draft, name: "–" });
  if (body === null) return null;
  const { carbohydrates } = typicalPercentages(sharesOf(body));
  return <p className={styles.hint}>{words.carbs({ percent: count(carbohydrates) })}</p>;
}

/** A template as a form: new, from a client's plan, or one that is changed (ledger COACH-110, COACH-114). */
export function TemplateDialog(props: TemplateDialogProps) {
  const { base, hasPractice, onSaved, onClose } = props;
  const phrases = usePhrases();
  const { form: words } = useTemplatePhrases();
  const [draft, setDraft] = useState(props.start);
  const [isNameLeft, setIsNameLeft] = useState(false);
  const [isRemoving, setIsRemoving] = useState(false);
  const save = useSaveTemplate(base);
  const body = bodyOf(draft);
  const change = (changed: Partial<TemplateDraft>) => setDraft((before) => ({ ...before, ...changed }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (body === null || save.isPending) return;
    save.mutate(body, {
      onSuccess: (template) => {
        announce(words.saved({ name: template.name }));
        onSaved(template);
      },
    });
  };
  const isConflict = save.error instanceof CallError && save.error.status === 409;
  const missingName = isNameLeft && draft.name.trim() === "" ? phrases.general.required : undefined;
  if (isRemoving && base !== null)
    return <RemoveQuestion base={base} onClose={() => setIsRemoving(false)} onRemoved={onClose} />;
  return (
    <SheetDialog
      isOpen
      onClose={onClose}
      title={props.title}
      {...(props.text === undefined ? {} : { subtitle: props.text })}
      closeLabel={phrases.general.close}
    >
      <form noValidate className={styles.form} onSubmit={submit}>
        {props.onFromPlan !== undefined && (
          <Button variant="default" onClick={props.onFromPlan}>
            {words.fromPlan}
          </Button>
        )}
        <TextInput
          data-autofocus
          label={words.name}
          autoComplete="off"
          maxLength={MAX_NAME}
          value={draft.name}
          error={refusalAt(save.error, "name") ?? missingName}
          onChange={(event) => change({ name: event.currentTarget.value })}
          onBlur={() => setIsNameLeft(true)}
        />
        <TextInput
          label={words.note}
          description={words.noteHint}
          inputWrapperOrder={["label", "input", "description", "error"]}
          autoComplete="off"
          maxLength={MAX_NOTE}
          value={draft.note}
          error={refusalAt(save.error, "note")}
          onChange={(event) => change({ note: event.currentTarget.value })}
        />
        <NumberInputs draft={draft} onChange={change} />
        <CarbsNote draft={draft} />
        <MealSizeFields draft={draft} onChange={change} />
        {hasPractice && (
          <div className={styles.owner}>
            <span>{words.ownerLabel}</span>
            <UnitToggle
              label={words.ownerLabel}
              isWide
              options={[
                { value: "PRACTICE", label: words.practice },
                { value: "OWN", label: words.onlyMe },
              ]}
              value={draft.isOfPractice ? "PRACTICE" : "OWN"}
              onChange={(value) => change({ isOfPractice: value === "PRACTICE" })}
            />
          </div>
        )}
        <p role="alert" className={styles.error}>
          {isConflict
            ? words.conflict
            : (refusalAt(save.error, "is_of_practice") ?? refusalOf(save.error, FIELDS, phrases))}
        </p>
        <Button type="submit" size="lg" fullWidth disabled={body === null} loading={save.isPending}>
          {words.save}
        </Button>
        {base !== null && (
          <Button variant="default" c="var(--over)" fullWidth onClick={() => setIsRemoving(true)}>
            {words.remove}
          </Button>
        )}
      </form>
    </SheetDialog>
  );
}
