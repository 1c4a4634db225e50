import type { User, UserProfile } from "@plateful/contract";
import { useState } from "react";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { AllergyEditor } from "./editors/AllergyEditor.tsx";
import { AvoidEditor } from "./editors/AvoidEditor.tsx";
import { DietEditor } from "./editors/DietEditor.tsx";
import { IntoleranceEditor } from "./editors/IntoleranceEditor.tsx";
import type { Detail, DetailField } from "./parts/detail-field.ts";
import { ValueRow } from "./parts/ValueRow.tsx";
import "../ui/fields/form-styles.ts";

/** What a coach changes of what a client eats; the rest of these details is only read. */
const EDITABLE: readonly DetailField[] = ["diet", "intolerances", "allergies", "avoid"];

interface ClientFoodRowsProps {
  client: User;
  intake: UserProfile;
  details: readonly Detail[];
}

/** What a client eats and does not eat, for their coach to change (ledger PLAN-146). */
export function ClientFoodRows({ client, intake, details }: ClientFoodRowsProps) {
  const { profile } = usePhrases();
  const [field, setField] = useState<DetailField | null>(null);
  const shared = { person: client, intake, onClose: () => setField(null) };
  return (
    <div>
      {details.map((detail) => (
        <ValueRow
          key={detail.field}
          title={profile.rows[detail.field]}
          value={detail.text}
          {...(EDITABLE.includes(detail.field) ? { onPress: () => setField(detail.field) } : {})}
        />
      ))}
      {field === "diet" && <DietEditor {...shared} />}
      {field === "intolerances" && <IntoleranceEditor {...shared} />}
      {field === "allergies" && <AllergyEditor {...shared} />}
      {field === "avoid" && <AvoidEditor person={client} onClose={shared.onClose} />}
    </div>
  );
}
