import { Button } from "@mantine/core";
import { IconEyeOff } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { StatePanel } from "../../ui/StatePanel.tsx";
import { usePhrases } from "../language/LanguageProvider.tsx";

interface WhenAskedProps {
  isHidden: boolean;
  onShow: () => void;
  children: ReactNode;
}

/** The weight of whoever hides numbers: there when they ask for it (ledger SAFE-024). */
export function WhenAsked({ isHidden, onShow, children }: WhenAskedProps) {
  const { weight: words } = usePhrases().withoutNumbers;
  if (!isHidden) return children;
  return (
    <StatePanel
      kind="empty"
      icon={<IconEyeOff size={40} stroke={1.5} />}
      title={words.title}
      text={words.text}
      actions={
        <Button variant="default" onClick={onShow}>
          {words.show}
        </Button>
      }
    />
  );
}
