import { useMediaQuery } from "@mantine/hooks";
import { IconMessageCircle } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { classNames } from "../../ui/base/class-names.ts";
import { usePhrases } from "../language/LanguageProvider.tsx";
import styles from "./SupportChatButton.module.css";
import { openChat } from "./support.ts";

/** The round chat button of small screens (ledger SUPPORT-001). */
export function SupportChatButton({ isAboveTabs = false }: { isAboveTabs?: boolean }) {
  const { help } = usePhrases();
  const navigate = useNavigate();
  const isSmall = useMediaQuery("(max-width: 1024px)", false, { getInitialValueInEffect: false });
  if (!isSmall) return null;
  return (
    <button
      type="button"
      aria-label={help.chat}
      title={help.chat}
      className={classNames(styles.button, isAboveTabs && styles.aboveTabs)}
      onClick={() => void openChat((href) => void navigate({ href }))}
    >
      <IconMessageCircle size={26} stroke={1.75} aria-hidden="true" />
    </button>
  );
}
