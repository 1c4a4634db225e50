import { useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { PATHS } from "../../lib/address/paths.ts";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useTitle } from "../../lib/site/use-title.ts";
import { PageHeader } from "../../ui/navigation/PageHeader.tsx";
import { ImportSourceForm } from "./ImportSourceForm.tsx";
import { OpenImports } from "./OpenImports.tsx";
import styles from "./RecipeImport.module.css";
import { readShared, sharedSource } from "./shared-source.ts";
import { useImportPhrases } from "./use-import-phrases.ts";
import { useLeaveImport } from "./use-leave-import.ts";

/** Where a recipe is read in: an address or a text, also what another app shares, and what was read before and not saved (ledger REC-121, DOOR-048). */
export function RecipeImportScreen() {
  const words = useImportPhrases();
  const { general } = usePhrases();
  const navigate = useNavigate();
  const leave = useLeaveImport();
  useTitle(words.title);
  const search = useSearch({ strict: false });
  // Read once: what is shared is in the field from then on, and its address is not opened again by going back.
  const [shared] = useState(() => sharedSource(readShared(search)));
  useEffect(() => {
    if (shared !== null) void navigate({ to: PATHS.recipeImport, search: {}, replace: true });
  }, [shared, navigate]);
  return (
    <div className={styles.page}>
      <PageHeader title={words.title} back={{ label: general.back, onBack: leave }} />
      <ImportSourceForm
        shared={shared}
        onStarted={(id) =>
          void navigate({ to: PATHS.recipeImportCheck, params: { importId: String(id) }, replace: true })
        }
      />
      <OpenImports />
    </div>
  );
}
