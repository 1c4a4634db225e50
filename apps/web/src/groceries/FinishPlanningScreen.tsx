import { Button } from "@mantine/core";
import { IconBasket } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { PATHS } from "../lib/address/paths.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useTitle } from "../lib/site/use-title.ts";
import { StatePanel } from "../ui/StatePanel.tsx";
import styles from "./GroceryListScreen.module.css";

/** The end of planning a week, with the way to the groceries (ledger GROC-009, GROC-010). */
export function FinishPlanningScreen() {
  const { groceries } = usePhrases();
  const navigate = useNavigate();
  const words = groceries.finishPlanning;
  useTitle(words.title);
  const goOn = () => void navigate({ to: PATHS.groceries, search: { pick: true } });
  return (
    <div className={styles.page}>
      <StatePanel
        kind="empty"
        headingLevel={1}
        icon={<IconBasket size={40} stroke={1.5} />}
        title={words.title}
        text={words.text}
        actions={<Button onClick={goOn}>{groceries.list.create}</Button>}
      />
    </div>
  );
}
