import "../../ui/fields/form-styles.ts";
import { Button, TextInput } from "@mantine/core";
import type { GroceryListItem } from "@plateful/contract";
import { useState } from "react";
import { useToday } from "../../lib/device/today.ts";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { SheetDialog } from "../../ui/overlays/SheetDialog.tsx";

interface AtHomeUntilDialogProps {
  item: GroceryListItem;
  /** The last day on which it is there; null without one. */
  onSave: (until: string | null) => void;
  onClose: () => void;
}

const FORM = "at-home-until";

/** Says up to which day something is at home; after it, it is bought again (ledger GROC-045). */
export function AtHomeUntilDialog({ item, onSave, onClose }: AtHomeUntilDialogProps) {
  const { general, groceries } = usePhrases();
  const words = groceries.atHome;
  const today = useToday();
  const [until, setUntil] = useState(item.at_home_until ?? "");
  const save = (lastDay: string | null) => {
    onSave(lastDay);
    onClose();
  };
  return (
    <SheetDialog
      isOpen
      onClose={onClose}
      title={words.untilTitle}
      closeLabel={general.close}
      actions={
        <>
          <Button size="lg" type="submit" form={FORM}>
            {general.save}
          </Button>
          {item.at_home_until !== null && (
            <Button size="lg" variant="subtle" onClick={() => save(null)}>
              {words.noEnd}
            </Button>
          )}
        </>
      }
    >
      <form
        id={FORM}
        onSubmit={(event) => {
          event.preventDefault();
          save(until === "" ? null : until);
        }}
      >
        <TextInput
          type="date"
          label={words.lastDay}
          description={words.untilText({ name: item.name })}
          min={today}
          value={until}
          onChange={(event) => setUntil(event.currentTarget.value)}
        />
      </form>
    </SheetDialog>
  );
}
