import type { User } from "@plateful/contract";
import { type ReactNode, useId, useState } from "react";
import { ChoiceCard } from "../../ui/fields/ChoiceCard.tsx";
import { type ProfileChanges, useChangeProfile } from "../parts/use-change-profile.ts";
import styles from "./EditorSheet.module.css";
import { EditorSheet } from "./EditorSheet.tsx";

interface ChoiceEditorProps<Value extends string> {
  /** Whose detail it is; the signed-in person's when left out. */
  person?: User;
  title: string;
  hint?: string;
  options: readonly { readonly value: Value; readonly title: string }[];
  initial: readonly Value[];
  /** One of several, or any number of them by the rule that `toggle` knows. */
  toggle?: (chosen: readonly Value[], tapped: Value) => readonly Value[];
  /** What is wrong with a choice, in words; without it anything chosen is good. */
  problem?: (chosen: readonly Value[]) => string | null;
  toChanges: (chosen: readonly Value[]) => ProfileChanges;
  /** What follows from a choice, told before it is saved. */
  below?: (changes: ProfileChanges) => ReactNode;
  onSaved?: () => void;
  onClose: () => void;
}

/** Edits a detail that has a few fixed answers. */
export function ChoiceEditor<Value extends string>(props: ChoiceEditorProps<Value>) {
  const problemId = useId();
  const [chosen, setChosen] = useState(props.initial);
  const change = useChangeProfile(props.person);
  const { toggle } = props;
  const problem = props.problem?.(chosen) ?? null;
  const save = () =>
    change.mutate(props.toChanges(chosen), {
      onSuccess: () => {
        props.onSaved?.();
        props.onClose();
      },
    });
  return (
    <EditorSheet
      title={props.title}
      {...(props.hint === undefined ? {} : { hint: props.hint })}
      canSave={chosen.length > 0 && problem === null}
      isSaving={change.isPending}
      error={change.error}
      onSave={save}
      onClose={props.onClose}
    >
      <fieldset aria-label={props.title} className={styles.choices}>
        {props.options.map(({ value, title }) => (
          <ChoiceCard
            key={value}
            kind={toggle ? "checkbox" : "radio"}
            name={props.title}
            value={value}
            title={title}
            {...(problem === null ? {} : { problemId })}
            isChecked={chosen.includes(value)}
            onChange={() => setChosen(toggle ? toggle(chosen, value) : [value])}
          />
        ))}
      </fieldset>
      {problem === null && props.below?.(props.toChanges(chosen))}
      {problem !== null && (
        <p id={problemId} role="alert" className={styles.error}>
          {problem}
        </p>
      )}
    </EditorSheet>
  );
}
