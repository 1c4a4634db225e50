import { Button } from "@mantine/core";
import type { HouseholdMember, RecipeMeal } from "@plateful/contract";
import { useState } from "react";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { CallError, isGone } from "../lib/server/call-error.ts";
import { ChoiceCard } from "../ui/fields/ChoiceCard.tsx";
import { SheetDialog } from "../ui/overlays/SheetDialog.tsx";
import styles from "./TableDialog.module.css";
import { useSeatRecipeMeal } from "./use-seat-recipe-meal.ts";

interface TableDialogProps {
  meal: RecipeMeal;
  members: readonly HouseholdMember[];
  onClose: () => void;
}

/** Chooses who eats along at one planned recipe (ledger PLAN-129). */
export function TableDialog({ meal, members, onClose }: TableDialogProps) {
  const { general, household, profile } = usePhrases();
  const words = household.table;
  const present = meal.cooking.company.map(({ member }) => member);
  const [chosen, setChosen] = useState(members.map(({ id }) => id).filter((id) => present.includes(id)));
  const seat = useSeatRecipeMeal(meal.id);
  const toggle = (id: number) =>
    setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  const { error } = seat;
  const told = error instanceof CallError ? error.fields.members : undefined;
  const refusal = Array.isArray(told) ? told[0] : error instanceof CallError ? error.detail : undefined;
  const isOffline = error instanceof CallError && error.status === 0;
  return (
    <SheetDialog
      isOpen
      onClose={onClose}
      title={words.change}
      subtitle={words.hint}
      closeLabel={general.close}
      actions={
        <Button
          size="lg"
          fullWidth
          loading={seat.isPending}
          onClick={() =>
            seat.mutate(chosen, { onSuccess: onClose, onError: (refused) => isGone(refused) && onClose() })
          }
        >
          {general.save}
        </Button>
      }
    >
      <fieldset aria-label={words.change} className={styles.choices}>
        {members.map(({ id, name }) => (
          <ChoiceCard
            key={id}
            kind="checkbox"
            name={words.change}
            value={String(id)}
            title={name}
            isChecked={chosen.includes(id)}
            onChange={() => toggle(id)}
          />
        ))}
      </fieldset>
      {error !== null && (
        <p role="alert" className={styles.error}>
          {isOffline ? profile.editing.offline : (refusal ?? general.somethingWentWrong)}
        </p>
      )}
    </SheetDialog>
  );
}
