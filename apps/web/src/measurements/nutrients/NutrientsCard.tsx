import { IconSalad } from "@tabler/icons-react";
import { PATHS } from "../../lib/address/paths.ts";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { ListRow } from "../../ui/ListRow.tsx";

/** The way to the nutrients of what someone ate. */
export function NutrientsCard() {
  const { nutrients: phrases } = usePhrases();
  return (
    <ListRow
      look="card"
      icon={<IconSalad size={22} stroke={1.75} />}
      title={phrases.title}
      text={phrases.card}
      href={PATHS.nutrients}
    />
  );
}
