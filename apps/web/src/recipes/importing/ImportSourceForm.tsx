import "../../ui/fields/form-styles.ts";
import { Button, Textarea } from "@mantine/core";
import { MAX_IMPORT_TEXT } from "@plateful/contract";
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { PERSONAL_PREFIX } from "../../lib/device/personal-prefix.ts";
import { useTypedText } from "../../lib/device/use-typed-text.ts";
import { useCount } from "../../lib/language/use-count.ts";
import { importSource } from "./import-source.ts";
import styles from "./RecipeImport.module.css";
import { useImportPhrases } from "./use-import-phrases.ts";
import { useStartFault, useStartImport } from "./use-recipe-import.ts";

interface ImportSourceFormProps {
  /** What another app shared: it takes the place of what was typed before. */
  shared?: string | null;
  onStarted: (importId: number) => void;
}

/** One field for an address or a text. What was typed stays until it is being read, whatever happens (ledger REC-122). */
export function ImportSourceForm({ shared = null, onStarted }: ImportSourceFormProps) {
  const words = useImportPhrases();
  const count = useCount();
  const { text, write } = useTypedText(`${PERSONAL_PREFIX}recipe-import`);
  const takeShared = useEffectEvent((source: string) => write(source));
  useEffect(() => {
    if (shared !== null) takeShared(shared);
  }, [shared]);
  const [isEmpty, setIsEmpty] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const start = useStartImport();
  const source = importSource(text);
  const isTooLong = text.trim().length > MAX_IMPORT_TEXT;
  const fault = useStartFault(start.error, source !== null && "url" in source);
  const error = isEmpty
    ? words.nothing
    : isTooLong
      ? words.tooLong({ limit: count(MAX_IMPORT_TEXT) })
      : fault;
  const send = (event: FormEvent) => {
    event.preventDefault();
    setIsEmpty(source === null);
    if (source === null || isTooLong) field.current?.focus();
    else if (!start.isPending)
      start.mutate(source, {
        onSuccess: ({ id }) => {
          write("");
          onStarted(id);
        },
        onError: () => field.current?.focus(),
      });
  };
  return (
    <form noValidate className={styles.form} onSubmit={send}>
      <Textarea
        ref={field}
        label={words.label}
        description={words.hint}
        autosize
        minRows={3}
        maxRows={14}
        size="md"
        required
        autoCapitalize="none"
        spellCheck={false}
        value={text}
        error={error}
        onChange={(event) => {
          write(event.currentTarget.value);
          setIsEmpty(false);
          start.reset();
        }}
      />
      <Button type="submit" size="lg" loading={start.isPending}>
        {words.read}
      </Button>
      <p className={styles.hint}>{words.onlyYou}</p>
    </form>
  );
}
