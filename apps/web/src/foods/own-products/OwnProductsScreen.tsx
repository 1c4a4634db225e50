import { Button, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { IconPlus, IconSearch, IconTag } from "@tabler/icons-react";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useNavigate, useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { PATHS } from "../../lib/address/paths.ts";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useShowsNumbers } from "../../lib/person/use-shows-numbers.ts";
import { DEBOUNCE } from "../../lib/server/polling.ts";
import { useTitle } from "../../lib/site/use-title.ts";
import { PageHeader } from "../../ui/navigation/PageHeader.tsx";
import { StatePanel } from "../../ui/StatePanel.tsx";
import styles from "../parts/FoodSearchScreen.module.css";
import { OwnProductRow } from "./OwnProductRow.tsx";
import { OwnProductState } from "./OwnProductState.tsx";
import { ownProductListQuery } from "./own-product-query.ts";

function ProductList({ asked }: { asked: string }) {
  const { ownProducts: words, general } = usePhrases();
  const navigate = useNavigate();
  const showsNumbers = useShowsNumbers();
  const list = useInfiniteQuery({ ...ownProductListQuery(asked), placeholderData: keepPreviousData });
  const { data, error } = list;
  if (data === undefined) return <OwnProductState error={error} onRetry={() => void list.refetch()} />;
  const products = data.pages.flatMap(({ results }) => results);
  if (products.length === 0) {
    if (asked !== "")
      return <StatePanel kind="not-found" title={general.noResults} text={words.nothingFound} />;
    return (
      <StatePanel
        kind="empty"
        icon={<IconTag size={40} stroke={1.5} />}
        title={words.emptyTitle}
        text={words.emptyText}
      />
    );
  }
  return (
    <>
      <div className={styles.own}>
        {products.map((product) => (
          <OwnProductRow
            key={product.id}
            product={product}
            showsNumbers={showsNumbers}
            onOpen={() =>
              void navigate({ to: PATHS.ownProduct, params: { ownProductId: String(product.id) } })
            }
          />
        ))}
      </div>
      {list.hasNextPage && (
        <Button
          variant="default"
          fullWidth
          mt={12}
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {general.showMore}
        </Button>
      )}
    </>
  );
}

/** All products of one's own: found, changed, deleted, and new ones added (ledger FOOD-061). */
export function OwnProductsScreen() {
  const { ownProducts: words, general } = usePhrases();
  const navigate = useNavigate();
  const { history } = useRouter();
  const [typed, setTyped] = useState("");
  const [asked] = useDebouncedValue(typed.trim(), DEBOUNCE.foodSearch);
  useTitle(words.title);
  return (
    <div className={styles.page}>
      <PageHeader title={words.title} back={{ label: general.back, onBack: () => history.back() }} />
      <search className={styles.line}>
        <TextInput
          className={styles.box ?? ""}
          size="lg"
          aria-label={words.listSearch}
          placeholder={words.listSearch}
          autoComplete="off"
          maxLength={100}
          value={typed}
          leftSection={<IconSearch size={22} stroke={1.75} aria-hidden="true" />}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </search>
      <ProductList asked={asked} />
      <Button
        size="lg"
        fullWidth
        mt={16}
        leftSection={<IconPlus size={20} aria-hidden="true" />}
        onClick={() => void navigate({ to: PATHS.newOwnProduct, search: {} })}
      >
        {words.add}
      </Button>
    </div>
  );
}
