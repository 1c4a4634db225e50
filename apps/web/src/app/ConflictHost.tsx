import { Button } from "@mantine/core";
import { useState, useSyncExternalStore } from "react";
import { usePhrases } from "../lib/LanguageProvider.tsx";
import {
  type Choices,
  currentConflict,
  type OpenConflict,
  subscribeToConflicts,
} from "../lib/version-conflict.ts";
import { ConflictRows } from "../ui/ConflictRows.tsx";
import { SheetDialog } from "../ui/SheetDialog.tsx";

function ConflictDialog({ rows, answer }: OpenConflict) {
  const { versions: words, general } = usePhrases();
  const [chosen, setChosen] = useState<Choices>(new Map());
  return (
    <SheetDialog
      isOpen
      onClose={() => answer(null)}
      title={words.title}
      closeLabel={general.close}
      actions={
        <Button size="lg" disabled={chosen.size < rows.length} onClick={() => answer(chosen)}>
          {words.save}
        </Button>
      }
    >
      <p>{words.text}</p>
      <ConflictRows
        rows={rows.map(({ key, label, before, theirs, mine }) => ({
          key,
          label,
          before: before === null ? words.isNew : words.was({ value: before }),
          values: { theirs, mine },
        }))}
        heads={{ theirs: { title: words.theirs }, mine: { title: words.mine } }}
        count={words.differences({ count: rows.length })}
        takeAll={words.takeAll}
        takeAllOf={{ theirs: words.takeAllTheirs, mine: words.takeAllMine }}
        chosen={chosen}
        onChoose={setChosen}
      />
    </SheetDialog>
  );
}

/** Asks which version to keep when somebody else saved the same thing in the meantime (ledger DATA-045). */
export function ConflictHost() {
  const conflict = useSyncExternalStore(subscribeToConflicts, currentConflict);
  return conflict === null ? null : <ConflictDialog {...conflict} />;
}
