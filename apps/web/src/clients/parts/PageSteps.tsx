import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { IconButton } from "../../ui/base/IconButton.tsx";
import styles from "./PageSteps.module.css";

interface PageStepsProps {
  page: number;
  total: number;
  onChoose: (page: number) => void;
}

/** Which page of the list this is, with the ways to the ones beside it (ledger COACH-004). */
export function PageSteps({ page, total, onChoose }: PageStepsProps) {
  const { clients: words } = usePhrases();
  return (
    <nav aria-label={words.pages} className={styles.steps}>
      <IconButton label={words.previousPage} isDisabled={page <= 1} onClick={() => onChoose(page - 1)}>
        <IconChevronLeft size={22} />
      </IconButton>
      <span aria-live="polite">{words.page({ page, total })}</span>
      <IconButton label={words.nextPage} isDisabled={page >= total} onClick={() => onChoose(page + 1)}>
        <IconChevronRight size={22} />
      </IconButton>
    </nav>
  );
}
