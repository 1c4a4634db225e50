import { useNavigate } from "@tanstack/react-router";
import { PATHS } from "../../lib/address/paths.ts";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useTitle } from "../../lib/site/use-title.ts";
import { PageHeader } from "../../ui/navigation/PageHeader.tsx";
import { ImportSourceForm } from "./ImportSourceForm.tsx";
import { OpenImports } from "./OpenImports.tsx";
import styles from "./RecipeImport.module.css";
import { useImportPhrases } from "./use-import-phrases.ts";
import { useLeaveImport } from "./use-leave-import.ts";

/** Where a recipe is read in: an address or a text, and what was read before and not saved (ledger REC-121). */
export function RecipeImportScreen() {
  const words = useImportPhrases();
  const { general } = usePhrases();
  const navigate = useNavigate();
  const leave = useLeaveImport();
  useTitle(words.title);
  return (
    <div className={styles.page}>
      <PageHeader title={words.title} back={{ label: general.back, onBack: leave }} />
      <ImportSourceForm
        onStarted={(id) =>
          void navigate({ to: PATHS.recipeImportCheck, params: { importId: String(id) }, replace: true })
        }
      />
      <OpenImports />
    </div>
  );
}
