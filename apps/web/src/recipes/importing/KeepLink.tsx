import { Button, TextInput } from "@mantine/core";
import type { RecipeImport } from "@plateful/contract";
import { type FormEvent, useRef, useState } from "react";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { SectionCard } from "../../ui/SectionCard.tsx";
import { MAX_NAME_LENGTH } from "../own/own-recipe-name.ts";
import styles from "./RecipeImport.module.css";
import { useFinishImport } from "./use-finish-import.ts";
import { useImportPhrases } from "./use-import-phrases.ts";
import { useChangeImport } from "./use-recipe-import.ts";

/** Keeps the address of a page that could not be read, as a draft with a name. */
export function KeepLink({ read }: { read: RecipeImport }) {
  const words = useImportPhrases();
  const { ownRecipe } = usePhrases();
  const [name, setName] = useState(read.name);
  const [isMissing, setIsMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const change = useChangeImport(read);
  const { finish, isPending } = useFinishImport(read);
  const isBusy = change.isPending || isPending;
  const send = (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(name.trim() === "");
    if (name.trim() === "") field.current?.focus();
    else if (!isBusy) change.mutate({ name: name.trim() }, { onSuccess: () => finish("DINNER") });
  };
  return (
    <SectionCard title={words.keepLink}>
      <form noValidate className={styles.form} onSubmit={send}>
        <TextInput
          ref={field}
          label={ownRecipe.name}
          description={words.keepLinkHint}
          required
          maxLength={MAX_NAME_LENGTH}
          value={name}
          error={isMissing ? words.nameFirst : undefined}
          onChange={(event) => {
            setName(event.currentTarget.value);
            setIsMissing(false);
          }}
        />
        <Button type="submit" variant="default" size="lg" loading={isBusy}>
          {words.keepLink}
        </Button>
      </form>
    </SectionCard>
  );
}
