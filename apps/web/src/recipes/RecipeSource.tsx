import type { RecipeTemplate } from "@plateful/contract";
import { IconExternalLink } from "@tabler/icons-react";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import styles from "./RecipePage.module.css";

/** Who wrote a recipe that was read from a page, and the page itself (ledger REC-113). */
export function RecipeSource({ recipe }: { recipe: Pick<RecipeTemplate, "source_author" | "source_url"> }) {
  const { recipes: words } = usePhrases();
  const { source_author: author, source_url: url } = recipe;
  if (author === null && url === null) return null;
  const host = url !== null && URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, "") : null;
  return (
    <p className={styles.source}>
      <span>
        {words.source}: {author}
        {author !== null && host !== null && " ·"}
      </span>
      {url !== null && host !== null && (
        <a href={url} target="_blank" rel="noreferrer" aria-label={words.sourceLink({ host })}>
          <IconExternalLink size={16} aria-hidden="true" /> {host}
        </a>
      )}
    </p>
  );
}
