import { Button, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { announce } from "../../lib/dialogs/alerts.ts";
import { useLanguage, usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useCurrentUser } from "../../lib/person/current-user.ts";
import { DEBOUNCE } from "../../lib/server/polling.ts";
import { useTitle } from "../../lib/site/use-title.ts";
import { PageHeader } from "../../ui/navigation/PageHeader.tsx";
import { SkeletonCard } from "../../ui/SkeletonCard.tsx";
import { StatePanel } from "../../ui/StatePanel.tsx";
import { StickyActions } from "../../ui/StickyActions.tsx";
import styles from "../ModifyNutritionalPlanScreen.module.css";
import { ChoiceList } from "../parts/ChoiceList.tsx";
import { ingredientsToAvoidQuery } from "./ingredients-to-avoid-query.ts";
import { useSetIngredientsToAvoid } from "./use-set-ingredients-to-avoid.ts";

/** Every food that can be avoided (ledger ONB-091). */
export function DiyAvoidIngredientsScreen() {
  const { onboarding, general } = usePhrases();
  const language = useLanguage();
  const words = onboarding.avoid;
  const router = useRouter();
  const user = useCurrentUser();
  const [chosen, setChosen] = useState<readonly number[]>(user.ingredients_to_avoid);
  const [search, setSearch] = useState("");
  const [asked] = useDebouncedValue(search.trim(), DEBOUNCE.foodSearch);
  const list = useQuery(ingredientsToAvoidQuery(language, asked));
  const save = useSetIngredientsToAvoid();
  useTitle(words.title);
  const toggle = (text: string) => {
    const id = Number(text);
    setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  };
  const results = list.data?.results ?? [];
  return (
    <main className={styles.page}>
      <PageHeader
        title={words.title}
        subtitle={words.text}
        back={{ label: general.back, onBack: () => router.history.back() }}
      />
      <div className={styles.form}>
        <TextInput
          type="search"
          label={words.search}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <p role="status">{words.chosen({ count: chosen.length })}</p>
        {list.isPending && (
          <div role="status" aria-label={general.loading}>
            <SkeletonCard shape="row" />
          </div>
        )}
        {list.isError && (
          <StatePanel
            kind="error"
            title={general.errorLoadingData}
            actions={<Button onClick={() => void list.refetch()}>{general.retry}</Button>}
          />
        )}
        {list.isSuccess && results.length === 0 && <StatePanel kind="empty" title={general.noResults} />}
        <ChoiceList
          label={words.title}
          kind="checkbox"
          choices={results.map(({ id, name }) => ({ value: String(id), title: name }))}
          chosen={chosen.map(String)}
          onToggle={toggle}
        />
        <StickyActions>
          <Button
            size="lg"
            fullWidth
            loading={save.isPending}
            onClick={() => save.mutate(chosen, { onSuccess: () => announce(general.saved) })}
          >
            {general.save}
          </Button>
        </StickyActions>
      </div>
    </main>
  );
}
