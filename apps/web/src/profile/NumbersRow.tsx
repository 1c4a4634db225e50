import { isNumberless } from "@plateful/access";
import type { User } from "@plateful/contract";
import { IconEyeOff } from "@tabler/icons-react";
import { useState } from "react";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { toAccessUser } from "../lib/person/current-user.ts";
import { NumbersDialog } from "../lib/person/NumbersDialog.tsx";
import { ValueRow } from "./parts/ValueRow.tsx";

/** Whether the person's own screens show energy and macros, to change (ledger SAFE-020). */
export function NumbersRow({ user }: { user: User }) {
  const { withoutNumbers: words } = usePhrases();
  const [isOpen, setOpen] = useState(false);
  // Where the practice leaves numbers out, there are none to hide.
  if (isNumberless(toAccessUser(user)) && !user.hides_numbers && !isOpen) return null;
  return (
    <>
      <ValueRow
        icon={<IconEyeOff size={22} stroke={1.75} />}
        title={words.row}
        value={user.hides_numbers ? words.hidden : words.shown}
        onPress={() => setOpen(true)}
      />
      {isOpen && <NumbersDialog onClose={() => setOpen(false)} />}
    </>
  );
}
