import { TextInput } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { IconSearch } from "@tabler/icons-react";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { DEBOUNCE } from "../../lib/server/polling.ts";

/** Searches names and ingredients, a moment after the last key (ledger CACHE-004). */
export function RecipeSearchBox({ text, onSearch }: { text: string; onSearch: (text: string) => void }) {
  const { recipeSearch: words } = usePhrases();
  const [typed, setTyped] = useState(text);
  const { history } = useRouter();
  const search = useDebouncedCallback(
    (wanted: string, path: string) => {
      // The person may have opened a recipe meanwhile, and must not be brought back.
      if (history.location.pathname === path) onSearch(wanted);
    },
    { delay: DEBOUNCE.recipeSearch, flushOnUnmount: false },
  );
  return (
    <TextInput
      type="search"
      size="lg"
      maxLength={100}
      aria-label={words.searchBox}
      placeholder={words.searchBox}
      leftSection={<IconSearch size={22} stroke={1.75} aria-hidden="true" />}
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        search(event.currentTarget.value.trim(), history.location.pathname);
      }}
    />
  );
}
