import { IconSearch } from "@tabler/icons-react";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { StatePanel } from "../../ui/StatePanel.tsx";

/** What can be typed, where there is nothing else to show yet. */
export function SearchHint() {
  const { foods: words } = usePhrases();
  return (
    <StatePanel
      kind="empty"
      icon={<IconSearch size={40} stroke={1.5} />}
      title={words.hint}
      text={words.hintText}
    />
  );
}
