import { Button } from "@mantine/core";
import { useState } from "react";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import type { Choices, OpenConflict } from "../lib/server/open-conflict.ts";
import { ConflictRows } from "../ui/ConflictRows.tsx";
import { SheetDialog } from "../ui/overlays/SheetDialog.tsx";
import styles from "./ConflictDialog.module.css";

/** Both versions of what two people saved, row by row (ledger DATA-054). */
export function ConflictDialog({ rows, answer }: OpenConflict) {
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
      <p className={styles.text}>{words.text}</p>
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
