import { Button } from "@mantine/core";
import type { Food } from "@plateful/contract";
import type { DiarySlot } from "@plateful/planning";
import { type FormEvent, useState } from "react";
import type { FoodChoice } from "../../lib/address/food-choice.ts";
import { EatenChoice } from "../../lib/food/EatenChoice.tsx";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useShowsNumbers } from "../../lib/person/use-shows-numbers.ts";
import { CallError } from "../../lib/server/call-error.ts";
import { ChoiceChips } from "../../ui/fields/ChoiceChips.tsx";
import { StickyActions } from "../../ui/StickyActions.tsx";
import styles from "./AddIngredientScreen.module.css";
import { AllergenNote } from "./AllergenNote.tsx";
import { AmountCard } from "./AmountCard.tsx";
import { AmountTiles } from "./AmountTiles.tsx";
import { FoodHead } from "./FoodHead.tsx";
import { LeftInMeal } from "./LeftInMeal.tsx";
import { faultOf, macrosOf } from "./serving-amount.ts";
import { useAddIngredient } from "./use-add-ingredient.ts";
import { type EnteredAmount, type KnownAmount, useAmount } from "./use-amount.ts";
import { useServingWords } from "./use-serving-words.ts";

interface MealChoiceProps {
  slots: readonly DiarySlot[];
  slot: DiarySlot | null;
  onChoose: (slot: DiarySlot | null) => void;
}

/** For which meal the food is (ledger FOOD-013). */
function MealChoice({ slots, slot, onChoose }: MealChoiceProps) {
  const { foods: words, meals } = usePhrases();
  return (
    <>
      <h3 className={styles.heading}>{words.meal}</h3>
      <ChoiceChips
        label={words.meal}
        isScrolling
        value={slot?.id ?? null}
        onChoose={(id) => onChoose(slots.find((one) => one.id === id) ?? null)}
        chips={slots.map(({ id, mealMoment }) => ({ value: id, label: meals.moments[mealMoment] }))}
      />
    </>
  );
}

interface AmountNumbersProps {
  entered: EnteredAmount;
  slot: DiarySlot | null;
  choice: FoodChoice;
}

/** What the amount comes to, and what the meal has room for after it. */
function AmountNumbers({ entered, slot, choice }: AmountNumbersProps) {
  const { foods: words } = usePhrases();
  const serve = useServingWords();
  const { serving, measure, amount, quantity } = entered;
  const macros = macrosOf(serving, quantity);
  const label = words.inAmount({ amount: serve.amount(measure, amount ?? 0) });
  return (
    <>
      <h3 className={styles.heading}>{label}</h3>
      <AmountTiles label={label} macros={macros} />
      {slot !== null && <LeftInMeal slot={slot} left={choice.leftIn(slot)} macros={macros} />}
    </>
  );
}

interface AmountFormProps {
  food: Food;
  choice: FoodChoice;
  preferredServingId: number | null;
  /** How much of it was eaten last. */
  remembered: KnownAmount | null;
  /** What 100 of the food's figures are for; grams when left out. */
  per?: "g" | "ml" | undefined;
  /** Whether it is a product of one's own. */
  isOwn?: boolean | undefined;
}

interface FieldsProps extends Pick<AmountFormProps, "food" | "choice" | "per" | "isOwn"> {
  entered: EnteredAmount;
}

function Fields({ food, choice, entered, per = "g", isOwn = false }: FieldsProps) {
  const { foods: words, general, meals } = usePhrases();
  const showsNumbers = useShowsNumbers();
  const [slot, setSlot] = useState(choice.slot);
  const [isEaten, setIsEaten] = useState(true);
  const { category } = food;
  const item = { id: `${isOwn ? "own" : "food"}-${food.id}`, name: food.name, category };
  const add = useAddIngredient(choice, item);
  const fault = faultOf(entered.amount, entered.measure);
  const isValid = fault === null && !(choice.chooseMealMoment && slot === null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isValid || add.isPending || add.isSuccess) return;
    const said = choice.isLogged === true ? { isEaten } : {};
    const { id, name, brand_name } = food;
    const serving = { ...entered.serving, food: { id, name, brand_name } };
    const chosen = { servingId: serving.id, serving, quantity: entered.quantity, slot, ...said };
    add.mutate(chosen);
  };
  const { error } = add;
  const refusal =
    error instanceof CallError ? (error.general ?? error.at("amount") ?? error.detail) : undefined;
  const isAdding = choice.ingredient === undefined && slot !== null;
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <FoodHead food={food} showsNumbers={showsNumbers} per={per} />
      <AllergenNote food={food} choice={choice} />
      <AmountCard food={food} entered={entered} fault={fault} />
      {choice.chooseMealMoment && <MealChoice slots={choice.slots} slot={slot} onChoose={setSlot} />}
      {choice.isLogged === true && <EatenChoice isEaten={isEaten} onChange={setIsEaten} />}
      {showsNumbers && <AmountNumbers entered={entered} slot={slot} choice={choice} />}
      <StickyActions>
        {error !== null && (
          <p role="alert" className={styles.error}>
            {refusal ?? general.somethingWentWrong}
          </p>
        )}
        <Button type="submit" size="lg" fullWidth loading={add.isPending} disabled={!isValid}>
          {isAdding ? words.addTo({ meal: meals.momentsInSentence[slot.mealMoment] }) : general.save}
        </Button>
      </StickyActions>
    </form>
  );
}

/** The amount of one food with what it comes to, live while it is typed. */
export function AmountForm({ preferredServingId, remembered, ...rest }: AmountFormProps) {
  const entered = useAmount(rest.food, rest.choice.ingredient ?? remembered, preferredServingId);
  return entered === null ? null : <Fields {...rest} entered={entered} />;
}
