import { Button } from "@mantine/core";
import { formatDate } from "@plateful/phrases";
import { Suspense, useCallback, useState } from "react";
import { keptChanges, type RefusedChange } from "../lib/kept-changes.ts";
import { useLanguage, usePhrases } from "../lib/LanguageProvider.tsx";
import { useSubject } from "../lib/subject.ts";
import { useKeptChanges } from "../lib/use-kept-changes.ts";
import { lazyPart } from "../ui/lazy-part.tsx";
import { Notice } from "../ui/Notice.tsx";
import styles from "./Rebalance.module.css";

function useRefusalText() {
  const { planChanges, diary } = usePhrases();
  const language = useLanguage();
  const words = planChanges.kept;
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
          return words.refusedAddition({ name: diary.quickMeal, day });
        case "note":
          return change.note === null
            ? words.refusedNoNote({ day })
            : words.refusedNote({ day, note: change.note });
      }
    };
    return reason === null ? whatOf() : `${whatOf()} ${reason}`;
  };
}

/** Seldom seen, so it is no part of the first load. */
const KeptDialog = lazyPart(async () => (await import("./KeptDialog.tsx")).KeptDialog);

/** Says that changes wait for the network, and which of them the server did not accept (ledger PLAN-115, PLAN-116). */
export function KeptNotice() {
  const { planChanges, general } = usePhrases();
  const words = planChanges.kept;
  const { waiting, refused } = useKeptChanges();
  const textOf = useRefusalText();
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => setIsOpen(false), []);
  if (useSubject().viewedId !== undefined) return null;
  return (
    <>
      {waiting.length > 0 && (
        <Notice
          kind="offline"
          title={words.waiting({ count: waiting.length })}
          action={
            <Button variant="light" onClick={() => setIsOpen(true)}>
              {words.list.look}
            </Button>
          }
        />
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <KeptDialog onClose={close} />
        </Suspense>
      )}
      {refused.length > 0 && (
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
      )}
    </>
  );
}
