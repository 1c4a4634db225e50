import { Button } from "@mantine/core";
import { IconEyeOff } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { StatePanel } from "../../ui/StatePanel.tsx";
import { usePhrases } from "../language/LanguageProvider.tsx";
import { useCurrentUser } from "./current-user.ts";
import { NumbersDialog } from "./NumbersDialog.tsx";

/** What is about nothing but numbers: whoever hides them reads that, and can show them again (ledger SAFE-023). */
export function NumbersOnly({ children }: { children: ReactNode }) {
  const { only: words } = usePhrases().withoutNumbers;
  const { hides_numbers: hides } = useCurrentUser();
  const [isAsking, setAsking] = useState(false);
  if (!hides && !isAsking) return children;
  return (
    <>
      <StatePanel
        kind="empty"
        icon={<IconEyeOff size={40} stroke={1.5} />}
        title={words.title}
        text={words.text}
        actions={
          <Button variant="default" onClick={() => setAsking(true)}>
            {words.show}
          </Button>
        }
      />
      {isAsking && <NumbersDialog onClose={() => setAsking(false)} />}
    </>
  );
}
