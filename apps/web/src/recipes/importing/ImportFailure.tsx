import "../../ui/fields/form-styles.ts";
import { Button, Textarea } from "@mantine/core";
import { MAX_IMPORT_TEXT, type RecipeImport } from "@plateful/contract";
import { type FormEvent, useRef, useState } from "react";
import { PERSONAL_PREFIX } from "../../lib/device/personal-prefix.ts";
import { useTypedText } from "../../lib/device/use-typed-text.ts";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useCount } from "../../lib/language/use-count.ts";
import { Notice } from "../../ui/Notice.tsx";
import { SectionCard } from "../../ui/SectionCard.tsx";
import { DiscardButton } from "./DiscardButton.tsx";
import { KeepLink } from "./KeepLink.tsx";
import styles from "./RecipeImport.module.css";
import { useImportPhrases } from "./use-import-phrases.ts";
import { useStartFault, useStartImport } from "./use-recipe-import.ts";

/** What may be read when it is asked for once more. */
const PASSING = ["UNREACHABLE", "TIMEOUT", "NO_NETWORK", "INTERNAL"] as const;

/** Reads a pasted text in the place of the page, whose address stays with the recipe. */
function PasteInstead({ read }: { read: RecipeImport }) {
  const words = useImportPhrases();
  const count = useCount();
  const { text, write } = useTypedText(`${PERSONAL_PREFIX}recipe-import-${read.id}`);
  const [isEmpty, setIsEmpty] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const start = useStartImport();
  const fault = useStartFault(start.error, false);
  const isTooLong = text.trim().length > MAX_IMPORT_TEXT;
  const error = isEmpty
    ? words.nothing
    : isTooLong
      ? words.tooLong({ limit: count(MAX_IMPORT_TEXT) })
      : fault;
  const send = (event: FormEvent) => {
    event.preventDefault();
    setIsEmpty(text.trim() === "");
    if (text.trim() === "" || isTooLong) field.current?.focus();
    else if (!start.isPending) start.mutate({ again: read.id, text }, { onSuccess: () => write("") });
  };
  return (
    <form noValidate className={styles.form} onSubmit={send}>
      <Textarea
        ref={field}
        label={words.pasteLabel}
        description={read.url === null ? undefined : words.pasteHint}
        autosize
        minRows={4}
        maxRows={14}
        size="md"
        required
        value={text}
        error={error}
        onChange={(event) => {
          write(event.currentTarget.value);
          setIsEmpty(false);
          start.reset();
        }}
      />
      <Button type="submit" size="lg" loading={start.isPending}>
        {words.readText}
      </Button>
    </form>
  );
}

/** Why a recipe was not read, and what helps: once more, its text, or the link alone (ledger REC-122). */
export function ImportFailure({ read }: { read: RecipeImport }) {
  const words = useImportPhrases();
  const { general } = usePhrases();
  const again = useStartImport();
  const fault = useStartFault(again.error, true);
  const reason = read.failure ?? "INTERNAL";
  return (
    <div className={styles.failure}>
      <Notice
        kind="warning"
        title={words.failed}
        action={
          PASSING.some((one) => one === reason) && (
            <Button
              variant="default"
              loading={again.isPending}
              onClick={() => again.mutate({ again: read.id })}
            >
              {general.tryAgain}
            </Button>
          )
        }
      >
        {words.failures[reason]}
      </Notice>
      {fault !== null && (
        <p role="alert" className={styles.error}>
          {fault}
        </p>
      )}
      <SectionCard>
        <PasteInstead read={read} />
      </SectionCard>
      {read.url !== null && <KeepLink read={read} />}
      <DiscardButton read={read} />
    </div>
  );
}
