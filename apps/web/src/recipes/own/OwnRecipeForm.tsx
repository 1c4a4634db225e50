import "../../ui/fields/form-styles.ts";
import { Button, TextInput } from "@mantine/core";
import type { RecipeTemplate } from "@plateful/contract";
import { MEAL_TYPES, type MealType } from "@plateful/nutrition";
import { IconPlus, IconTrash, IconX } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { daySlots } from "../../diary/index.ts";
import type { OwnRecipeSearch } from "../../lib/address/recipe-filters.ts";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useCurrentUser } from "../../lib/person/current-user.ts";
import { useShowsNumbers } from "../../lib/person/use-shows-numbers.ts";
import { useTitle } from "../../lib/site/use-title.ts";
import { IconButton } from "../../ui/base/IconButton.tsx";
import { FilterSelect } from "../../ui/fields/FilterSelect.tsx";
import { PageHeader } from "../../ui/navigation/PageHeader.tsx";
import { EndDialog } from "./EndDialog.tsx";
import { ImportLink } from "./ImportLink.tsx";
import { IngredientEditor } from "./IngredientEditor.tsx";
import styles from "./OwnRecipe.module.css";
import { MAX_NAME_LENGTH } from "./own-recipe-name.ts";
import { SaveActions } from "./SaveActions.tsx";
import { TargetHeader } from "./TargetHeader.tsx";
import { useChooseIngredient } from "./use-choose-ingredient.ts";
import { useIngredientChanges } from "./use-own-recipe.ts";

interface OwnRecipeFormProps {
  /** Null before the first ingredient. */
  recipe: RecipeTemplate | null;
  search: OwnRecipeSearch;
}

const mealTypeOf = (recipe: RecipeTemplate | null): MealType | undefined =>
  MEAL_TYPES.find((type) => recipe?.tags.some(({ name }) => name === type));

/** The meal that the recipe was begun for, if its slot still exists. */
function usePlace({ date, slot: slotId, replace }: OwnRecipeSearch) {
  const user = useCurrentUser();
  const slot = date === undefined ? undefined : daySlots(user, date)?.find(({ id }) => id === slotId);
  return date === undefined || slot === undefined ? null : { date, slot, replacedItemId: replace ?? null };
}

function Ingredients({ recipe, onSwap }: { recipe: RecipeTemplate; onSwap: (at: number) => void }) {
  const { setQuantity, remove } = useIngredientChanges(recipe.id);
  const showsNumbers = useShowsNumbers();
  return (
    <ul className={styles.ingredients}>
      {recipe.ingredients.map((ingredient, at) => (
        <IngredientEditor
          key={ingredient.id}
          ingredient={ingredient}
          showsNumbers={showsNumbers}
          isBusy={setQuantity.isPending || remove.isPending}
          onQuantity={(quantity) => setQuantity.mutate({ id: ingredient.id, quantity })}
          onSwap={() => onSwap(at)}
          onRemove={() => remove.mutate(ingredient.id)}
        />
      ))}
    </ul>
  );
}

/** What stands in the form: as it was typed before the food search, else as it is stored. */
function useFields(recipe: RecipeTemplate | null, search: OwnRecipeSearch, slotType: MealType | undefined) {
  const [name, setName] = useState(search.name ?? recipe?.name ?? "");
  const [mealType, setMealType] = useState(search.meal ?? mealTypeOf(recipe) ?? slotType ?? "DINNER");
  return { name, setName, mealType, setMealType };
}

interface HeaderProps {
  title: string;
  canDelete: boolean;
  onEnd: (kind: "close" | "delete") => void;
}

function Header({ title, canDelete, onEnd }: HeaderProps) {
  const { ownRecipe: words, general } = usePhrases();
  return (
    <PageHeader
      title={title}
      actions={
        <>
          {canDelete && (
            <IconButton label={words.deleteRecipe} onClick={() => onEnd("delete")}>
              <IconTrash size={22} stroke={1.75} />
            </IconButton>
          )}
          <IconButton label={general.close} onClick={() => onEnd("close")}>
            <IconX size={22} />
          </IconButton>
        </>
      }
    />
  );
}

/** Writing a recipe of one's own: a name, what goes in, and saving it (ledger REC-055 to REC-061). */
export function OwnRecipeForm({ recipe, search }: OwnRecipeFormProps) {
  const { ownRecipe: words, recipes, recipeSearch, meals } = usePhrases();
  const place = usePlace(search);
  const { name, setName, mealType, setMealType } = useFields(recipe, search, place?.slot.mealType);
  const [isNameMissing, setIsNameMissing] = useState(false);
  const [ending, setEnding] = useState<"close" | "delete" | null>(null);
  // The first change takes a published recipe out of sight, so what it was is kept, and stands in the address.
  const [wasPublished] = useState(search.published === true || recipe?.published === true);
  const written = { ...search, ...(wasPublished ? { published: true as const } : {}) };
  const nameField = useRef<HTMLInputElement>(null);
  const trimmed = name.trim();
  const choose = useChooseIngredient({
    recipeId: recipe?.id ?? null,
    name: trimmed,
    mealType,
    search: written,
  });
  const title = recipe === null ? words.newTitle : words.editTitle;
  useTitle(title);
  const withName = (then: () => void) => {
    setIsNameMissing(trimmed === "");
    if (trimmed !== "") return then();
    nameField.current?.focus();
  };
  const ingredients = recipe?.ingredients ?? [];
  return (
    <div className={styles.page}>
      <Header title={title} canDelete={recipe !== null && wasPublished} onEnd={setEnding} />
      {recipe === null && <ImportLink />}
      <div className={styles.fields}>
        <TextInput
          ref={nameField}
          size="lg"
          label={words.name}
          required
          maxLength={MAX_NAME_LENGTH}
          value={name}
          error={isNameMissing ? words.nameFirst : undefined}
          onChange={(event) => {
            setName(event.currentTarget.value);
            setIsNameMissing(false);
          }}
        />
        <FilterSelect
          label={recipeSearch.meal}
          value={mealType}
          options={MEAL_TYPES.map((type) => ({ value: type, text: meals.types[type] }))}
          onChange={setMealType}
        />
      </div>
      <TargetHeader nutrition={recipe} target={place?.slot.target ?? null} />
      <h2>{recipes.ingredients}</h2>
      {ingredients.length === 0 && <p className={styles.hint}>{words.noIngredients}</p>}
      {recipe !== null && ingredients.length > 0 && (
        <Ingredients recipe={recipe} onSwap={(at) => void choose(ingredients[at] ?? null)} />
      )}
      <Button
        variant="light"
        size="lg"
        className={styles.add ?? ""}
        leftSection={<IconPlus size={20} aria-hidden="true" />}
        onClick={() => withName(() => void choose(null))}
      >
        {words.addIngredient}
      </Button>
      {recipe !== null && ingredients.length > 0 && (
        <SaveActions recipe={recipe} name={trimmed} mealType={mealType} place={place} withName={withName} />
      )}
      {ending !== null && (
        <EndDialog
          recipe={recipe}
          kind={ending}
          wasPublished={wasPublished}
          date={place?.date ?? null}
          onStay={() => setEnding(null)}
        />
      )}
    </div>
  );
}
