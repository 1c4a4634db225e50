import { Button, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { generateMeals, type Message } from "@plateful/contract";
import { IconSearch } from "@tabler/icons-react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { usePlateUrl } from "../lib/food/plate-url.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { currentLanguage } from "../lib/language/language.ts";
import { GENERATED_MEALS } from "../lib/person/current-user.ts";
import { call } from "../lib/server/call.ts";
import { DEBOUNCE } from "../lib/server/polling.ts";
import { ListRow } from "../ui/ListRow.tsx";
import { RecipeThumb } from "../ui/RecipeThumb.tsx";
import { SkeletonCard } from "../ui/SkeletonCard.tsx";
import { StatePanel } from "../ui/StatePanel.tsx";
import { useRecipeFacts } from "./RecipeCard.tsx";

type Recipe = NonNullable<Message["recipe"]>;

/** Recipes of the product that fit what the person eats. */
function useRecipes(clientId: number | null, search: string) {
  return useQuery({
    queryKey: [GENERATED_MEALS, "attach", currentLanguage(), clientId ?? "own", search],
    queryFn: async ({ signal }) => {
      const query = {
        ingredient_search: search === "" ? undefined : search,
        source_provider: ["PLATEFUL"],
        user: clientId ?? undefined,
        page_size: 30,
      };
      const { results } = await call(generateMeals, { query, signal });
      return results.map(({ recipe_template: recipe }): Recipe => {
        const { id, name, image, picture_version, kcal, protein } = recipe;
        const { preparation_time_min: preparing, cooking_time_min: cooking } = recipe;
        const minutes = preparing === null && cooking === null ? null : (preparing ?? 0) + (cooking ?? 0);
        return { id, name, image, picture_version, kcal, protein, minutes };
      });
    },
    placeholderData: keepPreviousData,
    meta: { silent: true },
  });
}

interface ChooseRecipeProps {
  clientId: number | null;
  onChoose: (recipe: Recipe) => void;
}

/** A recipe by its name or what is in it (TALK-005). */
export function ChooseRecipe({ clientId, onChoose }: ChooseRecipeProps) {
  const { messages, general } = usePhrases();
  const { attach: words } = messages;
  const plateUrl = usePlateUrl();
  const facts = useRecipeFacts(clientId);
  const [typed, setTyped] = useState("");
  const [search] = useDebouncedValue(typed.trim(), DEBOUNCE.recipeSearch);
  const { data, isError, refetch } = useRecipes(clientId, search);
  const retry = <Button onClick={() => void refetch()}>{general.tryAgain}</Button>;
  return (
    <>
      <TextInput
        type="search"
        aria-label={words.search}
        placeholder={words.search}
        leftSection={<IconSearch size={20} stroke={1.75} aria-hidden="true" />}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {data === undefined && !isError && <SkeletonCard shape="row" />}
      {isError && <StatePanel kind="error" title={general.errorLoadingData} actions={retry} />}
      {data?.length === 0 && <StatePanel kind="not-found" title={words.noneFound} />}
      {data?.map((recipe) => (
        <ListRow
          key={recipe.id}
          title={recipe.name}
          text={facts(recipe)}
          icon={<RecipeThumb src={plateUrl(recipe, "thumb")} size={48} />}
          onPress={() => onChoose(recipe)}
        />
      ))}
    </>
  );
}
