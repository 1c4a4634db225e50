import { IconLink } from "@tabler/icons-react";
import { PATHS } from "../../lib/address/paths.ts";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { ListRow } from "../../ui/ListRow.tsx";
import styles from "./OwnRecipe.module.css";

/** The way to read a recipe from a page or a text instead of writing it (ledger REC-121). */
export function ImportLink() {
  const { recipeSearch } = usePhrases();
  return (
    <div className={styles.import}>
      <ListRow
        look="card"
        title={recipeSearch.chips.IMPORT}
        icon={<IconLink size={22} stroke={1.75} />}
        href={PATHS.recipeImport}
      />
    </div>
  );
}
