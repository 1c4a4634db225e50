import { CHOSEN_CUISINES, VARIETIES } from "@plateful/nutrition";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { CheckChips } from "../../ui/fields/CheckChips.tsx";
import { ChoiceCard } from "../../ui/fields/ChoiceCard.tsx";
import { type CookingDraft, withCuisine } from "./cooking-draft.ts";
import styles from "./HowYouCook.module.css";
import { SwitchRow } from "./SwitchRow.tsx";
import { WhatWasLearned } from "./WhatWasLearned.tsx";

interface TastePageProps {
  draft: CookingDraft;
  onDraft: (draft: CookingDraft) => void;
  /** A coach's client; undefined for oneself. */
  clientId: number | undefined;
}

/** Kitchens, breakfast and variety (ledger PROF-044). */
export function TastePage({ draft, onDraft, clientId }: TastePageProps) {
  const { howYouCook: words } = usePhrases();
  const cuisines = CHOSEN_CUISINES.map((value) => ({ value, label: words.cuisines[value] }));
  return (
    <>
      {(["favourite_cuisines", "never_cuisines"] as const).map((list) => {
        const label = list === "favourite_cuisines" ? words.favourites : words.never;
        return (
          <div key={list} className={styles.group}>
            <p className={styles.label}>{label}</p>
            <CheckChips
              label={label}
              chips={cuisines}
              chosen={draft[list]}
              onToggle={(tapped) => onDraft(withCuisine(draft, list, tapped))}
            />
          </div>
        );
      })}
      <SwitchRow
        title={words.breakfast}
        text={words.breakfastText}
        isOn={draft.same_breakfast_on_weekdays}
        onChange={(isOn) => onDraft({ ...draft, same_breakfast_on_weekdays: isOn })}
      />
      <fieldset className={styles.group}>
        <legend className={styles.label}>{words.variety}</legend>
        {VARIETIES.map((value) => (
          <ChoiceCard
            key={value}
            kind="radio"
            name={words.variety}
            value={value}
            title={words.varieties[value]}
            isChecked={draft.variety === value}
            onChange={() => onDraft({ ...draft, variety: value })}
          />
        ))}
      </fieldset>
      {clientId === undefined && <WhatWasLearned />}
    </>
  );
}
