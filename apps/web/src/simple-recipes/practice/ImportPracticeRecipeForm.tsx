import "../../ui/fields/form-styles.ts";
import { Button, Textarea, TextInput } from "@mantine/core";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { SectionCard } from "../../ui/SectionCard.tsx";
import { readSource, type Source } from "./import-source.ts";
import styles from "./PracticeRecipes.module.css";
import { useImportFault, useImportPracticeRecipe, useSourceFault } from "./use-import-practice-recipe.ts";
import { usePracticeRecipePhrases } from "./use-practice-recipe-phrases.ts";
import type { TypedSource } from "./use-typed-source.ts";

interface ImportPracticeRecipeFormProps {
  typed: TypedSource;
  /** Whether an import of it failed, so that its text is asked for. */
  hasFailed: boolean;
  onStarted: (jobId: string) => void;
}

/** An address, the text of a post, or both; what was typed stays until it has been read (ledger SREC-049). */
export function ImportPracticeRecipeForm({ typed, hasFailed, onStarted }: ImportPracticeRecipeFormProps) {
  const words = usePracticeRecipePhrases();
  const [isTried, setIsTried] = useState(false);
  const [sent, setSent] = useState<Source | null>(null);
  const addressField = useRef<HTMLInputElement>(null);
  const textField = useRef<HTMLTextAreaElement>(null);
  const start = useImportPracticeRecipe();
  const { source, fault } = readSource(typed);
  const faultWords = useSourceFault(isTried ? (fault?.kind ?? null) : null);
  const refusal = useImportFault(start.error, sent?.url);
  useEffect(() => {
    if (hasFailed) textField.current?.focus();
  }, [hasFailed]);
  const change = (write: (text: string) => void) => (event: { currentTarget: { value: string } }) => {
    write(event.currentTarget.value);
    setIsTried(false);
    start.reset();
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (fault !== null) (fault.field === "text" ? textField : addressField).current?.focus();
    else if (!start.isPending) {
      setSent(source);
      start.mutate(source, {
        onSuccess: ({ job_id }) => onStarted(job_id),
        onError: () => textField.current?.focus(),
      });
    }
  };
  const isOf = (field: "address" | "text") => fault?.field === field;
  return (
    <form noValidate onSubmit={send}>
      <SectionCard>
        <div className={styles.fields}>
          <TextInput
            ref={addressField}
            type="url"
            size="md"
            label={words.address}
            description={words.addressHint}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={typed.address}
            error={isOf("address") ? faultWords : null}
            onChange={change(typed.writeAddress)}
          />
          <Textarea
            ref={textField}
            label={words.text}
            description={words.textHint}
            autosize
            minRows={4}
            maxRows={14}
            size="md"
            value={typed.text}
            error={isOf("text") ? faultWords : refusal}
            onChange={change(typed.writeText)}
          />
          <Button type="submit" size="lg" loading={start.isPending}>
            {words.start}
          </Button>
          <p className={styles.hint}>{words.draftOnly}</p>
        </div>
      </SectionCard>
    </form>
  );
}
