import { isSimple } from "@plateful/access";
import type { Food, User } from "@plateful/contract";
import { formatList } from "@plateful/phrases";
import { useQuery } from "@tanstack/react-query";
import type { FoodChoice } from "../../lib/address/food-choice.ts";
import { clientQuery } from "../../lib/client/client-query.ts";
import { useLanguage, usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { toAccessUser, useCurrentUser } from "../../lib/person/current-user.ts";
import { Notice } from "../../ui/Notice.tsx";
import styles from "./AddIngredientScreen.module.css";

/** Whose allergens count; null where it is not known who eats it. */
function useEater({ place }: FoodChoice): User | null {
  const own = useCurrentUser();
  const clientId = place?.clientId;
  const { data: client } = useQuery({ ...clientQuery(String(clientId)), enabled: clientId !== undefined });
  if (clientId !== undefined) return client ?? null;
  // Where an amount is changed, a coach may be in the diary of a client.
  return place === undefined && own.is_coach ? null : own;
}

interface AllergenNoteProps {
  food: Pick<Food, "allergens" | "allergens_known">;
  choice: FoodChoice;
}

/** Says which allergens of the person a food contains, and whether that is known (ledger FOOD-089). */
export function AllergenNote({ food, choice }: AllergenNoteProps) {
  const { allergens: words } = usePhrases();
  const language = useLanguage();
  const eater = useEater(choice);
  if (eater === null || isSimple(toAccessUser(eater))) return null;
  const avoided = eater.intake?.food_allergens ?? [];
  const held = avoided.filter((allergen) => food.allergens.includes(allergen));
  const isUnknown = !food.allergens_known && held.length < avoided.length;
  const said = choice.place?.clientId === undefined ? words.ofFood.own : words.ofFood.client;
  if (held.length === 0)
    return isUnknown ? (
      <div className={styles.note}>
        <Notice kind="info" title={said.unknown} />
      </div>
    ) : null;
  const list = formatList(
    language,
    held.map((allergen) => words.inSentence[allergen]),
  );
  return (
    <div className={styles.note}>
      <Notice kind="warning" title={said.contains({ list, count: held.length })}>
        {isUnknown ? said.othersUnknown : undefined}
      </Notice>
    </div>
  );
}
