import type { User, UserProfile } from "@plateful/contract";
import { GROCERY_WISHES, LEFTOVER_WISHES } from "@plateful/nutrition";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { HowYouCookSheet } from "../cooking/HowYouCookSheet.tsx";
import type { CookingField } from "../parts/detail-field.ts";
import { ChoiceEditor } from "./ChoiceEditor.tsx";

interface CookingEditorProps {
  field: CookingField;
  /** Whose wish it is: one's own, or a coach's client's. */
  person: User;
  intake: UserProfile;
  onClose: () => void;
}

/** The two answers to a wish that is on or off. */
const SWITCH = ["OFF", "ON"] as const;

/** The editor of one wish of how to cook (ledger PLAN-093). */
export function CookingEditor({ field, person, intake, onClose }: CookingEditorProps) {
  const { profile } = usePhrases();
  const words = profile.cookingWishes;
  if (field === "howYouCook") return <HowYouCookSheet person={person} intake={intake} onClose={onClose} />;
  const shared = { person, title: profile.rows[field], hint: words.hints[field], onClose };
  const named = <Value extends string>(values: readonly Value[], names: Record<Value, string>) =>
    values.map((value) => ({ value, title: names[value] }));
  switch (field) {
    case "leftovers":
      return (
        <ChoiceEditor
          {...shared}
          options={named(LEFTOVER_WISHES, words.leftovers)}
          initial={[intake.leftovers]}
          toChanges={([leftovers = intake.leftovers]) => ({ leftovers })}
        />
      );
    case "cookingEvenings":
      return (
        <ChoiceEditor
          {...shared}
          options={named(SWITCH, words.cookingEvenings)}
          initial={[intake.cooks_twice_a_week ? "ON" : "OFF"]}
          toChanges={([chosen]) => ({ cooks_twice_a_week: chosen === "ON" })}
        />
      );
    case "weekdayBreakfast":
      return (
        <ChoiceEditor
          {...shared}
          options={named(SWITCH, words.weekdayBreakfast)}
          initial={[intake.same_breakfast_on_weekdays ? "ON" : "OFF"]}
          toChanges={([chosen]) => ({ same_breakfast_on_weekdays: chosen === "ON" })}
        />
      );
    case "groceries":
      return (
        <ChoiceEditor
          {...shared}
          options={named(GROCERY_WISHES, words.groceries)}
          initial={[intake.grocery_wish]}
          toChanges={([chosen = intake.grocery_wish]) => ({ grocery_wish: chosen })}
        />
      );
  }
}
