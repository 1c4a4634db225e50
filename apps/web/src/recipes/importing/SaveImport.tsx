import { Button } from "@mantine/core";
import type { RecipeImport } from "@plateful/contract";
import type { MealType } from "@plateful/nutrition";
import { type RefObject, useState } from "react";
import { StickyActions } from "../../ui/StickyActions.tsx";
import { focusLine, type ImportSummary } from "./import-questions.ts";
import styles from "./RecipeImport.module.css";
import { useFinishImport } from "./use-finish-import.ts";
import { useImportPhrases } from "./use-import-phrases.ts";

interface SaveImportProps {
  read: RecipeImport;
  meal: MealType;
  summary: ImportSummary;
  nameField: RefObject<HTMLInputElement | null>;
}

/** Saves once there is a name, and each line has a food or was left out (ledger REC-119). */
export function SaveImport({ read, meal, summary, nameField }: SaveImportProps) {
  const words = useImportPhrases();
  const { finish, isPending } = useFinishImport(read);
  const [wasPressed, setWasPressed] = useState(false);
  const missing =
    read.name === ""
      ? words.nameFirst
      : summary.unknown > 0
        ? words.unanswered({ count: summary.unknown })
        : null;
  const press = () => {
    setWasPressed(true);
    // The name is sent when its field is left.
    if (read.name === "" && nameField.current?.value.trim() === "") return nameField.current.focus();
    if (summary.unknown === 0) return finish(meal);
    focusLine(summary.firstUnknown);
  };
  return (
    <StickyActions>
      {wasPressed && missing !== null && (
        <p role="alert" className={styles.error}>
          {missing}
        </p>
      )}
      <Button size="lg" loading={isPending} onClick={press}>
        {words.save}
      </Button>
      <p className={styles.foot}>{read.url === null ? words.onlyYou : words.onlyYouOfPage}</p>
    </StickyActions>
  );
}
