import { Button } from "@mantine/core";
import { formatDate } from "@plateful/phrases";
import { keptChanges, type RefusedChange } from "../../lib/kept/kept-changes.ts";
import { useLanguage, usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { Notice } from "../../ui/Notice.tsx";
import styles from "../planning/Rebalance.module.css";

function useRefusalText() {
  const { keptChanges: words, diary } = usePhrases();
  const language = useLanguage();
  const dayOf = (date: string) =>
    formatDate(language, date, { weekday: "long", day: "numeric", month: "long" });
  return ({ change, reason }: RefusedChange) => {
    const day = dayOf(change.date);
    const whatOf = (): string => {
      switch (change.kind) {
        case "swap":
          return words.refusedSwap({ name: change.meals[0]?.recipe.name ?? "", day });
        case "rebalance":
          return words.refusedDay({ day });
        case "tick":
          return words.refusedTick({ name: change.name ?? diary.quickMeal, day });
        case "portion":
          return words.refusedPortion({ name: change.name ?? diary.quickMeal, day });
        case "removal":
          return words.refusedRemoval({ name: change.name ?? diary.quickMeal, day });
        case "food":
          return words.refusedAddition({ name: change.serving.food.name, day });
        case "quick-add":
          return words.refusedAddition({ name: change.name ?? diary.quickMeal, day });
        case "note":
          return change.note === null
            ? words.refusedNoNote({ day })
            : words.refusedNote({ day, note: change.note });
      }
    };
    return reason === null ? whatOf() : `${whatOf()} ${reason}`;
  };
}

/** Says which of the changes that waited the server did not accept (ledger PLAN-116). */
export function RefusedNotice({ refused }: { refused: readonly RefusedChange[] }) {
  const { keptChanges: words, general } = usePhrases();
  const textOf = useRefusalText();
  return (
    <Notice
      kind="warning"
      title={words.refusedTitle}
      action={
        <Button variant="light" onClick={keptChanges.dismissRefused}>
          {general.close}
        </Button>
      }
    >
      {refused.map((one) => (
        <p key={one.change.key} className={styles.refusal}>
          {textOf(one)}
        </p>
      ))}
      <p className={styles.refusal}>{words.refusedText}</p>
    </Notice>
  );
}
