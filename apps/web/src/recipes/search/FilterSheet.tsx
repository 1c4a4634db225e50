import { Button, Switch } from "@mantine/core";
import { MEAL_TYPES, type MealType } from "@plateful/nutrition";
import { useState } from "react";
import {
  INSPIRATION_BANDS,
  type InspirationBand,
  type InspirationFilters,
} from "../../lib/address/recipe-filters.ts";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { SheetDialog } from "../../ui/overlays/SheetDialog.tsx";
import styles from "./FilterSheet.module.css";
import { bandToMinutes } from "./prep-time.ts";

interface FilterSheetProps {
  filters: InspirationFilters;
  onApply: (filters: InspirationFilters) => void;
  onClose: () => void;
}

interface OptionProps {
  kind: "checkbox" | "radio";
  text: string;
  isChosen: boolean;
  onChoose: () => void;
}

function Option({ kind, text, isChosen, onChoose }: OptionProps) {
  return (
    <label className={styles.option}>
      <input type={kind} name={kind} checked={isChosen} onChange={onChoose} />
      {text}
    </label>
  );
}

/** The filters of the recipes tab; nothing happens until they are applied (ledger REC-021, REC-022). */
export function FilterSheet({ filters, onApply, onClose }: FilterSheetProps) {
  const { recipeSearch: words, meals: mealWords, general } = usePhrases();
  const [isFavourite, setIsFavourite] = useState(filters.favourite === true);
  const [meals, setMeals] = useState<readonly MealType[]>(filters.meals ?? []);
  const [band, setBand] = useState<InspirationBand | undefined>(filters.band);
  const toggle = (meal: MealType) =>
    setMeals(MEAL_TYPES.filter((type) => (type === meal) !== meals.includes(type)));
  const apply = () => {
    onApply({
      ...(filters.text === undefined ? {} : { text: filters.text }),
      ...(isFavourite ? { favourite: true } : {}),
      ...(meals.length === 0 ? {} : { meals }),
      ...(band === undefined ? {} : { band }),
    });
    onClose();
  };
  const clear = () => {
    setIsFavourite(false);
    setMeals([]);
    setBand(undefined);
  };
  return (
    <SheetDialog
      isOpen
      onClose={onClose}
      title={words.filters}
      closeLabel={general.close}
      actions={
        <div className={styles.actions}>
          <Button variant="default" size="lg" onClick={clear}>
            {general.clear}
          </Button>
          <Button size="lg" onClick={apply}>
            {words.apply}
          </Button>
        </div>
      }
    >
      <Switch
        className={styles.favourite ?? ""}
        labelPosition="left"
        size="md"
        label={words.favouritesOnly}
        checked={isFavourite}
        onChange={(event) => setIsFavourite(event.currentTarget.checked)}
      />
      <fieldset className={styles.options}>
        <legend>{words.meal}</legend>
        {MEAL_TYPES.map((meal) => (
          <Option
            key={meal}
            kind="checkbox"
            text={mealWords.types[meal]}
            isChosen={meals.includes(meal)}
            onChoose={() => toggle(meal)}
          />
        ))}
      </fieldset>
      <fieldset className={styles.options}>
        <legend>{words.readyIn}</legend>
        {INSPIRATION_BANDS.map((one) => (
          <Option
            key={one}
            kind="radio"
            text={words.minutes(bandToMinutes(one))}
            isChosen={one === band}
            onChoose={() => setBand(one)}
          />
        ))}
        <Option
          kind="radio"
          text={words.anyTime}
          isChosen={band === undefined}
          onChoose={() => setBand(undefined)}
        />
      </fieldset>
    </SheetDialog>
  );
}
