import type { RecipeImport } from "@plateful/contract";
import { IconFileText, IconLink } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { PATHS } from "../../lib/address/paths.ts";
import { ListRow } from "../../ui/ListRow.tsx";
import { shownAddress } from "./import-source.ts";
import styles from "./RecipeImport.module.css";
import { openImportsQuery } from "./recipe-import-query.ts";
import { useImportPhrases } from "./use-import-phrases.ts";

const hrefOf = ({ id }: RecipeImport): string => PATHS.recipeImportCheck.replace("$importId", String(id));

/** What was read and neither saved nor discarded, on this device or another one. */
export function OpenImports() {
  const words = useImportPhrases();
  const { data } = useQuery(openImportsQuery);
  const open = data?.results ?? [];
  if (open.length === 0) return null;
  return (
    <section className={styles.open} aria-labelledby="open-imports">
      <h2 id="open-imports">{words.unsaved}</h2>
      <p className={styles.hint}>{words.unsavedText}</p>
      <ul className={styles.list}>
        {open.map((one) => (
          <li key={one.id}>
            <ListRow
              title={one.name || (one.url === null ? words.unnamed : shownAddress(one.url))}
              text={words.states[one.status]}
              icon={one.url === null ? <IconFileText size={22} /> : <IconLink size={22} />}
              href={hrefOf(one)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
