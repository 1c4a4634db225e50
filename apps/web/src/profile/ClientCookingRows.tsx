import type { User, UserProfile } from "@plateful/contract";
import { useState } from "react";
import { useLanguage, usePhrases } from "../lib/language/LanguageProvider.tsx";
import { CookingEditor } from "./editors/CookingEditor.tsx";
import { cookingDetails } from "./parts/cooking-words.ts";
import { type CookingField, isCookingField } from "./parts/detail-field.ts";
import { ValueRow } from "./parts/ValueRow.tsx";
import "../ui/fields/form-styles.ts";

/** How a client likes to cook, for their coach to change (ledger PLAN-093). */
export function ClientCookingRows({ client, intake }: { client: User; intake: UserProfile }) {
  const phrases = usePhrases();
  const language = useLanguage();
  const [field, setField] = useState<CookingField | null>(null);
  return (
    <div>
      {cookingDetails(intake, phrases, language).map((detail) => (
        <ValueRow
          key={detail.field}
          title={phrases.profile.rows[detail.field]}
          value={detail.text}
          onPress={() => setField(isCookingField(detail.field) ? detail.field : null)}
        />
      ))}
      {field !== null && (
        <CookingEditor field={field} person={client} intake={intake} onClose={() => setField(null)} />
      )}
    </div>
  );
}
